import { foldText } from '../../lexicon/fold-text.ts';
import { splitClauses, trimSpan } from '../reading/clauses.ts';
import { countWords, readText, toWordSet } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import type { Sign, Signs } from '../request/signs.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { EVENT_ENDINGS, EVENT_NOUNS, UNSPACED_EVENTS } from '../vocabulary/copy/event-nouns.ts';
import { NAMED_SALE } from '../vocabulary/copy/offers.ts';
import { sentenceCase, tidy } from './title.ts';

const NOUNS = toWordSet(EVENT_NOUNS.join(' '));
const ENDINGS = EVENT_ENDINGS.map(foldText);
// A word of its own before the ending: "Sonntag" is one, "tag" none.
const MIN_COMPOUND = 4;
const UNSPACED = new RegExp(`(?:${UNSPACED_EVENTS.join('|')})$`, 'u');
const THINGS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['artefact', 'strong-artefact', 'printed']);
const ASKS: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'verb',
  'determiner',
  'platform',
  'size',
  'mood',
  'scheme',
  'quality',
  'filler',
]);
const LINKS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['connector', 'weak-connector']);
const ARTICLE = /^(?:an?|eine?[mnr]?|une?|una?|uno|uma?|een|en|ett|l['’])$/iu;
// What follows is the picture: "feria del libro CON una niña leyendo".
const PICTURED = /\s(?:with|mit|avec|con|com|met|med|с|ze?|featuring|showing|in which|where)\s.*$/iu;
// What leads on to the quotation: "cumpleaños QUE DIGA ...".
const SAYING =
  /\s(?:que (?:diga|dice|diz|ponga|pone)|(?:that |which )?(?:says|saying|reads|reading)|qui dit|qui affiche|che dice|mit der aufschrift|mit dem text|met de tekst|с надписью|med texten|z napisem)(?!\p{L}).*$/iu;
// What one comes to by a sign at the road, of two words or three: "pumpkin patch", "petting zoo", "garden centre".
const VISITED =
  /^(?:\p{L}+\s){1,2}(?:patch|orchard|zoo|farm|stand|stall|shop|shack|truck|maze|nursery|rink|centre|center|vineyard|winery)$/iu;
const PARTICLE = /[の的]$|\s(?:of|von|de|di|da|van|av)$/u;
const MAX_WORDS = 6;
const MAX_CLAUSES = 2;

/**
 * What a poster is for, when other words are quoted as its title: "bike to work week poster, ... 'Leave the car
 * at home'", „Plakat für ein Weihnachtskonzert: ...“. Looked for before `until`, in words that ask for a thing.
 */
export function findEventName(masked: string, until: number, signs: Signs): string | undefined {
  const clauses = splitClauses(masked.slice(0, until)).slice(0, MAX_CLAUSES);
  for (const clause of clauses) {
    const thing = signs.within(clause).find(({ part }) => THINGS.has(part));
    const spans = thing ? around(masked, clause, thing, signs) : [clause];
    // Without a thing asked for a clause of its own may be the name; the thing then follows it.
    const asked =
      thing !== undefined ||
      isInvitation(masked, clause, signs) ||
      signs.within({ start: clause.end, end: until }).some(({ part }) => THINGS.has(part));
    const name = asked
      ? spans.map((span) => nameOf(masked, span)).find((words) => words !== undefined)
      : undefined;
    if (name) return name;
    if (thing) return undefined;
  }
  return undefined;
}

/** "Einladung zum Kindergeburtstag": what is asked for leads on to the event, and is none itself. */
function isInvitation(masked: string, clause: Span, signs: Signs): boolean {
  const head = (signs.at.get(clause.start) ?? []).find(
    (sign) => sign.part === 'kind' && sign.value.kind === 'event',
  );
  if (!head || holdsEvent(masked.slice(head.start, head.end))) return false;
  const next = trimSpan(masked, head.end, clause.end).start;
  return (signs.at.get(next) ?? []).some(({ part }) => LINKS.has(part));
}

/** What stands behind "for" after the thing, and what stands before the thing. */
function around(masked: string, clause: Span, thing: Span, signs: Signs): Span[] {
  const after = trimSpan(masked, thing.end, clause.end);
  const link = (signs.at.get(after.start) ?? []).find(({ part }) => LINKS.has(part));
  let start = clause.start;
  for (const sign of signs.within({ start: clause.start, end: thing.start })) {
    if (ASKS.has(sign.part) && trimSpan(masked, start, clause.end).start === sign.start) start = sign.end;
  }
  const before = { start, end: thing.start };
  return link ? [{ start: link.end, end: clause.end }, before] : [before];
}

function nameOf(masked: string, span: Span): string | undefined {
  const words = tidy(
    dropArticles(masked.slice(span.start, span.end).trim().replace(PICTURED, '').replace(SAYING, '')),
  ).replace(PARTICLE, '');
  if (words === '' || /[\d%]/.test(words) || countWords(words) > MAX_WORDS) return undefined;
  return holdsEvent(words) || NAMED_SALE.test(words) || VISITED.test(words) ? sentenceCase(words) : undefined;
}

/** Whether words hold a noun for what people meet for: "Mia's birthday party", "Weihnachtskonzert". */
export function holdsEvent(words: string): boolean {
  return UNSPACED.test(words) || eventNouns(words).length > 0;
}

function eventNouns(words: string): string[] {
  return readText(words)
    .words.map(({ folded }) => folded)
    .filter(
      (folded) =>
        NOUNS.has(folded) ||
        ENDINGS.some((ending) => folded.endsWith(ending) && folded.length >= ending.length + MIN_COMPOUND),
    );
}

/**
 * "Sagra del vino con una vigna, Sagra dell'Uva, 20 settembre": a name behind the occasion that repeats its noun is what
 * it is called. Gives the name, the occasion without its picture, and the words without both.
 */
export function findRepeatedName(
  words: string,
  label = '',
): { name: string; occasion: string; rest: string } | undefined {
  const [first, ...later] = splitClauses(words);
  if (!first) return undefined;
  const said = words.slice(first.start, first.end).replace(PICTURED, '');
  const nouns = eventNouns(`${label} ${said}`);
  const called = later.find((clause) => {
    const name = words.slice(clause.start, clause.end);
    const capitals = name.match(/(?<![\p{L}\p{M}])\p{Lu}|(?<=['’])\p{Lu}/gu)?.length ?? 0;
    return (
      capitals > 1 &&
      /^\p{Lu}/u.test(name) &&
      !/\d/.test(name) &&
      eventNouns(name).some((noun) => nouns.includes(noun))
    );
  });
  if (!called) return undefined;
  const others = later.filter((clause) => clause !== called);
  return {
    name: words.slice(called.start, called.end),
    occasion: eventNouns(said).length > 0 ? dropArticles(said) : '',
    rest: others.map(({ start, end }) => words.slice(start, end)).join(', '),
  };
}

function dropArticles(words: string): string {
  const [first = ''] = words.split(/\s+/);
  const elided = words.replace(/^l['’]/iu, '');
  if (elided !== words) return elided;
  const rest = words.slice(first.length).trimStart();
  return rest !== '' && (ARTICLE.test(first) || LEADING_WORDS.has(foldText(first)))
    ? dropArticles(rest)
    : words;
}
