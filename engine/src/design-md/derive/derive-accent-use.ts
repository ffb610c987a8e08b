import { contrast } from '../../color/contrast.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { DesignDocument } from '../read/design-document.ts';
import { findSigns } from './brand-signs.ts';
import type { Found } from './found.ts';
import type { TokenIndex } from './token-index.ts';

// WCAG 2.2, 1.4.3, for large text.
const READABLE_LARGE = 3;
const PAPER = '#ffffff';
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * That the accent is for small things: where a sentence of the document says so, or a main color beside it is for the
 * areas. In what form, where it says that too. On the card of a brand it is, unless a sentence gives it areas.
 */
export function deriveAccentUse(
  colors: readonly Found[],
  index: TokenIndex,
  document: Pick<DesignDocument, 'prose' | 'uses' | 'tokens'>,
  { isOfBrand }: { isOfBrand: boolean },
): Found[] {
  const toOpaque = (name: string): string | undefined => {
    const color = parseColor(colors.find(({ parameter }) => parameter === name)?.value ?? '');
    return color && flattenColor(color, WHITE);
  };
  const accent = toOpaque('accent');
  if (accent === undefined) return [];
  const isBesidePrimary = colors.some(({ parameter }) => parameter === 'primary');
  const { isScarce, isForAreas, form } = findSigns(index, document, {
    accent,
    bg: toOpaque('bg') ?? PAPER,
  });
  const { source = '' } = colors.find(({ parameter }) => parameter === 'accent') ?? {};
  const isSmall = isScarce || isBesidePrimary || (isOfBrand && !isForAreas);
  // A name in yellow on white cannot be read.
  const isFaint = isOfBrand && contrast(accent, toOpaque('bg') ?? PAPER) < READABLE_LARGE;
  const value = form ?? (isSmall ? (isFaint ? 'line' : 'sparing') : undefined);
  return value === undefined ? [] : [{ parameter: 'accentUse', value, source, notes: [] }];
}
