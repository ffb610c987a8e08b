import type { TypePairing } from '../../assets/text-style.ts';
import type { Copy } from '../../brief/design-request.ts';
import { textBlock } from '../blocks.ts';
import { type Block, setColumn } from '../column.ts';
import type { Composition } from '../composition.ts';
import { toCopyGroups } from '../copy-groups.ts';
import type { Direction } from '../direction.ts';
import { formatAttribution } from '../format-attribution.ts';
import { type Frame, mirrorBox, toFrame } from '../frame.ts';
import { countLatinLetters, toHouseVoice } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';
import { storyInset } from '../split-canvas.ts';
import { ANY_BRIEF } from '../suitability.ts';
import type { Typesetter } from '../typesetter.ts';
import type { Voice } from '../voice.ts';

type Metric = NonNullable<Copy['metric']>;

const pairings: readonly [TypePairing] = [
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.12, letterSpacing: -0.025 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.38 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3 },
  },
];

/** The card that is right with any words at any size: a solid ground and type that takes the room it needs. */
export const plain: Look = { name: 'plain', attempts: 1, pairings, suits: ANY_BRIEF, layout };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, width, height } = context;
  const short = Math.min(width, height);
  // Below the looks' least size, but still what the gate calls legible: every word counts here.
  const minSize = Math.max(9.5, Math.min(short * 0.027, 18.5));
  const roomy = await arrange(context, request.copy, { minSize, margin: 0.09, air: 1, clear: true });
  const crowded = roomy.texts.some(({ fitted }) => fitted.truncated || fitted.size < minSize - 0.4);
  if (!crowded && roomy.over === 0) return roomy.composition;
  // Everything small becomes one paragraph: it loses its hierarchy before it loses a word.
  const paragraph = toParagraph(request.copy);
  const dense = { minSize, margin: 0.055, air: 0.4, clear: false };
  const whole = await arrange(context, paragraph, dense);
  if (whole.over === 0) return whole.composition;
  // A long text on a very small card ends where the card does.
  return (await arrange(context, paragraph, { ...dense, maxLines: linesWithin(whole) })).composition;
}

// Of the lines that fit, so many leave the title its size.
const BELOW_TITLE = 0.8;

/** How many lines of its longest text a card has room for, under its title. */
function linesWithin({ texts, over }: Arranged): number {
  const [longest] = texts
    .map(({ fitted }) => fitted)
    .sort((one, other) => other.lines.length - one.lines.length);
  if (!longest) return 1;
  const lines = longest.lines.length - over / longest.lineHeightPx;
  return Math.max(1, Math.floor(lines * BELOW_TITLE));
}

type Density = {
  minSize: number;
  /** Share of the shorter side. */
  margin: number;
  /** Factor on the space between texts. */
  air: number;
  /** Whether words keep clear of the controls of stories. */
  clear: boolean;
  /** Of each text. Default: as many as it has. */
  maxLines?: number;
};
type Arranged = {
  composition: Composition;
  texts: Composition['texts'] /** px that do not fit. */;
  over: number;
};

async function arrange(
  { direction, width, height, typesetter }: LayoutContext,
  copy: Copy,
  density: Density,
): Promise<Arranged> {
  const { palette } = direction;
  const frame = toFrame(width, height, copy.title);
  const margin = Math.round(Math.min(width, height) * density.margin);
  const { metric, ...words } = copy;
  const voice = toVoice(frame, direction, copy, density);
  const { head, body, foot } = toCopyGroups(words, voice, typesetter);
  if (metric) body.splice(metric.leads ? 0 : 1, 0, toFigure(metric, voice, typesetter));
  const inset = density.clear ? storyInset(frame, margin) : { head: 0, foot: 0 };
  const inside = {
    x: margin,
    y: margin + inset.head,
    width: width - 2 * margin,
    height: height - 2 * margin - inset.head - inset.foot,
  };
  const align = frame.rtl ? 'right' : 'left';
  // Low cards are short of height, not of width: what follows from the words stands beside them.
  const beside = width > height * 2.2 && foot.length > 0;
  const groupGap = frame.unit * 0.04 * density.air;
  const main = await setColumn({
    box: mirrorBox(frame, beside ? { ...inside, width: inside.width * 0.6 } : inside),
    groups: beside ? [[...head, ...body]] : [[...head, ...body], foot],
    groupGap,
    align,
    justify: 'center',
  });
  const side = beside
    ? await setColumn({
        box: mirrorBox(frame, { ...inside, x: inside.x + inside.width * 0.66, width: inside.width * 0.34 }),
        groups: [foot],
        groupGap,
        align,
        justify: 'center',
      })
    : undefined;
  const columns = side ? [main, side] : [main];
  const texts = columns.flatMap((column) => column.texts);
  return {
    composition: {
      width,
      height,
      background: palette.background,
      art: columns.flatMap((column) => column.art),
      images: [],
      texts,
    },
    texts,
    over: Math.max(0, ...columns.map(({ bounds }) => bounds.height - inside.height).filter((px) => px > 1)),
  };
}

function toVoice(
  frame: Frame,
  direction: Direction,
  { title }: Copy,
  { minSize, air, maxLines = 60 }: Density,
): Voice {
  const type = direction.branded ? direction.type : pairings[0];
  const voice = toHouseVoice(
    { ...frame, minSize },
    { palette: direction.palette, type, letters: countLatinLetters(title) },
  );
  const loose = Object.entries(voice).map(([role, spoken]) => [
    role,
    { ...spoken, maxLines, comfort: 0, gap: (spoken.gap ?? 0) * air },
  ]);
  return Object.fromEntries(loose) as Voice;
}

function toParagraph(copy: Copy): Copy {
  const {
    title,
    eyebrow,
    metric,
    subtitle,
    people,
    date,
    place,
    attribution,
    callToAction,
    items,
    lines,
    footer,
  } = copy;
  const rest = [
    subtitle,
    ...(people ?? []),
    date,
    place,
    attribution && formatAttribution(attribution),
    ...(items ?? []).map(({ text, value }) => [text, value].filter(Boolean).join(' ')),
    ...(lines ?? []),
    ...(footer ?? []),
    callToAction,
  ];
  const paragraph = rest.filter((text) => text !== undefined && text.trim() !== '').join(' · ');
  return {
    title,
    ...(eyebrow ? { eyebrow } : {}),
    ...(metric ? { metric } : {}),
    ...(paragraph === '' ? {} : { subtitle: paragraph }),
  };
}

/** The figure as one text, so that it may wrap: here the words count for more than the gesture. */
function toFigure({ prefix, value, suffix }: Metric, { figure }: Voice, typesetter: Typesetter): Block {
  const { plate: _, ...spec } = figure;
  const text = [prefix, value, suffix].filter((part) => part !== undefined).join(' ');
  return textBlock(typesetter, { ...spec, role: 'metric', text });
}
