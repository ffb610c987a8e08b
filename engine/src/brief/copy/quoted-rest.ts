import type { Copy, Kind } from '../brief.ts';
import { findEpisode } from '../facts/episode.ts';
import type { FreeClause } from '../facts/facts.ts';
import { CONTACT } from '../facts/places.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { foldText, type Reading, readText } from '../reading/reading.ts';
import { findSigns, type Sign } from '../request/signs.ts';
import { findNouns } from '../subjects.ts';
import { SENTENCE_WORDS } from '../vocabulary/articles.ts';
import { STARTERS } from '../vocabulary/function-words.ts';
import { NAMELESS_SENDER, SENDER } from '../vocabulary/greetings.ts';
import { REPEATED } from '../vocabulary/months.ts';
import { arrangeDetails, isCall, isName } from './arrange-clauses.ts';
import { emphasis, free } from './copy-words.ts';
import { isPriced } from './lists.ts';
import { sentenceCase, tidy } from './title.ts';

const FIGURE = /\d|[$€£¥₹₽%]/u;
// "issue #88 pizza news": which one of a row it is, and what that one is about.
const NUMBERED =
  /^(?:issue|no\.?|number|vol\.?|volume|edition|ausgabe|nr\.?|heft|numéro|n°|número|nº|edición|edição|numero|nummer|nr|выпуск|wydanie|sayı|第)\s?#?\d{1,5}(?!\d)/iu;
// One comma was set where none was written: the words stand right behind the quotation.
const BESIDE = /^\s*,\s*$/u;
const MAX_LOOSE_WORDS = 4;
const MAX_CLAUSE = 60;
const NAMING = /^\p{Ll}\S*(?:\s\p{Ll}\S*)?(?:\s(?:&|\p{Lu}\S*))+$/u;
// "a show about food science": what the named thing is.
const APPOSITION =
  /^(?:an?|the|eine?|der|die|das|une?|una?|uma?|een)\s+(?:[\p{L}-]+\s+){1,2}(?:about|for|on|über|für|sur|pour|sobre|para|su|per|over|voor)\s/iu;
const NAMED_KINDS: readonly Kind[] = ['podcast', 'article', 'release'];
const SAYS_NOTHING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'verb',
  'artefact',
  'strong-artefact',
  'printed',
  'connector',
  'naming',
  'weak-connector',
  'determiner',
  'filler',
  'preposition',
  'style-noun',
  'quality',
  'platform',
  'size',
  'opener',
  'layout',
]);
const ASKING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'verb',
  'artefact',
  'strong-artefact',
  'printed',
  'opener',
  'platform',
]);
const STYLES: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'unmet',
]);
const INSTRUCTS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['layout', 'unmet', 'style-noun']);
const LEADING: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['negation', 'connector', 'naming']);
const UNCASED = new Set(['de', 'zh', 'ja', 'ko', 'ar', 'hi', 'he', 'th']);

/**
 * What a prompt says outside its quotations and facts, as copy: prices, names, offers, calls. Words that
 * describe the picture or how it looks are none. Marks in `clauses` stand for the quotations.
 */
export function arrangeRest(
  copy: Copy,
  clauses: readonly FreeClause[],
  context: {
    kind: Kind;
    language: string;
    headed: boolean;
    label?: string;
    depicted?: string;
    /** What a discount is on, or from which sum it is given. */
    tied?: string;
  },
): Copy {
  const first = clauses.findIndex(({ words }) => QUOTE_MARK.test(words));
  const shown: string[] = [];
  const priced: string[] = [];
  let name: string | undefined;
  let named = -2;
  for (const [index, clause] of clauses.entries()) {
    const { follows } = clause;
    const words = context.kind === 'podcast' ? dropEpisode(clause.words) : clause.words;
    const beside = NAMED_KINDS.includes(context.kind) || (index === first + 1 && !context.depicted);
    // "a hiker on a ridge" is drawn, "a show on food science" is not.
    const drawn = context.depicted?.includes(words) === true;
    const apposed = beside && !drawn && APPOSITION.test(words) && words.length <= MAX_CLAUSE;
    if (QUOTE_MARK.test(words) || /^[\d.\s]{0,3}$/.test(words) || repeats(copy, words)) continue;
    const before = index < first;
    const bare = before ? dropAsked(words, context.language) : words;
    if (words !== clause.words && words.length <= MAX_CLAUSE && !isStyled(words, context.language)) {
      shown.push(words);
    } else if (words === context.tied && !drawn && isTied(words, context.language)) {
      shown.push(words);
    } else if (context.kind === 'hiring' && isTold(words, context.language)) {
      shown.push(words);
    } else if (
      NAMED_KINDS.includes(context.kind) &&
      index === first + 1 &&
      BESIDE.test(clause.before) &&
      isBeside(words, context)
    ) {
      shown.push(words);
    } else if (isPriced(words)) {
      priced.push(sentenceCase(tidy(words)));
    } else if (
      before &&
      name === undefined &&
      (context.headed || index > 0 || bare !== words) &&
      isNamed(bare, context.language)
    ) {
      name = tidy(bare);
      named = index;
    } else if (
      before &&
      named === index - 1 &&
      words.length <= MAX_CLAUSE &&
      !isStyled(words, context.language) &&
      (apposed || !startsPhrase(words, context.language))
    ) {
      shown.push(words);
    } else if (
      (before
        ? isFact(words, context.language)
        : apposed || isShown(words, context.language, follows === true)) ||
      (index > 0 && isLeft(clause, context))
    ) {
      shown.push(words);
    }
  }
  const call =
    copy.callToAction === undefined ? shown.find((words) => isCall(words, context.language)) : undefined;
  const rest = shown.filter((words) => words !== call);
  // The name of a magazine says more than that it is one.
  const heads = copy.eyebrow === undefined || (context.kind === 'article' && copy.eyebrow === context.label);
  const eyebrow = name !== undefined && heads ? { eyebrow: name } : {};
  const lines = [...(name !== undefined && !heads ? [name] : []), ...rest];
  return {
    ...copy,
    ...eyebrow,
    ...(call ? { callToAction: sentenceCase(tidy(call)) } : {}),
    ...addDetails(priced.length > 1 ? { ...copy, lines: [...priced, ...(copy.lines ?? [])] } : copy, [
      ...(priced.length === 1 ? priced : []),
      ...lines,
    ]),
  };
}

function addDetails(copy: Copy, details: readonly string[]): Pick<Copy, 'subtitle' | 'lines'> {
  if (details.length === 0) return copy.lines ? { lines: copy.lines } : {};
  if (copy.subtitle === undefined && copy.lines === undefined) return arrangeDetails(details);
  return { lines: [...(copy.lines ?? []), ...details.map((detail) => sentenceCase(tidy(detail)))] };
}

function repeats(copy: Copy, words: string): boolean {
  const wanted = foldText(tidy(words));
  if (copy.metric && wanted.includes(foldText(copy.metric.value))) return true;
  return Object.values(copy).some((value) => typeof value === 'string' && foldText(value).includes(wanted));
}

/** A name that the words before the quotations introduce: "launch image for Notetail". */
function isNamed(words: string, language: string): boolean {
  if (UNCASED.has(language) || !isName(words)) return false;
  return !findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
}

/** "Magazine cover WANDER" -> "WANDER": what asks stands before the name. */
function dropAsked(words: string, language: string): string {
  const signs = findSigns(readText(words), language).all;
  let at = 0;
  for (const sign of signs) {
    const leads = ASKING.has(sign.part) || sign.part === 'kind' || sign.part === 'determiner';
    if (leads && words.slice(at, sign.start).trim() === '') at = sign.end;
  }
  const rest = words.slice(at).trim();
  return at > 0 && /^\p{Lu}/u.test(rest) ? rest : words;
}

/** "ep 9 on sleep": its number stands above the title. */
function dropEpisode(words: string): string {
  const episode = findEpisode(words);
  return episode?.start === 0 ? tidy(words.slice(episode.end)) : words;
}

/** `"The Sunday Slice" pizza news`: a newspaper or a show, and what it is about in the same breath. */
function isBeside(
  words: string,
  { language, depicted }: { language: string; depicted?: string | undefined },
): boolean {
  return (
    words.length <= MAX_CLAUSE &&
    depicted?.includes(words) !== true &&
    !isStyled(words, language) &&
    !isEmpty(words, language) &&
    !startsPhrase(words, language) &&
    !readText(words).words.some(({ folded }) => emphasis.has(folded)) &&
    !findSigns(readText(words), language).all.some(
      ({ part }) => ASKING.has(part) || INSTRUCTS.has(part) || LEADING.has(part),
    )
  );
}

/** "your next purchase", "dès 2 articles": a small word may begin it, no word about looks or the card is in it. */
function isTied(words: string, language: string): boolean {
  if (words.length > MAX_CLAUSE || isStyled(words, language)) return false;
  return !findSigns(readText(words), language).all.some(
    ({ part }) => ASKING.has(part) || INSTRUCTS.has(part),
  );
}

/** A job is told in words of its own: nothing of it is a picture. */
function isTold(words: string, language: string): boolean {
  if (words.length > MAX_CLAUSE || isStyled(words, language) || isEmpty(words, language)) return false;
  return !findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
}

/** Figures ("5 km", "value $50"), what is free, and what to do: never a description. */
function isFact(words: string, language: string): boolean {
  if (words.length <= MAX_CLAUSE && REPEATED.test(words)) return true;
  if (words.length > MAX_CLAUSE || isStyled(words, language)) return false;
  if (SENDER.test(words) && (/\p{Lu}/u.test(words) || NAMELESS_SENDER.test(words))) return true;
  if ((CONTACT.test(words) && /\d/.test(words)) || NUMBERED.test(words)) return true;
  if (isCall(words, language) || free.find(readText(words), language).length > 0) return true;
  const reading = readText(words);
  if (!FIGURE.test(words) || reading.words.length > MAX_LOOSE_WORDS) return false;
  const asks = findSigns(reading, language).all.some(({ part }) => ASKING.has(part) || part === 'kind');
  return !asks && findNouns(reading, language).length === 0;
}

function isShown(words: string, language: string, follows: boolean): boolean {
  if (isFact(words, language)) return true;
  if (isStyled(words, language) || isEmpty(words, language)) return false;
  const reading = readText(words);
  const asks = findSigns(reading, language).all.some(({ part }) => ASKING.has(part));
  // One small word more is a note on the picture ("shocked"), not a line of the card.
  if (asks || (reading.words.length < 2 && /^\p{Ll}/u.test(words))) return false;
  if (startsPhrase(words, language)) return false;
  if (follows) return words.length <= MAX_CLAUSE;
  // "bookshop Paper Lantern": what has a name is said, not drawn.
  if (!UNCASED.has(language) && NAMING.test(words)) return words.length <= MAX_CLAUSE;
  if (findNouns(reading, language).length > 0 && !/^\p{Lu}/u.test(words)) return false;
  const inside = reading.words
    .slice(1)
    .some(({ folded }) => STARTERS[language]?.has(folded) || /ing$/.test(folded));
  return /^\p{Lu}/u.test(words) && language !== 'de'
    ? words.length <= MAX_CLAUSE
    : !inside && reading.words.length <= MAX_LOOSE_WORDS;
}

/** Words that neither look, picture nor request take up are said: there is nowhere else for them to go. */
function isLeft(
  { words, before }: FreeClause,
  { language, depicted }: { language: string; depicted?: string },
): boolean {
  if (words.length > MAX_CLAUSE || depicted?.includes(words)) return false;
  if (isStyled(words, language) || isEmpty(words, language)) return false;
  const reading = readText(words);
  const signs = findSigns(reading, language).all;
  if (signs.some(({ part }) => ASKING.has(part) || INSTRUCTS.has(part))) return false;
  // Behind a dash or a colon stands a claim; behind a comma an article begins what is rather seen.
  if (/[:：–—]|\s-\s/.test(before)) return true;
  // "shocked": a small word alone is rather a note on how it shall look.
  if (reading.words.length < 2 && /^\p{Ll}/u.test(words)) return false;
  if (signs.some(({ part }) => LEADING.has(part))) return false;
  const told = reading.words.some(({ folded }) => SENTENCE_WORDS.has(folded));
  if (depicted !== undefined) return told && !startsPhrase(words, language);
  const seen = startsPhrase(words, language) || (/^\p{Ll}/u.test(words) && hasNoun(reading, language));
  return told || !seen;
}

const hasNoun = (reading: Reading, language: string): boolean => findNouns(reading, language).length > 0;

/** "a woman on a bridge": what begins with an article is rather seen than said. */
function startsPhrase(words: string, language: string): boolean {
  const [opening] = readText(words).words;
  return opening !== undefined && STARTERS[language]?.has(opening.folded) === true;
}

/** It holds a word about looks, and little else. */
function isStyled(words: string, language: string): boolean {
  const styled = findSigns(readText(words), language).all.filter(({ part }) => STYLES.has(part));
  // "Croix-Rouge de Lille": with a capital in the middle it is part of a name.
  const named = (start: number): boolean =>
    start > 0 && language !== 'de' && /\p{Lu}/u.test(words[start] ?? '');
  return styled.some(({ start }) => !named(start)) && !FIGURE.test(words);
}

/** Nothing but words that ask, place or stress. */
function isEmpty(words: string, language: string): boolean {
  const reading = readText(words);
  const signs = findSigns(reading, language);
  return reading.words.every(
    ({ start, end, folded }) =>
      emphasis.has(folded) ||
      STARTERS[language]?.has(folded) ||
      signs.all.some((sign) => SAYS_NOTHING.has(sign.part) && sign.start <= start && sign.end >= end) ||
      signs.all.some(
        (sign) => sign.part === 'kind' && sign.value.use !== 'clue' && sign.start <= start && sign.end >= end,
      ),
  );
}
