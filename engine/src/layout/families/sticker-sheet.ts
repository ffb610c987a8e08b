import { artLayer } from '../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { fill, num, type Point, rect, svgDocument } from '../../art/svg.ts';
import type { BriefKind } from '../../brief/brief.ts';
import { contrast } from '../../color/contrast.ts';
import { hueDistance, mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import { type Block, type Placement, setColumn } from '../column.ts';
import type { PlacedText } from '../composition.ts';
import { type Frame, mirrorBox } from '../frame.ts';
import { growBox } from '../grow-box.ts';
import { countLatinLetters } from '../house-voice.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { boxOf } from './blocks/box-of.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toField, toKit } from './blocks/kit.ts';
import { drawSticker, type StickerInks, type StickerName } from './blocks/sticker-shapes.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, chooseGround, type Layer } from './ground.ts';
import { toCard } from './to-card.ts';

const WEIGHTS: Partial<Record<BriefKind, number>> = {
  birth: 5,
  list: 2,
  greeting: 4,
  sale: 3,
  course: 2.5,
  thanks: 3.5,
  poll: 2,
};
const MOST_LETTERS = 60;
const MOST_PARTS = 5;

/** Stickers with white rims: one with the title, one of what the card is about, small ones around them. */
export const stickerSheet: Family = {
  name: 'sticker-sheet',
  paper: true,
  loud: true,
  attempts: 2,
  baseline: 0.87,
  suits: ({ kind, content: { hero, action, rest }, illustrated }) => {
    const parts = [...action, ...rest];
    if (hero.form === 'day' || hero.form === 'quotation' || countLatinLetters(hero.text) > MOST_LETTERS)
      return 0;
    if (parts.length > MOST_PARTS || parts.some((part) => 'sections' in part)) return 0;
    return (WEIGHTS[kind] ?? 0) * (illustrated ? 1 : 0.7);
  },
  arrange,
};

// Shares of the type unit.
const PAD = 0.026;
const RIM = 0.012;
const PAPER = '#ffffff';

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style, motif, attempt, request, random } = context;
  const { unit } = frame;
  const { palette } = style;
  const ground = chooseGround(context, ['accent', 'paper', 'ink', 'accent']);
  const drawing = subjectOf(motif);
  const field = toTitleField(context, ground);
  const titleKit = toKit(context, toField(palette, field));
  const kit = toKit(context, toField(palette, PAPER));
  const { head, lead, body, field: rows, strip } = toGroups(kit, content, { stacked: true });
  const title: PlacedText[] = [];
  const hero = heroOf(titleKit, content.hero, unit * 0.3).map((block) => watched(block, title));
  const places = toPlaces(context, drawing !== undefined);
  const words = await setColumn({
    box: places.words,
    groups: [head, hero, [...lead, ...body], rows, strip],
    groupGap: unit * (2 * PAD + 2 * RIM + 0.012),
    align: places.align,
    justify: 'center',
  });
  const others = words.texts.filter((text) => !title.includes(text));
  const plain = [...others.flatMap(toLines), ...words.art.flatMap(boxOf)];
  const cut = title.flatMap(toLines);
  const figure = drawing && {
    drawing,
    placed: placeSubject(drawing, toColorsOnBackdrop(drawing, palette, request).colors, {
      ...places.figure,
      rotation: random.fork('turn').range(-MOST_TURN, MOST_TURN),
      rim: { color: PAPER, width: unit * RIM * 1.15, shadow: '#14100a' },
    }),
  };
  const taken = [...plain, ...cut].map((box) => growBox(box, unit * (PAD + RIM + 0.014)));
  if (figure) taken.push(growBox(figure.placed.bounds, -unit * 0.02));
  const small = attempt === 0 ? drawSmall(context, ground, taken) : '';
  const stickers =
    small + drawLabel(plain, unit, PAPER, unit * PAD) + drawLabel(cut, unit, field, unit * PAD * 1.15);
  const layers: Layer[] = [
    ...(figure ? [figure.placed] : []),
    artLayer('stickers', svgDocument(frame.width, frame.height, stickers), frame),
  ];
  return toCard(context, {
    ground,
    layers,
    words: [words],
    ...(figure ? { subject: figure.placed.bounds } : {}),
  });
}

// Degrees that a sticker may be turned.
const MOST_TURN = 4;
const APART = 1.4;

/** The color of the title's sticker: one that the ground is not. */
function toTitleField({ style, request }: FamilyContext, { background }: Palette): string {
  const { palette } = style;
  const ink = oklch(0.26, 0.05, toOklch(palette.accent).h);
  const fields = [accentField(request, palette), palette.accent2, palette.foreground, ink];
  const stands = (color: string): boolean =>
    contrast(color, background) >= APART && contrast(color, PAPER) >= APART;
  return fields.find(stands) ?? PAPER;
}

/** A block that notes where its texts were set. */
const watched = (block: Block, seen: PlacedText[]): Block => ({
  ...block,
  measure: async (room) => {
    const measured = await block.measure(room);
    return {
      ...measured,
      place: (...at): Placement => {
        const placed = measured.place(...at);
        seen.push(...placed.texts);
        return placed;
      },
    };
  },
});

type Places = {
  words: Box;
  align: 'left' | 'center' | 'right';
  figure: { x: number; y: number; width: number; height: number };
};

function toPlaces({ frame, inside }: FamilyContext, pictured: boolean): Places {
  const { width, height, unit } = frame;
  const pad = unit * (PAD + RIM);
  const within = growBox(inside, -pad * 0.6);
  const start = frame.rtl ? 'right' : 'left';
  if (isWide(frame)) {
    const share = pictured ? 0.58 : 0.62;
    const words = mirrorBox(frame, { ...within, width: width * share - within.x });
    const x = width * 0.79;
    return {
      words,
      align: start,
      figure: {
        x: frame.mirrored ? width - x : x,
        y: height * 0.5,
        width: width * 0.3,
        height: height * 0.72,
      },
    };
  }
  const edge = pictured ? height * (isStory(frame) ? 0.58 : 0.55) : inside.y + inside.height;
  const words = { ...within, height: edge - within.y };
  const foot = height * (isStory(frame) ? 0.86 : 0.95);
  const top = edge + pad * 1.6;
  return {
    words,
    align: 'center',
    figure: { x: width / 2, y: (top + foot) / 2, width: width * 0.62, height: foot - top },
  };
}

/** The boxes of the lines of a text. */
function toLines({ fitted, box, align }: PlacedText): Box[] {
  const { lines, lineHeightPx, size } = fitted;
  // Letters fill less than their line.
  const slack = Math.max(0, lineHeightPx - size * 0.98) / 2;
  return lines.map((line, index) => {
    const spare = box.width - line.width;
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? spare / 2 : spare);
    return {
      x,
      y: box.y + index * lineHeightPx + slack,
      width: line.width,
      height: lineHeightPx - 2 * slack,
    };
  });
}

/** A sticker cut along the lines that are on it, as SVG. */
function drawLabel(boxes: readonly Box[], unit: number, color: string, pad: number): string {
  if (boxes.length === 0) return '';
  const rim = unit * RIM;
  const edges = alignEdges(boxes, pad);
  const shape = (by: number, paint: string): string =>
    edges
      .map((box) => growBox(box, by))
      .map(({ x, y, width, height }) =>
        rect(x, y, width, height, fill(paint), Math.min(by * 1.1, height / 2)),
      )
      .join('') +
    jointsOf(edges, by)
      .map(({ x, y, width, height }) => rect(x, y, width, height, fill(paint)))
      .join('');
  const reach = color === PAPER ? pad : pad + rim;
  const below = `<g opacity="0.28" transform="translate(0 ${num(rim * 0.6)})">${shape(reach, '#14100a')}</g>`;
  return below + shape(reach, PAPER) + (color === PAPER ? '' : shape(pad, color));
}

/** Boxes below each other whose sides are closer than `near` px get one side. */
function alignEdges(boxes: readonly Box[], near: number): Box[] {
  const edges = boxes.map(({ x, y, width, height }) => ({ x, y, right: x + width, height }));
  for (const [index, box] of edges.entries()) {
    const above = edges[index - 1];
    if (!above || box.y > above.y + above.height + near * 2) continue;
    if (Math.abs(box.x - above.x) < near) box.x = above.x = Math.min(box.x, above.x);
    if (Math.abs(box.right - above.right) < near) box.right = above.right = Math.max(box.right, above.right);
  }
  return edges.map(({ x, y, right, height }) => ({ x, y, width: right - x, height }));
}

/** What closes the notches between round corners of boxes below each other that touch when grown. */
function jointsOf(boxes: readonly Box[], by: number): Box[] {
  return boxes.slice(1).flatMap((box, index) => {
    const above = boxes[index] ?? box;
    const [x, right] = [
      Math.max(box.x, above.x) - by,
      Math.min(box.x + box.width, above.x + above.width) + by,
    ];
    const [y, foot] = [above.y + above.height / 2, box.y + box.height / 2];
    const touch = box.y - by <= above.y + above.height + by && box.y > above.y;
    return touch && right - x > 2 * by ? [{ x, y, width: right - x, height: foot - y }] : [];
  });
}

// What suits whatever a card says, and what is of a kind.
const SHAPES: readonly StickerName[] = [
  'star',
  'flower',
  'smile',
  'sparkle',
  'rainbow',
  'checked',
  'wave',
  'bolt',
];
const OF_KIND: Partial<Record<BriefKind, readonly StickerName[]>> = {
  birth: ['heart', 'star', 'flower', 'rainbow', 'sparkle'],
  thanks: ['heart', 'flower', 'sparkle', 'smile', 'rainbow'],
  greeting: ['star', 'heart', 'sparkle', 'flower', 'wave', 'smile'],
  sale: ['star', 'bolt', 'sparkle', 'checked', 'wave', 'smile'],
};
// Radii in shares of the type unit, largest first.
const RADII = [
  0.13, 0.11, 0.1, 0.09, 0.08, 0.075, 0.07, 0.065, 0.06, 0.05, 0.05, 0.045, 0.04, 0.035,
] as const;
const TRIES = 140;

/** Small stickers where there is room, some cut by the edge. */
function drawSmall(
  { frame, style, content, random, request }: FamilyContext,
  ground: Palette,
  taken: readonly Box[],
): string {
  const { unit } = frame;
  const chance = random.fork('stickers');
  const shapes = chance.shuffle(OF_KIND[content.kind] ?? SHAPES);
  const inks = toInks(style.palette, ground.background, request.colorWords !== undefined);
  const placed: { at: Point; radius: number }[] = [];
  const drawn: string[] = [];
  for (const share of RADII) {
    const radius = share * unit;
    const at = findPlace(frame, radius + unit * (RIM + 0.012), taken, placed, chance);
    if (!at) continue;
    const index = placed.push({ at, radius: radius + unit * (RIM + 0.012) }) - 1;
    const shape = shapes[index % shapes.length] ?? 'star';
    const turn = chance.range(-MOST_TURN, MOST_TURN);
    drawn.push(drawSticker({ shape, inks: inks(index), at, radius, turn, rim: unit * RIM * 0.85 }));
  }
  return drawn.join('');
}

function findPlace(
  { width, height }: Frame,
  reach: number,
  taken: readonly Box[],
  placed: readonly { at: Point; radius: number }[],
  random: Random,
): Point | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at: Point = [
      random.range(-reach * 0.15, width + reach * 0.15),
      random.range(-reach * 0.15, height + reach * 0.15),
    ];
    const free =
      taken.every((box) => toDistance(at, box) > reach) &&
      placed.every((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) > reach + other.radius);
    if (free) return at;
  }
  return undefined;
}

const toDistance = ([px, py]: Point, { x, y, width, height }: Box): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

/** The colors of stickers in turn: those of the palette, and lively neighbors of its accent, or its shades where colors were asked for. */
function toInks(
  { accent, accent2 }: Palette,
  background: string,
  asked: boolean,
): (index: number) => StickerInks {
  const { c, h } = toOklch(accent);
  const lively = (turn: number, l: number): string => oklch(l, Math.min(0.15, c), h + turn);
  const lies = (color: string): boolean =>
    contrast(color, background) >= 1.25 || hueDistance(toOklch(color).h, toOklch(background).h) > 40;
  const kin = asked
    ? [mix(accent, PAPER, 0.45), accent, mix(accent, '#14100a', 0.4)]
    : [lively(70, 0.8), accent, lively(-60, 0.72), lively(150, 0.8)];
  const bodies = [accent2, ...kin].filter((color) => contrast(color, PAPER) >= 1.15 && lies(color));
  const all = bodies.length > 0 ? bodies : [mix(background, '#14100a', 0.5)];
  const at = (index: number): string => all[index % all.length] ?? accent;
  return (index) => ({ body: at(index), mark: at(index + 1), other: at(index + 2) });
}
