import { QUOTE_MARK } from '../reading/quotes.ts';
import type { KindTerm } from '../vocabulary/request/kinds.ts';
import { ANY_PLATFORM } from '../vocabulary/request/platforms.ts';
import { LEADING_IN_HASTE, LEADING_THINGS, TRAILING_VERBS } from '../vocabulary/request/request-words.ts';
import type { Sign, Signs } from './signs.ts';

export type Span = { start: number; end: number };

/** The words before the copy: "Create a dark blog header about", "Podcast episode", "Announce". */
export type Head = {
  /** Where the copy begins; the start of the clause when there is no head. */
  end: number;
  found: boolean;
  /** A verb asks for something, though no thing was named right behind it. */
  verb: boolean;
  /** Where the words behind that verb and its article begin. */
  verbEnd: number;
  kind?: KindTerm;
  /** Words that name the kind: "Travel guide". */
  label?: Span;
};

type Next = 'end' | 'quote' | 'connector' | 'weak-connector' | 'with' | 'number' | 'word';

const ADJECTIVES = new Set<Sign['part']>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'platform',
  'size',
  'determiner',
  'filler',
]);
// At one place the longest sign is read; of equals the first part in this list.
const PREFERENCE: readonly Sign['part'][] = [
  'strong-artefact',
  'kind',
  'drawing-verb',
  'verb',
  'artefact',
  'connector',
  'naming',
  'weak-connector',
  'platform',
  'mood',
  'scheme',
  'colour',
  'medium',
  'size',
  'determiner',
  'filler',
];
// "... for linkedin we are hiring": who asks begins to tell.
const WE_SAY =
  /^\s(?:we|we['’]re|i|i['’]m|our|my|wir|ich|nous|on|je|estamos|somos|abrimos|buscamos|siamo|cerchiamo|abbiamo|мы|ми)\s/iu;
const AT_NAME = /^(?:à|a|al|ao)\s\p{Lu}/u;
// Labels that are ordinary nouns need a preposition that cannot mean anything else: "guide for beginners".
const WEAKLY_CONNECTED = new Set(['release', 'hiring', 'quote', 'announcement']);

/** Reads the request at the head of a clause, word for word, as far as it makes sense. */
export function readHead(text: string, clause: Span, signs: Signs): Head {
  const head: Head = { end: clause.start, found: false, verb: false, verbEnd: clause.start };
  let at = clause.start;
  let adjectives = 0;
  let connected = false;
  for (;;) {
    at = skipBlanks(text, at);
    const sign = readSign(signs, at, clause.end, head);
    if (!sign) return head;
    at = sign.end;
    if (sign.part === 'verb') {
      if (head.found) return head;
      head.verb = true;
      head.verbEnd = at;
    } else if (sign.part === 'drawing-verb') {
      if (head.found || !isDescribed(text, at, signs)) return head;
      commit(head, at);
    } else if (sign.part === 'connector' || sign.part === 'naming') {
      if (!head.found && !head.verb) return head;
      commit(head, at);
      connected = true;
    } else if (sign.part === 'weak-connector') {
      if (!head.found || connected) return head;
      commit(head, at);
      connected = true;
    } else if (ADJECTIVES.has(sign.part)) {
      if (sign.part === 'determiner' && adjectives === 0 && head.verb) head.verbEnd = at;
      adjectives++;
      // "a post for facebook - ...", "tarjeta para redes: ...": where it shall stand fills the clause.
      if (
        sign.part === 'platform' &&
        (connected || (head.found && isAnyPlatform(sign))) &&
        (lookAhead(text, at, clause.end, signs) === 'end' || WE_SAY.test(text.slice(at, clause.end)))
      )
        commit(head, at);
      if (isMedium(signs, sign) && lookAhead(text, at, clause.end, signs) === 'weak-connector')
        commit(head, at);
    } else if (sign.part === 'kind' && sign.start > clause.start && beginsName(text, sign)) {
      commit(head, sign.start);
      head.kind ??= sign.value;
      return head;
    } else {
      const next = lookAhead(text, at, clause.end, signs);
      // "cartel cumpleaños de Lucía", "Affiche vide-grenier": what it is for follows without a word between.
      const leads =
        sign.start === clause.start &&
        (LEADING_THINGS.has(text.slice(sign.start, sign.end).toLowerCase()) ||
          LEADING_IN_HASTE.test(text.slice(sign.start, clause.end)));
      const strength = { connected, asked: head.verb || head.found || leads };
      if (!namesThing(sign, next, strength)) {
        // "conference poster": the thing follows its kind.
        if (!(sign.part === 'kind' && nextIsArtefact(text, at, clause.end, signs))) return head;
      } else {
        at += TRAILING_VERBS.exec(text.slice(at, at + 24))?.[0].length ?? 0;
        commit(head, at);
      }
      if (sign.part === 'kind') rememberKind(head, sign);
      if (sign.part === 'kind' && sign.value.use === 'lead') return head;
    }
  }
}

/** "Locandina Sagra della Castagna", "Affiche Fête de la Musique": with capitals it is what the event is called. */
const beginsName = (text: string, { start, end }: Sign): boolean =>
  /^\p{Lu}/u.test(text.slice(start)) && OF_NAME.test(text.slice(end));
const OF_NAME =
  /^\s(?:del|della|dello|dei|degli|delle|di|de|du|des|do|da|dos|das|de\s(?:la|los|las|l))(?:\s|['’])\p{Lu}/u;

function commit(head: Head, end: number): void {
  head.end = end;
  head.found = true;
}

const isAnyPlatform = (sign: Sign): boolean => sign.part === 'platform' && sign.value.name === ANY_PLATFORM;

/** A medium may be a manner as well: "watercolour of a lighthouse", "in watercolour". */
const isMedium = (signs: Signs, { start, end }: Sign): boolean =>
  (signs.at.get(start) ?? []).some((sign) => sign.part === 'medium' && sign.end === end);

function rememberKind(head: Head, sign: Extract<Sign, { part: 'kind' }>): void {
  if (head.kind) return;
  head.kind = sign.value;
  head.label = { start: sign.start, end: sign.end };
}

function readSign(signs: Signs, at: number, end: number, head: Head): Sign | undefined {
  const candidates = (signs.at.get(at) ?? []).filter(
    (sign) =>
      sign.end <= end &&
      PREFERENCE.includes(sign.part) &&
      !(sign.part === 'verb' && head.found) &&
      // "a guide for social media managers": whom it is for.
      !(isAnyPlatform(sign) && sign.end < end),
  );
  return candidates.sort(
    (a, b) => b.end - a.end || PREFERENCE.indexOf(a.part) - PREFERENCE.indexOf(b.part),
  )[0];
}

function namesThing(
  sign: Sign,
  next: Next,
  { connected, asked }: { connected: boolean; asked: boolean },
): boolean {
  if (connected) return next === 'connector' || next === 'quote';
  if (sign.part === 'strong-artefact') return true;
  if (sign.part === 'artefact') return asked || next !== 'word';
  if (sign.part !== 'kind') return false;
  if (sign.value.use === 'lead') return true;
  const several = sign.end - sign.start > 10;
  switch (next) {
    case 'weak-connector':
      return asked || WEAKLY_CONNECTED.has(sign.value.kind) || several || sign.value.leadsOn === true;
    case 'word':
      return (sign.value.kind === 'hiring' && several) || (sign.value.label !== undefined && several);
    case 'number':
      return sign.value.kind === 'podcast';
    case 'with':
      return asked || sign.value.kind === 'podcast' || sign.value.kind === 'quote';
    default:
      return true;
  }
}

function lookAhead(text: string, from: number, end: number, signs: Signs): Next {
  const at = skipBlanks(text, from);
  if (at >= end) return 'end';
  const character = text[at] ?? '';
  if (QUOTE_MARK.test(character)) return 'quote';
  if (/[#\d]/.test(character)) return 'number';
  const parts = new Set((signs.at.get(at) ?? []).map((sign) => sign.part));
  if (parts.has('connector') || parts.has('naming')) return 'connector';
  // "Marché de Noël à Lille": where it is, not what it is for.
  if (parts.has('weak-connector')) return AT_NAME.test(text.slice(at)) ? 'with' : 'weak-connector';
  return parts.has('preposition') || parts.has('size') ? 'with' : 'word';
}

function nextIsArtefact(text: string, from: number, end: number, signs: Signs): boolean {
  const at = skipBlanks(text, from);
  return (signs.at.get(at) ?? []).some(
    (sign) =>
      sign.end <= end &&
      (sign.part === 'artefact' || sign.part === 'strong-artefact' || sign.part === 'kind'),
  );
}

/** "Draw a fox" shows one; "Draw conclusions" does not. */
function isDescribed(text: string, from: number, signs: Signs): boolean {
  const at = skipBlanks(text, from);
  const determined = (signs.at.get(at) ?? []).some((sign) => sign.part === 'determiner');
  return determined || !/[a-z]/i.test(text[at] ?? '');
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /[\s\-–'’]/.test(text[at] ?? '')) at++;
  return at;
}
