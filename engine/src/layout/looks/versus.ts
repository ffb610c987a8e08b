import { circle, fill, rect, svgDocument } from '../../art/svg.ts';
import type { Brief } from '../../brief/brief.ts';
import { inkOn } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette, TypePairing } from '../../direction/direction.ts';
import { artLayer } from '../art-layer.ts';
import { type Column, setColumn } from '../column.ts';
import { type Compared, readCompared } from '../compared.ts';
import type { Box, Composition, PlacedText, TextStyle } from '../composition.ts';
import { toCopyGroups } from '../copy-groups.ts';
import { type Frame, toFrame } from '../frame.ts';
import { lettersOf, toHouseVoice } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';
import { isWide, toInside } from '../split-canvas.ts';
import { type CardStyle, layOutStyle, wearAsked } from './styled-card.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: {
      family: 'Archivo',
      weight: 800,
      lineHeight: 1.04,
      letterSpacing: -0.03,
      variation: '"wdth" 104',
    },
    text: { family: 'Archivo', weight: 450, lineHeight: 1.4 },
    label: { family: 'Archivo', weight: 600, lineHeight: 1.25 },
  },
  {
    display: { family: 'Bricolage Grotesque', weight: 800, lineHeight: 1.04, letterSpacing: -0.03 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.42 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3 },
  },
];

/** Two or three things face to face, each on a field of its own; a title that compares nothing is a plain card. */
export const versus: Look = {
  name: 'versus',
  attempts: 3,
  pairings,
  layout: async (context) => {
    const compared = readCompared(context.brief.copy.title);
    return compared && context.attempt < 2 ? layOutSides(context, compared) : layOutStyle(context, PLAIN);
  },
};

const PLAIN: CardStyle = { palette: (brief) => wearAsked(HOUSE, brief), draw: () => ({ body: '' }) };

const HOUSE: Palette = {
  background: '#ffffff',
  surface: '#eef0f5',
  foreground: '#14171c',
  muted: '#4a5160',
  accent: '#2557d6',
  accent2: '#e4572e',
  accentText: '#2557d6',
};
const SIDES = ['#2557d6', '#e4572e', '#0e8a72'] as const;
const DARK_SIDES = ['#1f3f96', '#a33a1c', '#0b6353'] as const;

async function layOutSides(context: LayoutContext, compared: Compared): Promise<Composition> {
  const { brief, direction, width, height, typesetter } = context;
  const frame = toFrame(width, height, brief.copy.title, direction.swapped);
  const { unit } = frame;
  const fields = toFields(brief, compared.names.length);
  const ground = brief.ground ?? (brief.scheme === 'dark' ? '#14171c' : '#ffffff');
  const palette = wearAsked(
    { ...HOUSE, foreground: inkOn(ground), muted: mix(inkOn(ground), ground, 0.25) },
    { ...brief, colors: [], ground },
  );
  const house = toHouseVoice(frame, { palette, type: direction.type, letters: lettersOf(brief.copy.title) });
  const inside = toInside(frame);
  const { head, body, foot } = toCopyGroups({ ...brief.copy, title: '' }, house, typesetter);
  const strip = async (groups: Parameters<typeof setColumn>[0]['groups'], box: Box): Promise<Column> =>
    setColumn({ box, groups, groupGap: unit * 0.02, align: 'center', justify: 'start' });
  const wide = isWide(frame);
  const spoken = async (text: string, box: Box, size: number, style: TextStyle): Promise<PlacedText> => {
    const fitted = await typesetter.fit({
      text,
      style,
      maxWidth: box.width,
      maxHeight: box.height,
      maxSize: size,
      minSize: frame.minSize,
      maxLines: 2,
    });
    const y = box.y + (box.height - fitted.height) / 2;
    return {
      role: 'title',
      fitted,
      box: { ...box, y, height: fitted.height },
      align: 'center',
      color: palette.foreground,
    };
  };
  const texts: PlacedText[] = [];
  let top = inside.y;
  const headColumn =
    head.length > 0 ? await strip([head], { ...inside, height: inside.height * 0.14 }) : undefined;
  if (headColumn) {
    texts.push(...headColumn.texts);
    top = headColumn.bounds.y + headColumn.bounds.height + unit * 0.03;
  }
  const lineHeight = unit * 0.125;
  const lead =
    compared.before &&
    (await spoken(
      compared.before,
      { ...inside, y: top, height: lineHeight },
      unit * 0.075,
      direction.type.text,
    ));
  if (lead) {
    texts.push(lead);
    top += lineHeight;
  }
  const rest = [body, foot].some((group) => group.length > 0)
    ? await strip([body, foot], { ...inside, height: inside.height * 0.34 })
    : undefined;
  const restHeight = rest ? rest.bounds.height + unit * 0.035 : 0;
  const bottom = inside.y + inside.height - restHeight - (compared.after ? lineHeight : 0);
  // Where nothing stands above or below, the fields go to the edge.
  const from = top === inside.y ? 0 : top;
  const to = bottom === inside.y + inside.height ? height : bottom;
  const board: Box = { x: 0, y: from, width, height: to - from };
  const panels = split(board, compared.names.length, wide);
  texts.push(...(await placeNames(context, frame, compared, panels, fields)));
  const tail =
    compared.after &&
    (await spoken(
      compared.after,
      { ...inside, y: bottom, height: lineHeight },
      unit * 0.075,
      direction.type.text,
    ));
  if (tail) texts.push(tail);
  if (rest) {
    const by = inside.y + inside.height - rest.bounds.height - rest.bounds.y;
    texts.push(...rest.texts.map((text) => ({ ...text, box: { ...text.box, y: text.box.y + by } })));
  }
  const drawn =
    panels
      .map(({ x, y, width: w, height: h }, at) => rect(x, y, w + 1, h + 1, fill(fields[at] ?? SIDES[0])))
      .join('') +
    seams(panels, wide)
      .map(([x, y]) => circle(x, y, medallion(frame), fill(ground)))
      .join('');
  const layer = artLayer('versus', svgDocument(width, height, drawn), frame);
  return {
    width,
    height,
    background: ground,
    art: [layer.node, ...(headColumn?.art ?? []), ...(rest?.art ?? [])],
    images: [layer.image],
    texts,
  };
}

/** Asked colours first, a side each; the rest from the house, in the depth that the scheme wants. */
function toFields({ colors, ground, scheme, moods }: Brief, count: number): string[] {
  const asked = colors.filter((color) => color !== ground).slice(0, count);
  const house = moods.includes('pastel')
    ? SIDES.map((color) => oklch(0.88, 0.06, toOklch(color).h))
    : scheme === 'dark'
      ? DARK_SIDES
      : SIDES;
  const [first] = asked;
  if (asked.length === 1 && first !== undefined) {
    const { l, c, h } = toOklch(first);
    return [
      first,
      oklch(l > 0.6 ? l - 0.28 : l + 0.26, c * 0.8, h),
      oklch(l > 0.6 ? l - 0.14 : l + 0.13, c * 0.5, h),
    ].slice(0, count);
  }
  return [...asked, ...house.filter((color) => !asked.includes(color))].slice(0, count);
}

const medallion = ({ unit }: Frame): number => unit * 0.062;

/** Columns where the card is wide, rows where it is tall. */
function split({ x, y, width, height }: Box, count: number, wide: boolean): Box[] {
  return Array.from({ length: count }, (_, at) =>
    wide
      ? { x: x + (width / count) * at, y, width: width / count, height }
      : { x, y: y + (height / count) * at, width, height: height / count },
  );
}

/** Middles of the lines between two fields each. */
const seams = (panels: readonly Box[], wide: boolean): [number, number][] =>
  panels
    .slice(1)
    .map((panel) => (wide ? [panel.x, panel.y + panel.height / 2] : [panel.x + panel.width / 2, panel.y]));

/** Every name as large as the longest one allows, and between two of them their link. */
async function placeNames(
  { typesetter, direction }: LayoutContext,
  frame: Frame,
  { names, links }: Compared,
  panels: readonly Box[],
  fields: readonly string[],
): Promise<PlacedText[]> {
  const { unit, margin, minSize } = frame;
  const wide = isWide(frame);
  const away = medallion(frame) * 1.25;
  const rooms = panels.map(({ x, y, width, height }, at): Box => {
    const [before, after] = [at === 0 ? margin * 0.7 : away, at === panels.length - 1 ? margin * 0.7 : away];
    return wide
      ? { x: x + before, y: y + margin * 0.4, width: width - before - after, height: height - margin * 0.8 }
      : { x: x + margin, y: y + before, width: width - margin * 2, height: height - before - after };
  });
  const fit = (text: string, room: Box, size: number) =>
    typesetter.fit({
      text,
      style: direction.type.display,
      maxWidth: room.width,
      maxHeight: room.height,
      maxSize: size,
      minSize,
      maxLines: 2,
    });
  const tried = await Promise.all(names.map((name, at) => fit(name, rooms[at] as Box, unit * 0.16)));
  const size = Math.min(...tried.map((fitted) => fitted.size));
  const fitted = await Promise.all(names.map((name, at) => fit(name, rooms[at] as Box, size)));
  const spots = seams(panels, wide);
  const knots = await Promise.all(
    links.map((link) =>
      typesetter.fit({
        text: link,
        style: direction.type.label,
        maxWidth: medallion(frame) * 1.7,
        maxHeight: medallion(frame) * 1.4,
        maxSize: unit * 0.048,
        minSize,
        maxLines: 1,
      }),
    ),
  );
  return fitted.flatMap((name, at): PlacedText[] => {
    const room = rooms[at] as Box;
    const box = { ...room, y: room.y + (room.height - name.height) / 2, height: name.height };
    const placed: PlacedText = {
      role: 'title',
      fitted: name,
      box,
      align: 'center',
      color: inkOn(fields[at] ?? '#000000'),
    };
    const [knot, spot] = [knots[at], spots[at]];
    if (!knot || !spot) return [placed];
    const seal: Box = {
      x: spot[0] - knot.width / 2,
      y: spot[1] - knot.height / 2,
      width: knot.width,
      height: knot.height,
    };
    return [placed, { role: 'title', fitted: knot, box: seal, align: 'center', color: '#14171c' }];
  });
}
