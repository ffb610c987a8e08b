import { findDirection } from './assets/scripts.ts';
import { inkOn } from './color/contrast.ts';
import type { Composition } from './composition.ts';
import type { Box } from './geometry.ts';
import type { Node } from './nodes.ts';
import type { SourceImage } from './paint/draw-picture.ts';
import { paintLogo } from './paint/paint.ts';
import { toLogoSize } from './parts/logo.ts';
import type { Candidate } from './quality/find-candidate.ts';
import { toLineBoxes } from './quality/line-boxes.ts';
import type { Canvas } from './render/canvas.ts';
import type { Pixels } from './render/pixels.ts';
import { type Canvas as CardCanvas, toCanvas, toPx } from './solve/canvas.ts';
import { toHex } from './templates/color-parameter.ts';

// Px of a wide card; the second is for full cards.
const HEIGHTS = [63, 47] as const;
// Of the margin of words.
const EDGE_SHARE = 0.75;
const MAX_WIDTH_SHARE = 0.28;
const CLEAR_SPACE = 0.35;
// Dense enough to find a rule of two pixels.
const SAMPLES = { columns: 24, rows: 64 } as const;
// Colors behind a logo that differ by at most this, in steps of a channel, count as one background.
const CALM = 24;
const GROUND_SHARE = 0.75;

type Corner = { right: boolean; bottom: boolean };
type Edges = { side: number; top: number; bottom: number };
type Size = { width: number; height: number };

// The far corner first, since reading begins at the other one.
const CORNERS: readonly Corner[] = [
  { right: true, bottom: false },
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: false, bottom: false },
];

/** Adds a logo to a candidate in a corner without words and subject; undefined if none is free. */
export async function placeLogo(
  { composition, art, ...rest }: Candidate,
  logo: SourceImage,
  canvas: Canvas,
  title: string,
): Promise<Candidate | undefined> {
  const card = toCanvas(composition.width, composition.height);
  const mirrored = findDirection(title) === 'rtl';
  const taken = findTaken(composition);
  const tries = listEdges(card).flatMap((edges) => HEIGHTS.map((height) => ({ height, edges })));
  for (const { height, edges } of tries) {
    const size = toLogoSize(logo, { width: card.width * MAX_WIDTH_SHARE, height: toPx(height, card) });
    const clear = size.height * CLEAR_SPACE;
    const [best] = CORNERS.map((corner) => toBox(size, corner, card, { edges, mirrored }))
      .filter((box) => !taken.some((other) => overlaps(growBox(box, clear), other)))
      .map((box) => ({ box, unrest: measureUnrest(growBox(box, clear), art) }))
      .sort((a, b) => a.unrest - b.unrest);
    if (!best) continue;
    const { box, unrest } = best;
    const crossed = unrest > 0 ? findGround(box, art) : undefined;
    const grounds = crossed === undefined ? sample(box, art) : [crossed];
    const ink = inkOn(grounds[0] ?? composition.background);
    const { nodes, images } = await paintLogo(logo, { draw: 'logo', box, color: ink, grounds, ink });
    const signed = {
      ...composition,
      art: [
        ...composition.art,
        ...(crossed === undefined ? [] : [drawClearing(growBox(box, clear * 0.7), crossed)]),
        ...nodes,
      ],
      images: [...composition.images, ...images],
    };
    return { ...rest, composition: signed, art: await canvas.drawArt(signed) };
  }
  return undefined;
}

/** How far from its edges a logo stands on a card; on a story, the corners that controls cover are the last resort. */
function listEdges({ shape, height, words }: CardCanvas): Edges[] {
  const side = words.x * EDGE_SHARE;
  const below = height - words.y - words.height;
  return shape === 'story'
    ? [
        { side, top: words.y, bottom: below },
        { side, top: side, bottom: side },
      ]
    : [{ side, top: words.y * EDGE_SHARE, bottom: below * EDGE_SHARE }];
}

const findTaken = ({ texts, subject }: Composition): Box[] => [
  ...texts.flatMap((text) => toLineBoxes(text).map(({ bounds }) => bounds)),
  ...(subject ? [subject] : []),
];

function toBox(
  size: Size,
  { right, bottom }: Corner,
  card: Size,
  { edges, mirrored }: { edges: Edges; mirrored: boolean },
): Box {
  return {
    x: right !== mirrored ? card.width - edges.side - size.width : edges.side,
    y: bottom ? card.height - edges.bottom - size.height : edges.top,
    ...size,
  };
}

/** Enlarges a box by `by` px on every side. */
const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Samples the colors of the art on a grid over a box, as `#rrggbb`. */
function sample(box: Box, { width, height, data }: Pixels): string[] {
  const stepsOf = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  const columns = stepsOf(SAMPLES.columns);
  return stepsOf(SAMPLES.rows).flatMap((v) =>
    columns.map((u) => {
      const x = Math.min(width - 1, Math.max(0, Math.floor(box.x + u * box.width)));
      const y = Math.min(height - 1, Math.max(0, Math.floor(box.y + v * box.height)));
      const at = (y * width + x) * 4;
      return toHex({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });
    }),
  );
}

/** Returns the color of a box even if something thin crosses it; undefined where backgrounds meet or blend. */
function findGround(box: Box, art: Pixels): string | undefined {
  const colors = sample(box, art);
  const counts = new Map<string, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] / colors.length >= GROUND_SHARE ? most[0] : undefined;
}

/** Covers what crosses a corner with background: a rule stops before the logo. */
const drawClearing = ({ x, y, width, height }: Box, backgroundColor: string): Node => ({
  type: 'container',
  style: { position: 'absolute', left: x, top: y, width, height, backgroundColor, borderRadius: 1 },
});

/** Counts the backgrounds that meet in a box; 0 for a calm one. Equal corners keep their order. */
function measureUnrest(box: Box, art: Pixels): number {
  const colors = [...new Set(sample(box, art))].map((color) => Buffer.from(color.slice(1), 'hex'));
  const spread = [0, 1, 2].map((channel) => {
    const values = colors.map((color) => color[channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.floor(Math.max(...spread) / CALM);
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
