import type { UnusedReason } from '../../brief/brief.ts';
import type { Unused } from '../../brief/reader.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { creditWordsIn, fieldClosingsIn } from '../../lexicon/word-lists.ts';
import { findField } from '../fields/field-names.ts';
import { AGAIN, AVOID, NAME, SHOWN_MARKS, WISH_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { isFollowable } from '../wishes/is-followable.ts';
import type { Mark } from './read-marks.ts';

/** What becomes of the characters of a prompt from `start` on: they are set, seen in the picture, or left out for a reason. */
export type Stretch = { start: number; end: number; fate: 'set' | 'picture' | UnusedReason };

/** Words that belong on the card and have no room on it. */
export const EXCESS = 'excess';

const FATES: Readonly<Record<string, Stretch['fate']>> = {
  request: 'request',
  field: 'request',
  format: 'wish',
  chat: 'chatter',
  picture: 'picture',
  [NAME]: 'set',
  [AGAIN]: 'set',
  [EXCESS]: 'no_room',
  // No brief says what shall be left out, and so nobody is told that it is.
  [AVOID]: 'not_understood',
};
// Punctuation is of what it stands beside.
const SAYS = /[\p{L}\p{N}\p{Sc}\p{Emoji_Presentation}]/u;
const FRINGE = /^[\s\p{P}]+|[\s\p{P}]+$/gu;
const LEADING = /^[\s,;:·•|–—"”“»」』)\]}]+/u;
const TRAILING = /[\s,;:·•|–—"“”„«「『([{]+$/u;
// A line without words, and brackets that were opened before: the end of JSON or of front matter.
const FRAME = /\n[^\p{L}\p{N}\p{Sc}\p{Emoji_Presentation}]*$/u;
const CLOSING = /[\s"]*[}\]]+$/u;
// "w/"
const ABBREVIATED = /(?<![\p{L}\p{N}])\p{L}{1,2}\/(?!\S)/gu;
// "which takes place at"
const LONGEST_JOINT = 4;

export type AccountOptions = {
  language: string;
  /** From here on only the marks were read; default: everything was. */
  cutAt?: number | undefined;
  /** All that no mark keeps from it describes the picture. */
  isPicture?: boolean;
  /** Whether the words of a wish were followed that no list knows as one: "the date big". */
  isFollowed?: (words: string) => boolean;
  /** Whoever marked the wishes has read them, in whatever words. */
  wishesRead?: boolean;
};

/**
 * Accounts for every character of a prompt once: the stretches follow each other without a gap, and punctuation is of the one before.
 * A wish counts as one by clauses: one in which nothing is known that a card could follow was not understood.
 */
export function accountFor(prompt: string, marks: readonly Mark[], options: AccountOptions): Stretch[] {
  const {
    language,
    isFollowed = () => false,
    cutAt = prompt.length,
    isPicture = false,
    wishesRead = isPicture,
  } = options;
  const stretches: Stretch[] = [];
  let at = 0;
  /** Up to `end`; without words, it goes with what is before it, as clauses of one wish do that fare alike. */
  const add = (end: number, fate: Stretch['fate'], since = end): void => {
    const last = stretches.at(-1);
    if (end <= at) return;
    if (last && (!SAYS.test(prompt.slice(at, end)) || (last.fate === fate && last.start >= since)))
      last.end = end;
    else stretches.push({ start: at, end, fate });
    at = end;
  };
  const addUnmarked = (end: number): void => {
    const read = Math.min(end, Math.max(at, cutAt));
    add(
      read,
      isPicture ? 'picture' : isJoint(prompt.slice(at, read), language) ? 'chatter' : 'not_understood',
    );
    add(end, 'no_room');
  };
  for (const { name, start, end } of marks) {
    addUnmarked(start);
    if (WISH_MARKS.has(name)) {
      for (const clause of splitClauses(prompt.slice(start, end))) {
        const words = prompt.slice(start + clause.start, start + clause.end);
        const isWish = wishesRead || isFollowable(words, language) || isFollowed(words);
        add(start + clause.end, isWish ? 'wish' : 'not_understood', start);
      }
      add(end, 'wish');
    } else add(end, SHOWN_MARKS.has(name) ? 'set' : (FATES[name] ?? 'not_understood'));
  }
  addUnmarked(prompt.length);
  return stretches;
}

/** A few small words, and names of what follows, that only join two facts ("which is at", "guest"), or lead to a name: "taught | by". */
const isJoint = (words: string, language: string): boolean =>
  leadsToName(words, language) || areSmall(words, language) || closesField(words, language);

/** What ends a sentence behind the value that it says: 이고, 입니다. */
const closesField = (words: string, language: string): boolean =>
  fieldClosingsIn(language).has(foldText(words).replace(FRINGE, ''));

const leadsToName = (words: string, language: string): boolean => {
  const said = foldText(words).replace(FRINGE, '');
  return said !== '' && [...creditWordsIn(language)].some((credit) => `${credit} `.startsWith(`${said} `));
};

const areSmall = (words: string, language: string): boolean =>
  isShort(words) &&
  readText(words.replace(ABBREVIATED, '')).words.every(
    ({ folded }) =>
      isSmallWord(folded, language) ||
      isSmallWord(folded, 'en') ||
      findField(folded, [language, 'en']) !== undefined,
  );

/** Whether some words are few enough to join two facts. */
export const isShort = (words: string): boolean => readText(words).words.length <= LONGEST_JOINT;

/** Every stretch whose words are not set, in order, with the reason. A described picture is drawn, not set. */
export const listUnused = (prompt: string, account: readonly Stretch[]): Unused[] =>
  account.flatMap(({ start, end, fate }) =>
    fate !== 'set' && fate !== 'picture' && SAYS.test(prompt.slice(start, end))
      ? [trim(prompt, start, end, fate)]
      : [],
  );

function trim(prompt: string, start: number, end: number, why: UnusedReason): Unused {
  const words = prompt.slice(start, end);
  const from = start + (words.length - words.replace(LEADING, '').length);
  const framed = words.replace(FRAME, '');
  const bare = /[{[]/u.test(framed) ? framed : framed.replace(CLOSING, '');
  const to = start + bare.replace(TRAILING, '').length;
  return { text: prompt.slice(from, to), start: from, end: to, why };
}
