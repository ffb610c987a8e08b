import { formatHex, formatHex8, toGamut } from 'culori';
import { parseCssColor } from '../../color/parse-css-color.ts';
import { parseColor } from '../../templates/color-parameter.ts';
import { quoteName } from '../read/design-document.ts';

/** A color that the card takes; `replaced` where the document writes it in another notation. */
export type CardColor = { value: string; replaced: boolean } | { problem: string };

const MAX_CHARACTERS = 100;
// Outside sRGB lightness and hue stay and chroma gives way (CSS Color 4, 13.2).
const toSrgb = toGamut('rgb', 'oklch');

/** A declared value as a color of `og_brand`; a problem is the end of a sentence about the token. */
export function toCardColor(value: string): CardColor {
  if (parseColor(value)) return { value, replaced: false };
  if (value === '') return { problem: 'is empty; write a color such as "#1a2b3c"' };
  if (/gradient\(/i.test(value))
    return { problem: 'is a gradient; the card takes one in `colors.surface-gradient`' };
  if (/^(?:var|light-dark|color-mix|env|calc)\(/i.test(value) || /^currentcolor$/i.test(value))
    return {
      problem: `is \`${quoteName(value)}\`, which has a value in a style sheet only; write the color`,
    };
  const parsed = value.length > MAX_CHARACTERS ? undefined : parseCssColor(value);
  if (!parsed) return { problem: `is no color that can be read: \`${quoteName(value)}\`` };
  if ((parsed.alpha ?? 1) <= 0) return { problem: 'is fully transparent, so it shows nothing' };
  const inside = toSrgb(parsed);
  const hex = (parsed.alpha ?? 1) < 1 ? formatHex8(inside) : formatHex(inside);
  return parseColor(hex)
    ? { value: hex, replaced: true }
    : { problem: `is no color that can be read: \`${quoteName(value)}\`` };
}
