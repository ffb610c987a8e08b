import type { DesignDocument } from '../read/design-document.ts';
import { isGrey } from './brand-hue.ts';
import type { Found } from './found.ts';
import { resolveReference } from './resolve-reference.ts';
import { findSignature, findTokenHues, isOfState } from './signature.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

/**
 * The color that a brand is known by where its document calls none the accent: the one with the brand's name, or the
 * first hue of its palette. Not one that has another role on the card, or tells a state.
 */
export function deriveBrandColor(
  document: Pick<DesignDocument, 'prose'>,
  index: TokenIndex,
  { name, taken }: { name: string | undefined; taken: readonly (string | undefined)[] },
): Found[] {
  const used = new Set(taken.map((value) => value?.toLowerCase()));
  const hues = [
    findSignature(document, name)?.value,
    ...findTokenHues(index).hues,
    ...index.group('colors').flatMap(({ name: called, token }) => {
      const isOwn = token.kind === 'text' && !isOfState(called);
      const resolved = isOwn ? resolveReference(token, index) : undefined;
      const color = resolved && 'value' in resolved ? toCardColor(resolved.value) : undefined;
      return color && 'value' in color ? [color.value] : [];
    }),
  ];
  const value = hues.find((hue) => hue !== undefined && !isGrey(hue) && !used.has(hue.toLowerCase()));
  return value === undefined ? [] : [{ parameter: 'accent', value, source: 'palette', notes: [] }];
}
