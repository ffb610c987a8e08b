import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { intersection } from '../../art/free-box.ts';
import { circle, fill, path, polar, svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { inkOf } from '../composition.ts';
import { type Frame, mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { type FigureGround, toFigureGround, toShade } from './blocks/figure-ground.ts';
import { toGroups } from './blocks/groups.ts';
import { hasRoom } from './blocks/has-room.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import { looksOut } from './blocks/looks-out.ts';
import type { Family, FamilyContext } from './family.ts';
import { toCard } from './to-card.ts';

const MOST = { letters: 110, parts: 5 } as const;
// Of a figure that has to be seen for it to be known.
const LEAST_SHOWN = 0.56;
// What of it the edges cut off at least, so that it is no accident.
const CUT = 0.1;
// Of its width that the outer edge takes at most: a face keeps both its eyes, a car its front.
const MOST_CUT = { tall: 0.22, broad: 0.38 } as const;
const BROAD = 1.3;
// Wider than this, a figure lies along the foot of a wide card; slimmer than the other, it stands beside the words of a tall one.
const WIDE_FIGURE = 2.1;
const SLIM_FIGURE = { tall: 0.66, story: 0.45 } as const;

/** What the card is about, so large that two edges cut it, on one ground with the words. */
export const figureBleed: Family = {
  name: 'figure-bleed',
  loud: true,
  attempts: 2,
  illustrated: true,
  baseline: 0.91,
  suits: ({ content }) => (hasRoom(content, MOST) ? 3 : 0),
  arrange,
};

// Siblings whose words and figure stand alike take another ground.
const LIFTED = 0.41;

/** Where the words are and where the figure is; before mirroring. */
type Places = { words: Box; figure: Box; low: boolean };

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, motif, lifted } = context;
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`figure-bleed was given ${motif || 'no motif'} in place of a drawing`);
  const inks = toFigureGround(
    lifted ? { ...context, field: (context.field + LIFTED) % 1 } : context,
    drawing,
  );
  const places = toPlaces(frame, inside, drawing);
  const kit = toKit(context, inks.ground);
  const { head, lead, body, strip } = toGroups(kit, content);
  const hero = heroOf(kit, content.hero, frame.unit * 0.36, { maxLines: 6 });
  const column = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: lifted
      ? [head, [...lead, ...hero, ...body], strip]
      : [head, [...lead, ...hero, ...body, ...strip]],
    groupGap: frame.unit * 0.04,
    align: frame.rtl ? 'right' : 'left',
    justify: places.low ? 'start' : lifted ? 'end' : 'between',
    grows: true,
  });
  const at = mirrorBox(frame, places.figure);
  const placed = placeSubject(drawing, inks.colors, {
    ...at,
    x: at.x + at.width / 2,
    y: at.y + at.height / 2,
    rotation: 0,
    flip: looksOut(drawing, at, frame),
  });
  const canvas = { x: 0, y: 0, width: frame.width, height: frame.height };
  const subject = intersection(placed.bounds, canvas);
  return toCard(context, {
    ground: inks.ground,
    layers: [shapeLayer(context, inks, subject, column.texts.map(inkOf)), placed],
    words: [column],
    subject,
  });
}

/** Fills a half of the card with a figure that the foot and the outer edge cut. */
function toPlaces(frame: Frame, inside: Box, drawing: Drawing): Places {
  const { width, height, margin } = frame;
  const shape = drawing.width / drawing.height;
  const low = isWide(frame)
    ? frame.shape !== 'banner' && shape > WIDE_FIGURE
    : shape >= SLIM_FIGURE[isStory(frame) ? 'story' : 'tall'];
  const top = low ? height * (isWide(frame) ? 0.48 : 0.47) : height * (isStory(frame) ? 0.2 : 0.07);
  const left = low ? 0 : width * 0.5;
  const half: Box = { x: left, y: top, width: width - left, height: height - top };
  const figure = fillHalf(half, shape, low);
  const words = low
    ? { ...inside, height: Math.max(half.y, figure.y) - margin * 0.4 - inside.y }
    : { ...inside, width: Math.max(half.x, figure.x) - margin * 0.45 - inside.x };
  return { words, figure, low };
}

/** A box of a shape that covers its half of the card and is cut at the foot and at the outer side, or at both sides if it lies. */
function fillHalf(half: Box, shape: number, low: boolean): Box {
  const covering = Math.max(half.width, half.height * shape) * (1 + CUT);
  const shown = (half.width * half.height) / (covering ** 2 / shape);
  const known = covering * Math.min(1, Math.sqrt(shown / LEAST_SHOWN));
  const width = low
    ? runOff(known, half.width)
    : Math.min(known, half.width / (1 - MOST_CUT[shape > BROAD ? 'broad' : 'tall']));
  const height = width / shape;
  const over = { x: Math.max(0, width - half.width), y: Math.max(0, height - half.height) };
  const outward = half.x + half.width - width * (1 - CUT);
  const down = half.y + half.height - height * (1 - CUT);
  return {
    x: over.x > width * CUT ? half.x - (low ? over.x / 2 : 0) : outward,
    y: over.y > height * CUT ? half.y : down,
    width,
    height,
  };
}

const distance = (x: number, y: number, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** What nearly fills the width of its card runs off at both sides. */
const runOff = (width: number, room: number): number =>
  width > room * 0.85 ? Math.max(width, room * (1 + CUT)) : width;

const SHAPES = ['disc', 'rings', 'beams', 'hill'] as const;

/** A large soft shape behind the figure, which ties it to its ground. */
function shapeLayer(
  { frame, random }: FamilyContext,
  inks: FigureGround,
  subject: Box,
  words: readonly Box[],
): ArtLayer {
  const { width, height } = frame;
  const [x, y] = [subject.x + subject.width / 2, subject.y + subject.height / 2];
  const shade = toShade(inks);
  const { background } = inks.ground;
  const faint = inks.backdrop === background;
  const wanted = Math.max(subject.width, subject.height) * 0.56;
  // Words read on their ground, not half of them on a disc.
  const radius = faint
    ? wanted
    : Math.min(wanted, Math.min(...words.map((box) => distance(x, y, box))) - frame.unit * 0.03);
  const draw: Record<(typeof SHAPES)[number], () => string> = {
    disc: () => circle(x, y, radius, fill(shade)),
    rings: () =>
      [1.3, 1, 0.7]
        .map((share, at) => circle(x, y, radius * share, fill(mix(background, shade, (at + 1) / 3))))
        .join(''),
    beams: () => {
      const reach = Math.hypot(width, height);
      return Array.from({ length: 12 }, (_, at) => {
        const [a, b] = [polar([x, y], reach, at * 30), polar([x, y], reach, at * 30 + 15)];
        return path(`M${x} ${y}L${a.join(' ')}L${b.join(' ')}Z`, fill(shade));
      }).join('');
    },
    hill: () => circle(x, subject.y + subject.height * 0.3 + width, width, fill(shade)),
  };
  const shape = random.fork('shape').pick(faint ? SHAPES : (['disc'] as const));
  return artLayer('shape', svgDocument(width, height, draw[shape]()), frame);
}
