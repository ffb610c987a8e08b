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
import type { Random } from '../../../random.ts';
import type { Placement } from '../../column.ts';
import { inkOf } from '../../composition.ts';
import type { Frame } from '../../frame.ts';
import { clipLayer, motifLayer, subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import type { FamilyContext } from '../family.ts';
import { accentField } from '../ground.ts';
import { boxOf } from './box-of.ts';
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
 * they leave none, light falls on their ground.
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
  return shown ?? { layers: drawLight(context, ground, within) };
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

const FAINTEST = 0.02;
const STRONGEST = 0.2;
const READ = 4.6;

/** Light from one side on the field that words fill, as strong as they can be read in. */
function drawLight(
  { frame, random, request, centred, lifted }: FamilyContext,
  ground: Palette,
  within: Box,
): ArtLayer[] {
  if (request.ground !== undefined || request.occasion === 'mourning') return [];
  const { background, foreground, muted, accent, accentText } = ground;
  const reads = (tone: string): boolean =>
    [foreground, muted, accentText].every((ink) => contrast(ink, tone) >= READ);
  // Siblings whose words fill the card differ by it.
  const light = centred ? accent : schemeOf(ground) === 'dark' ? foreground : inkOn(foreground);
  for (let share = STRONGEST; share > FAINTEST; share -= 0.02) {
    const tone = mix(background, light, share);
    if (reads(tone)) return [lightLayer(frame, random.fork('light'), within, { background, tone, lifted })];
  }
  return [];
}

function lightLayer(
  { width, height }: Frame,
  random: Random,
  box: Box,
  { background, tone, lifted }: { background: string; tone: string; lifted: boolean },
): ArtLayer {
  const x = box.x + box.width * random.pick([0.08, 0.92]);
  const y = box.y + box.height * (lifted ? 1.1 : random.range(-0.05, 0.3));
  const reach = Math.hypot(box.width, box.height) * 0.85;
  const defs =
    `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${reach.toFixed(1)}">` +
    `<stop offset="0" stop-color="${tone}"/><stop offset="1" stop-color="${background}"/></radialGradient>`;
  const body = rect(box.x, box.y, box.width, box.height, 'fill="url(#light)"');
  return artLayer('light', svgDocument(width, height, body, defs), { width, height });
}

const schemeOf = ({ background }: Palette): 'light' | 'dark' =>
  toOklch(background).l < 0.6 ? 'dark' : 'light';

/** On a ground in another color than the card's paper, shades of that one color. */
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
