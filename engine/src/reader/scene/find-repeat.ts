import { grammarOf } from '../../lexicon/grammar.ts';
import { bilingualRule } from '../../lexicon/language-rule.ts';
import { REPEAT_WORDS } from '../../lexicon/word-lists.ts';
import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Span } from '../spans.ts';
import type { ThingMention } from './mentions/scene-mention.ts';
import { isSeveral } from './things/is-several.ts';

const repeats = createLexicon(REPEAT_WORDS, { foreign: false });
// Between two things of a row, and between the first of them and the word for a pattern: a few words, and no other clause.
const JOIN = bilingualRule('iu')`^\s*(?:,|&|\+|، |、|${'and'})(?:\s*(?:${'and'}))?[^,.;:!?]{0,24}$`;
const LEAD = /^[^.;:!?]{0,24}$/u;
const COMPOUND = /^\s(?:\p{L}{3,}\s)?$/u;

/** A picture that is a pattern: where that is said, and the things in it, by their index. */
export type Repeat = Span & { things: readonly number[] };

/** Whether words say that a picture is a pattern, or of which kind: "seamless pattern". */
export const saysRepeat = (repeat: Repeat | undefined, { start, end }: Span, text: string): boolean =>
  repeat !== undefined && start < repeat.end && /^\S*\s?$/u.test(text.slice(end, repeat.start));

/** Finds the row of things that a pattern repeats: behind its word, "a pattern of lemons and leaves", or before it, where a language puts it last. */
export function findRepeat(
  reading: Reading,
  language: string,
  mentioned: readonly ThingMention[],
): Repeat | undefined {
  const [word] = repeats.find(reading, language);
  if (!word) return undefined;
  const between = (from: number, to: number): string => reading.text.slice(from, Math.max(from, to));
  // "Wallpaper pattern": what the pattern is for.
  const isPurpose = ({ mention }: ThingMention): boolean =>
    mention.end <= word.start &&
    between(mention.end, word.start).trim() === '' &&
    !isLast(language) &&
    !(mention.part === 'thing' && isSeveral(reading, language, mention));
  // "Watermelon slices pattern".
  const isBefore = (gap: string): boolean =>
    isLast(language) ? LEAD.test(gap) : COMPOUND.test(gap) && !isSmallWord(gap.trim(), language);
  const rows = mentioned.filter((one) => one.mention.end > one.mention.start && !isPurpose(one));
  if (rows.length === 0) return undefined;
  const first = rows.findIndex(({ mention }) => mention.start >= word.end);
  if (first === 0 && LEAD.test(between(word.end, rows[0]?.mention.start ?? 0))) {
    const end = rows.findIndex(
      ({ mention }, at) =>
        at > 0 && !JOIN(language).test(between(rows[at - 1]?.mention.end ?? 0, mention.start)),
    );
    return { ...word, things: indices(rows.slice(0, end < 0 ? undefined : end)) };
  }
  const last = rows.at(-1);
  if (first >= 0 || !last || !isBefore(between(last.mention.end, word.start))) return undefined;
  const start = rows.findLastIndex(
    ({ mention }, at) =>
      at > 0 && !JOIN(language).test(between(rows[at - 1]?.mention.end ?? 0, mention.start)),
  );
  return { ...word, things: indices(rows.slice(Math.max(0, start))) };
}

// Where nouns end a phrase, a pattern is named behind what it is of.
const isLast = (language: string): boolean => grammarOf(language).postpositions !== undefined;

const indices = (rows: readonly ThingMention[]): number[] => [...new Set(rows.map(({ index }) => index))];
