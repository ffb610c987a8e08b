import type { Box } from '../layout/composition.ts';

export type SheetTheme = {
  ground: string;
  /** Five: large field, strong field, ring, spot, dark field. */
  shapes: readonly string[];
  sheet: string;
  edge: string;
  shadow: string;
};

/** Large quiet shapes behind a sheet of paper that holds `safe`; SVG of the whole canvas. */
export function drawSheetGround(width: number, height: number, safe: Box, theme: SheetTheme): string {
  const short = Math.min(width, height);
  const padX = Math.min(short * 0.075, safe.x * 0.72);
  const padY = Math.min(short * 0.06, safe.y * 0.62);
  const sheet = { x: safe.x - padX, y: safe.y - padY, w: safe.width + 2 * padX, h: safe.height + 2 * padY };
  const radius = short * 0.035;
  const [field, strong, ring, spot, dark] = theme.shapes;
  const wide = width >= height * 1.2;
  // Four corners, each a shape cut by the edge and half under the sheet: visible at the sides of a wide card and
  // above and below on a tall one.
  const r = wide ? height * 0.52 : Math.max((height - sheet.h) * 0.52, short * 0.3);
  const shapes = [
    `<circle cx="0" cy="0" r="${f(r)}" fill="${strong}"/>`,
    `<circle cx="0" cy="0" r="${f(r * 0.52)}" fill="${dark}"/>`,
    `<rect x="${f(width - r * 0.62)}" y="0" width="${f(r * 0.62)}" height="${f(r * 0.62)}" fill="${ring}"/>`,
    `<path d="M${f(width)} ${f(r * 0.62)}v${f(-r * 0.62)}a${f(r * 0.62)} ${f(r * 0.62)} 0 0 0 ${f(-r * 0.62)} ${f(r * 0.62)}z" fill="${dark}"/>`,
    `<circle cx="${f(width)}" cy="${f(height)}" r="${f(r * 0.95)}" fill="none" stroke="${strong}" stroke-width="${f(r * 0.2)}"/>`,
    `<circle cx="${f(width)}" cy="${f(height)}" r="${f(r * 0.5)}" fill="${spot}"/>`,
    `<path d="M0 ${f(height)}v${f(-r * 0.78)}h${f(r * 0.78)}z" fill="${field}"/>`,
    `<path d="M0 ${f(height)}h${f(r * 0.78)}v${f(-r * 0.39)}a${f(r * 0.39)} ${f(r * 0.39)} 0 0 0 ${f(-r * 0.78)} 0z" fill="${ring}"/>`,
    dots(width - r * 0.5, height * 0.34, r * 0.36, r * 0.3, short * 0.026, strong ?? '#000000'),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${f(short * 0.028)}"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="${theme.ground}"/>${shapes.join('')}` +
    `<rect x="${f(sheet.x)}" y="${f(sheet.y + short * 0.022)}" width="${f(sheet.w)}" height="${f(sheet.h)}" rx="${f(radius)}" fill="${theme.shadow}" filter="url(#shadow)"/>` +
    `<rect x="${f(sheet.x)}" y="${f(sheet.y)}" width="${f(sheet.w)}" height="${f(sheet.h)}" rx="${f(radius)}" fill="${theme.sheet}" stroke="${theme.edge}" stroke-width="${f(Math.max(1, short * 0.002))}"/></svg>`
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
