import type { TextStyle } from '../assets/text-style.ts';
import type { Box } from '../geometry.ts';
import { isLarge, isSign } from '../parts/is-sign.ts';
import type { PictureTraits } from '../parts/matter.ts';
import { firstLetter, toInitials } from '../parts/to-initials.ts';
import type { Voice } from '../sheets/sheet.ts';
import type { Ornament } from '../specs/spec.ts';
import { by, toPx } from './canvas.ts';
import type { Context } from './context.ts';
import type { LaidText, PlacedShape } from './layout.ts';
import { setText } from './set-text.ts';

type Out = { shapes: PlacedShape[]; texts: LaidText[] };
type Place = (ornament: Ornament, inner: Box, context: Context, out: Out) => Promise<void>;

const LARGE_GLYPH: Voice = { family: 'Inter', weight: 780, line: 1.25, tracking: 0 };
// Of a sign that bleeds, so much larger than its region that two thirds of it are still seen; a letter is cut at its side alone, or it would
// be another one.
const MOST_CUT = 1.5;
const MOST_OF_LETTER = { wide: 1.12, tall: 0.86 } as const;
// Of the width or height of a sign that leaves the region.
const MOST_BLED = 0.3;
// Of its height that a portrait keeps at least which fills its field: a head. One that would not stands in it as a tile, of so much of it,
// with corners of this share of its side.
const LEAST_OF_PORTRAIT = 0.44;
const [TILE, TILE_CORNER] = [0.8, 0.08];
// A letter narrower than this, of its height, is a bar once it is cut: an l, t or L.
const NARROW = 0.62;
// How much of a card's width a letter behind words takes, and of that leaves the card: it has to be known at once.
const BEHIND_WORDS = { wide: 0.42, tall: 0.68 } as const;
const LETTER_BLED = 0.16;
// Of their field that initials take at most.
const INITIALS = { width: 0.6, height: 0.5 } as const;
// Of the width of a sign behind words that may be below them: those of a title, which are so high for their region, and small ones. How
// small it becomes for that.
const [BELOW_TITLE, TITLE_LINE, BELOW_SMALL] = [0.4, 0.07, 0.12];
const SMALLER = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.34] as const;
// Of its field that a logo takes which cannot be cut.
const BADGE = 0.56;
// Of the tile that a sign stands on.
const SIGN_SHARE = 0.56;

/** Something of this aspect in a corner or on a side of a box; `bleed` of its longer side lies outside. */
function placeIn(
  box: Box,
  size: { width: number; height: number },
  at: string,
  bleed: number,
  mostBled = 1,
): Box {
  const along = (start: string, end: string, room: number, own: number): number => {
    const out = Math.min(bleed * Math.max(size.width, size.height), own * mostBled);
    return at.includes(start) ? -out : at.includes(end) ? room - own + out : (room - own) / 2;
  };
  return {
    x: box.x + along('start', 'end', box.width, size.width),
    y: box.y + along('top', 'bottom', box.height, size.height),
    ...size,
  };
}

/** A length of an ornament: px, or a share of the height of its region on a wide card, of its width on a tall one. */
function toLength(ornament: Ornament, { region, canvas }: Context): number {
  const size = by(ornament.size ?? 1, canvas.shape);
  if (size > 2) return toPx(ornament.size ?? size, canvas);
  return size * (canvas.shape === 'wide' || canvas.shape === 'banner' ? region.height : region.width);
}

const toGlyphStyle = ({ sheet }: Context): TextStyle => ({
  family: sheet.voices.title.family,
  weight: LARGE_GLYPH.weight,
  lineHeight: LARGE_GLYPH.line,
});

/** Of its ink, in em. */
async function measureGlyph(text: string, context: Context): Promise<{ width: number; height: number }> {
  const { width, top, bottom } = await context.inkOf(toGlyphStyle(context), text);
  return { width, height: Math.max(0.2, bottom - top) };
}

// Of its region.
const WIDEST_NUMBER = 0.76;

async function placeGlyphs(
  text: string,
  height: number,
  put: (size: { width: number; height: number }) => Box,
  { color, corner }: { color: string; corner?: number },
  context: Context,
  out: Out,
): Promise<void> {
  const { weight, line } = LARGE_GLYPH;
  const ink = await context.inkOf(toGlyphStyle(context), text);
  // Of several digits, all are seen, and not below all the words.
  const widest = context.region.width * (/^\p{Nd}{2,}$/u.test(text) ? WIDEST_NUMBER : MOST_CUT);
  const high = Math.min(height, (widest * (ink.bottom - ink.top)) / Math.max(0.2, ink.width));
  const size = high / Math.max(0.2, ink.bottom - ink.top);
  const seen = put({ width: ink.width * size, height: high });
  const box = {
    x: seen.x - ink.start * size,
    y: seen.y - ink.top * size - (LARGE_GLYPH.line * size) / 2,
    width: (ink.start + ink.width + ink.end) * size,
    height: LARGE_GLYPH.line * size,
  };
  const clip = context.region;
  out.shapes.push({
    draw: 'glyph',
    box,
    clip,
    color,
    inks: context.inks,
    glyph: { text, families: ink.families, weight, lineHeight: line, size },
    ...(corner ? { corner } : {}),
  });
}

/** How large something in a corner may be, of its size, so that no words run through it; nothing where it would be small. */
function beside(words: readonly Box[], region: Box, toBox: (share: number) => Box): number | undefined {
  return SMALLER.find((share) => {
    const { x, y, width } = toBox(share);
    const seen = Math.min(x + width, region.x + region.width) - x;
    const large = Math.min(region.width, region.height) * TITLE_LINE;
    return words.every(
      (one) =>
        one.y + one.height <= y ||
        one.x + one.width <= x + seen * (one.height > large ? BELOW_TITLE : BELOW_SMALL),
    );
  });
}

/** The sign of the brand as large as the card; where it has none, what stands for the card, or the first letter of its name. */
const placeMark: Place = async (ornament, _inner, context, out) => {
  const { matter, canvas, region, inks, partsOf, words = [] } = context;
  const color = inks[ornament.ink ?? 'tone'];
  const [at, bleed] = [by(ornament.at ?? 'middle', canvas.shape), by(ornament.bleed ?? 0, canvas.shape)];
  const length = toLength(ornament, context);
  const behind = ornament.ink === 'tint';
  const logo = matter.images.get('logo');
  const letter = matter.glyph ?? firstLetter((partsOf('brand')[0] ?? partsOf('note')[0])?.text ?? '');
  if (logo && isLarge(logo) && !isSign(logo) && ornament.ink !== 'tint') {
    // A badge is whole, in the middle of its field.
    const fit = (BADGE * Math.min(region.width, region.height)) / Math.max(logo.width, logo.height);
    const box = placeIn(region, { width: logo.width * fit, height: logo.height * fit }, 'middle', 0);
    out.shapes.push({ draw: 'sign', image: 'logo', box, clip: region, color, inks });
    return;
  }
  if (logo && (isSign(logo) || (isLarge(logo) && logo.transparent && !letter))) {
    const fit = Math.min(
      length / Math.min(logo.width, logo.height),
      (region.width * MOST_CUT) / logo.width,
      (region.height * MOST_CUT) / logo.height,
    );
    const toBox = (share: number): Box => {
      const size = { width: logo.width * fit * share, height: logo.height * fit * share };
      return placeIn(region, size, at, bleed, MOST_BLED);
    };
    const share = behind ? beside(words, region, toBox) : 1;
    if (share === undefined) return;
    out.shapes.push({
      draw: 'sign',
      image: 'logo',
      box: toBox(share),
      clip: region,
      color,
      inks,
    });
    return;
  }
  if (!letter) return;
  const { width, height } = await measureGlyph(letter, context);
  if ((behind || ornament.ink === 'line') && width < NARROW * height) return;
  const most = Math.min(length, region.height * by(MOST_OF_LETTER, canvas.shape));
  const widest = by(BEHIND_WORDS, canvas.shape) * region.width;
  const high = behind ? Math.min(most, (widest * height) / width) : most;
  const place = (size: { width: number; height: number }): Box =>
    placeIn(region, size, at, bleed, behind ? LETTER_BLED : MOST_BLED);
  const toBox = (share: number): Box =>
    place({ width: (high * share * width) / height, height: high * share });
  const share = behind ? beside(words, region, toBox) : 1;
  if (share === undefined) return;
  await placeGlyphs(letter, high * share, place, { color }, context, out);
};

/** Where a portrait is missing: the initials of who it would show. */
const placeInitials: Place = async (ornament, _inner, context, out) => {
  const { region, inks, partsOf } = context;
  const text = toInitials(partsOf('title')[0]?.text ?? '');
  if (text === '') return;
  const { width, height } = await measureGlyph(text, context);
  const [widest, highest] = [INITIALS.width * region.width, INITIALS.height * region.height];
  const length = Math.min(toLength(ornament, context), highest, (widest * height) / width);
  await placeGlyphs(
    text,
    length,
    (size) => placeIn(region, size, 'middle', 0),
    { color: inks[ornament.ink ?? 'ink'] },
    context,
    out,
  );
};

/** Where a picture fills its field: a portrait only if no part of a face is missing then. */
function toFilled(
  { draw }: Ornament,
  { width, height }: PictureTraits,
  region: Box,
): Pick<PlacedShape, 'box' | 'corner'> {
  const most = (region.height * width) / height / LEAST_OF_PORTRAIT;
  if (draw !== 'portrait' || most >= region.width) return { box: region };
  const side = TILE * Math.min(region.width, region.height);
  return { box: placeIn(region, { width: side, height: side }, 'middle', 0), corner: side * TILE_CORNER };
}

/** An image that fills its region, or stands in it. */
const placeImage: Place = async (ornament, inner, context, out) => {
  const { matter, region, canvas, inks } = context;
  const image = ornament.image ?? '';
  const traits = matter.images.get(image);
  if (!traits) return;
  const shape = { draw: ornament.draw, image, color: inks.ground, inks, clip: region } as const;
  const stands = ornament.draw !== 'picture' && traits.transparent;
  const at = by(ornament.at ?? 'middle', canvas.shape);
  // What has a ground of its own fills its field, unless it is a tile on it.
  const fills =
    ornament.size === undefined || (ornament.draw === 'portrait' && ornament.corner === undefined);
  if (!stands && fills) {
    out.shapes.push({ ...shape, draw: 'picture', ...toFilled(ornament, traits, region) });
    return;
  }
  // In a corner inside the margins, or of the region.
  const within = at.startsWith('inside') ? inner : region;
  const corner = ornament.corner === undefined ? {} : { corner: toPx(ornament.corner, canvas) };
  const share = by(ornament.size ?? 0.82, canvas.shape);
  const room =
    share > 2
      ? { width: toPx(ornament.size ?? share, canvas), height: toPx(ornament.size ?? share, canvas) }
      : { width: within.width * share, height: within.height * share };
  if (!stands && share === 1) {
    out.shapes.push({ ...shape, draw: 'picture', box: within, ...corner });
    return;
  }
  if (!stands) {
    const side = Math.min(room.width, room.height, within.width, within.height);
    out.shapes.push({
      ...shape,
      draw: 'picture',
      box: placeIn(within, { width: side, height: side }, at, 0),
      ...corner,
    });
    return;
  }
  if (ornament.corner !== undefined) {
    // A sign in place of a portrait has a tile below it.
    const side = Math.min(room.width, room.height);
    const tile = placeIn(within, { width: side, height: side }, at, 0);
    const { field } = context.sheet.grounds;
    out.shapes.push({ draw: 'rect', box: tile, color: field.ground, inks: field, ...corner });
    const fit = (side * SIGN_SHARE) / Math.max(traits.width, traits.height);
    const sign = placeIn(tile, { width: traits.width * fit, height: traits.height * fit }, 'middle', 0);
    out.shapes.push({ ...shape, draw: 'logo', inks: field, color: field.ink, box: sign });
    return;
  }
  const ratio = Math.min(room.width / traits.width, room.height / traits.height);
  const size = { width: traits.width * ratio, height: traits.height * ratio };
  out.shapes.push({
    ...shape,
    draw: 'object',
    box: placeIn(within, size, at, by(ornament.bleed ?? 0, canvas.shape)),
  });
};

// Columns of a hundred.
const UNIT_COLUMNS = [10, 20, 25] as const;

/** A share of a hundred, counted out in the middle of its room, in as many columns as make the units largest. */
const placeUnits: Place = async (ornament, inner, { matter, inks }, out) => {
  if (matter.share === undefined) return;
  const step = (columns: number): number => Math.min(inner.width / columns, (inner.height * columns) / 100);
  const columns = UNIT_COLUMNS.reduce((best, one) => (step(one) > step(best) ? one : best));
  const size = { width: step(columns) * columns, height: (step(columns) * 100) / columns };
  const box = {
    x: inner.x + inner.width - size.width,
    y: inner.y + (inner.height - size.height) / 2,
    ...size,
  };
  out.shapes.push({ draw: 'units', box, inks, color: inks[ornament.ink ?? 'fill'], share: matter.share });
};

// Of the height of a wide card.
const LINK = 0.2;

/** A disc on the edge of a region, with the word between what stands on both sides of it. */
const placeLink: Place = async (ornament, inner, context, out) => {
  const { region, canvas, inks, partsOf } = context;
  const [part] = partsOf('link');
  if (!part) return;
  const side = Math.min(canvas.width, canvas.height) * LINK;
  const at = by(ornament.at ?? 'start', canvas.shape);
  const middle = placeIn(region, { width: side, height: side }, at, 0.5);
  // Below each other, words begin on one side, and what links them is on the other.
  const box = at === 'top' ? { ...middle, x: inner.x + inner.width - side } : middle;
  const words = await setText(
    {
      part,
      voice: 'strong',
      size: side * 0.34,
      least: side * 0.16,
      width: side * 0.78,
      lines: 1,
      ink: { color: inks.ground },
    },
    context,
  );
  out.shapes.push({ draw: 'rect', box, inks, color: inks.ink, corner: side / 2 });
  const placed: LaidText[] = [];
  words.place(box.x, box.y + (side - words.height) / 2, side, 'center', { shapes: [], texts: placed });
  out.texts.push(...placed);
};

const placeTear: Place = async (ornament, _inner, { region, canvas, inks, sheet }, out) => {
  const draw = `tear:${by(ornament.at ?? 'start', canvas.shape)}`;
  out.shapes.push({ draw, box: region, inks, color: sheet.grounds.plain.ground });
};

const full =
  (draw: string): Place =>
  async (ornament, inner, { region, inks, canvas, matter }, out) => {
    const box = draw === 'columns' ? { ...region, x: inner.x, width: inner.width } : region;
    const at = by(ornament.at, canvas.shape);
    const shape: PlacedShape = {
      draw: at === undefined ? draw : `${draw}:${at}`,
      box,
      inks,
      color: inks[ornament.ink ?? 'line'],
    };
    if (draw !== 'shares') out.shapes.push(shape);
    else if (matter.shares && matter.shares.length > 0) {
      const height = toPx({ wide: 20, tall: 28 }, canvas);
      const at = { x: 0, y: canvas.height - height, width: canvas.width, height };
      out.shapes.push({ ...shape, box: at, shares: matter.shares });
    }
  };

/** What the sheet draws on a field that has no other picture. */
const placePattern: Place = async (ornament, _inner, { region, inks, sheet }, out) => {
  out.shapes.push({
    draw: sheet.pattern ?? 'rings',
    box: region,
    inks,
    color: inks[ornament.ink ?? 'fill'],
  });
};

const PLACED: Readonly<Record<Ornament['draw'], Place>> = {
  mark: placeMark,
  initials: placeInitials,
  picture: placeImage,
  object: placeImage,
  portrait: placeImage,
  // Most cards have none.
  chart: async (_, inner, context, out) => {
    const { placeChart } = await import('./place-chart.ts');
    await placeChart(inner, context, out);
  },
  columns: full('columns'),
  shares: full('shares'),
  scrim: full('scrim'),
  arcs: full('arcs'),
  frame: full('frame'),
  hills: full('hills'),
  link: placeLink,
  rings: full('rings'),
  pattern: placePattern,
  tear: placeTear,
  units: placeUnits,
};

/** Places a drawing in a region; its words stand in `inner`. */
export async function placeOrnament(
  ornament: Ornament,
  inner: Box,
  context: Context,
  out: Out,
): Promise<void> {
  if (ornament.without && context.matter.images.has(ornament.without)) return;
  const own: Out = { shapes: [], texts: [] };
  await PLACED[ornament.draw](ornament, inner, context, own);
  for (const shape of own.shapes) out.shapes.push({ ...shape, from: ornament });
  for (const text of own.texts) out.texts.push({ ...text, from: ornament });
}
