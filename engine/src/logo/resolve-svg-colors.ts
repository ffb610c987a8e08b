import { formatHex, formatHex8, toGamut } from 'culori';
import { parseCssColor } from '../color/parse-css-color.ts';

// As renderers know them; what is longer is no color that anybody wrote.
const DECLARATION = /(--[\w-]{1,64})\s*:\s*([^;{}"'<>]{1,200})/g;
const USE = /\bvar\(\s*(--[\w-]{1,64})\s*(?:,((?:[^()]|\([^()]{0,200}\)){0,200}))?\)/g;
const COLOR = /\b(?:oklch|oklab|lch|lab|hwb|color)\([^()]{1,120}\)/gi;
// `light-dark(#000, #fff)`: a file is drawn in its light scheme.
const LIGHT_DARK =
  /\blight-dark\(\s*((?:[^(),]|\([^()]{0,120}\)){1,120}),(?:[^()]|\([^()]{0,120}\)){1,120}\)/gi;
const MOST_PASSES = 5;
const MOST_GROWTH = 8;

const toSrgb = toGamut('rgb', 'oklch');

/** An SVG with the colors that its renderer does not know as `#rrggbb`: those of CSS Color 4, and custom properties of one value. */
export function resolveSvgColors(svg: string): string {
  const values = new Map<string, string | undefined>();
  for (const [, name = '', value = ''] of svg.matchAll(DECLARATION))
    values.set(name, values.has(name) && values.get(name) !== value.trim() ? undefined : value.trim());
  let text = svg;
  for (let pass = 0; pass < MOST_PASSES && text.includes('var('); pass++) {
    text = text.replace(USE, (use, name: string, otherwise?: string) =>
      values.has(name) ? (values.get(name) ?? use) : (otherwise?.trim() ?? use),
    );
    // A property of itself many times.
    if (text.length > MOST_GROWTH * svg.length) return svg;
  }
  return text.replace(LIGHT_DARK, (_, light: string) => light.trim()).replace(COLOR, toHex);
}

function toHex(written: string): string {
  const color = parseCssColor(written);
  if (!color) return written;
  const inside = toSrgb(color);
  return (color.alpha ?? 1) < 1 ? formatHex8(inside) : formatHex(inside);
}
