import { findNouns } from '../find-nouns.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { findSigns } from '../request/signs.ts';
import { AGENDA_WORDS } from '../vocabulary/copy/agendas.ts';
import { LIST_FORM } from '../vocabulary/copy/list-forms.ts';
import { isPriced, type List, readList } from './lists.ts';

const SENTENCE = /[^.!?\n\ue000-\uf8ff]+(?:\.\d[^.!?\n\ue000-\uf8ff]*)*/gu;

const HEADING = /^\p{L}[^,，、\d]*$/u;

/**
 * A list in a sentence of its own beside quoted words: "Meeting notes: decisions, owners. Title: '...'". What the
 * picture is to show ("Background: hills, trees, a river") is none. Where words ask for the list itself ("three bullets:") it has
 * no heading, and whatever its items name is said.
 */
export function findListedBeside(text: string, language: string): { list: List; span: Span } | undefined {
  for (const match of text.matchAll(SENTENCE)) {
    const sentence = match[0];
    if (!/[:：]/.test(sentence) || QUOTE_MARK.test(sentence)) continue;
    const before = /^.*[,，、;](?=[^,，、;:：]*[:：])/su.exec(sentence)?.[0] ?? '';
    const asked = LIST_FORM.test(sentence.slice(before.length).split(/[:：]/u)[0]?.trim() ?? '');
    const words = asked ? sentence.slice(before.length) : sentence;
    const list = readList(words.replace(/^[\s,]+|[\s,]+$/gu, ''));
    if (!list || !(asked || HEADING.test(list.heading))) continue;
    if (!asked && !list.sure && !isToldOf(list, language)) continue;
    const end = match.index + sentence.length;
    return { list: asked ? { ...list, heading: '' } : list, span: { start: end - words.length, end } };
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
