import { foldText } from '../../lexicon/fold-text.ts';
import { senderNounsIn } from '../../lexicon/word-lists.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { overlaps, type Span } from '../spans.ts';
import type { Mark } from './read-marks.ts';

// "for the | Long Road Home | blog"
const NAME_FIRST =
  /(?<lead>(?<!\p{L})(?:\p{Ll}+\s){1,2})(?=(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:(?:of|the|and|&)\s)?\p{Lu}[\p{L}\p{M}'’-]*){1,4})\s(?<noun>\p{Ll}+)(?!\p{L}))/gu;
// "für den | Blog | Trittfest", "para el | blog | La Orilla"
const NOUN_FIRST =
  /(?<lead>(?<!\p{L})(?:\p{Ll}+\s){1,2})(?=(?<noun>\p{L}+)\s(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,4})(?:[,.;)\n]|$))/gu;
const ASKS: ReadonlySet<string> = new Set(['request', 'chat', 'wish', 'style']);

type Sender = Span & { lead: number };

/** Whose blog or paper a card is for is its sender, where nothing else is, also in a request: "written by Gus for the | Long Road Home | blog". */
export function nameSenders(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  if (marks.some(({ name }) => name === 'brand')) return marks;
  const nouns = senderNounsIn(language);
  const isLead = (words: string): boolean =>
    isSmallWord(foldText(words.trim().split(/\s+/u).at(-1) ?? ''), language);
  const senders = [NAME_FIRST, NOUN_FIRST].flatMap((pattern) =>
    Array.from(prompt.matchAll(pattern)).flatMap(({ index, groups }): Sender[] => {
      const { lead = '', name = '', noun = '' } = groups ?? {};
      if (!nouns.has(foldText(noun)) || !isLead(lead)) return [];
      const start = prompt.indexOf(name, index + lead.length);
      return [{ lead: index, start, end: start + name.length }];
    }),
  );
  const sender = senders.find((one) => {
    const over = marks.filter((mark) => overlaps(mark, one));
    return over.every(({ name, start }) => ASKS.has(name) || (name === 'person' && start < one.lead));
  });
  return sender ? withSender(marks, sender) : marks;
}

/** Marks with a sender cut out of what it is in. */
function withSender(marks: readonly Mark[], { lead, start, end }: Sender): readonly Mark[] {
  const others = marks.flatMap((mark): Mark[] => {
    if (!overlaps(mark, { start, end })) return [mark];
    return mark.name === 'person'
      ? [{ ...mark, end: lead }]
      : [
          { ...mark, end: start },
          { ...mark, start: end },
        ];
  });
  return [...others.filter((one) => one.start < one.end), { name: 'brand', start, end }].toSorted(
    (a, b) => a.start - b.start,
  );
}
