import type { Loss } from './source-node.ts';

const SHEETS = 'style sheets are not read; use classes of Tailwind or UnoCSS, or style';

type Kind = { pattern: RegExp; what?: string; reason: string; only?: string };

// What an import passes over without seeing it.
const UNREAD: readonly Kind[] = [
  { pattern: /<style\b/, what: '<style>', reason: SHEETS },
  { pattern: /<link\b[^>]*\bstylesheet\b/, what: '<link>', reason: SHEETS },
  { pattern: /\bimport\b[^;\n]*['"][^'"\n]+\.css['"]/, reason: SHEETS },
  { pattern: /<script\b/, what: '<script>', reason: 'scripts of a page are not run', only: '.html' },
  { pattern: /\bdangerouslySetInnerHTML\b/, reason: 'HTML in data is not read' },
  {
    pattern: /\bnew Date\(\)|\bDate\.now\(\)|\bMath\.random\(\)/,
    reason: 'is what it was when the card was imported',
  },
];

/** What of a source no template has, by the words that it has in the source. */
export function findUnread(source: string, extension: string): Loss[] {
  const lines = source.split('\n');
  return UNREAD.filter(({ only = extension }) => only === extension).flatMap(({ pattern, what, reason }) =>
    lines.flatMap((line, at): Loss[] => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [{ line: at + 1, what: what ?? found, reason }];
    }),
  );
}

/** Comparisons of data with numbers, which no stand-in is. */
export const findComparisons = (source: string, names: readonly string[]): Loss[] =>
  source.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\b(\w+)\)?\s*([<>]=?)\s*(\d+)/g)]
      .filter(([, name = '']) => names.includes(name))
      .map(([what]) => ({
        line: at + 1,
        what,
        reason: 'a template compares no numbers; what is drawn without it stays',
      })),
  );
