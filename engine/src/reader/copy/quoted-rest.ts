import type { Copy, Kind } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import { findEpisode } from '../facts/episode.ts';
import type { FreeClause } from '../facts/facts.ts';
import { CONTACT } from '../facts/places.ts';
import { findNouns } from '../find-nouns.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { type Reading, readText } from '../reading/reading.ts';
import { findSigns, type Sign } from '../request/signs.ts';
import { hasFigures } from '../scene/picture/judge-clause.ts';
import { SENTENCE_WORDS } from '../vocabulary/copy/articles.ts';
import { NAMELESS_SENDER, SENDER } from '../vocabulary/copy/greetings.ts';
import { REPEATED } from '../vocabulary/facts/months.ts';
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
const HOST = /(?<![\p{L}\d@.])(?:[\p{L}\d-]+\.)+(?!(?:js|ts|md)(?!\p{L}))\p{Ll}{2,}(?:\/\S*)?(?![\p{L}\d])/u;
const PLEASE =
  /^(?:please|bitte|por favor|s['’]il vous plaît|merci de|per favore|alstublieft|пожалуйста|proszę)\s+\p{L}/iu;
const MAX_LOOSE_WORDS = 4;
// Words about looks are so much of a clause at least: "in warm autumn colours", no "soups of a handmade kind".
const STYLED_SHARE = { spaced: 1 / 4, unspaced: 1 / 2 };
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
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
const ASKS_US: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'verb',
  'artefact',
  'strong-artefact',
  'layout',
  'style-noun',
  'colour',
  'mood',
]);
const STYLES: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'unmet',
]);
const INSTRUCTS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['layout', 'unmet', 'style-noun']);
// "Die Küche": an article with a capital begins a name even where every noun has one.
const ARTICLED = /^(?:Der|Die|Das|Ein|Eine)\s\p{Lu}/u;
const LEADS_ON: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['connector', 'naming']);
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
      (before ? isFact(words, context.language) : apposed || isShown(words, context, follows === true)) ||
      (index > 0 && isLeft(clause, context))
    ) {
      shown.push(words);
    } else {
      // "for the blog acme.dev": whatever leads to it, an address is said.
      const address = HOST.exec(words)?.[0];
      if (address && !drawn) shown.push(address);
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
  if ((UNCASED.has(language) && !ARTICLED.test(words)) || !isName(words)) return false;
  return !findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
}

/** "Magazine cover WANDER" -> "WANDER": what asks stands before the name. */
function dropAsked(words: string, language: string): string {
  const signs = findSigns(readText(words), language).all;
  let at = 0;
  for (const sign of signs) {
    // "The Slow Kitchen": with a capital the article belongs to the name.
    const article = sign.part === 'determiner' && /^\p{Ll}/u.test(words.slice(sign.start));
    const leads = ASKING.has(sign.part) || sign.part === 'kind' || article;
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
function isBeside(words: string, context: { language: string; depicted?: string | undefined }): boolean {
  const { language, depicted } = context;
  return (
    words.length <= MAX_CLAUSE &&
    depicted?.includes(words) !== true &&
    !isStyled(words, language) &&
    !isEmpty(words, language) &&
    !startsPhrase(words, language) &&
    !readText(words).words.some(({ folded }) => emphasis.has(folded)) &&
    !isAsked(words, context) &&
    !isInstruction(words, language) &&
    !findSigns(readText(words), language).all.some(isLeading)
  );
}

/** "your next purchase", "dès 2 articles": a small word may begin it, no word about looks or the card is in it. */
function isTied(words: string, language: string): boolean {
  if (words.length > MAX_CLAUSE || isStyled(words, language)) return false;
  const asks = findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
  return !asks && !isInstruction(words, language);
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
  if (SENDER.test(words) && (/\p{Lu}|\p{Lo}/u.test(words) || NAMELESS_SENDER.test(words))) return true;
  if ((CONTACT.test(words) && /\d/.test(words)) || NUMBERED.test(words)) return true;
  if (isCall(words, language) || free.find(readText(words), language).length > 0) return true;
  if (!FIGURE.test(words)) return false;
  const reading = readText(words);
  const signs = findSigns(reading, language).all;
  if (signs.some(({ part }) => ASKING.has(part) || part === 'kind' || part === 'size')) return false;
  return hasFigures(words) || (reading.words.length <= MAX_LOOSE_WORDS && !hasNoun(reading, language));
}

function isShown(
  words: string,
  context: { language: string; depicted?: string | undefined },
  follows: boolean,
): boolean {
  const { language } = context;
  if (isFact(words, language)) return true;
  if (isStyled(words, language) || isEmpty(words, language)) return false;
  const reading = readText(words);
  // One small word more is a note on the picture ("shocked"), not a line of the card.
  if (isAsked(words, context) || (reading.words.length < 2 && /^\p{Ll}/u.test(words))) return false;
  if (startsPhrase(words, language)) return false;
  if (follows) return words.length <= MAX_CLAUSE;
  // "bookshop Paper Lantern": what has a name is said, not drawn.
  if (!UNCASED.has(language) && NAMING.test(words)) return words.length <= MAX_CLAUSE;
  if (findNouns(reading, language).length > 0 && !/^\p{Lu}/u.test(words)) return false;
  const inside = reading.words
    .slice(1)
    .some(({ folded }) => startersIn(language).has(folded) || /ing$/.test(folded));
  return /^\p{Lu}/u.test(words) && language !== 'de'
    ? words.length <= MAX_CLAUSE
    : !inside && reading.words.length <= MAX_LOOSE_WORDS;
}

/** Words that neither look, picture nor request take up are said: there is nowhere else for them to go. */
function isLeft(
  { words, before }: FreeClause,
  context: { language: string; depicted?: string | undefined },
): boolean {
  const { language, depicted } = context;
  if (words.length > MAX_CLAUSE || depicted?.includes(words)) return false;
  if (isStyled(words, language) || isEmpty(words, language)) return false;
  const reading = readText(words);
  const signs = findSigns(reading, language).all;
  if (isAsked(words, context) || isInstruction(words, language)) return false;
  // Behind a dash or a colon stands a claim; behind a comma an article begins what is rather seen.
  if (/[:：–—]|\s-\s/.test(before)) return true;
  // "shocked": a small word alone is rather a note on how it shall look.
  if (reading.words.length < 2 && /^\p{Ll}/u.test(words)) return false;
  if (signs.some(isLeading)) return false;
  const told = reading.words.some(({ folded }) => SENTENCE_WORDS.has(folded));
  if (depicted !== undefined) return told && !startsPhrase(words, language);
  return told || !startsPhrase(words, language);
}

/**
 * Something in it asks for a card: "summer poster", no "poster sale", whose noun is another and not to be seen.
 */
function isAsked(
  words: string,
  { language, depicted }: { language: string; depicted?: string | undefined },
): boolean {
  const signs = findSigns(readText(words), language);
  return signs.all.some((sign) => {
    if (!ASKING.has(sign.part)) return false;
    // "Please use stairs": whoever reads the card is asked.
    if (
      PLEASE.test(words) &&
      sign.start === 0 &&
      !signs.all.some((next) => next.start > 0 && ASKS_US.has(next.part))
    )
      return false;
    const rest = words.slice(sign.end);
    const next = /^ (?=\p{Ll}{3})/u.test(rest) ? (signs.at.get(sign.end + 1) ?? []) : undefined;
    const modifies =
      language === 'en' &&
      next?.every(({ part }) => part === 'clue') === true &&
      !startsPhrase(rest.trim(), language) &&
      depicted?.includes(rest) !== true;
    return !modifies;
  });
}

const hasNoun = (reading: Reading, language: string): boolean => findNouns(reading, language).length > 0;

/** "a woman on a bridge": what begins with an article is rather seen than said. */
function startsPhrase(words: string, language: string): boolean {
  const [opening] = readText(words).words;
  return opening !== undefined && startersIn(language).has(opening.folded) === true;
}

/** It says where the words shall stand or how they shall look; の links nouns of all kinds. */
function isInstruction(words: string, language: string): boolean {
  const signs = findSigns(readText(words), language);
  const idle = ({ start, end }: Sign): boolean =>
    signs.at.get(start)?.some((sign) => sign.part === 'filler' && sign.end === end) === true;
  return signs.all.some((sign) => INSTRUCTS.has(sign.part) && !idle(sign));
}

/** "No people", "about whales": said of a picture or of a request; "a film about whales" says it of its own. */
const isLeading = ({ part, start }: Sign): boolean =>
  part === 'negation' || (start === 0 && LEADS_ON.has(part));

/** It holds a word about looks, and little else. */
function isStyled(words: string, language: string): boolean {
  const reading = readText(words);
  const signs = findSigns(reading, language);
  // "Tools for developers": whom it is for is said of the words before it.
  const audience = (start: number): boolean =>
    start > 0 && signs.at.get(start)?.some(({ part }) => part === 'weak-connector') === true;
  const styled = signs.all.filter(({ part, start }) => STYLES.has(part) && !audience(start));
  // "Croix-Rouge de Lille": with a capital in the middle it is part of a name.
  const named = (start: number): boolean =>
    start > 0 && language !== 'de' && /\p{Lu}/u.test(words[start] ?? '');
  const lengthOf = (spans: readonly { start: number; end: number }[]): number =>
    spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const length = lengthOf(styled.filter(({ start }) => !named(start)));
  const whole = lengthOf(reading.words.filter(({ folded }) => !startersIn(language).has(folded)));
  const share = UNSPACED.test(words) ? STYLED_SHARE.unspaced : STYLED_SHARE.spaced;
  return length > 0 && length >= whole * share && !FIGURE.test(words);
}

/** Nothing but words that ask, place or stress. */
function isEmpty(words: string, language: string): boolean {
  const reading = readText(words);
  const signs = findSigns(reading, language);
  return reading.words.every(
    ({ start, end, folded }) =>
      emphasis.has(folded) ||
      startersIn(language).has(folded) ||
      signs.all.some((sign) => SAYS_NOTHING.has(sign.part) && sign.start <= start && sign.end >= end) ||
      signs.all.some(
        (sign) => sign.part === 'kind' && sign.value.use !== 'clue' && sign.start <= start && sign.end >= end,
      ),
  );
}
