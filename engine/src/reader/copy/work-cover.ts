import { readName } from '../facts/people.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { INDEFINITE_OPENING } from '../scene/picture/judge-clause.ts';
import { MADE_BY, MADE_BY_UNSPACED, WORKS } from '../vocabulary/copy/works.ts';
import { tidy } from './title.ts';

const works = createLexicon(WORKS);
// The cover is asked for at the head of a prompt.
const MAX_HEAD = 60;
const MAX_TITLE = 70;
// A band may begin with an article.
const BAND = /^The(?:\s\p{Lu}[\p{L}’'-]*){1,4}/u;
const CLOSING = /[”"»」』》’]/u;

/** Whether a prompt asks for the cover or the poster of a work: a book, an album, a film. */
export function namesWork(text: string, language: string): boolean {
  return works.find(readText(text.slice(0, MAX_HEAD)), language).length > 0;
}

/**
 * Puts the name of a work and of who made it into quotation marks, where the prompt only writes them one behind the
 * other: "novel cover The Salt Road by Ingrid Vale", 「夜の図書館」著:三浦千晴. Else the text stays.
 */
export function quoteWork(text: string, language: string): string {
  const { quotes } = findQuotes(text);
  if (quotes.length === 0) return quoteName(text, language);
  const first = quotes[0];
  const at = first ? text.indexOf(first.raw) + first.raw.length : 0;
  if (!CLOSING.test(text.charAt(at - 1)) || quotes.length > 1) return text;
  const makers = [...text.slice(at).matchAll(MADE_BY_UNSPACED)];
  if (makers.length === 0 || makers[0]?.index !== 0) return text;
  return makers.reduceRight((result, match) => {
    const start = at + match.index;
    return `${result.slice(0, start)}, by “${match[1] ?? ''}”, ${result.slice(start + match[0].length)}`;
  }, text);
}

/** "novel cover The Salt Road by Ingrid Vale": the name begins with a capital right behind the cover. */
function quoteName(text: string, language: string): string {
  const work = works.find(readText(text.slice(0, MAX_HEAD)), language)[0];
  if (!work) return text;
  const lead = /^\s*[:：–—-]?\s*(?=[\p{Lu}\d])/u.exec(text.slice(work.end))?.[0];
  if (lead === undefined) return text;
  const start = work.end + lead.length;
  const found = findMaker(text, start);
  if (!found) return text;
  const { end, name, behind } = found;
  const [title, picture] = partTitle(text.slice(start, end), language);
  return `${text.slice(0, work.end)} “${tidy(title)}”, by “${name}”${picture}${text.slice(behind)}`;
}

/** "The Orchard, two girls under a tree": a name, and in small letters what the cover shows. */
function partTitle(text: string, language: string): [title: string, picture: string] {
  const at = text.search(/,\s+\p{Ll}/u);
  return at > 0 && INDEFINITE_OPENING(language).test(text.slice(at + 1))
    ? [text.slice(0, at), text.slice(at)]
    : [text, ''];
}

/** Who made it: the last full name that a small word leads to, or one behind a comma, at the end of its clause. */
function findMaker(text: string, start: number): { end: number; name: string; behind: number } | undefined {
  let found: { end: number; name: string; behind: number } | undefined;
  for (const { index } of text.slice(start, start + MAX_TITLE).matchAll(/[\s,]+/gu)) {
    const end = start + index;
    const lead = MADE_BY.exec(text.slice(end))?.[0];
    const from = lead ? end + lead.length : /^,\s/.test(text.slice(end)) ? end + 2 : undefined;
    const name = from === undefined ? undefined : (readName(text, from) ?? BAND.exec(text.slice(from))?.[0]);
    if (from === undefined || !name?.includes(' ')) continue;
    const behind = from + name.length;
    if (/^\s*(?:$|[,;:.\n])/.test(text.slice(behind))) found = { end, name, behind };
  }
  return found;
}
