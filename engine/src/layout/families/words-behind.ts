import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { standsOut } from '../../art/drawings/drawing-colors.ts';
import { fill, num, rect, svgDocument } from '../../art/svg.ts';
import { contrast } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { type Column, setColumn } from '../column.ts';
import type { PlacedText } from '../composition.ts';
import { type Frame, mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide } from '../split-canvas.ts';
import { type FigureGround, toFigureGround, toShade } from './blocks/figure-ground.ts';
import { toGroups } from './blocks/groups.ts';
import { hasRoom } from './blocks/has-room.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { looksOut } from './blocks/looks-out.ts';
import type { Family, FamilyContext } from './family.ts';
import { toCard } from './to-card.ts';

const MOST_WORDS = 3;
// Their letters are known by their upper half; those of others by what joins them at the foot.
const KNOWN_BY_THEIR_HEADS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{P}\p{N}\s]+$/u;
const MOST = { letters: 16, parts: 4 } as const;

/** A short title from edge to edge, and what the card is about standing before the foot of its letters. */
export const wordsBehind: Family = {
  name: 'words-behind',
  loud: true,
  attempts: 1,
  illustrated: true,
  baseline: 0.91,
  suits: ({ content }) =>
    hasRoom(content, MOST) &&
    content.hero.form === 'words' &&
    content.hero.detail === undefined &&
    KNOWN_BY_THEIR_HEADS.test(content.hero.text) &&
    content.hero.text.trim().split(/\s+/u).length <= MOST_WORDS
      ? 7
      : 0,
  arrange,
};

// Shares of the height inside the margins that the title may have, and that the facts have under the floor.
const TITLE = { wide: 0.54, tall: 0.48 } as const;
const BAND = { wide: 0.24, tall: 0.18 } as const;
// Of the width that facts have beside a figure that is not wider than this; else they are under its floor.
const FACTS = { wide: 0.3, tall: 0.36 } as const;
const NARROW = { wide: 1.5, tall: 0.66 } as const;
// The foot of the card cuts what is slimmer than this, so that it is large all the same.
const SLIM = 0.6;
const CUT = 0.16;
// Of the size of the letters: how far their foot is from the middle of the line, and how far a figure reaches above it.
const BASELINE = 0.35;
const DEPTH = 0.23;
// What is as wide as the words would cut the foot of every letter.
const UNDER = -0.06;
// How far a figure stands on its floor, as a share of the height of the card.
const ON_FLOOR = 0.035;
// What is wide runs off at both sides.
const WIDE_FIGURE = 1.8;
const PASSING = 1.15;
const GAP = 0.008;
// Between the facts and the figure beside them, as a share of the width of both.
const AIR = 0.04;

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, motif } = context;
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`words-behind was given ${motif || 'no motif'} in place of a drawing`);
  const inks = toFigureGround(context, drawing);
  const kit = toKit(context, inks.ground);
  const wide = isWide(frame);
  const shape = drawing.width / drawing.height;
  const share = wide ? 'wide' : 'tall';
  const { head, lead, body, strip } = toGroups(kit, content);
  const beside = body.length + strip.length > 0 && shape <= NARROW[share];
  const shade = toShade(inks);
  const floorKit = onGround(kit, toField(style.palette, shade));
  const under = toGroups(beside ? kit : floorKit, content, { stacked: beside });
  const facts = [...under.body, ...under.strip];
  const start = frame.rtl ? 'right' : 'left';
  const display = style.type.display;
  const hero = heroOf(kit, content.hero, frame.unit * 1.4, {
    maxLines: wide ? 1 : MOST_WORDS,
    color: toInk(inks, style.palette, context.lifted),
    style: { ...display, lineHeight: Math.min(display.lineHeight, 0.98) },
  });
  const title = await setColumn({
    box: { ...inside, height: inside.height * TITLE[share] },
    groups: [head, [...lead, ...hero]],
    groupGap: frame.unit * 0.02,
    align: beside ? start : 'center',
    justify: 'start',
  });
  const end = inside.y + inside.height;
  const lowest =
    beside || facts.length === 0
      ? frame.height * (beside ? 1 + (shape < SLIM ? CUT : 0) : 1 - ON_FLOOR * 2)
      : end - inside.height * BAND[share] + frame.height * ON_FLOOR;
  const across = beside ? FACTS[share] : wide ? 0.7 : 1;
  const setFacts = (top: number): Promise<Column> =>
    setColumn({
      box: mirrorBox(frame, {
        x: inside.x + (beside ? 0 : (inside.width * (1 - across)) / 2),
        y: top,
        width: inside.width * across,
        height: end - top,
      }),
      groups: [facts],
      groupGap: 0,
      align: beside ? start : 'center',
      justify: beside ? 'end' : 'center',
      grows: true,
    });
  const aside = beside
    ? await setFacts(title.bounds.y + title.bounds.height + frame.margin * 0.4)
    : undefined;
  const figure = toFigure(frame, {
    shape,
    title: toFoot(frame, title.texts, shape > WIDE_FIGURE ? UNDER : DEPTH),
    lowest,
    // A button keeps its width, whatever its column.
    from: aside ? Math.max(FACTS[share], aside.bounds.width / inside.width) + AIR : 0,
  });
  const floor = Math.round(figure.y + figure.height - frame.height * ON_FLOOR);
  const words = aside ?? (await setFacts(figure.y + figure.height + frame.margin * 0.25));
  const box = mirrorBox(frame, figure);
  const place = {
    ...box,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    rotation: 0,
    flip: looksOut(drawing, box, frame),
  };
  const placed = placeSubject(drawing, inks.colors, place);
  const gap = gapLayer(drawing, inks, {
    bounds: placed.bounds,
    flip: place.flip,
    foot: title.bounds.y + title.bounds.height,
    width: frame.unit * GAP,
  });
  const ground = rect(0, floor, frame.width, frame.height - floor, fill(shade));
  const card = toCard(context, {
    ground: inks.ground,
    layers: beside ? [] : [artLayer('floor', svgDocument(frame.width, frame.height, ground), frame)],
    words: [title, words],
  });
  const below = title.bounds.y + title.bounds.height;
  return {
    ...card,
    images: [...card.images, gap.image, placed.image],
    front: [gap.node, placed.node],
    subject: {
      ...placed.bounds,
      y: below,
      height: Math.max(1, placed.bounds.y + placed.bounds.height - below),
    },
  };
}

/** A rim of the ground around what of a figure is before the letters, so that they keep off its edge whatever its colors. */
function gapLayer(
  drawing: Drawing,
  { colors, ground }: FigureGround,
  { bounds, flip, foot, width }: { bounds: Box; flip: boolean; foot: number; width: number },
): ArtLayer {
  const reach = Math.ceil(width * 2);
  const band = {
    x: Math.floor(bounds.x) - reach,
    y: Math.floor(bounds.y) - reach,
    width: Math.ceil(bounds.width) + 2 * reach,
    height: Math.max(1, Math.ceil(foot - bounds.y)) + reach,
  };
  const scale = bounds.width / drawing.width;
  const start = bounds.x - band.x + (flip ? bounds.width : 0);
  const at = `translate(${num(start)} ${num(bounds.y - band.y)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
  // A blurred shadow with a hard edge costs a tenth of one that is dilated.
  const rim =
    `<filter id="rim" filterUnits="userSpaceOnUse" x="0" y="0" width="${band.width}" height="${band.height}">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${(width * 0.6).toFixed(1)}"/>` +
    '<feComponentTransfer result="wide"><feFuncA type="linear" slope="16" intercept="-0.8"/></feComponentTransfer>' +
    `<feFlood flood-color="${ground.background}"/><feComposite in2="wide" operator="in"/></filter>`;
  const body = `<g filter="url(#rim)"><g transform="${at}">${drawing.draw(colors, drawing.name)}</g></g>`;
  return artLayer('gap', svgDocument(band.width, band.height, body, rim), band);
}

const READ = 3.2;

/** Letters that are read on the ground and that a figure before them stands out from. */
function toInk({ ground, colors }: FigureGround, { accent, accent2 }: Palette, colored: boolean): string {
  const { background, foreground, accentText } = ground;
  // Every second pair of siblings has colored letters.
  const lively = [accentText, accent, accent2];
  const inks = [...(colored ? lively : []), foreground, ...lively, mix(background, foreground, 0.6)];
  const apart = (ink: string): boolean => standsOut(colors.main, ink) && standsOut(colors.light, ink);
  return inks.find((ink) => contrast(ink, background) >= READ && apart(ink)) ?? foreground;
}

/** The foot of the letters of a title: where a figure before them begins, and where the last line ends; before mirroring. */
function toFoot(frame: Frame, texts: readonly PlacedText[], depth: number): { top: number; end: number } {
  const title = texts.reduce((most, text) => (text.fitted.size > most.fitted.size ? text : most));
  const { box, fitted, align } = title;
  const long = fitted.lines.at(-1)?.width ?? 0;
  const spare = (box.width - long) * (align === 'center' ? 0.5 : align === 'left' ? 0 : 1);
  const line = mirrorBox(frame, { ...box, x: box.x + spare, width: long });
  return {
    top: box.y + fitted.height - fitted.lineHeightPx / 2 + fitted.size * (BASELINE - depth),
    end: line.x + line.width,
  };
}

/** As large as fits between the letters and the floor, in the middle of what the facts leave, yet under the last line. */
function toFigure(
  { width, margin }: Frame,
  {
    shape,
    title: { top, end },
    lowest,
    from,
  }: { shape: number; title: { top: number; end: number }; lowest: number; from: number },
): Box {
  const left = margin + (width - 2 * margin) * from;
  const room = shape > WIDE_FIGURE ? width * PASSING : width - margin - left;
  const high = Math.min(lowest - top, room / shape);
  const wide = high * shape;
  const middle = (left + width - margin) / 2 - wide / 2;
  return {
    x: from > 0 ? Math.max(left, Math.min(middle, end - wide * 0.5)) : middle,
    y: top,
    width: wide,
    height: high,
  };
}
