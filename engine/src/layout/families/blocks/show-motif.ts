import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import type { Drawing } from '../../../art/drawings/drawing.ts';
import { toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { intersection } from '../../../art/free-box.ts';
import { largestFree } from '../../../art/largest-free.ts';
import { fill, rect, svgDocument } from '../../../art/svg.ts';
import { contrast, inkOn } from '../../../color/contrast.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Placement } from '../../column.ts';
import { inkOf } from '../../composition.ts';
import type { Frame } from '../../frame.ts';
import { clipLayer, motifLayer, subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import type { FamilyContext } from '../family.ts';
import { accentField } from '../ground.ts';
import { toField } from './kit.ts';

/** What is drawn beside the words, and what the composition knows of it. */
export type Shown = { layers: ArtLayer[]; subject?: Box };

const NOTHING: Shown = { layers: [] };

export type MotifField = {
  /** The field that the words stand on, and its inks. */
  ground: Palette;
  /** Default: the canvas. */
  within?: Box;
  words: readonly Placement[];
};

// Shares of the type unit: what is smaller is a stamp.
const AIR = 0.05;
const LEAST_FIELD = 0.24;
const LEAST_PANEL = 0.36;
const LEAST_FIGURE = 0.3;
const LEAST_SHARE = 0.12;
// Of its panel that a figure fills.
const FILLED = 0.86;
const EVERYWHERE = { x: 0, y: 0, width: 0, height: 0 } as const;

/**
 * Shows what the card is about in the largest place that its words leave: beside them as it is, between them on a panel. Where
 * they leave none, a pattern in the shades of their ground is behind them.
 */
export function showMotif(context: FamilyContext, { ground, words, ...field }: MotifField): Shown {
  const { frame, motif, attempt } = context;
  if (attempt > 0 || motif === '') return NOTHING;
  const { width, height, unit } = frame;
  const within = intersection(field.within ?? { x: 0, y: 0, width, height }, { x: 0, y: 0, width, height });
  const taken = [
    ...words.flatMap(({ texts }) => texts.map(inkOf)),
    ...words.flatMap(({ art }) => art.flatMap(boxOf)),
  ].map((box) => grow(box, unit * AIR));
  const free = largestFree(within, taken, unit * LEAST_FIELD);
  const drawing = subjectOf(motif);
  const shown =
    free && free.width * free.height >= within.width * within.height * LEAST_SHARE
      ? drawing
        ? showFigure(context, drawing, free)
        : showBeside(context, ground, { free, within, clear: boundsOf(taken, within) })
      : undefined;
  return shown ?? { layers: drawBehind(context, ground, within) };
}

/** A drawing on a panel of its own. */
function showFigure(
  { frame, style, request }: FamilyContext,
  drawing: Drawing,
  free: Box,
): Shown | undefined {
  const { colors, backdrop } = toColorsOnBackdrop(drawing, style.palette, request);
  const placed = placeSubject(drawing, colors, {
    x: free.x + free.width / 2,
    y: free.y + free.height / 2,
    width: free.width * FILLED,
    height: free.height * FILLED,
    rotation: 0,
  });
  const { bounds } = placed;
  if (Math.sqrt(bounds.width * bounds.height) < frame.unit * LEAST_FIGURE) return undefined;
  return { layers: [panelLayer(frame, free, backdrop), placed], subject: bounds };
}

/** A motif beside all words, or on a panel where it has words on two sides. */
function showBeside(
  { frame, motif, style, request, random }: FamilyContext,
  ground: Palette,
  { free, within, clear }: { free: Box; within: Box; clear: Box },
): Shown | undefined {
  const meets = intersection(clear, free);
  const { palette } = style;
  const chance = random.fork('motif');
  if (meets.width * meets.height === 0) {
    const inks = toInks(ground, palette);
    const stage = { width: frame.width, height: frame.height, area: free, keepClear: clear, palette: inks };
    const layer = motifLayer(motif, { ...stage, scheme: schemeOf(inks), random: chance });
    return layer && { layers: [clipLayer(layer, frame, within)] };
  }
  // A panel stands on the foot of its field.
  const stands = free.y + free.height > within.y + within.height - 1;
  if (!stands || Math.min(free.width, free.height) < frame.unit * LEAST_PANEL) return undefined;
  const inks = toInks(
    ground === palette ? toField(palette, accentField(request, palette)) : palette,
    palette,
  );
  const [x, y] = [Math.round(free.x), Math.round(free.y)];
  const canvas = {
    x,
    y,
    width: Math.round(free.x + free.width) - x,
    height: Math.round(free.y + free.height) - y,
  };
  const layer = motifLayer(motif, {
    ...canvas,
    area: { ...canvas, x: 0, y: 0 },
    keepClear: EVERYWHERE,
    palette: inks,
    scheme: schemeOf(inks),
    random: chance,
  });
  return layer && { layers: [panelLayer(frame, free, inks.background), layer] };
}

// Those that need one ink.
const BEHIND = ['rays', 'rings', 'halftone'] as const;
const FAINTEST = 0.03;
const STRONGEST = 0.16;
const READ = 4.6;

/** A pattern as strong as the words on it can be read. */
function drawBehind(
  { frame, random, request, field, centred, lifted }: FamilyContext,
  ground: Palette,
  within: Box,
): ArtLayer[] {
  if (request.occasion === 'mourning') return [];
  const { background, foreground, muted, accentText, accent } = ground;
  const reads = (tone: string): boolean =>
    [foreground, muted, accentText].every((ink) => contrast(ink, tone) >= READ);
  const tones = [inkOn(foreground), accent, foreground].flatMap((ink) => {
    for (let share = STRONGEST; share > FAINTEST; share -= 0.01)
      if (reads(mix(background, ink, share))) return [mix(background, ink, share)];
    return [];
  });
  const apart = (tone: string): number => contrast(tone, background);
  const tone = tones.reduce((best, other) => (apart(other) > apart(best) ? other : best), background);
  if (tone === background) return [];
  // A motif mixes its tones from the accent: with all of them alike, it is one ink.
  const palette = { ...ground, foreground: tone, accent: tone, accent2: mix(background, tone, 0.5) };
  // Siblings whose words fill the card differ by it.
  const turn = Math.floor(field * BEHIND.length) + (centred ? 1 : 0) + (lifted ? 2 : 0);
  const layer = motifLayer(BEHIND[turn % BEHIND.length] ?? 'rays', {
    width: frame.width,
    height: frame.height,
    area: within,
    keepClear: EVERYWHERE,
    palette,
    scheme: 'light',
    random: random.fork('motif'),
  });
  return layer ? [clipLayer(layer, frame, within)] : [];
}

const schemeOf = ({ background }: Palette): 'light' | 'dark' =>
  toOklch(background).l < 0.6 ? 'dark' : 'light';

/** On a ground in another colour than the card's paper, shades of that one colour. */
function toInks(ground: Palette, paper: Palette): Palette {
  if (ground === paper) return ground;
  const { background, foreground } = ground;
  return {
    ...ground,
    accent: mix(background, foreground, 0.42),
    accent2: mix(background, foreground, 0.2),
  };
}

const panelLayer = ({ width, height }: Frame, { x, y, ...size }: Box, color: string): ArtLayer =>
  artLayer('panel', svgDocument(width, height, rect(x, y, size.width, size.height, fill(color))), {
    width,
    height,
  });

function boxOf({ style }: Placement['art'][number]): Box[] {
  const { left, top, width, height } = style as Record<string, unknown>;
  return typeof left === 'number' &&
    typeof top === 'number' &&
    typeof width === 'number' &&
    typeof height === 'number'
    ? [{ x: left, y: top, width, height }]
    : [];
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The box around what of some boxes is within another. */
function boundsOf(boxes: readonly Box[], within: Box): Box {
  const seen = boxes
    .map((box) => intersection(box, within))
    .filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [Math.min(...seen.map((box) => box.x)), Math.min(...seen.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...seen.map((box) => box.x + box.width)) - x,
    height: Math.max(...seen.map((box) => box.y + box.height)) - y,
  };
}
