import { foldText } from '../../lexicon/fold-text.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import { SHOWN_MARKS } from '../marks.ts';
import { readText } from '../reading/reading.ts';
import { findNumbers } from '../scene/mentions/find-numbers.ts';
import type { Mark } from './read-marks.ts';

const SENTENCE_END = /[.!?;…]\s|[。！？；\n]/u;
const PUNCTUATION = /[\p{P}\p{S}\n]/u;
const FINAL_PUNCTUATION = /[.,;:!?…。！？、，；：]+$/u;
const WORD = /[\p{L}\p{N}]/u;
const STARTS_SMALL = /^\p{Ll}/u;
const LAST_WORD = /(?:^|\s)(?<word>[\p{L}\p{M}'’]+)(?:\(\p{L}{1,4}\))?$/u;
const LEADING = /\s\p{L}{1,2}\/\s*$/u;
// More words without a mark than join two facts.
const LONGEST_JOINT = 3;
const LONGEST_LEAD = 3;
// More facts in a row are no beginning of a sentence, but notes without punctuation.
const MOST_FACTS = 2;

const WHO: ReadonlySet<string> = new Set(['person', 'brand']);
const WHEN: ReadonlySet<string> = new Set(['date', 'time']);
// What a sentence may begin with and still be one; a name or a price is worth more by itself.
const BEGINS: ReadonlySet<string> = new Set(['date', 'time', 'place', 'brand']);
const ENDS: ReadonlySet<string> = new Set([...WHEN, 'place', 'price', 'figure']);
// What a headline may end with, behind a word that leads to it: "led by Orchard", "in Node.js".
const NAMED: ReadonlySet<string> = new Set([...WHO, 'contact', 'price', 'figure', 'discount']);
// A sentence with its day: "v1 shuts down on | 3 May"; a name and a joint are none: "Party on | Friday".
const LEAST_OF_SENTENCE = 3;
const FACTS: ReadonlySet<string> = new Set([
  ...WHEN,
  'place',
  'price',
  'eyebrow',
  'rating',
  'discount',
  'code',
]);
const OPENS = /^\s*["“„«「『‘(]?$/u;
const LAST_LEAD = /\s+([\p{L}\p{M}'’]+)\s*$/u;
const RUNNING: ReadonlySet<string> = new Set(['body', 'note']);

/**
 * Joins marks that one sentence needs together, so that no text of a card begins or ends in the middle of a thought: a request with whom it
 * names and by when ("Call | Karin | on 070 ..."), a sentence with the facts that begin it, and one with the fact behind its last "at". The
 * words stay the author's. Linear in the number of marks.
 */
export function joinMarks(prompt: string, marks: readonly Mark[], language: string): Mark[] {
  const joined: Mark[] = [];
  const isTitled = marks.some(({ name }) => name === 'title');
  for (const mark of marks) {
    const last = joined.at(-1);
    const gap = last && gapBehind(prompt, last, mark.start);
    if (last?.name === mark.name && isAbbreviated(prompt, last, mark.start))
      joined[joined.length - 1] = { ...last, end: mark.end };
    else if (last && gap?.trim() === '' && isTitleEnd(prompt, last, mark))
      joined[joined.length - 1] = { ...mark, start: last.start };
    else if (last && gap && BLANK.test(gap) && goesOnTitle(prompt, last, mark, language))
      joined[joined.length - 1] = { ...last, end: mark.end };
    else if (gap === undefined || !isJoint(gap) || !SHOWN_MARKS.has(mark.name)) joined.push(mark);
    else if (last && gap.trim() === '' && isEndOf(prompt, last, mark) && endsOpen(prompt, last, language)) {
      const isFact =
        RUNNING.has(last.name) && ENDS.has(mark.name) && isLead(prompt.slice(last.start, last.end));
      // "Nous recrutons un(e) | fleuriste à Nantes": what leads a card that has no title is its title.
      const name = last.name === 'eyebrow' && !isTitled ? 'title' : last.name;
      joined[joined.length - 1] = { name: isFact ? mark.name : name, start: last.start, end: mark.end };
    } else if (mark.name === 'contact') {
      const at = findCall(joined, prompt);
      const call = joined[at];
      if (call) joined.splice(at, joined.length, { ...call, end: lastWordBefore(prompt, mark.start) });
      joined.push(mark);
    } else if (last?.name === 'contact' && joined.at(-2)?.name === 'action' && isTail(prompt, mark)) {
      joined[joined.length - 1] = { ...last, end: mark.end };
    } else if (goesOn(prompt, mark)) {
      const at = findSentence(joined, prompt);
      const first = joined[at];
      if (first) joined.splice(at, joined.length, { ...mark, start: first.start });
      else joined.push(mark);
    } else joined.push(mark);
  }
  return joined
    .map((mark) => endBefore(prompt, mark))
    .map((mark, at, all) => withoutLastLead(prompt, mark, all[at + 1], language));
}

/** A fact without the words at its end that only lead to what follows: "9:30 start | at | Riverside Park". */
function withoutLastLead(prompt: string, mark: Mark, next: Mark | undefined, language: string): Mark {
  if (
    !FACTS.has(mark.name) ||
    !next ||
    next.name === mark.name ||
    !OPENS.test(prompt.slice(mark.end, next.start))
  )
    return mark;
  const words = prompt.slice(mark.start, mark.end);
  const lead = LAST_LEAD.exec(words);
  const last = foldText(lead?.[1] ?? '');
  // Numbers begin phrases too: "half past | seven".
  const leads = startersIn(language).has(last) && findNumbers(readText(last), language).length === 0;
  return lead && leads ? { ...mark, end: mark.start + lead.index } : mark;
}

/** A text ends before an abbreviation that only leads to what follows: "Coffee w/". */
function endBefore(prompt: string, mark: Mark): Mark {
  const leading = SHOWN_MARKS.has(mark.name) ? LEADING.exec(wordsWithSlash(prompt, mark)) : null;
  return leading ? { ...mark, end: mark.start + leading.index } : mark;
}

/** Nothing but the slash of an abbreviation stands between a text and the next: "pasta w | / | cheese". */
const isAbbreviated = (prompt: string, mark: Mark, next: number): boolean =>
  LEADING.test(wordsWithSlash(prompt, mark)) && /^\/?\s*$/u.test(prompt.slice(mark.end, next));

/** The words of a text, and the slash that its last word is abbreviated with. */
const wordsWithSlash = (prompt: string, { start, end }: Mark): string =>
  prompt.slice(start, /^\/(?!\S)/u.test(prompt.slice(end, end + 2)) ? end + 1 : end);

/** What stands between a mark and the next one, with the punctuation that the mark ends with. */
function gapBehind(prompt: string, { start, end }: Mark, next: number): string {
  const words = prompt.slice(start, end);
  return prompt.slice(start + words.replace(FINAL_PUNCTUATION, '').length, next);
}

/** Nothing stands between two texts but a few words that join them. */
const isJoint = (gap: string): boolean =>
  !PUNCTUATION.test(gap) && gap.split(/\s+/u).filter((word) => WORD.test(word)).length <= LONGEST_JOINT;

const lastWordBefore = (prompt: string, at: number): number => prompt.slice(0, at).trimEnd().length;

/** Running text in the middle of its sentence. */
const goesOn = (prompt: string, { name, start }: Mark): boolean =>
  name === 'body' && STARTS_SMALL.test(prompt.slice(start));

/** What the sentence of a request says behind its address: by when, and what else. */
const isTail = (prompt: string, mark: Mark): boolean => WHEN.has(mark.name) || goesOn(prompt, mark);

/** Whether a fact may be the end of a text: what a person is goes before the name. */
function isEndOf(prompt: string, { name, start, end }: Mark, fact: Mark): boolean {
  if (name === 'title') {
    const isSentence = prompt.slice(start, end).split(/\s+/u).length >= LEAST_OF_SENTENCE;
    return NAMED.has(fact.name) || (isSentence && WHEN.has(fact.name));
  }
  if (name === 'detail') return ENDS.has(fact.name);
  if (name === 'eyebrow') return WHO.has(fact.name) || fact.name === 'place';
  return (
    (RUNNING.has(name) || name === 'subtitle' || name === 'action' || name === 'item') &&
    (ENDS.has(fact.name) || WHO.has(fact.name))
  );
}

const LEADS_TITLE: ReadonlySet<string> = new Set(['eyebrow', 'subtitle']);

/** A title that begins in the middle of its sentence: "wij zoeken | een hovenier". */
const isTitleEnd = (prompt: string, last: Mark, { name, start }: Mark): boolean =>
  name === 'title' && LEADS_TITLE.has(last.name) && STARTS_SMALL.test(prompt.slice(start));

const BLANK = /^[ \u00a0]$/u;
// What a headline may have been cut before: "Nous avons dépassé | 2 000 abonnés".
const BEHIND_TITLE: ReadonlySet<string> = new Set(['subtitle', 'figure', 'brand', 'place']);
const LAST_WORDS = /(?:^|\s)(?<before>[\p{L}\p{M}'’]+)[\s’'](?<last>\p{Ll}[\p{L}\p{M}]+)$/u;

/** A text that goes on with a title in the middle of its sentence, or names the house that it leads to: "Soldes à la librairie | Le Chat Perché". */
function goesOnTitle(prompt: string, { name, start, end }: Mark, mark: Mark, language: string): boolean {
  if (name !== 'title' || !BEHIND_TITLE.has(mark.name)) return false;
  const { before = '', last } = LAST_WORDS.exec(prompt.slice(start, end))?.groups ?? {};
  // "Buscamos | panadera o panadero"
  if (mark.name === 'subtitle')
    return !/\s/u.test(prompt.slice(start, end)) && STARTS_SMALL.test(prompt.slice(mark.start));
  if (mark.name === 'figure') return last !== undefined;
  return last !== undefined && startersIn(language).has(foldText(before));
}

/** Words that only lead to a fact: "music from", "à partir du". */
const isLead = (words: string): boolean => words.split(/\s+/u).length <= LONGEST_LEAD;

/** Where the request stands that a contact answers: last, or before those whom it names; -1 where there is none. */
function findCall(marks: readonly Mark[], prompt: string): number {
  const at = marks.findLastIndex(({ name }) => !WHO.has(name));
  if (marks[at]?.name !== 'action') return -1;
  const isOne = marks
    .slice(at)
    .every(
      (mark, index, all) =>
        index === all.length - 1 || isJoint(gapBehind(prompt, mark, (all[index + 1] as Mark).start)),
    );
  return isOne ? at : -1;
}

/** Where the facts begin with which the sentence begins that goes on behind them; -1 where it begins otherwise. */
function findSentence(marks: readonly Mark[], prompt: string): number {
  for (let at = marks.length - 1; at >= Math.max(0, marks.length - MOST_FACTS); at -= 1) {
    const { name, start } = marks[at] as Mark;
    if (!BEGINS.has(name)) return -1;
    const before = marks[at - 1];
    const gap = before ? gapBehind(prompt, before, start) : prompt.slice(0, start);
    if (!before || SENTENCE_END.test(gap)) return WORD.test(gap.split(SENTENCE_END).at(-1) ?? '') ? -1 : at;
    if (!isJoint(gap)) return -1;
  }
  return -1;
}

/** Whether the last word of a text only leads to what follows. */
function endsOpen(prompt: string, { start, end }: Mark, language: string): boolean {
  const words = prompt.slice(start, end);
  const { word } = LAST_WORD.exec(words)?.groups ?? {};
  if (LEADING.test(words)) return true;
  return word !== undefined && startersIn(language).has(foldText(word));
}
