import type { Drawing } from '../../../art/drawings/drawing.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { inkOn } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Node } from '../../../nodes.ts';
import { textBlock } from '../../blocks.ts';
import { type Block, type Column, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { toCopyGroups } from '../../copy-groups.ts';
import type { Direction } from '../../direction.ts';
import { toFrame } from '../../frame.ts';
import { countLatinLetters, toHouseVoice } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { type Comparison, parseComparison } from '../../parse-comparison.ts';
import { toInside } from '../../split-canvas.ts';
import { onlyFor } from '../../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle } from '../styled-card.ts';
import { drawBoard } from './versus-panels.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: {
      family: 'Archivo',
      weight: 800,
      lineHeight: 1.04,
      letterSpacing: -0.022,
      variation: '"wdth" 104',
    },
    text: { family: 'Archivo', weight: 450, lineHeight: 1.4 },
    label: { family: 'Archivo', weight: 600, lineHeight: 1.25 },
  },
  {
    display: { family: 'Bricolage Grotesque', weight: 800, lineHeight: 1.04, letterSpacing: -0.006 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.42 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3 },
  },
];

/** Two or three things side by side, each in a panel of its own; a title without a comparison is a plain card. */
export const versus: Look = {
  name: 'versus',
  attempts: 3,
  pairings,
  ...onlyFor('comparison', { darkness: 0.2 }),
  describeLimits: ({ copy, language }, words) =>
    parseComparison(copy, language)
      ? undefined
      : `“${words}”: nothing is set side by side. Name the things as “A vs B”.`,
  layout: async (context) => {
    const compared = parseComparison(context.request.copy, context.request.language);
    return compared && context.attempt < 2 ? layOutSides(context, compared) : layOutStyle(context, PLAIN);
  },
};

const PLAIN: CardStyle = {
  palette: (request) => applyAskedColors(HOUSE, request),
  draw: () => ({ body: '' }),
};

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

async function layOutSides(context: LayoutContext, compared: Comparison): Promise<Composition> {
  const { request, direction, width, height, typesetter } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const { unit } = frame;
  const ground = request.ground ?? (request.scheme === 'dark' ? '#14171c' : '#ffffff');
  const palette = applyAskedColors(
    { ...HOUSE, foreground: inkOn(ground), muted: mix(inkOn(ground), ground, 0.25) },
    { ...request, colors: [], ground },
  );
  const { before, after, said } = compared;
  // Words before the things are the title or lead to it; those after them are the question.
  const copy = { ...request.copy, title: before ?? '' };
  if (said) delete copy.lines;
  const house = toHouseVoice(frame, {
    palette,
    type: direction.type,
    letters: countLatinLetters(copy.title),
  });
  const voice = { ...house, title: { ...house.title, size: house.title.size * 0.72, comfort: 0 } };
  const { head, body, foot } = toCopyGroups(copy, voice, typesetter);
  const titles = before ? body.slice(0, 1) : [];
  const asked = after
    ? [
        textBlock(typesetter, {
          ...voice.subtitle,
          role: 'title',
          text: after,
          size: unit * 0.078,
          color: palette.foreground,
        }),
      ]
    : [];
  const inside = toInside(frame);
  const things = thingsOf(direction, compared);
  const centred = !said && things.length === 0;
  const align = centred ? 'center' : frame.rtl ? 'right' : 'left';
  const strip = (groups: Block[][], share: number): Promise<Column> | undefined => {
    const filled = groups.filter(({ length }) => length > 0);
    const box = { ...inside, height: inside.height * share };
    return filled.length > 0
      ? setColumn({ box, groups: filled, groupGap: unit * 0.024, align, justify: 'start' })
      : undefined;
  };
  const top = await strip([[...head, ...titles]], said ? 0.24 : 0.3);
  const rest = await strip([[...asked, ...body.slice(titles.length)], foot], 0.34);
  // With nothing above or below, the panels reach the edge.
  const from = top ? top.bounds.y + top.bounds.height + frame.margin * 0.6 : 0;
  const drop = rest ? inside.y + inside.height - rest.bounds.height - rest.bounds.y : 0;
  const to = rest ? rest.bounds.y + drop - frame.margin * 0.8 : height;
  const board = await drawBoard(context, frame, {
    compared: toSides(compared),
    board: { x: 0, y: from, width, height: to - from },
    fields: toFields(request, compared.names.length),
    ground,
    things,
  });
  const moved = rest?.texts.map((text) => ({ ...text, box: { ...text.box, y: text.box.y + drop } })) ?? [];
  return {
    width,
    height,
    background: ground,
    art: [...board.art, ...(top?.art ?? []), ...(rest?.art.map((node) => lower(node, drop)) ?? [])],
    images: board.images,
    texts: [...(top?.texts ?? []), ...board.texts, ...moved],
  };
}

/** Returns a drawing for every side, or none. */
function thingsOf({ sides = [] }: Direction, { names }: Comparison): Drawing[] {
  const things = sides.flatMap((motif) => subjectOf(motif) ?? []);
  return things.length === names.length ? things : [];
}

/** Formats the names for their panels: without the marks that lead to the question. */
function toSides(compared: Comparison): Comparison {
  const names = compared.names.map((name) => (compared.after ? name.replace(/\s*[:：,，]$/u, '') : name));
  return { ...compared, names };
}

const lower = (node: Node, by: number): Node => ({
  ...node,
  style: { ...node.style, top: Number(node.style?.top ?? 0) + by },
});

/** Assigns the colors asked for first, one to a side; the rest are the look's own, as dark as the scheme wants. */
function toFields({ colors, ground, scheme, moods }: DesignRequest, count: number): string[] {
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
