import { tidy } from '../copy/title.ts';
import type { Quote } from '../reading/quotes.ts';
import { countWords, readText } from '../reading/reading.ts';
import { findSigns, type Sign } from '../request/signs.ts';
import { OFFICES } from '../vocabulary/facts/offices.ts';
import { SPEECH_VERBS } from '../vocabulary/facts/speech-verbs.ts';
import { findPeople, readName } from './people.ts';
import { readPosition } from './position.ts';

const BY = '(?:by|from|von|par|por|di|de|door|av|przez|от)';
const LEAD = /^\s*(?:[-–—―~]+|,?\s*(?:by|von|par|por|di|de|door)\s+(?=\p{Lu}))\s*(?=\p{L})/u;
/** `"Ship it." quote by Ada Park`: what it is stands between the words and who said them. */
const LATE_LEAD = new RegExp(`^\\s*,?\\s*(?:\\p{Ll}+\\s+){1,3}${BY}\\s+(?=\\p{Lu})`, 'u');
const MAX_AUTHOR = 80;
const ASKED: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'artefact',
  'strong-artefact',
  'printed',
  'platform',
]);
const SAYING =
  /(?:proverbi?o?|proverbe|sprichwort|refr[áa]n|provérbio|spreekwoord|пословица|поговорка|przysłowie|ordspråk|atasözü)/iu;
// Facts stand near the quotations; a pasted article around them is not searched.
const MAX_SEARCHED = 1000;
/** "Ada Park once said: ": the name, and up to two words before the verb. */
const SPOKE = new RegExp(
  `(?:^|[\\n.;:,]\\s*|\\s)(?:as\\s+)?(\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s+[\\p{L}\\p{M}'’.-]+){0,4}?)\\s+(?:(?!that|which|who)\\p{Ll}+\\s+)?(?:${SPEECH_VERBS.join('|')})\\s*[,:–—-]?\\s*$`,
  'u',
);
/** "from our CEO Tom Berg": the office before the name. */
const OFFICE_AND_NAME = new RegExp(
  `(?<!\\p{L})${BY}\\s+(?:(?:our|my|the|unserer|unserem|unser|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze)\\s+)?(?:\\p{Ll}+\\s+)?(C[A-Z]{1,2}O|S?VP|${OFFICES.join('|')})\\s+(?=\\p{Lu})`,
  'u',
);

/** The author behind a quotation: `'...' — Leonardo da Vinci`. */
export function findAuthor(masked: string, quote: Quote | undefined, language: string): string | undefined {
  if (!quote) return undefined;
  const after = masked.slice(quote.at + 1);
  const lead = LEAD.exec(after);
  if (lead) return nameBehind(after, lead[0].length, language);
  const name = tidy(/^[^\n,;:()\ue000-\uf8ff]*/u.exec(after)?.[0] ?? '');
  // "Maria K.": the initial keeps its dot.
  if (!name.includes(' ') || readName(name, 0)?.replace(/\.$/u, '') !== name.replace(/\.$/u, ''))
    return undefined;
  const held = readPosition(after, after.indexOf(name) + name.length);
  return held ? `${name}, ${held.words}` : name;
}

/** Who is said to have said a quotation before it: "Ada Park once said '...'". */
export function findSpeakerBefore(
  masked: string,
  quote: Quote | undefined,
  language: string,
): string | undefined {
  const name = quote && SPOKE.exec(masked.slice(Math.max(0, quote.at - MAX_AUTHOR), quote.at))?.[1];
  return name && readName(name, 0) === name && !isAsked(name, language) ? name : undefined;
}

/** Of a quotation, behind it or before it: "Quote by Maya Angelou: ...", "Steve Jobs quote ...", "'...' said by Ada Park". */
export function findAuthorAround(
  masked: string,
  quotes: readonly Quote[],
  language: string,
): string | undefined {
  const [first] = quotes;
  const at = first?.at ?? 0;
  const after = masked.slice(at + 1);
  const behind =
    findAuthor(masked, first, language) ?? lateAuthor(after, language) ?? authorBehindComma(after);
  if (behind) return behind;
  // "proverbe français", "African proverb"
  const rest = tidy(/^[^,;.\n]*/u.exec(tidy(after).replace(/^[-–—―]+\s*/u, ''))?.[0] ?? '');
  if (quotes.length === 1 && at === 0 && isSaying(rest)) return rest;
  return (
    findSpeakerBefore(masked, first, language) ?? authorBefore(masked.slice(0, Math.min(at, MAX_SEARCHED)))
  );
}

function authorBefore(before: string): string | undefined {
  const office = OFFICE_AND_NAME.exec(before);
  const held = office && readName(before, office.index + office[0].length);
  if (office?.[1] && held) return `${held}, ${office[1]}`;
  const named = findPeople(before.replace(/(?<!\p{L})(?:of|from)(?=\s+\p{Lu})/u, 'by'), { single: true });
  if (!named) {
    const leading = readName(before, 0);
    return leading?.includes(' ') ? leading : undefined;
  }
  const people = named.people.join(', ');
  const last = named.people.at(-1) ?? '';
  const position =
    named.people.length === 1 ? readPosition(before, before.indexOf(last) + last.length) : undefined;
  return position ? `${people}, ${position.words}` : people;
}

function lateAuthor(after: string, language: string): string | undefined {
  const lead = LATE_LEAD.exec(after);
  return lead ? nameBehind(after, lead[0].length, language) : undefined;
}

/** `"Best shop ever", Maria K., florist`: of a quotation, who stands behind its comma has said it. */
function authorBehindComma(after: string): string | undefined {
  const lead = /^\s*,\s+/u.exec(after)?.[0];
  const name = lead === undefined ? undefined : readName(after, lead.length);
  if (lead === undefined || !name?.includes(' ')) return undefined;
  const end = lead.length + name.length + (after[lead.length + name.length] === '.' ? 1 : 0);
  const rest = after.slice(end);
  if (!/^\s*(?:[,;\n]|$)/u.test(rest)) return undefined;
  const what = /^,\s+(\p{Ll}[\p{L}\s]{2,30}?)\s*(?:[,;.\n]|$)/u.exec(rest)?.[1];
  const position = readPosition(after, end)?.words ?? what;
  const whole = after.slice(lead.length, end);
  return position ? `${whole}, ${position}` : whole;
}

function nameBehind(after: string, from: number, language: string): string | undefined {
  const name = /^[^\n,;:()\ue000-\uf8ff]+/u.exec(after.slice(from))?.[0] ?? '';
  if (name.length > MAX_AUTHOR || tidy(name) === '' || isAsked(name, language)) return undefined;
  const position = readPosition(after, from + name.trimEnd().length);
  return position ? `${tidy(name)}, ${position.words}` : tidy(name);
}

/** `"Ship small." — quote card, dark`: behind the dash stands what is wanted, and nobody. */
function isAsked(words: string, language: string): boolean {
  return findSigns(readText(words), language).all.some(({ part }) => ASKED.has(part));
}

/** "Proverbe français": a word or two or three, one of which says that it is everybody's. */
function isSaying(words: string): boolean {
  return countWords(words) <= 3 && SAYING.test(words);
}
