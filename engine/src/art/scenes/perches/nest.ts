import type { DrawingColors } from '../../drawings/drawing.ts';
import { svg } from '../../svg.ts';
import { readPair } from './drawn-perches.ts';

type Rim = { x: number; y: number; wide: number; deep: number };

const files = readPair({
  name: 'nest',
  natural: { main: '#9a6a3c', second: '#6b4526', accent: '#7fb8c4', ink: '#2f1c10', light: '#f5ead2' },
});
// The middle of the rim in the files, half its width, and how deep the bowl is.
const DRAWN: Rim = { x: 190, y: 96, wide: 180, deep: 122 };

/** Half of a nest with its rim at `y`: its hollow, or what is before those in it. */
export function drawNest(rim: Rim, colors: DrawingColors, id: string, part: 'behind' | 'before'): string {
  const [across, down] = [rim.wide / DRAWN.wide, rim.deep / DRAWN.deep];
  const { bounds, draw } = files()[part];
  const [x, y] = [rim.x + (bounds.x - DRAWN.x) * across, rim.y + (bounds.y - DRAWN.y) * down];
  return svg`<g transform="translate(${x} ${y}) scale(${across.toFixed(4)} ${down.toFixed(4)})">${draw(colors, id, {})}</g>`;
}
