import { artLayer } from '../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { fill, type Point, path, svgDocument } from '../../art/svg.ts';
import type { BriefRole } from '../../brief/brief.ts';
import { contrast, inkOn } from '../../color/contrast.ts';
import { hueDistance, mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { type Frame, mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject, type SubjectPlace } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toField, toKit } from './blocks/kit.ts';
import { shadowOf } from './blocks/paper.ts';
import { drawEyelet, drawString, holeOf, type TagShape, tagPath } from './blocks/tag-shape.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, chooseGround, type Layer } from './ground.ts';
import { toCard } from './to-card.ts';

const PRICED: readonly BriefRole[] = ['price', 'discount'];
const MOST_PARTS = 6;

/** A price tag on its string, the price as large as the tag. */
export const tag: Family = {
  name: 'tag',
  paper: true,
  loud: true,
  attempts: 2,
  baseline: 0.87,
  suits: ({ kind, content: { hero, action, rest } }) => {
    const parts = [...action, ...rest];
    const priced = PRICED.includes(hero.role) || kind === 'sale' || kind === 'product' || kind === 'prices';
    if (hero.form !== 'figure' || !priced) return 0;
    if (parts.length > MOST_PARTS || parts.some((part) => 'sections' in part)) return 0;
    return kind === 'sale' || kind === 'product' ? 6 : 4;
  },
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style, motif, attempt, request } = context;
  const { unit } = frame;
  const ground = chooseGround(context, ['accent', 'paper', 'ink', 'accent']);
  const inks = toTagInks(context, ground);
  const drawing = attempt === 0 ? subjectOf(motif) : undefined;
  const shape = toShape(frame, drawing !== undefined);
  const kit = toKit(context, inks);
  const { head, lead, body, field, strip } = toGroups(kit, content);
  const price = heroOf(kit, content.hero, frame.height);
  const named = [...lead, ...body];
  const room = toRoom(context, shape);
  const start = frame.rtl ? 'right' : 'left';
  const below = { groupGap: unit * 0.03, justify: 'between' } as const;
  // Beside each other where the tag is long.
  const beside = isWide(frame) && !drawing && named.length + field.length + strip.length > 0;
  const [first, second] = beside ? halve(frame, room) : [room, room];
  const words = beside
    ? [
        await setColumn({ ...below, box: first, groups: [head, price], align: start }),
        await setColumn({
          box: second,
          groups: [named, field, strip],
          groupGap: unit * 0.05,
          align: start,
          justify: 'center',
        }),
      ]
    : [
        await setColumn({
          ...below,
          box: room,
          groups: [head, [...price, ...named], field, strip],
          align: isWide(frame) ? start : 'center',
          grows: !isWide(frame),
        }),
      ];
  const layers: Layer[] = [tagLayer(frame, shape, { ground, inks, second: toSecond(ground, style.palette) })];
  if (!drawing) return toCard(context, { ground, layers, words });
  const { colors } = toColorsOnBackdrop(drawing, style.palette, request);
  const placed = placeSubject(drawing, colors, {
    ...toFigureBox(frame, shape.box),
    rotation: 0,
    rim: { color: '#ffffff', width: unit * 0.014, shadow: '#14100a' },
  });
  return toCard(context, { ground, layers: [...layers, placed], words, subject: placed.bounds });
}

// On a colored ground a tag is paper; on paper it has the color.
function toTagInks({ request, style }: FamilyContext, { background }: Palette): Palette {
  const { palette } = style;
  const { l, c, h } = toOklch(background);
  const colored = accentField(request, palette);
  if (l > LIGHT && contrast(colored, background) >= APART) return toField(palette, colored);
  return toField(palette, oklch(0.98, Math.min(0.012, c * 0.1), h));
}

// Lightness from which a ground is paper.
const LIGHT = 0.86;
// Contrast of one sheet that lies on another.
const APART = 1.3;

const toSecond = ({ background }: Palette, { accent, accent2, foreground }: Palette): string =>
  [accent2, accent, foreground].find(
    (color) =>
      contrast(color, background) >= APART * 1.5 ||
      (isColored(color) && hueApart(color, background) >= HUE_APART),
  ) ?? mix(background, inkOn(background), 0.3);

const HUE_APART = 50;
const isColored = (color: string): boolean => toOklch(color).c > 0.05;
const hueApart = (a: string, b: string): number => hueDistance(toOklch(a).h, toOklch(b).h);

function toShape(frame: Frame, pictured: boolean): TagShape {
  const { width, height, mirrored, unit } = frame;
  const corner = unit * 0.03;
  if (isWide(frame)) {
    const place = {
      x: width * 0.06,
      y: height * 0.1,
      width: width * (pictured ? 0.6 : 0.87),
      height: height * 0.8,
    };
    const cut = place.height * 0.26;
    return { box: mirrorBox(frame, place), end: mirrored ? 'right' : 'left', cut, corner };
  }
  const top = height * (isStory(frame) ? 0.105 : 0.085);
  const foot = height * (isStory(frame) ? (pictured ? 0.66 : 0.85) : pictured ? 0.7 : 0.93);
  const box = { x: width * 0.1, y: top, width: width * 0.8, height: foot - top };
  return { box, end: 'top', cut: box.width * 0.2, corner };
}

/** Where words are on a tag: beside its hole, or under it. */
function toRoom({ frame, inside }: FamilyContext, { box, end, cut }: TagShape): Box {
  const pad = frame.unit * 0.07;
  if (end === 'top') {
    const top = Math.max(inside.y, box.y + cut * 1.15);
    const foot = Math.min(inside.y + inside.height, box.y + box.height - pad * 0.85);
    return { x: box.x + pad, y: top, width: box.width - 2 * pad, height: foot - top };
  }
  const start = box.x + (end === 'left' ? cut * 1.25 : pad);
  return { x: start, y: box.y + pad, width: box.width - cut * 1.25 - pad, height: box.height - 2 * pad };
}

const PRICE_SHARE = 0.54;

/** Where the price is on a long tag, and where the rest is. */
function halve(frame: Frame, room: Box): [price: Box, rest: Box] {
  const gap = frame.unit * 0.06;
  const wide = (room.width - gap) * PRICE_SHARE;
  const [near, far] = [room.x, room.x + room.width];
  const rest = room.width - gap - wide;
  return frame.rtl
    ? [
        { ...room, x: far - wide, width: wide },
        { ...room, x: near, width: rest },
      ]
    : [
        { ...room, width: wide },
        { ...room, x: far - rest, width: rest },
      ];
}

/** The middle and the size of the place of a figure: beside a tag, or under it, a little over its edge. */
function toFigureBox(frame: Frame, tagged: Box): Pick<SubjectPlace, 'x' | 'y' | 'width' | 'height'> {
  const { width, height, unit, margin } = frame;
  const over = unit * 0.045;
  if (isWide(frame)) {
    const from = width * 0.66 - over * 0.6;
    const wide = width - margin * 0.55 - from;
    const x = from + wide / 2;
    return { x: frame.mirrored ? width - x : x, y: height * 0.52, width: wide, height: height * 0.74 };
  }
  const top = tagged.y + tagged.height - over * 0.8;
  const foot = height - margin * 0.5;
  return { x: width / 2, y: (top + foot) / 2, width: width * 0.6, height: foot - top };
}

// Degrees that the tag behind is turned.
const TURN = 4;

function tagLayer(
  frame: Frame,
  shape: TagShape,
  { ground, inks, second }: { ground: Palette; inks: Palette; second: string },
): Layer {
  const { width, height, unit } = frame;
  const { end } = shape;
  const hole = holeOf(shape);
  const outline = tagPath(shape);
  const away: Point =
    end === 'top'
      ? [width * 0.62, -unit * 0.06]
      : [end === 'left' ? -unit * 0.06 : width + unit * 0.06, hole[1] - height * 0.24];
  const turn = end === 'right' ? -TURN : TURN;
  const seam = mix(inks.background, inks.foreground, 0.28);
  const body =
    `<g transform="rotate(${turn} ${hole[0]} ${hole[1]})">${path(outline, fill(second))}</g>` +
    shadowOf(outline, unit * 0.016) +
    path(outline, fill(inks.background)) +
    path(
      tagPath(shape, unit * 0.022),
      `fill="none" stroke="${seam}" stroke-width="${unit * 0.0035}" stroke-dasharray="${unit * 0.014} ${unit * 0.011}"`,
    ) +
    drawEyelet(hole, unit * 0.034, ground.background, seam) +
    drawString(hole, away, unit * 0.009, mix(ground.background, inkOn(ground.background), 0.82));
  return artLayer('tag', svgDocument(width, height, body), frame);
}
