import type { BriefBlock, BriefRole } from '../../brief/brief.ts';
import { readFigure } from '../../brief/read-figure.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';
import { ASKING_WORDS, largeWords, smallWords } from '../../lexicon/word-lists.ts';
import { findField } from '../fields/field-names.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import { type Reading, readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { CURRENCY_WORDS } from '../tagger/find-bonds.ts';
import { asksForLargeWords } from './asks-for-large-words.ts';

/** A fact that a wish may name: the roles that it has in a brief, and by what its number is known. */
type Fact = { id: string; roles: readonly string[]; sign?: string | undefined };
type Named = Pick<Fact, 'roles' | 'sign'>;

const facts = createLexicon(
  loadVocabulary('leads', ({ id, roles = '', sign }): Fact => ({ id, roles: roles.split(' '), sign })),
  { inflected: true },
);

const askingWords = createLexicon(ASKING_WORDS);
const SIZES: ReadonlySet<string> = new Set(['large', 'small']);
const LONGEST_WISH = 60;

// Running text and rows stand beside what leads.
const ASIDE: readonly BriefRole[] = ['body', 'item', 'option', 'note', 'source'];
// What may begin with a number that shall lead: "3 days left to send your film".
const MAY_COUNT: readonly BriefRole[] = ['subtitle', 'eyebrow', 'body', 'note'];
const NUMBER = /\p{N}/u;
const HAS: Readonly<Record<string, RegExp>> = {
  percent: /[%％٪‰]/u,
  money: new RegExp(`\\p{Sc}|\\p{N}\\s?(?:${CURRENCY_WORDS})(?!\\p{L})`, 'iu'),
  number: NUMBER,
};

/** The words of a text that are numbers, folded. */
export const numbersIn = (text: string): string[] =>
  readText(text).words.flatMap(({ folded }) => (NUMBER.test(folded) ? [folded] : []));

/**
 * The block that a wish wants largest: "phone number huge", "the percentage must be the hero", "the 38 really big". Undefined where it names
 * none, or letters in general ("big text").
 */
export function findLead(
  wish: string,
  blocks: readonly BriefBlock[],
  language: string,
): BriefBlock | undefined {
  const reading = readText(wish);
  const told = facts.find(reading, language);
  const large = [
    ...reading.words.filter(({ folded }) => largeWords().has(folded)),
    ...told.filter((mention) => isLarge(mention)),
  ];
  if (large.length === 0) return undefined;
  if (findSigns(reading, language).all.some(({ part }) => part === 'negation')) return undefined;
  const numbers = numbersIn(wish);
  const numbered = blocks.filter(({ text }) => numbersIn(text).some((number) => numbers.includes(number)));
  const isAside = ({ role, text }: BriefBlock): boolean => ASIDE.includes(role) && !isCount({ role, text });
  const leading = numbered.filter((block) => !isAside(block));
  if (numbers.length > 0) {
    const [only, ...more] = leading.length > 0 ? leading : numbered;
    return more.length > 0 || only?.role === 'item' ? undefined : only;
  }
  const named = findNamed(reading, told, language);
  // "In store only": one word does not say both what leads and that it does.
  if (!named || large.every(({ start, end }) => named.start <= start && end <= named.end)) return undefined;
  const found = findBlock(blocks, named);
  return found?.role === 'title' && asksForLargeWords(wish) ? undefined : found;
}

const ASKING: ReadonlySet<string> = new Set(['verb', 'opener']);

/** Whether some words can be nothing but a wish of what leads: verbs that ask, sizes, names of facts, numbers and small words. */
export function isLeadWish(text: string, language: string): boolean {
  const reading = readText(text);
  const told = facts.find(reading, language);
  return (
    areKnown(reading, told, language) &&
    (told.some(isLarge) || reading.words.some(({ folded }) => largeWords().has(folded)))
  );
}

/** Whether some words only ask, and say where and how large something shall stand: "small at the bottom", 라고 넣어 주세요. */
export function onlyAsks(text: string, language: string): boolean {
  if (text.length > LONGEST_WISH) return false;
  const reading = readText(text);
  return reading.words.length > 0 && areKnown(reading, findSizes(reading, language), language);
}

/** The same, where they say how large: "as large as possible", 大きくお願いします. */
export function isSizeWish(text: string, language: string): boolean {
  if (!onlyAsks(text, language)) return false;
  const reading = readText(text);
  const isSize = reading.words.some(({ folded }) => largeWords().has(folded) || smallWords().has(folded));
  return isSize || findSizes(reading, language).length > 0;
}

const findSizes = (reading: Reading, language: string): Mention<Fact>[] =>
  facts.find(reading, language).filter(({ value }) => SIZES.has(value.id));

/** Whether each word, or sign of a script without blanks, is one of the mentions, or asks for something. */
function areKnown({ text, words }: Reading, told: readonly Span[], language: string): boolean {
  if (text.length > LONGEST_WISH) return words.every(({ folded }) => largeWords().has(folded));
  const reading = readText(text);
  const known: readonly Span[] = [
    ...told,
    ...askingWords.find(reading, language),
    ...findSigns(reading, language).all.filter(({ part }) => ASKING.has(part)),
  ];
  const isCovered = ({ start, end }: Span): boolean =>
    Array.from({ length: end - start }, (_, at) => start + at).every((at) =>
      known.some((one) => one.start <= at && at < one.end),
    );
  return words.every(
    (word) =>
      NUMBER.test(word.folded) ||
      largeWords().has(word.folded) ||
      smallWords().has(word.folded) ||
      isSmallWord(word.folded, language) ||
      isCovered(word),
  );
}

const isLarge = ({ value }: Mention<Fact>): boolean => value.id === 'large';

/** A text that begins with its number: "25 days to go". */
export const isCount = ({ role, text }: Pick<BriefBlock, 'role' | 'text'>): boolean =>
  MAY_COUNT.includes(role) && /^\p{Nd}/u.test(text) && readFigure(text)?.suffix !== undefined;

function findBlock(blocks: readonly BriefBlock[], { roles, sign }: Named): BriefBlock | undefined {
  const of = (some: readonly BriefBlock[]): BriefBlock | undefined =>
    roles.map((role) => some.find((block) => block.role === role)).find((block) => block !== undefined);
  const has = sign === undefined ? undefined : HAS[sign];
  const signed = has ? blocks.filter(({ text }) => has.test(text)) : blocks;
  // "Loamwise raises €14M": a sum that is in the headline leads with it.
  const inText = roles.includes('figure')
    ? (signed.find(({ role, text }) => role === 'title' && readFigure(text) && NUMBER.test(text)) ??
      blocks.find(isCount))
    : undefined;
  return of(signed) ?? inText ?? of(blocks);
}

/** The first fact that some words name: of the table, or a field of a form; a title leads where nothing else does. */
function findNamed(
  reading: Reading,
  told: readonly Mention<Fact>[],
  language: string,
): (Named & Span) | undefined {
  const fact = told.find(({ value }) => !SIZES.has(value.id));
  const field = findFieldIn(reading, language);
  return fact && (!field || fact.start <= field.start) ? { ...fact, ...fact.value } : field;
}

// "Readable on a phone": what a card is seen on is none of its facts.
const ARTICLE = /^\s(?:\p{L}{1,4}\s)?$/u;

function findFieldIn(reading: Reading, language: string): (Named & Span) | undefined {
  const { text, words } = reading;
  const prepositions = findSigns(reading, language).all.filter(({ part }) => part === 'preposition');
  for (const length of [2, 1])
    for (let from = 0; from + length <= words.length; from++) {
      const [first, last] = [words[from], words[from + length - 1]];
      if (!first || !last) continue;
      const field = findField(text.slice(first.start, last.end), [language, 'en']);
      const marks = (field?.marks ?? []).filter((mark) => !ASIDE.some((role) => role === mark));
      const isSeenOn =
        field?.id === 'contact' && prepositions.some(({ end }) => ARTICLE.test(text.slice(end, first.start)));
      if (marks.length > 0 && marks[0] === field?.marks[0] && !isSeenOn)
        return {
          start: first.start,
          end: last.end,
          roles: marks.toSorted((a, b) => Number(a === 'title') - Number(b === 'title')),
        };
    }
  return undefined;
}
