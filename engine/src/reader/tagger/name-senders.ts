import { foldText } from '../../lexicon/fold-text.ts';
import { senderNounsIn } from '../../lexicon/word-lists.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import { isWithin, overlaps, type Span } from '../spans.ts';
import { insertMark } from './insert-mark.ts';
import type { Mark } from './read-marks.ts';

// "for the | Long Road Home | blog"
const NAME_FIRST =
  /(?<lead>(?<!\p{L})(?:\p{Ll}+\s){1,2})(?=(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:(?:of|the|and|&)\s)?\p{Lu}[\p{L}\p{M}'’-]*){1,4})\s(?<noun>\p{Ll}+)(?!\p{L}))/gu;
// "für den | Blog | Trittfest", "para el | blog | La Orilla", ", | blog | La Clé de Sol"
const NOUN_FIRST =
  /(?<lead>(?<=[,;–—-]\s)|(?<!\p{L})(?:\p{Ll}+\s){1,2})(?=(?<noun>\p{L}+)\s(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\p{M}'’-]*){0,4})(?:[,.:;)\n]|$))/gu;
// "“What’s new in June” | for | Quillbase"
const BEHIND_TITLE =
  /(?<lead>(?<!\p{L})\p{Ll}+\s)(?=(?<name>\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}'’-]*){0,3})(?:[.,;)\n]|$))/gu;
const ASKS: ReadonlySet<string> = new Set(['request', 'chat', 'wish', 'style']);
const ASKS_OR_PERSON: ReadonlySet<string> = new Set([...ASKS, 'person']);

type Sender = Span & { lead: number };
type Groups = { lead: string; noun: string; at: number };

/**
 * Whose blog, paper or product a card is for is its sender, where nothing else is, also in a request: "written by Gus for the | Long Road Home | blog",
 * "“What’s new” for | Quillbase".
 */
export function nameSenders(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  if (marks.some(({ name }) => name === 'brand')) return marks;
  const nouns = senderNounsIn(language);
  const isLead = (words: string): boolean =>
    words === '' || isSmallWord(foldText(words.trim().split(/\s+/u).at(-1) ?? ''), language);
  const title = marks.find(({ name }) => name === 'title');
  const isBehind = (at: number): boolean =>
    title !== undefined &&
    /^[^\p{L}\p{N}]*$/u.test(prompt.slice(Math.min(title.end, at), at)) &&
    at >= title.end;
  const leadsToName = (words: string): boolean =>
    findSigns(readText(words), language).all.some(({ part }) => part === 'preposition');
  const isNouned = ({ lead, noun }: Groups): boolean => nouns.has(foldText(noun)) && isLead(lead);
  const patterns = [
    { pattern: NAME_FIRST, isSender: isNouned, takes: ASKS_OR_PERSON },
    { pattern: NOUN_FIRST, isSender: isNouned, takes: ASKS_OR_PERSON },
    // Whom a title is by is its author.
    {
      pattern: BEHIND_TITLE,
      isSender: ({ lead, at }: Groups) => isBehind(at) && leadsToName(lead),
      takes: ASKS,
    },
  ];
  const sender = patterns
    .flatMap(({ pattern, isSender, takes }) =>
      Array.from(prompt.matchAll(pattern)).flatMap(({ index, groups }) => {
        const { lead = '', name = '', noun = '' } = groups ?? {};
        if (!isSender({ lead, noun, at: index })) return [];
        const start = prompt.indexOf(name, index + lead.length);
        return [{ lead: index, start, end: start + name.length, takes }];
      }),
    )
    .find((one) =>
      marks
        .filter((mark) => overlaps(mark, one))
        .every(
          (mark) =>
            one.takes.has(mark.name) && (ASKS.has(mark.name) || mark.start < one.lead || isWithin(mark, one)),
        ),
    );
  return sender ? withSender(marks, sender) : marks;
}

/** Marks with a sender, whose lead the person before it loses. */
function withSender(marks: readonly Mark[], { lead, start, end }: Sender): readonly Mark[] {
  const led = marks.map((mark) =>
    mark.name === 'person' && mark.start < lead && mark.end > start ? { ...mark, end: lead } : mark,
  );
  return insertMark(led, { name: 'brand', start, end });
}
