import { isPriced, type List, readList } from './lists.ts';
import { QUOTE_MARK } from './quotes.ts';
import { readText } from './reading.ts';
import type { Span } from './request-head.ts';
import { findSigns } from './signs.ts';
import { findNouns } from './subjects.ts';
import { AGENDA_WORDS } from './vocabulary/agendas.ts';

const SENTENCE = /[^.!?\n\ue000-\uf8ff]+(?:\.\d[^.!?\n\ue000-\uf8ff]*)*/gu;

const HEADING = /^\p{L}[^,，、\d]*$/u;

/**
 * A list in a sentence of its own beside quoted words: "Meeting notes: decisions, owners. Title: '...'". What the
 * picture is to show ("Background: hills, trees, a river") is none.
 */
export function findListedBeside(text: string, language: string): { list: List; span: Span } | undefined {
  for (const match of text.matchAll(SENTENCE)) {
    const words = match[0];
    if (!/[:：]/.test(words) || QUOTE_MARK.test(words)) continue;
    const list = readList(words.replace(/^[\s,]+|[\s,]+$/gu, ''));
    if (!list || !HEADING.test(list.heading) || (!list.sure && !isToldOf(list, language))) continue;
    return { list, span: { start: match.index, end: match.index + words.length } };
  }
  return undefined;
}

/** Its heading names a list, or nothing in it can be drawn. */
function isToldOf({ heading, items }: List, language: string): boolean {
  if (AGENDA_WORDS.includes(heading.toLowerCase())) return true;
  if (findSigns(readText(heading), language).all.some(({ part }) => part !== 'kind' && part !== 'clue'))
    return false;
  return items.every((item) => isPriced(item) || findNouns(readText(item), language).length === 0);
}
