import type { LayoutWish, Mood } from '../../brief/design-request.ts';
import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { letterNouns } from '../../lexicon/word-lists.ts';
import { colorWords, findColorCodes, findColorFamilies } from '../colors.ts';
import { createLexicon, type Lexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { spansWithin } from '../spans.ts';
import { findSizes, type Size } from './find-sizes.ts';
import { type Format, PLATFORMS } from './formats.ts';
import {
  INSTRUCTION_OPENERS,
  KINDS,
  type KindTerm,
  LAYOUT_ASKS,
  MEDIA,
  MOODS,
  NEGATIONS,
  OMITTED_THINGS,
  PRINTED_THINGS,
  REQUEST_PARTS,
  type RequestPart,
  SCHEMES,
  UNMET_ASKS,
} from './sign-words.ts';

type Tagged<Part extends string, Value> = Mention<Value> & { part: Part };

/** A word or phrase of a prompt that tells how the card shall be, or what it is for. */
export type Sign =
  | Tagged<RequestPart, RequestPart>
  | Tagged<'mood', Mood>
  | Tagged<'scheme', 'light' | 'dark'>
  | Tagged<'color', string>
  | Tagged<'platform', Format>
  | Tagged<'size', Size>
  | Tagged<'medium', 'medium'>
  | Tagged<'kind', KindTerm>
  | Tagged<'clue', KindTerm>
  | Tagged<'negation', 'negation'>
  | Tagged<'thing', 'thing'>
  | Tagged<'opener', 'opener'>
  | Tagged<'printed', 'printed'>
  | Tagged<'layout', LayoutWish>
  | Tagged<'unmet', 'layout' | 'object' | 'imitation' | 'several'>;

const moods = createLexicon(MOODS);
const schemes = createLexicon(SCHEMES);
const platforms = createLexicon(PLATFORMS);
const media = createLexicon(MEDIA);
const kinds = createLexicon(KINDS, { plurals: true });
const negations = createLexicon(NEGATIONS);
const things = createLexicon(OMITTED_THINGS);
const printed = createLexicon(PRINTED_THINGS);
const openers = createLexicon(INSTRUCTION_OPENERS);
const layouts = createLexicon(LAYOUT_ASKS);
const unmet = createLexicon(UNMET_ASKS);
const requestParts = REQUEST_PARTS.map((part) => createLexicon(part));

// "Curso de acuarela", "watercolour class", "Aquarellkurs": what is taught or shown is no manner of drawing.
const TAUGHT_BEHIND = languageRule('iu')`${'taughtBehind'}`;
const TAUGHT_BEFORE = languageRule('iu')`${'taughtBefore'}`;
const TAUGHT = languageRule('iu')`${'taughtCompound'}`;
const isTaught = ({ text }: Reading, { start, end }: { start: number; end: number }): boolean =>
  TAUGHT_BEHIND(ANY_LANGUAGE).test(text.slice(Math.max(0, start - 40), start)) ||
  TAUGHT_BEFORE(ANY_LANGUAGE).test(text.slice(end, end + 30)) ||
  TAUGHT(ANY_LANGUAGE).test(text.slice(start, end));

/** Every sign in a text, by start; several may begin at one place, the longest first. */
export type Signs = {
  all: Sign[];
  at: Map<number, Sign[]>;
  /** Those that lie inside a span, found without a walk over all. */
  within(span: { start: number; end: number }): Sign[];
};

export function findSigns(reading: Reading, language: string): Signs {
  const tag = <Part extends Sign['part'], Value>(part: Part, lexicon: Lexicon<Value>) =>
    lexicon.find(reading, language).map((mention) => ({ ...mention, part }));
  const manners = tag('medium', media);
  const mediums = manners.filter((sign) => !isTaught(reading, sign));
  const taught = new Set(manners.filter((sign) => !mediums.includes(sign)).map(({ start }) => start));
  const families = findColorFamilies(reading, language);
  const named = new Set(families.map(({ start, end }) => `${start} ${end}`));
  const all: Sign[] = [
    ...requestParts.flatMap((lexicon) =>
      lexicon.find(reading, language).map((mention) => ({ ...mention, part: mention.value })),
    ),
    ...tag('mood', moods).filter(({ start }) => !taught.has(start)),
    ...tag('scheme', schemes),
    ...findColorCodes(reading.text),
    ...families,
    // "Kupfertöne" are several colors, of which the word for one is a part.
    ...tag('color', colorWords).filter(({ start, end }) => !named.has(`${start} ${end}`)),
    ...tag('platform', platforms),
    ...findSizes(reading.text).map((mention) => ({ ...mention, part: 'size' as const })),
    ...mediums,
    ...tag('kind', kinds).map((sign) => (sign.value.clue ? { ...sign, part: 'clue' as const } : sign)),
    ...tag('negation', negations),
    ...tag('thing', things),
    ...tag('opener', openers),
    ...tag('printed', printed),
    ...tag('layout', layouts),
    ...tag('unmet', unmet),
  ];
  all.push(...findLetterNouns(reading, all));
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const at = new Map<number, Sign[]>();
  for (const sign of all) {
    const list = at.get(sign.start);
    if (list) list.push(sign);
    else at.set(sign.start, [sign]);
  }
  return { all, at, within: (span) => spansWithin(all, span) };
}

/** "Neon green letters", "weißer Text": behind a color they are of the words that are to be set, and no thing. */
function findLetterNouns({ words }: Reading, signs: readonly Sign[]): Sign[] {
  const ends = new Set(signs.flatMap(({ part, end }) => (part === 'color' ? [end + 1] : [])));
  return words.flatMap(({ start, end, folded }): Sign[] =>
    ends.has(start) && letterNouns().has(folded)
      ? [{ part: 'style-noun', value: 'style-noun', start, end }]
      : [],
  );
}
