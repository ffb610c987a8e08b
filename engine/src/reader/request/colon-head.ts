import type { Kind } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { holdsEvent } from '../copy/event-name.ts';
import { findDates } from '../facts/dates.ts';
import type { Clause } from '../reading/clauses.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { countWords, readText } from '../reading/reading.ts';
import { FOR_WHOM, OWN } from '../vocabulary/copy/name-labels.ts';
import { HEADING_LABELS } from '../vocabulary/request/heading-labels.ts';
import type { Head } from './request-head.ts';
import type { Sign, Signs } from './signs.ts';

type KindSign = Extract<Sign, { part: 'kind' }>;

const OWN_HOUSE = new RegExp(`^((?:${FOR_WHOM})\\s)(?:${OWN})\\s(?:\\p{L}+\\s?){1,4}$`, 'iu');
const PLACED_BEFORE = new RegExp(`\\s(?:${FOR_WHOM})\\s*$`, 'iu');
const MAX_PLACED_WORDS = 7;
const COMPOUND_THING =
  /^(\p{L}{3,}?)s?(?:karte|plakat|poster|flyer|banner|aushang|affisch|affischen|kort|kaart|kaartje)$/iu;
const MAX_THING_WORDS = 5;
const MAX_LABEL_WORDS = 4;
const THINGS = new Set<Sign['part']>(['artefact', 'strong-artefact', 'kind', 'printed']);
const IDLE = new Set<Sign['part']>(['filler', 'quality', 'mood', 'scheme']);
const HEADING: KindSign['value'] = { kind: 'plain', use: 'label' };
// What one sends or puts up; no headline ends in it.
const NOTES: Readonly<Record<string, Kind>> = {
  invite: 'event',
  invitation: 'event',
  announcement: 'announcement',
  notice: 'announcement',
  reminder: 'announcement',
};
const NOTE = new RegExp(`^((?:[\\p{L}’']+\\s){1,4})(${Object.keys(NOTES).join('|')})(?=\\s)`, 'iu');
const FOR_OWN = new RegExp(`^\\s(?:${FOR_WHOM})\\s(?:${OWN})\\s`, 'iu');
const LINKS = new Set<Sign['part']>(['connector', 'naming', 'verb']);

/**
 * What stands before a colon and only says what the image is: "reminder poster: ...", "Newsletter issue 12: ...",
 * "an image for my dev.to article: ...". `head` is what was read of the clause word for word.
 */
export function readColonHead(
  text: string,
  clause: Clause,
  next: Clause | undefined,
  head: Head,
  signs: Signs,
): Head | undefined {
  if (!next || !/^\s?[:：]/.test(next.separator)) return undefined;
  const words = text.slice(clause.start, clause.end);
  if (QUOTE_MARK.test(words) || head.end >= clause.end) return undefined;
  if (head.found) return extendHead(text, clause, head, signs);
  // "Tip of the day: ...", "Final score: ...": said of the words, not asked for.
  if (HEADING_LABELS.has(foldText(words.trim().replace(/[?？]$/u, ''))))
    return { ...head, end: clause.end, found: true, kind: HEADING, label: clause };
  // "Konzertkarte: Trio Mondlicht", "konsertaffisch: ...": a compound of what is asked for, and what for.
  const [, occasion] = COMPOUND_THING.exec(words.trim()) ?? [];
  if (occasion !== undefined)
    return {
      ...head,
      end: clause.end,
      found: true,
      ...(holdsEvent(occasion)
        ? {
            kind: { kind: 'event' as const, use: 'label' as const },
            label: { start: clause.start, end: clause.start + occasion.length },
          }
        : {}),
    };
  const size = countWords(words);
  const label = readLabel(text, clause, signs);
  const dated = label && findDates(readText(text.slice(label.end, clause.end)), 'en').length > 0;
  if (label && !dated && size <= MAX_LABEL_WORDS && !linksOn(label, clause, signs)) {
    return {
      ...head,
      end: clause.end,
      found: true,
      // "ブログ記事のアイキャッチ": the thing behind the kind is not its name.
      ...(endsInThing(clause, signs) && label.value.label
        ? { kind: label.value, label: { start: label.start, end: label.end } }
        : {
            kind: { kind: label.value.kind, use: 'label' },
            label: { start: clause.start, end: clause.end },
          }),
    };
  }
  if (size > MAX_THING_WORDS) return undefined;
  const inside = signs.within(clause);
  const ends = inside.filter(({ end }) => end === clause.end);
  const styled =
    ends.some(({ part }) => part === 'style-noun') && inside.some(({ part }) => THINGS.has(part));
  // "Chalkboard style menu: ...", "retro terminal: ...": a manner that takes two words is no heading.
  const mannered = inside.some(
    ({ part, start, end }) =>
      part === 'mood' && start === clause.start && /[\s-]/.test(text.slice(start, end)),
  );
  // "For our tech blog: ...": a place for the words, behind a small word.
  const led = (signs.at.get(clause.start) ?? []).some(
    ({ part }) => part === 'weak-connector' || part === 'preposition',
  );
  const placed = led && ends.some(({ part }) => part === 'kind' || part === 'platform');
  if (!styled && !mannered && !placed && !endsInThing(clause, signs)) return undefined;
  const kind = inside.find(isLabel);
  return {
    ...head,
    end: clause.end,
    found: true,
    ...(kind ? { kind: kind.value, label: { start: kind.start, end: kind.end } } : {}),
  };
}

/** "Travel poster for Iceland", "open source project banner for tinyqueue": words, a printed thing, a connector. */
export function readPrintedHead(text: string, clause: Clause, head: Head, signs: Signs): Head | undefined {
  if (head.found || head.verb) return undefined;
  const inside = signs.within(clause);
  const thing =
    inside.find(({ part }) => part === 'printed') ??
    inside.find((sign) => isOwned(sign, text, clause)) ??
    findNote(text, clause);
  if (!thing || thing.start === clause.start) return undefined;
  const before = text.slice(clause.start, thing.start);
  if (countWords(before) > MAX_LABEL_WORDS || QUOTE_MARK.test(before)) return undefined;
  // A card can be a subject of its own ("Credit card for students"); in lower case it is rather the thing asked for.
  if (/card$/i.test(text.slice(thing.start, thing.end)) && /^\p{Lu}/u.test(before)) return undefined;
  const behind = text.slice(thing.end, clause.end);
  const at = thing.end + (behind.length - behind.trimStart().length);
  const link = (signs.at.get(at) ?? []).find(
    ({ part, end }) =>
      end <= clause.end && (part === 'connector' || part === 'naming' || part === 'weak-connector'),
  );
  // "concert poster The Velvet Owls": the name follows at once.
  const named = /^\p{Ll}/u.test(before) && /^\s+\p{Lu}/u.test(behind) ? thing : undefined;
  const end = (link ?? named)?.end;
  if (end === undefined) return undefined;
  const kind = isLabel(thing) ? thing : signs.within({ start: clause.start, end: thing.end }).find(isLabel);
  // "Birthday invite for Leo": the word before it says what kind of an invitation.
  const from = kind === thing ? clause.start : kind?.start;
  // "Sale announcement": the sale is what is named.
  const clue =
    kind === thing ? inside.find((sign) => sign.part === 'clue' && sign.end < thing.start) : undefined;
  return {
    ...head,
    end,
    found: true,
    ...(kind && from !== undefined
      ? { kind: kind.value, label: { start: from, end: (clue ?? kind).end } }
      : {}),
  };
}

/** "For my bakery, we open at 7am": nobody begins so but to say whose card it is. */
export function readOwnHouse(
  text: string,
  clause: Clause,
  next: Clause | undefined,
  head: Head,
): Head | undefined {
  const lead = next && !head.found ? OWN_HOUSE.exec(text.slice(clause.start, clause.end))?.[1] : undefined;
  return lead === undefined ? undefined : { ...head, end: clause.start + lead.length, found: true };
}

/** "Discount post for our store": no headline speaks of a post and of its own house. */
function isOwned({ part, end }: Sign, text: string, clause: Clause): boolean {
  return (part === 'artefact' || part === 'strong-artefact') && FOR_OWN.test(text.slice(end, clause.end));
}

/** "Birthday invite for Leo", "sale announcement for my shop": a note of some kind, and to or of whom. */
function findNote(text: string, clause: Clause): KindSign | undefined {
  const [whole, before = '', note = ''] = NOTE.exec(text.slice(clause.start, clause.end)) ?? [];
  const kind = NOTES[note.toLowerCase()];
  if (whole === undefined || !kind) return undefined;
  const behind = text.slice(clause.start + whole.length, clause.end);
  if (kind !== 'event' && !FOR_OWN.test(behind)) return undefined;
  const start = clause.start + before.length;
  return { part: 'kind', value: { kind, use: 'label' }, start, end: start + note.length };
}

/** The rest of the clause names where the words shall stand: "my dev.to article", "our newsletter issue 4". */
function extendHead(text: string, clause: Clause, head: Head, signs: Signs): Head | undefined {
  const rest = { start: head.end, end: clause.end };
  const whole = text.slice(clause.start, clause.end);
  // "Avis de tempête: ...": of what the notice warns is part of its name.
  if (
    head.kind?.kind === 'announcement' &&
    head.kind.use === 'label' &&
    head.label?.start === clause.start &&
    countWords(whole) <= MAX_LABEL_WORDS
  )
    return { ...head, end: clause.end, kind: { kind: 'announcement', use: 'label' }, label: clause };
  // "Quote for the office wall: ...": where a saying shall hang is none of it.
  if (
    head.kind?.kind === 'quote' &&
    PLACED_BEFORE.test(text.slice(clause.start, rest.start)) &&
    countWords(whole) <= MAX_PLACED_WORDS
  )
    return { ...head, end: clause.end };
  if (countWords(text.slice(rest.start, rest.end)) > MAX_LABEL_WORDS) return undefined;
  // "poster asap: ...": nothing but how soon, how good.
  const idle = signs
    .within(rest)
    .some(
      ({ part, start, end }) =>
        IDLE.has(part) && text.slice(rest.start, start).trim() === '' && end === rest.end,
    );
  if (idle) return { ...head, end: clause.end };
  const kind = signs.within(rest).find(isLabel);
  if (!kind && endsInThing(clause, signs)) return { ...head, end: clause.end };
  if (!kind || !/^(?:\s+#?\d{1,5}|\s+\p{L}+\s+#?\d{1,5})?$/u.test(text.slice(kind.end, rest.end)))
    return undefined;
  return {
    ...head,
    end: clause.end,
    ...(head.kind ? {} : { kind: kind.value, label: { start: kind.start, end: clause.end } }),
  };
}

function endsInThing(clause: Clause, signs: Signs): boolean {
  return signs
    .within(clause)
    .some(
      ({ part, end }) =>
        end === clause.end && (part === 'artefact' || part === 'strong-artefact' || part === 'printed'),
    );
}

function readLabel(text: string, clause: Clause, signs: Signs): KindSign | undefined {
  // "System notice:", "open source release:": it goes over what it says, with the word before it. "v3.0 release" is said.
  const versioned = /\d/.test(text.slice(clause.start, clause.end));
  const notice = signs
    .within(clause)
    .filter(isLabel)
    .find(
      ({ value, end }) =>
        end === clause.end && (value.kind === 'announcement' || (value.kind === 'release' && !versioned)),
    );
  if (notice) return notice;
  return (signs.at.get(clause.start) ?? [])
    .filter(isLabel)
    .find(({ value, end }) => value.kind !== 'podcast' && end <= clause.end);
}

function linksOn(label: KindSign, clause: Clause, signs: Signs): boolean {
  return signs.within({ start: label.end, end: clause.end }).some(({ part }) => LINKS.has(part));
}

function isLabel(sign: Sign): sign is KindSign {
  return sign.part === 'kind' && sign.value.use === 'label';
}
