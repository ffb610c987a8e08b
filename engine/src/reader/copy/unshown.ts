import type { Copy } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import { splitClauses } from '../reading/clauses.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { readText, type Word } from '../reading/reading.ts';
import type { Request } from '../request/request-phrases.ts';
import type { Signs } from '../request/signs.ts';
import { WITH_SOMETHING } from '../scene/picture/judge-clause.ts';
import { BARE_NAME_LABEL } from '../vocabulary/copy/emphasis.ts';
import { LIST_FORM } from '../vocabulary/copy/list-forms.ts';
import { LETTER_NOUNS } from '../vocabulary/request/look-nouns.ts';
import { emphasis, factLabels, roles } from './copy-words.ts';

const MIN_LETTERS = 3;
const WORDS_OF_A_LEAD = 3;
const LETTERS: ReadonlySet<string> = new Set(LETTER_NOUNS.map(foldText));
const QUOTE_MARKS = new RegExp(QUOTE_MARK, 'g');
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Clauses among the words of a request that ended nowhere: neither on the card nor among the wishes. What
 * describes a picture beside quoted words is left to those who draw it.
 */
export function findUnshown(
  masked: string,
  request: Request,
  copy: Copy,
  signs: Signs,
  context: { language: string; quoted: boolean; depicted?: string | undefined },
): string[] {
  const texts = textsOf(copy).map(foldText);
  const first = masked.search(QUOTE_MARK);
  const head = headOf(masked, request);
  const unshown: string[] = [];
  // "作者见面会:": without blanks only a thing that is asked for tells a request from what is said.
  const asks = (start: number, end: number): boolean =>
    request.head.found ||
    request.head.verb ||
    !UNSPACED.test(masked.slice(start, end)) ||
    signs.within({ start, end }).some(({ part }) => part === 'artefact' || part === 'strong-artefact');
  for (const span of request.content) {
    // A quotation parts what stands around it as a comma does.
    const text = masked.slice(span.start, span.end).replace(QUOTE_MARKS, ';');
    for (const clause of splitClauses(text)) {
      // The first clause before a quotation is what is asked for, and what it is for: then who is to be seen.
      const heads =
        context.quoted &&
        asks(span.start + clause.start, span.start + clause.end) &&
        span.start + clause.start < first &&
        span.start + clause.start === head;
      const said = text.slice(clause.start, clause.end);
      const from = heads ? said.search(WITH_SOMETHING(context.language)) : 0;
      const words = said.slice(Math.max(0, from));
      const offset = span.start + clause.start + Math.max(0, from);
      const described = from < 0 || isDepicted(context.depicted, offset, words.length);
      if (described || words.includes('://') || LIST_FORM.test(words)) continue;
      const own = readText(words);
      if (heads && leadsQuotation(own.words, masked.slice(offset + words.length))) continue;
      // "Wann:": a label alone, its words stand as the day.
      const label = factLabels.find(own, context.language).filter(({ end }) => end === words.length);
      const named = [...roles.find(own, context.language), ...label.filter(({ start }) => start === 0)];
      // "company name Ledgerly": what only says what kind of name follows.
      const naming = BARE_NAME_LABEL.exec(words)?.[0].length ?? 0;
      const says = (word: Word): boolean =>
        word.start >= naming &&
        word.end - word.start >= MIN_LETTERS &&
        !emphasis.has(word.folded) &&
        !startersIn(context.language).has(word.folded) &&
        !named.some(({ start, end }) => start <= word.start && end >= word.end) &&
        !signs.cover({ start: offset + word.start, end: offset + word.end });
      const saying = own.words.filter(says);
      const missing = saying.filter((word) => !isShown(word.folded, texts));
      // "hosted by Ada": a small word beside what is shown was its lead.
      if (heads ? missing.length > 0 : missing.length * 2 > saying.length) unshown.push(words);
    }
  }
  return unshown;
}

/** "With large letters", "with the word" right before it: said of the quotation. */
const leadsQuotation = (words: readonly Word[], after: string): boolean =>
  words.some(({ folded }) => LETTERS.has(folded)) ||
  (words.length <= WORDS_OF_A_LEAD && after.search(QUOTE_MARK) === 0);

/** Where the first clause of the content begins. */
function headOf(masked: string, { content }: Request): number {
  const [first] = content;
  if (!first) return 0;
  return first.start + (splitClauses(masked.slice(first.start, first.end))[0]?.start ?? 0);
}

/** Whether a picture is drawn of a clause: what is no part of it is blank. */
const isDepicted = (depicted: string | undefined, at: number, length: number): boolean =>
  depicted !== undefined && /[\p{L}\p{N}]/u.test(depicted.slice(at, at + length));

/** Scripts without spaces have no words to compare: there a text inside the stretch is enough. */
function isShown(word: string, texts: readonly string[]): boolean {
  return texts.some(
    (text) => text.includes(word) || (UNSPACED.test(word) && text !== '' && word.includes(text)),
  );
}

/** Every text of a card, in no order. */
export function textsOf(copy: Copy): string[] {
  const { metric, people = [], items = [], lines = [], footer = [], loud: _, notesLast: __, ...texts } = copy;
  const whole = metric ? [metric.prefix, metric.value, metric.suffix] : [];
  return [
    ...Object.values(texts),
    ...whole,
    ...people,
    ...items.flatMap(({ text, value }) => [text, value]),
    ...lines,
    ...footer,
  ].filter((text) => text !== undefined);
}
