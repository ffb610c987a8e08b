import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { DesignDocument } from '../read/design-document.ts';
import { findSigns } from './brand-signs.ts';
import { deriveCorner } from './derive-corner.ts';
import type { Found } from './found.ts';
import type { TokenIndex } from './token-index.ts';

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * That the accent is for small things: where a sentence of the document says so, or a main color beside it is for the
 * areas. In what form, where it says that too.
 */
export function deriveAccentUse(
  colors: readonly Found[],
  index: TokenIndex,
  document: Pick<DesignDocument, 'prose' | 'uses' | 'tokens' | 'buttonRadius'>,
): Found[] {
  const toOpaque = (name: string): string | undefined => {
    const color = parseColor(colors.find(({ parameter }) => parameter === name)?.value ?? '');
    return color && flattenColor(color, WHITE);
  };
  const accent = toOpaque('accent');
  if (accent === undefined) return [];
  const isBesidePrimary = colors.some(({ parameter }) => parameter === 'primary');
  const { isScarce, form } = findSigns(index, document, {
    accent,
    bg: toOpaque('bg') ?? '#ffffff',
  });
  const { source = '' } = colors.find(({ parameter }) => parameter === 'accent') ?? {};
  if (!isScarce && !isBesidePrimary && form === undefined) return [];
  // A small thing is cut as the brand cuts its corners.
  const small = deriveCorner(document, index) === 'sharp' ? 'square' : 'sparing';
  return [{ parameter: 'accentUse', value: form ?? small, source, notes: [] }];
}
