import { findNearest } from '@cardwright/contract/find-nearest';
import { illustrations } from '../art/illustrations.ts';
import { allPlaces } from '../art/scenes/places.ts';
import { FONT_FAMILIES } from '../assets/font-catalogue.ts';
import { type Brief, EMPTY_BRIEF } from '../brief/brief.ts';
import { AVOIDED_HUES, MOODS, OCCASIONS } from '../brief/design-request.ts';
import { foldText } from '../lexicon/fold-text.ts';
import type { Entry, Vocabulary } from '../lexicon/vocabulary.ts';
import { toVocabulary } from '../lexicon/vocabulary.ts';
import { FORMATS, type Format } from '../reader/signs/formats.ts';
import { MOODS as MOOD_WORDS } from '../reader/signs/sign-words.ts';
import { NOUNS, OCCASIONS as OCCASION_WORDS, SCENE_NOUNS, SCENE_WORDS } from '../reader/vocabulary.ts';
import { FIELD_PATTERNS } from '../sheets/pattern-names.ts';
import { styles } from '../sheets/styles.ts';

export const CATALOGUES = ['looks', 'styles', 'illustrations', 'places', 'formats', 'fonts'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

export type CatalogueEntry = {
  /** As a brief has it. */
  name: string;
  /** Words that mean it, in the language that was asked for, else in English. */
  words: string[];
  /** Size of a format, in pixels. */
  width?: number;
  height?: number;
  /** The part of a format that the profile picture hides, in pixels. */
  covered?: NonNullable<Format['covered']>;
};

/** `offset` and `limit` count entries; `query` is part of a name or of a word. */
export type CatalogueQuery = { query?: string; language?: string; limit: number; offset: number };
/** `nearest`: the name or word that was probably meant, where nothing was found. */
export type CataloguePage = { entries: CatalogueEntry[]; total: number; nearest?: string };

/** Lists the names that a brief may have, by kind. */
export function listCatalogue(name: CatalogueName, asked: CatalogueQuery): CataloguePage {
  const wanted = foldText(asked.query ?? '').trim();
  const all = LISTS[name](asked.language ?? 'en');
  const found =
    wanted === ''
      ? all
      : all.filter(({ name: own, words }) =>
          [own, spaced(own), ...words].map(foldText).some((word) => isMeant(wanted, word)),
        );
  const nearest = found.length === 0 ? findMeant(asked.query ?? '', all) : undefined;
  return {
    entries: found.slice(asked.offset, asked.offset + asked.limit),
    total: found.length,
    ...(nearest !== undefined && { nearest }),
  };
}

// A longer query is no typing error, and comparing would cost time.
const LONGEST_TYPED = 24;

const findMeant = (typed: string, entries: readonly CatalogueEntry[]): string | undefined =>
  typed.length <= LONGEST_TYPED
    ? findNearest(
        typed.toLowerCase(),
        entries.flatMap(({ name, words }) => [name, ...words]),
      )
    : undefined;

const SHORTEST_STEM = 4;

/** Whether a query is part of a word, or a longer form of it: `Weihnachten` of `weihnacht`. */
const isMeant = (wanted: string, word: string): boolean =>
  word.includes(wanted) || (word.length >= SHORTEST_STEM && wanted.startsWith(word));

const spaced = (name: string): string => name.replaceAll('-', ' ');

/** The names of one kind. */
export const namesIn = (name: CatalogueName): readonly string[] =>
  LISTS[name]('en').map((entry) => entry.name);

/** A brief that shows an entry at its best; undefined for kinds without thumbnails. */
export function briefOfEntry(catalogue: CatalogueName, name: string): Brief | undefined {
  const shown: Partial<Record<CatalogueName, Partial<Brief>>> = {
    looks: { blocks: SAMPLE, look: name },
    styles: { blocks: SAMPLE, style: [name] },
    illustrations: { illustration: name, look: 'editorial' },
    places: { kind: 'picture', picture: { text: spaced(name) } },
  };
  const own = shown[catalogue];
  return own && namesIn(catalogue).includes(name) ? { ...BLANK, ...own } : undefined;
}

const BLANK: Brief = { ...EMPTY_BRIEF, language: 'en', kind: 'article' };
const SAMPLE: Brief['blocks'] = [
  { role: 'eyebrow', text: 'Sunday' },
  { role: 'title', text: 'Tea at four' },
  { role: 'place', text: 'Garden room' },
];

const LISTS: Record<CatalogueName, (language: string) => CatalogueEntry[]> = {
  looks: () => styles.map(({ name }) => ({ name, words: [name] })),
  styles: (language) => [
    ...withWords(MOODS, MOOD_WORDS, language, (mood) => mood),
    ...AVOIDED_HUES.map((name) => ({ name, words: [spaced(name)] })),
    ...withWords(OCCASIONS, OCCASION_WORDS, language, (occasion) => occasion),
  ],
  illustrations: (language) => {
    const words = wordsBy(NOUNS, language, ({ noun }) => noun);
    return [
      ...illustrations.map(({ name, nouns }) => {
        const own = nouns.flatMap((noun) => words.get(noun) ?? []);
        return { name, words: own.length > 0 ? [...new Set(own)] : [nouns[0] ?? spaced(name)] };
      }),
      ...FIELD_PATTERNS.map((name) => ({ name, words: [name] })),
    ];
  },
  places: (language) => {
    const words = wordsBy(SCENE_WORDS, language, ({ place }) => place);
    const nouns = wordsBy(NOUNS, language, ({ noun }) => SCENE_NOUNS[noun]?.place);
    return allPlaces().map(({ name }) => {
      const own = [...new Set([...(nouns.get(name) ?? []), ...(words.get(name) ?? [])])];
      return { name, words: own.length > 0 ? own : [spaced(name)] };
    });
  },
  formats: (language) => {
    const words = wordsBy(FORMATS, language, ({ name }) => name);
    const everywhere = wordsBy(FORMATS, 'any', ({ name }) => name);
    return FORMATS.values.map(({ name, width, height, covered }) => ({
      name,
      words: [...new Set([...(everywhere.get(name) ?? []), ...(words.get(name) ?? [])])],
      width,
      height,
      ...(covered && { covered }),
    }));
  },
  // Without those that only stand in for a script.
  fonts: () =>
    [...FONT_FAMILIES.keys()]
      .filter((name) => !name.startsWith('Noto Sans '))
      .map((name) => ({ name, words: [name] })),
};

function withWords<Value>(
  names: readonly string[],
  source: Vocabulary<Value> | readonly Entry<Value>[],
  language: string,
  nameOf: (value: Value) => string | undefined,
): CatalogueEntry[] {
  const words = wordsBy(source, language, nameOf);
  return names.map((name) => ({ name, words: words.get(name) ?? [spaced(name)] }));
}

/** The words of a language for each name, in English where it has none; a trailing `*` stands for any ending. */
function wordsBy<Value>(
  source: Vocabulary<Value> | readonly Entry<Value>[],
  language: string,
  nameOf: (value: Value) => string | undefined,
): Map<string, string[]> {
  const vocabulary = toVocabulary(source);
  const own = vocabulary.termsIn(language);
  const english = vocabulary.termsIn('en');
  const words = new Map<string, string[]>();
  for (const [at, value] of vocabulary.values.entries()) {
    const name = nameOf(value);
    const terms = own[at] ?? english[at];
    if (name === undefined || !terms) continue;
    const stems = terms.map((term) => term.replace(/\*$/u, ''));
    words.set(name, [...new Set([...(words.get(name) ?? []), ...stems])]);
  }
  return words;
}
