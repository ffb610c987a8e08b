/** Channels 0 to 255, alpha 0 to 1. */
export type Color = { r: number; g: number; b: number; alpha: number };

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
// Only plain spaces: a tab or newline in a color is an accident or an attack.
const CHANNEL = String.raw` *(\d{1,3}) *`;
const RGB = new RegExp(`^rgb\\(${CHANNEL},${CHANNEL},${CHANNEL}\\)$`);
const RGBA = new RegExp(
  String.raw`^rgba\(${CHANNEL},${CHANNEL},${CHANNEL}, *(0|1|0?\.\d{1,6}|1\.0{1,6}) *\)$`,
);

/**
 * Parses `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(r, g, b)` or `rgba(r, g, b, a)`; undefined for anything else or out of
 * range.
 */
export function parseColor(text: string): Color | undefined {
  if (text.length > 64) return undefined;
  if (HEX.test(text)) return parseHex(text.slice(1));
  const match = RGB.exec(text) ?? RGBA.exec(text);
  if (!match) return undefined;
  const [r = 256, g = 256, b = 256] = match.slice(1, 4).map(Number);
  if (r > 255 || g > 255 || b > 255) return undefined;
  return { r, g, b, alpha: match[4] === undefined ? 1 : Number(match[4]) };
}

function parseHex(digits: string): Color {
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, alpha: a / 255 };
}

/** Composites a color over an opaque background (source over, in sRGB as browsers do it) into an opaque `#rrggbb`. */
export function flattenColor(color: Color, ground: Color): string {
  const over = (top: number, below: number): number =>
    Math.round(top * color.alpha + below * (1 - color.alpha));
  return toHex({ r: over(color.r, ground.r), g: over(color.g, ground.g), b: over(color.b, ground.b) });
}

export const toHex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Formats a color canonically: `#rrggbb`, or `rgba(r,g,b,a)` if it is not opaque. */
export function writeColor(color: Color): string {
  const alpha = Math.round(color.alpha * 1e6) / 1e6;
  return alpha === 1 ? toHex(color) : `rgba(${color.r},${color.g},${color.b},${alpha.toFixed(6)})`;
}
