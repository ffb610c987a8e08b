import { inflectionOf, type Suffixes } from '../../lexicon/inflection.ts';

// Words of three letters are mostly others.
const LEAST_ENDLESS = 4;

/** What is left of a folded word without its ending, marked so that it never equals a whole word. */
function stemOf(word: string, language: string): string | undefined {
  const rule = inflectionOf(language).nounEnding;
  if (!rule || (rule.bound && word !== '' && !rule.ending.test(word))) return undefined;
  const bare = word.replace(rule.ending, '');
  if (bare.length >= rule.least) return `~${bare}`;
  // Short words have short endings: `зме|и`, not `зм|еи`.
  for (let end = rule.least; end < word.length; end++)
    if (word.slice(end).replace(rule.ending, '') === '') return `~${word.slice(0, end)}`;
  return `~${word}`;
}

/** The stems by which a term of the vocabulary is found. */
export function termStems(word: string, language: string): string[] {
  const rule = inflectionOf(language).suffixes;
  // The base form may end as if it had an ending: `بركان`, `بركانين`.
  if (!rule) return [...asList(stemOf(word, language)), `^${word}`];
  const bare = rule.dropped ? word.replace(rule.dropped, '') : word;
  // A vowel that flees: `kubek`, `kubka`.
  const fled = rule.fleeing ? word.replace(rule.fleeing, '') : word;
  const softer = rule.softer ? word.replace(rule.softer, '') : word;
  const cut = [bare, softer, fled].filter((stem) => stem !== word && stem.length >= rule.least);
  return [`~${word}`, ...cut.map((stem) => `~${stem}-`)];
}

/** What is left of an adjective of a phrase, marked apart from the stems of nouns. */
export function agreeingStem(word: string, language: string): string[] {
  const { agreeing } = inflectionOf(language);
  const stem = agreeing && word.replace(agreeing, '');
  return stem !== undefined && stem !== word && stem.length > 2 ? [`=${stem}`] : [];
}

/** `Imkerin`, `Lehrerinnen`, `Köchin`: women by the word for men. */
function menOf(word: string, language: string): string[] {
  const { women } = inflectionOf(language);
  const man = women?.[0].test(word) ? word.replace(...women) : '';
  return man ? [`~${man}`, `~${man}-`] : [];
}

/** The stems of a word without an ending, where that may be the genitive of many. */
export function manyStems(word: string, language: string): string[] {
  const { suffixes, noForms } = inflectionOf(language);
  const { endless } = suffixes ?? {};
  if (!suffixes || !endless || word.length < LEAST_ENDLESS || isVowel(word.slice(-1), suffixes)) return [];
  if (noForms?.includes(word)) return [];
  return [...new Set([word, ...endless.map(([last, by]) => word.replace(last, by))])]
    .filter((stem) => stem.length > 2)
    .map((stem) => `~${stem}-`);
}

/** The stems that a word of a text may have; the longest first. */
export function textStems(word: string, language: string): string[] {
  const { suffixes: rule, noForms, plurals = [] } = inflectionOf(language);
  if (noForms?.includes(word)) return [];
  if (!rule)
    return [
      ...plurals.flatMap(([many, one]) => (many.test(word) ? [`^${word.replace(many, one)}`] : [])),
      ...asList(stemOf(word, language)),
    ];
  const stems: string[] = [...agreeingStem(word, language)];
  for (let end = word.length - 1; end >= rule.least; end--) {
    const [stem, ending] = [word.slice(0, end), word.slice(end)];
    if (!rule.endings.test(ending) || (rule.longer && end === rule.least && rule.longer.test(ending)))
      continue;
    for (const shape of [stem, ...shapesOf(stem, ending, language)]) {
      stems.push(`~${shape}`);
      // Only before a vowel does a base form lose its own.
      if (isVowel(ending, rule)) stems.push(`~${shape}-`);
    }
  }
  return [...stems, ...manyStems(word, language), ...menOf(word, language)];
}

/** Whether its nouns carry so many endings that a base form is rarely seen. */
export function hasManyEndings(language: string): boolean {
  const { suffixes } = inflectionOf(language);
  return suffixes !== undefined && suffixes.bare !== true;
}

/** Whether nouns of the language are found by their stems. */
export function hasStems(language: string): boolean {
  const { nounEnding, suffixes, plurals } = inflectionOf(language);
  return nounEnding !== undefined || suffixes !== undefined || plurals !== undefined;
}

/** Other shapes of a stem before an ending: `katt|en` is of `kat`, `wod|zie` of `woda`, `ağac|ı` of `ağaç`. */
export const shapesOf = (stem: string, ending: string, language: string): string[] =>
  (inflectionOf(language).suffixes?.shapes ?? []).flatMap(([before, last, by]) =>
    before.test(ending) && last.test(stem) ? [stem.replace(last, by)] : [],
  );

const isVowel = (ending: string, { vowel = LATIN_VOWEL }: Suffixes): boolean => vowel.test(ending);
const LATIN_VOWEL = /^[aeiouy]/u;

const asList = (stem: string | undefined): string[] => (stem === undefined ? [] : [stem]);
