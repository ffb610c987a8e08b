import { foldText } from '../../lexicon/fold-text.ts';
import { closedClassWordsIn, hedgesIn, henceWordsIn, startersIn } from '../../lexicon/word-lists.ts';
import { findNouns } from '../find-nouns.ts';
import type { Clause } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { type Reading, readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { ACTIONS, DEEDS } from '../vocabulary.ts';
import { type Stated, toChat } from './stated.ts';

const deeds = createLexicon(DEEDS);
const actions = createLexicon(ACTIONS);

/** Finds clauses that ask softly for a thing to be seen and say nothing else: "so foxes reading if you can". Who is asked to do something is a reader: "bring a cake if you can". */
export function findHedgedWishes(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const hedges = [...hedgesIn(language)];
  const folded = foldText(prompt);
  if (!hedges.some((hedge) => folded.includes(hedge))) return [];
  const hence = [...henceWordsIn(language)];
  return clauses.flatMap(({ start, end, separator }, index): Stated[] => {
    const hedge = hedges.find((one) => folded.slice(start, end).includes(one));
    if (!hedge) return [];
    const at = folded.indexOf(hedge, start);
    const words = prompt.slice(start, end);
    const reading = readText(words.replace(words.slice(at - start, at - start + hedge.length), blank));
    const seen = findSeen(reading, language);
    if (!seen) return [];
    const picture = { start: start + seen.start, end: start + seen.end };
    const reason = clauses[index - 1];
    const isConclusion =
      COMMA.test(separator) &&
      hence.some((word) => folded.slice(start, picture.start).trimEnd().startsWith(word));
    return [
      ...(reason && isConclusion ? [toChat(reason)] : []),
      { start, end: picture.start, marks: ['request'], whole: true },
      { ...picture, marks: ['picture'], whole: true },
      { start: picture.end, end, marks: ['request'], whole: true },
    ].filter((one) => one.start < one.end);
  });
}

const COMMA = /^\s*[,،、，]\s*$/u;
const blank = (words: string): string => ' '.repeat(words.length);

/** The words for a thing, with the small words that lead to it, of a text that names nothing else. */
function findSeen(reading: Reading, language: string): Span | undefined {
  const nouns = findNouns(reading, language);
  const isIn = (spans: readonly Span[], { start, end }: Span): boolean =>
    spans.some((one) => one.start <= start && end <= one.end);
  const named = [...nouns, ...findSigns(reading, language).all.filter(({ part }) => part === 'color')];
  const known = [...named, ...deeds.find(reading, language), ...actions.find(reading, language)];
  const isSmall = (word: string): boolean =>
    isSmallWord(word, language) || closedClassWordsIn(language).has(word);
  const telling = reading.words.filter((word) => isIn(nouns, word) || !isSmall(word.folded));
  const [first] = telling;
  if (!first || !isIn(named, first) || !telling.every((word) => isIn(known, word))) return undefined;
  const lead = reading.words.slice(0, reading.words.indexOf(first)).toReversed();
  const others = lead.findIndex(({ folded }) => !startersIn(language).has(folded));
  const from = others < 0 ? lead.at(-1) : lead[others - 1];
  return { start: (from ?? first).start, end: reading.words.at(-1)?.end ?? first.end };
}
