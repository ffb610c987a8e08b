import { foldText } from '../../lexicon/fold-text.ts';
import { senderNounsIn } from '../../lexicon/word-lists.ts';
import { trimSpan } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { overlaps } from '../spans.ts';
import type { Stated } from './stated.ts';

const MAY_HEAD: ReadonlySet<string> = new Set(['title', 'brand']);
const LAST_WORD = /[\p{L}\p{M}]+(?=[^\p{L}\p{M}]{0,2}$)/u;
const LONGEST_NOUN = 24;

/** Whether something stated may be the title before all but a sender. */
export const mayHead = ({ marks }: Stated): boolean =>
  marks.includes('title') && MAY_HEAD.has(marks[0] ?? '');

/** What a form says that a card is about, where nothing else is named that may be its title, and what is quoted is the show or paper that it is from. */
export function findTopic(
  prompt: string,
  stated: readonly Stated[],
  language: string,
): { title: Stated; senders: Stated[] } | undefined {
  const [title, ...others] = stated.filter(mayHead);
  if (!title?.topic || others.length > 0) return undefined;
  const free = findQuotes(prompt).filter((quote) => !stated.some((one) => overlaps(one, quote)));
  const nouns = senderNounsIn(language);
  const areSenders = free.every(({ start }) => {
    const [noun = ''] = LAST_WORD.exec(prompt.slice(Math.max(0, start - LONGEST_NOUN), start)) ?? [];
    return nouns.has(foldText(noun));
  });
  if (free.length === 0 || !areSenders) return undefined;
  const senders = free.map(
    ({ start, end }): Stated => ({ ...trimSpan(prompt, start + 1, end - 1), marks: ['brand'], whole: true }),
  );
  return { title, senders };
}
