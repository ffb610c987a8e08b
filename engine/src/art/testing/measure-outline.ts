import type { Renderer } from '@takumi-rs/core';
import type { Drawing } from '../drawings/drawing.ts';
import type { ToneColors } from '../drawings/drawing-row.ts';
import type { Outline } from '../drawings/outlines.ts';
import { svgDocument } from '../svg.ts';
import { drawSvg } from './draw-svg.ts';

// Far from each other, so that shades and lights over them still tell which of them they lie on.
const TELLING: ToneColors = {
  main: '#ff0000',
  second: '#00ff00',
  accent: '#0000ff',
  ink: '#000000',
  light: '#ffffff',
};
const TONES = Object.entries(TELLING).map(([tone, color]) => {
  const value = Number.parseInt(color.slice(1), 16);
  return { tone, rgb: [value >> 16, (value >> 8) & 255, value & 255] };
});
// Pixels of the longer side, and of the empty border that every outline needs.
const SIDE = 160;
const BORDER = 2;
// Beams and shadows that show more of the ground than of themselves have no edge.
const SOLID = 128;

/** How much of a drawing's outline, holes included, is in each of its colors: shares in percent of its length. */
export async function measureOutline(renderer: Renderer, drawing: Drawing): Promise<Outline> {
  const scale = SIDE / Math.max(drawing.width, drawing.height);
  const width = Math.ceil(drawing.width * scale) + BORDER * 2;
  const height = Math.ceil(drawing.height * scale) + BORDER * 2;
  const art = `<g transform="translate(${BORDER} ${BORDER}) scale(${scale})">${drawing.draw(TELLING, 'a-')}</g>`;
  const pixels = await drawSvg(renderer, svgDocument(width, height, art), width, height);
  const isSolid = (at: number): boolean => (pixels[at * 4 + 3] ?? 0) >= SOLID;
  const counts = new Map<string, number>();
  for (let at = width; at < width * (height - 1); at++) {
    if (!isSolid(at)) continue;
    if (isSolid(at - 1) && isSolid(at + 1) && isSolid(at - width) && isSolid(at + width)) continue;
    const tone = nearestTone(pixels, at * 4);
    counts.set(tone, (counts.get(tone) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = TONES.map(
    ({ tone }) => [tone, Math.round((100 * (counts.get(tone) ?? 0)) / total)] as const,
  );
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}

function nearestTone(pixels: Uint8Array, from: number): string {
  let [nearest, least] = ['main', Number.POSITIVE_INFINITY];
  for (const { tone, rgb } of TONES) {
    let far = 0;
    for (let channel = 0; channel < 3; channel++)
      far += ((rgb[channel] ?? 0) - (pixels[from + channel] ?? 0)) ** 2;
    if (far < least) [nearest, least] = [tone, far];
  }
  return nearest;
}
