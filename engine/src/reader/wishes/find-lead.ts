import type { BriefBlock, BriefRole } from '../../brief/brief.ts';
import { largeWords } from '../../lexicon/word-lists.ts';
import { findField } from '../fields/field-names.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { asksForLargeWords } from './asks-for-large-words.ts';

// Running text and rows stand beside what leads.
const ASIDE: readonly BriefRole[] = ['body', 'item', 'option', 'note', 'source'];
const NUMBER = /\p{N}/u;

const wordsOf = (text: string): string[] => readText(text).words.map(({ folded }) => folded);

/**
 * The block that a wish wants largest: "phone number huge", "make the date big", "the 38 really big". Undefined where it names none,
 * or letters in general ("big text").
 */
export function findLead(
  wish: string,
  blocks: readonly BriefBlock[],
  language: string,
): BriefBlock | undefined {
  const words = wordsOf(wish);
  if (!words.some((word) => largeWords().has(word)) || asksForLargeWords(wish)) return undefined;
  if (findSigns(readText(wish), language).all.some(({ part }) => part === 'negation')) return undefined;
  const numbers = words.filter((word) => NUMBER.test(word));
  const named = blocks.filter(({ role, text }) => {
    const own = ASIDE.includes(role) ? [] : wordsOf(text);
    return numbers.some((number) => own.includes(number));
  });
  if (numbers.length > 0) return named.length === 1 ? named[0] : undefined;
  const roles = rolesNamed(words, language);
  return roles
    .map((role) => blocks.find((block) => block.role === role))
    .find((block) => block !== undefined);
}

/** The roles that the first field of some words may have; a title leads where nothing else does. */
function rolesNamed(words: readonly string[], language: string): string[] {
  for (const length of [2, 1])
    for (let from = 0; from + length <= words.length; from++) {
      const { marks = [] } = findField(words.slice(from, from + length).join(' '), [language, 'en']) ?? {};
      if (marks.length > 0 && !ASIDE.some((role) => role === marks[0]))
        return marks.toSorted((a, b) => Number(a === 'title') - Number(b === 'title'));
    }
  return [];
}
