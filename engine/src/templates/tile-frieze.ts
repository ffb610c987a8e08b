import type { Box } from '../geometry.ts';

// Each drawn in a square of 100; colors by position: large area, strong area, ring, spot, dark area.
const TILES: readonly ((colors: readonly string[]) => string)[] = [
  ([, strong, , , dark]) =>
    `<circle cx="0" cy="0" r="100" fill="${strong}"/><circle cx="0" cy="0" r="52" fill="${dark}"/>`,
  ([field, , ring]) =>
    `<rect width="100" height="100" fill="${field}"/><path d="M20 100V50a30 30 0 0 1 60 0V100z" fill="${ring}"/>`,
  ([, strong, , spot]) =>
    `<circle cx="100" cy="100" r="82" fill="none" stroke="${strong}" stroke-width="36"/><circle cx="100" cy="100" r="40" fill="${spot}"/>`,
  ([, strong]) => dots(strong),
  ([, , ring, , dark]) =>
    `<rect width="100" height="100" fill="${ring}"/><path d="M0 100A100 100 0 0 1 100 0V100z" fill="${dark}"/>`,
  ([field, , , spot]) =>
    `<rect width="100" height="100" fill="${field}"/><circle cx="50" cy="50" r="27" fill="${spot}"/>`,
];

/** Draws square tiles from both ends of a long canvas up to `inner` and slightly under it. */
export function drawFrieze(width: number, height: number, inner: Box, colors: readonly string[]): string {
  const side = Math.min(width, height);
  const across = width > height;
  const flank = across ? inner.x : inner.y;
  const count = Math.max(1, Math.ceil(flank / side));
  const strip = (offset: number): string =>
    Array.from({ length: count }, (_, index) => {
      const at = across ? `x="${index * side}"` : `y="${index * side}"`;
      const tile = TILES[(index + offset) % TILES.length]?.(colors) ?? '';
      return `<svg ${at} width="${side}" height="${side}" viewBox="0 0 100 100">${tile}</svg>`;
    }).join('');
  return `${strip(0)}<g transform="rotate(180 ${width / 2} ${height / 2})">${strip(2)}</g>`;
}

function dots(color = '#000000'): string {
  const circles = Array.from(
    { length: 25 },
    (_, index) => `<circle cx="${18 + (index % 5) * 16}" cy="${18 + Math.floor(index / 5) * 16}" r="2.6"/>`,
  );
  return `<g fill="${color}" fill-opacity="0.55">${circles.join('')}</g>`;
}
