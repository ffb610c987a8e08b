import { type DesignDocument, quoteName } from '../read/design-document.ts';
import { withoutWord } from '../read/design-words.ts';
import type { Found } from './found.ts';
import type { TokenIndex } from './token-index.ts';

// The name of a document may be that of a package.
const PATHS = ['brand.name', 'name', 'brand'];
// Documents are often named after themselves: "Acme Design System", "DESIGN.md for Acme", "acme-design-analysis".
const ABOUT_ITSELF =
  /[-\s_]*\b(?:design(?:[.\s_-]*(?:md|system|language|tokens?|contract|analysis|guide|guidelines|spec|notes))?|(?:brand|style) ?guide(?:lines)?|brand|theme|tokens)\b[-\s_]*/gi;
// What imitates a brand is not the brand.
const IMITATES = /\b(?:inspired|inspiration|clone|template|ui kit|like)\b/i;
const MAX_NAME_CHARACTERS = 40;
const SMALL_LETTERS = 3;

/** The brand's name: that of a token, of a line such as "Organization: Acme", or in the first heading. */
export function deriveName(
  { owner, title = '' }: Pick<DesignDocument, 'owner' | 'title'>,
  index: TokenIndex,
): Found[] {
  const said = [
    ...PATHS.map((path) => ({ text: index.at(path)?.value, source: path })),
    { text: owner, source: 'owner' },
    ...titleParts(title)
      .filter((part) => !isSentence(withoutDocument(part)))
      .map((text) => ({ text, source: quoteName(`# ${title}`) })),
  ];
  for (const { text = '', source } of said) {
    const value = toBrandName(text);
    if (value !== undefined) return [{ parameter: 'name', value, source, notes: [] }];
  }
  return [];
}

// "Acme: brand basics", "Manual de marca — Acme": each side of a sign may be the name.
const titleParts = (title: string): string[] => title.split(/:\s+|\s+[–—|/·-]\s+/u);

/** The brand's name in that of its document; undefined where none is left, or it is too long for a card. */
function toBrandName(text: string): string | undefined {
  if (IMITATES.test(text) || /\p{C}/u.test(text)) return undefined;
  const bare = text.replace(/\([^)]*\)/g, ' ');
  const name = withoutDocument(bare)
    .replace(ABOUT_ITSELF, ' ')
    .replace(/[`*_#]/g, ' ')
    .replace(/^[\s:–—/+&·-]+|[\s:–—/+&·-]+$/gu, '')
    // "For the Bank of the West", but "The Example Times".
    .replace(/^(?:for|of)\s+(?:the\s+)?/iu, '')
    .replace(/\s+/g, ' ');
  return name === '' || name.length > MAX_NAME_CHARACTERS ? undefined : name;
}

// Between the words of a name there may be small ones: "Bank of the West".
const SMALL_WORDS = /^(?:of|the|and|for|in|on|by|at|de|la|le|les|du|des|der|die|das|von|van|y|e|og|&)$/;

/** Whether a heading says something instead of naming somebody: "How acme.example is designed". */
function isSentence(title: string): boolean {
  const words = title.replace(ABOUT_ITSELF, ' ').trim().split(/\s+/);
  const isLow = (word: string): boolean => /^\p{Ll}+$/u.test(word) && !SMALL_WORDS.test(word);
  // A name may hold short words in any language, but not end in one: "Maji na Nyati".
  return (
    words.length > 2 &&
    (isLow(words.at(-1) ?? '') || words.slice(1).some((word) => isLow(word) && word.length > SMALL_LETTERS))
  );
}

/** Without what the document calls itself, and the small words that join it to a name: "Leitfaden der Bücherei". */
function withoutDocument(text: string): string {
  const rest = withoutWord('document', text);
  return rest === text ? text : rest.trim().replace(/^(?:\p{Ll}{1,4}(?:\s+|['’]))+(?=\p{Lu})/u, '');
}
