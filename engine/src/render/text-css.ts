import type { TextShape } from '../typesetting/text-measurer.ts';

/** What the renderer turns to when a style names no family; never by the order in which fonts were loaded. */
export const FALLBACK_FAMILY = 'Inter';

const EAST_ASIAN = /^Noto Sans (JP|SC|TC|KR)$/;

/** Width and height of an inline emoji, and how far it hangs below the baseline, in em. */
export const EMOJI_EM = 1.02;
export const EMOJI_STYLE = {
  display: 'inline',
  width: `${EMOJI_EM}em`,
  height: `${EMOJI_EM}em`,
  verticalAlign: '-0.13em',
} as const;

/** Size of superscripts and subscripts, in em of the line. */
export const SMALL_EM = 0.62;

/** How superscripts and subscripts are set in a line; `em` is the small size here. */
export function toSmallCss(kind: 'superscript' | 'subscript', { letterSpacing }: TextShape) {
  return {
    display: 'inline',
    fontSize: `${SMALL_EM}em`,
    // The line keeps its height.
    lineHeight: '1px',
    letterSpacing: `${letterSpacing}em`,
    verticalAlign: kind === 'superscript' ? '0.55em' : '-0.22em',
  } as const;
}

/** The renderer's style for a text of one line; the measuring and the drawing both come from here. */
export function toTextCss(shape: TextShape, size: number, lineHeightPx: number) {
  const features = [
    // Proportional spacing for titles: full-width punctuation leaves holes at display sizes.
    ...(shape.families.some((name) => EAST_ASIAN.test(name)) ? ['"palt"'] : []),
    ...(shape.tabular ? ['"tnum"', '"lnum"'] : []),
  ];
  return {
    fontFamily: shape.families.map((name) => `'${name}'`).join(', '),
    fontWeight: shape.weight,
    // A static font at another weight would be smeared into a false bold.
    fontSynthesis: 'none',
    fontSize: size,
    lineHeight: `${lineHeightPx}px`,
    letterSpacing: `${shape.letterSpacing * size}px`,
    whiteSpace: 'pre',
    direction: shape.direction,
    ...(shape.variation ? { fontVariationSettings: shape.variation } : {}),
    ...(features.length > 0 ? { fontFeatureSettings: features.join(', ') } : {}),
  } as const;
}
