import type { Composition, PlacedText } from '../composition.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Pixels } from '../render/pixels.ts';
import { toLineBoxes } from './line-boxes.ts';
import type { Finding } from './report.ts';

// A letter is known by its upper half, so most of its foot, and of its tail under the line, may be hidden.
const MOST_OF_LINE = 0.34;
const MOST_OF_LETTER = 0.6;
// A letter is about half as wide as its line is high.
const LETTER_WIDTH = 0.5;
const SOLID = 128;

/** Shares of the ink of a line that something stands before: of all of it, and of the letter that has the most. */
export type Covered = { text: string; line: number; letter: number };

/** Measures how much of its letters a composition covers; nothing where all of them stand in front. */
export async function measureCovered(
  composition: Composition,
  canvas: Pick<Canvas, 'drawFront' | 'drawTypeLayer'>,
): Promise<(Covered & Pick<PlacedText, 'role'>)[]> {
  const front = await canvas.drawFront(composition);
  const layer = front && (await canvas.drawTypeLayer(composition));
  if (!front || !layer) return [];
  return composition.texts
    .filter(({ role }) => role !== 'decoration')
    .flatMap(toLineBoxes)
    .map(({ placed, text, bounds }) => ({
      role: placed.role,
      text,
      ...measureLine(bounds, { front, type: layer.type, at: layer.at }),
    }));
}

type Layers = { front: Pixels; type: Pixels; at: { x: number; y: number } };

function measureLine(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { front, type, at }: Layers,
): { line: number; letter: number } {
  const step = Math.max(1, Math.round(height * LETTER_WIDTH));
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(front.width, Math.ceil(x + width))];
  const [top, foot] = [Math.max(0, Math.floor(y)), Math.min(front.height, Math.ceil(y + height))];
  const all = { ink: 0, covered: 0 };
  let letter = 0;
  for (let from = left; from < right; from += step) {
    const own = { ink: 0, covered: 0 };
    for (let column = from; column < Math.min(right, from + step); column++)
      for (let row = top; row < foot; row++) {
        if (alphaAt(type, column - at.x, row - at.y) < SOLID) continue;
        own.ink++;
        if (alphaAt(front, column, row) >= SOLID) own.covered++;
      }
    all.ink += own.ink;
    all.covered += own.covered;
    if (own.ink > 0) letter = Math.max(letter, own.covered / own.ink);
  }
  return { line: all.ink === 0 ? 0 : all.covered / all.ink, letter };
}

function alphaAt({ width, height, data }: Pixels, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0);
}

/** Finds lines that lose more of their letters than they can be read without. */
export async function checkCovered(
  composition: Composition,
  canvas: Pick<Canvas, 'drawFront' | 'drawTypeLayer'>,
): Promise<Finding[]> {
  const measured = await measureCovered(composition, canvas);
  return measured
    .filter(({ line, letter }) => line > MOST_OF_LINE || letter > MOST_OF_LETTER)
    .map(({ role, text, line, letter }) => ({
      check: 'covered',
      role,
      detail: `"${text}" has ${Math.round(line * 100)}% of its ink covered, a letter ${Math.round(letter * 100)}%`,
    }));
}
