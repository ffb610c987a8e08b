import { getFontFamily } from '../assets/font-catalogue.ts';
import type { TextShape } from '../layout/text-measurer.ts';

const EAST_ASIAN = /^Noto Sans (JP|SC|TC|KR)$/;

/** Width and height of an inline emoji, and how far it hangs below the baseline, in em. */
export const EMOJI_EM = 1.02;
export const EMOJI_STYLE = {
  display: 'inline',
  width: `${EMOJI_EM}em`,
  height: `${EMOJI_EM}em`,
  verticalAlign: '-0.13em',
} as const;

/** The renderer's style for a text of one line; the measuring and the drawing both come from here. */
export function toTextCss(shape: TextShape, size: number, lineHeightPx: number) {
  const [first] = shape.families;
  const fixedWeight = first === undefined ? undefined : getFontFamily(first).looksLike;
  return {
    fontFamily: shape.families.map((name) => `'${name}'`).join(', '),
    fontWeight: shape.families.length === 1 && fixedWeight !== undefined ? 400 : shape.weight,
    // A static font at another weight would be smeared into a false bold.
    fontSynthesis: 'none',
    fontSize: size,
    lineHeight: `${lineHeightPx}px`,
    letterSpacing: `${shape.letterSpacing * size}px`,
    whiteSpace: 'pre',
    direction: shape.direction,
    ...(shape.variation ? { fontVariationSettings: shape.variation } : {}),
    // Proportional spacing for titles: full-width punctuation leaves holes at display sizes.
    ...(shape.families.some((name) => EAST_ASIAN.test(name)) ? { fontFeatureSettings: '"palt"' } : {}),
  } as const;
}
