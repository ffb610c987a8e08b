import type { Copy, Kind } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { type FreeClause, joinClauses } from '../facts/facts.ts';
import { findLeadingOffer } from '../facts/offer.ts';
import { startsWithHouse } from '../facts/places.ts';
import { findNouns } from '../find-nouns.ts';
import { readText, toWordSet } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { AGENDA_LINKS, AGENDA_WORDS } from '../vocabulary/copy/agendas.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { NAME_LABEL } from '../vocabulary/copy/emphasis.ts';
import { SENDER } from '../vocabulary/copy/greetings.ts';
import { CALLED } from '../vocabulary/copy/notices.ts';
import { hasKind, hirings, isKindName, opensWithCall } from './copy-words.ts';
import { holdsEvent } from './event-name.ts';
import { partContents, partOwner } from './heading-owner.ts';
import { splitInvitation } from './invitation.ts';
import { type List, linesOf } from './lists.ts';
import { MAX_TITLE, polish, polishNamed, sentenceCase, shorten, tidy } from './title.ts';

// A bare name with a dot may be a product (Node.js): an address has a path, stands alone or is led to.
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}{2,}|(?<!\S)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/\S*|^(?:(?:at|on|via|auf|unter|sur|en|em|su|op)\s+)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/iu;
const MAX_CALL = 48;
const MAX_ADDRESS_WORDS = 6;
// What fits under a title in one or two rows; more becomes lines of its own.
const MAX_DETAILS = 80;
const MAX_LINES = 8;
const GATHERING: readonly Kind[] = ['event', 'hiring', 'sale'];
const VERSIONED = /\sv?\d+(?:\.\d+)+$/iu;
const CONJUNCTION = /(?:^|\s)(?:and|or|und|oder|et|ou|y|o|e|и|или|en|of|&)\s/iu;
const NUMBERED = /^(?:[$€£¥₹]\s?)?\d|\d\s?(?:[€£$₹₽%]|€)$/u;
// "company name Halden", "code SPRING": words that name what follows.
const MAX_NAME_WORDS = 4;
const ANYBODY = toWordSet(
  'dich euch vous toi jullie тебя вас team équipe equipo equipe squadra squad crew join werde werden verstärkung staff ' +
    'people mitarbeiter mitarbeiterinnen personal personale personnel talents talente сотрудников сотрудника スタッフ メンバー',
);

const anyOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
// "Agenda slide for the offsite", "Programm zum Sommerfest"
const AGENDA = new RegExp(
  `^(${anyOf(AGENDA_WORDS)})(?:\\s(?:slide|card|poster|folie|plakat))?\\s(?:${anyOf(AGENDA_LINKS)})\\s(?:(?:${[...LEADING_WORDS].join('|')})\\s)?(\\S.*)$`,
  'iu',
);

/** Title, subtitle, lines and call to action from the clauses that facts have left. */
export function arrangeClauses(
  clauses: readonly FreeClause[],
  context: { kind: Kind; language: string; label?: string | undefined; prompt?: string },
): Copy {
  const { called, others } = takeCalls(clauses, context.language);
  const [first, ...rest] = others;
  if (!first) return { title: '', ...called };
  const invited = context.label ? undefined : splitInvitation(first.words);
  if (invited)
    return {
      ...titled([{ ...first, words: invited.rest }], rest, context),
      eyebrow: invited.phrase,
      ...called,
    };
  const lead = /[!！]$/.test(first.words) && rest.length > 0 && GATHERING.includes(context.kind);
  const [second, ...later] = rest;
  if (lead && second && leadsOn(first.words, second.words, context)) {
    const eyebrow = context.label ? {} : { eyebrow: sentenceCase(tidy(first.words)) };
    const kept = context.label ? [first] : [];
    return { ...titled([second], [...kept, ...later], context), ...eyebrow, ...called };
  }
  if (second && /^\s*[:：]/.test(second.before) && namesKind(first.words, second.words, context))
    return { ...titled([second], later, context), eyebrow: sentenceCase(tidy(first.words)), ...called };
  const message = findLeadingOffer(others, context);
  const offer = others[message];
  if (offer) {
    const about = others.slice(1).filter((clause) => clause !== offer);
    const eyebrow = context.label ? {} : { eyebrow: polish(first.words) };
    return { ...titled([offer], context.label ? [first, ...about] : about, context), ...eyebrow, ...called };
  }
  const size = titleSize(others, context.kind);
  return { ...titled(others.slice(0, size), others.slice(size), context), ...called };
}

/** Whether a call is the line above what it is for ("Save the date! Nora & Felix"), or itself the title ("We are open!"). */
function leadsOn(call: string, next: string, { kind, language }: { kind: Kind; language: string }): boolean {
  if (kind === 'sale' || startsWithHouse(next)) return false;
  return kind === 'hiring' ? !namesJob(call, language) : namesEvent(next, language);
}

/** "Webinar tomorrow at 5pm: Pricing your work", "Movie night: The Princess Bride": a kind of thing before its name. */
function namesKind(
  words: string,
  name: string,
  { label, language }: { label?: string | undefined; language: string },
): boolean {
  if (label && foldText(label) !== foldText(words)) return false;
  return isKindName(words, language) || (holdsEvent(words) && isName(name));
}

/** "Ищем бариста!": who is looked for stands in the call itself; "Wir suchen dich!" looks for anybody. */
function namesJob(words: string, language: string): boolean {
  const folded = foldText(words);
  const rest = hirings
    .find(readText(words), language)
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded);
  return readText(rest).words.some(
    (word) => word.end - word.start > 3 && !isSmallWord(word.folded, language) && !ANYBODY.has(word.folded),
  );
}

/** "You're invited! Mia's birthday party", "Save the date! Nora & Felix": what the call is for. */
function namesEvent(words: string, language: string): boolean {
  if (isName(words) || / & |“|«|"/.test(words)) return true;
  return !/\d\s?[%€$£]/.test(words) && (hasKind(words, language) || holdsEvent(words));
}

/** A list under its heading; without one the label above is enough. */
export function arrangeList(
  heading: string,
  list: Pick<List, 'items' | 'numbered'>,
  label: string | undefined,
  language: string,
): Copy {
  const agenda = AGENDA.exec(heading);
  if (agenda?.[1] && agenda[2] && !label)
    return arrangeList(agenda[2], list, sentenceCase(agenda[1]), language);
  const owned = label ? undefined : (partContents(heading, language) ?? partOwner(heading));
  if (owned) return arrangeList(owned.heading, list, sentenceCase(owned.owner) || undefined, language);
  const title = isVersionedName(heading, language) ? heading : polish(heading);
  const lines = linesOf(list);
  if (!title && label) return { title: label, lines };
  if (!title) return { title: lines[0] ?? '', lines: lines.slice(1) };
  return { title, lines, ...(label && label !== title ? { eyebrow: label } : {}) };
}

/** Details under a title, short ones in one line; `lines` where they are too many for it. */
export function arrangeDetails(details: readonly string[]): Pick<Copy, 'subtitle' | 'lines'> {
  const cased = details
    .map((detail) => sentenceCase(tidy(detail).replace(NAME_LABEL, '').replace(CALLED, '')))
    .filter(Boolean);
  const joined = cased.join(' · ');
  if (joined === '') return {};
  if (joined.length <= MAX_DETAILS) return { subtitle: joined };
  const [first = '', ...more] = cased;
  return { subtitle: first, ...(more.length > 0 ? { lines: more.slice(0, MAX_LINES) } : {}) };
}

function titled(
  title: readonly FreeClause[],
  details: readonly FreeClause[],
  { language, prompt = '' }: { language: string; prompt?: string },
): Copy {
  const words = joinClauses(title);
  const at = prompt.indexOf(words);
  // "blog cover: a day in the life of a nurse": behind a colon stands the name as it is.
  const named = at > 0 && /[:：]\s*$/.test(prompt.slice(0, at)) ? polishNamed(words) : polish(words);
  // "dark mode, CSV export. company name Ledgerly": whose it is stands apart from what is listed.
  const owner = details.length > 2 ? details.find(({ words }) => NAME_LABEL.test(words)) : undefined;
  const told = arrangeDetails(details.filter((detail) => detail !== owner).map(({ words }) => words));
  const signed = owner ? [...(told.lines ?? []), tidy(owner.words).replace(NAME_LABEL, '')] : told.lines;
  return {
    title: shorten(isOwnCase(words, details[0], language) ? words : named, MAX_TITLE),
    ...told,
    ...(signed ? { lines: signed } : {}),
  };
}

/** "tinyqueue: a job queue": one word that means nothing else, explained behind a colon, is written as its makers do. */
function isOwnCase(words: string, next: FreeClause | undefined, language: string): boolean {
  if (isVersionedName(words, language)) return true;
  if (!/^\p{Ll}[\p{Ll}\d-]{4,}$/u.test(words) || !/^\s*[:：]|\s[–—-]\s|—/.test(next?.before ?? ''))
    return false;
  // Elsewhere hardly a noun is known well enough to tell it from a name; German ones have a capital.
  return (language === 'en' || language === 'de') && findNouns(readText(words), 'en').length === 0;
}

/** "sqlmate 2.0", "gridkit v3": what has a version is a product, but for "release v3". */
function isVersionedName(words: string, language: string): boolean {
  const name = /^(\p{Ll}[\p{Ll}\d.-]+) (?:v\d+|v?\d+\.\d)[\d.]*$/u.exec(words)?.[1];
  return name !== undefined && !isKindName(name, language) && name !== 'version';
}

/** How many clauses from the first on make the title; what names a thing ends with its name. */
function titleSize(clauses: readonly FreeClause[], kind: Kind): number {
  const [first, second] = clauses;
  if (!first || !second) return clauses.length;
  if (isEnumeration(first, clauses.slice(1))) return clauses.length;
  if (GATHERING.includes(kind) || VERSIONED.test(first.words)) return 1;
  if (/^\s*[:：]|\s[–—|-]\s|—/.test(second.before) || isName(first.words)) return 1;
  const signed = isSigned(clauses);
  const apart = clauses.findIndex(
    ({ words, before, follows }, index) =>
      index > 0 &&
      (follows ||
        /[.!?\n]/.test(before) ||
        (index === clauses.length - 1 && signed) ||
        [NUMBERED, SENDER, NAME_LABEL].some((lead) => lead.test(words))),
  );
  return apart < 0 ? clauses.length : apart;
}

/** "first month free, no contract, IRON TEMPLE": at the end of what is said in small letters stands who says it. */
function isSigned(clauses: readonly FreeClause[]): boolean {
  const last = clauses.at(-1)?.words.split(/\s+/) ?? [];
  if (last.length < 2 || last.length > MAX_NAME_WORDS) return false;
  if (!last.every((word) => /^(?:\p{Lu}[\p{L}\d’'.-]*|&|and|of|the)$/u.test(word))) return false;
  const said = clauses.slice(0, -1).map(({ words }) => words);
  const small = !said.some((words) => /\s\p{Lu}/u.test(words)) && said.join(' ').split(/\s+/).length > 2;
  // Among German nouns only that of a house tells.
  return small || startsWithHouse(last.join(' '));
}

/** "Jazz, blues and soul": short words up to a conjunction. */
function isEnumeration({ words }: FreeClause, rest: readonly FreeClause[]): boolean {
  const last = rest.at(-1);
  // What stands behind a day is told of the event: "Sommerfest, 12. Juli, mit Grill und Musik".
  if (!last || rest.some(({ before, follows }) => follows || !/^\s*,/.test(before))) return false;
  const short = words.split(' ').length <= 3 && last.words.split(' ').length <= 5;
  return short && CONJUNCTION.test(last.words) && !/\d/.test(last.words);
}

/** "The Weekly Crumb", "Notetail": every longer word with a capital, and few of them. */
export function isName(words: string): boolean {
  const tokens = words.split(/\s+/);
  const long = tokens.filter((token) => token.length > 3);
  return (
    tokens.length <= MAX_NAME_WORDS && long.length > 0 && long.every((token) => /^[\p{Lu}\d]/u.test(token))
  );
}

function takeCalls(
  clauses: readonly FreeClause[],
  language: string,
): { called: Pick<Copy, 'callToAction'>; others: FreeClause[] } {
  const index = clauses.findIndex(({ words }, at) => at > 0 && isCall(words, language));
  const call = clauses[index];
  if (!call) return { called: {}, others: [...clauses] };
  return {
    called: { callToAction: sentenceCase(tidy(call.words)) },
    others: clauses.filter((clause) => clause !== call),
  };
}

/** "Register at acme.com", or few words around an address. */
export function isCall(words: string, language: string): boolean {
  if (words.length > MAX_CALL) return false;
  return (
    opensWithCall(words, language) || (ADDRESS.test(words) && words.split(/\s+/).length <= MAX_ADDRESS_WORDS)
  );
}
