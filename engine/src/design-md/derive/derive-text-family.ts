import { findBundledFamily } from '../brand/find-bundled-family.ts';
import type { ProseStyle } from '../read/design-document.ts';
import { holdsWord } from '../read/design-words.ts';
import { splitFontStack } from './font-families.ts';
import type { Found } from './found.ts';
import { sourceOf } from './prose-headings.ts';
import { resolveReference } from './resolve-reference.ts';
import { FAMILY_GROUPS, FAMILY_NAMES } from './roles.ts';
import type { TokenIndex } from './token-index.ts';

const NAMES = ['body', 'text', 'body-text', 'copy', 'paragraph', 'base', 'sans', 'ui', 'content', 'body-md'];
const SMALL = /\b(?:mono|code|labels?|buttons?|numbers?|numerals?|prices?|data|logo|wordmark|nav\w*)\b/iu;

/** The bundled family of all texts but the title, where a document sets those in another. */
export function deriveTextFamily(
  index: TokenIndex,
  styles: readonly ProseStyle[],
  ofTitle: string | undefined,
): Found[] {
  const declared = NAMES.flatMap((name) => [
    ...FAMILY_NAMES.map((family) => index.find('typography', `${name}-${family}`)),
    ...FAMILY_GROUPS.map((group) => index.find('typography', `${group}-${name}`)),
    index.find('typography', name),
  ]).flatMap((token) => {
    const resolved = token && resolveReference(token, index);
    return token && resolved && 'value' in resolved
      ? [{ stack: resolved.value, source: token.path.join('.') }]
      : [];
  });
  const told = styles.flatMap((style) => {
    const { name, family, isLogo } = style;
    const isOfText = holdsWord('text', name) || holdsWord('rest', name) || holdsWord('quiet', name);
    return family !== undefined && !isLogo && isOfText && !SMALL.test(name)
      ? [{ stack: family, source: sourceOf(style) }]
      : [];
  });
  for (const { stack, source } of [...declared, ...told]) {
    if (/^[-+.]?\d/u.test(stack)) continue;
    const value = toFamily(stack);
    if (value !== undefined)
      return value === ofTitle ? [] : [{ parameter: 'textFamily', value, source, notes: [] }];
  }
  return [];
}

/** What is not known is most often a plain sans; the generic one behind it tells more surely. */
const toFamily = (stack: string): string | undefined =>
  splitFontStack(stack).length === 0 ? undefined : findBundledFamily([stack]);
