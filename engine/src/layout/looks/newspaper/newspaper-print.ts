import { num, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

/** Darkness in [0, 1] at a place given as shares of the picture. */
export type Tone = (x: number, y: number) => number;

// Finer than this the dots of a small picture melt into grey; coarser, a large one falls apart.
const ROWS = 58;

/** A picture printed as dots on a raster turned by 45 degrees, as newspapers do for black. */
export function drawHalftone(box: Box, tone: Tone, ink: string): string {
  const step = Math.max(3.2, Math.sqrt(box.width * box.height) / ROWS);
  const dots: string[] = [];
  const half = step / Math.SQRT2;
  for (let row = 0; row * half <= box.height; row++) {
    for (let x = (row % 2) * half; x <= box.width; x += half * 2) {
      const y = row * half;
      const dark = Math.min(1, Math.max(0, tone(x / box.width, y / box.height)));
      // Area, not radius, carries the tone; above 78% neighbouring dots meet and only the gaps stay white.
      const radius = step * 0.72 * Math.sqrt(dark);
      if (radius > 0.4)
        dots.push(`<circle cx="${num(box.x + x)}" cy="${num(box.y + y)}" r="${num(radius)}"/>`);
    }
  }
  const id = `print-${Math.round(box.x)}-${Math.round(box.y)}`;
  return (
    `<defs><clipPath id="${id}"><rect x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}"/></clipPath></defs>` +
    `<g fill="${ink}" clip-path="url(#${id})">${dots.join('')}</g>`
  );
}

/** Greeked body text: justified grey bars in columns, ragged at the end of each paragraph. */
export function drawColumns(box: Box, columns: number, line: number, ink: string, random: Random): string {
  const gutter = line * 2.2;
  const width = (box.width - gutter * (columns - 1)) / columns;
  const bars: string[] = [];
  for (let column = 0; column < columns; column++) {
    const x = box.x + column * (width + gutter);
    let left = random.integer(3, 6);
    for (let y = box.y; y + line * 0.5 <= box.y + box.height; y += line) {
      const last = --left === 0;
      if (last) left = random.integer(4, 7);
      bars.push(rect(x, y, last ? width * random.range(0.35, 0.75) : width, line * 0.42, ''));
    }
  }
  return `<g fill="${ink}">${bars.join('')}</g>`;
}
