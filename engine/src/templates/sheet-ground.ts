import type { Box } from '../geometry.ts';
import { drawFrieze } from './tile-frieze.ts';

export type SheetTheme = {
  ground: string;
  /** Five: large area, strong area, ring, spot, dark area. */
  shapes: readonly string[];
  sheet: string;
  edge: string;
  shadow: string;
};

// On longer cards, four corners leave the length between them empty.
const LONG_ASPECT = 2.6;

/** Draws large quiet shapes, and on them a sheet of paper around `safe`, if given; SVG of the whole canvas. */
export function drawSheetGround(
  width: number,
  height: number,
  safe: Box | undefined,
  theme: SheetTheme,
): string {
  const short = Math.min(width, height);
  const sheet = safe ? toSheet(safe, short) : { x: width / 2, y: height / 2, width: 0, height: 0 };
  const shapes =
    Math.max(width, height) > short * LONG_ASPECT
      ? drawFrieze(width, height, sheet, theme.shapes)
      : drawCorners(width, height, sheet, theme.shapes);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${theme.ground}"/>${shapes}` +
    `${safe ? drawSheet(sheet, short, theme) : ''}</svg>`
  );
}

/** Draws a shape in each of four corners, cut by the edge and half under the sheet. */
function drawCorners(width: number, height: number, sheet: Box, colors: readonly string[]): string {
  const short = Math.min(width, height);
  const [field, strong, ring, spot, dark] = colors;
  const wide = width >= height * 1.2;
  // Visible at the sides of a wide card, above and below the sheet on a tall one.
  const r = wide ? height * 0.52 : Math.max((height - sheet.height) * 0.52, short * 0.3);
  return [
    `<rect x="0" y="${f(height - r * 0.39)}" width="${f(r * 1.17)}" height="${f(r * 0.39)}" fill="${field}"/>`,
    `<circle cx="0" cy="0" r="${f(r)}" fill="${strong}"/>`,
    `<circle cx="0" cy="0" r="${f(r * 0.52)}" fill="${dark}"/>`,
    `<rect x="${f(width - r * 0.62)}" y="0" width="${f(r * 0.62)}" height="${f(r * 0.62)}" fill="${ring}"/>`,
    `<path d="M${f(width)} ${f(r * 0.62)}v${f(-r * 0.62)}a${f(r * 0.62)} ${f(r * 0.62)} 0 0 0 ${f(-r * 0.62)} ${f(r * 0.62)}z" fill="${dark}"/>`,
    `<circle cx="${f(width)}" cy="${f(height)}" r="${f(r * 0.95)}" fill="none" stroke="${strong}" stroke-width="${f(r * 0.2)}"/>`,
    `<circle cx="${f(width)}" cy="${f(height)}" r="${f(r * 0.5)}" fill="${spot}"/>`,
    `<path d="M0 ${f(height)}h${f(r * 0.78)}v${f(-r * 0.39)}a${f(r * 0.39)} ${f(r * 0.39)} 0 0 0 ${f(-r * 0.78)} 0z" fill="${ring}"/>`,
    dots(width - r * 0.5, height * 0.34, r * 0.36, r * 0.3, short * 0.026, strong ?? '#000000'),
  ].join('');
}

/** Returns a sheet of paper around the words, on a canvas whose shorter side is `short` px. */
export function toSheet(safe: Box, short: number): Box {
  const padX = Math.min(short * 0.075, safe.x * 0.72);
  const padY = Math.min(short * 0.06, safe.y * 0.62);
  return {
    x: safe.x - padX,
    y: safe.y - padY,
    width: safe.width + 2 * padX,
    height: safe.height + 2 * padY,
  };
}

function drawSheet({ x, y, width, height }: Box, short: number, theme: SheetTheme): string {
  const shape = `x="${f(x)}" width="${f(width)}" height="${f(height)}" rx="${f(short * 0.035)}"`;
  return (
    `<defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${f(short * 0.028)}"/></filter></defs>` +
    `<rect ${shape} y="${f(y + short * 0.022)}" fill="${theme.shadow}" filter="url(#shadow)"/>` +
    `<rect ${shape} y="${f(y)}" fill="${theme.sheet}" stroke="${theme.edge}" stroke-width="${f(Math.max(1, short * 0.002))}"/>`
  );
}

function dots(x: number, y: number, w: number, h: number, step: number, color: string): string {
  const circles: string[] = [];
  for (let dx = 0; dx < w; dx += step) {
    for (let dy = 0; dy < h; dy += step)
      circles.push(`<circle cx="${f(x + dx)}" cy="${f(y + dy)}" r="${f(step * 0.13)}"/>`);
  }
  return `<g fill="${color}" fill-opacity="0.55">${circles.join('')}</g>`;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);
