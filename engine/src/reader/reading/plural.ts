import { foldText } from '../../lexicon/fold-text.ts';
import { inflectionOf } from '../../lexicon/inflection.ts';
import { isIrregularPlural } from '../../lexicon/irregular-forms.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import type { Span } from '../spans.ts';
import { NOUNS, PEOPLE_WORDS } from '../vocabulary.ts';
import type { Reading, Word } from './reading.ts';
import { isSlavicPlural } from './slavic-plural.ts';
import { manyStems, shapesOf, termStems } from './stem.ts';

const ADDS_S = new Set(['en', 'fr', 'es', 'pt']);
// Of one thing in every language: `dress`, `bus`, `iris`.
const SINGULAR_IN_S = /(?:ss|us|is|ceratops)$/u;
// One stack of books is one.
const MADE_OF = / (?:of|with|de|com|con) /u;
const MAX_BEFORE = 3;

/** Whether a noun of a text is written as more than one; a number beside it says more. */
export function isPlural(reading: Reading, language: string, span: Span): boolean {
  const inflection = inflectionOf(language);
  const [folded = ''] = reading.folded.slice(span.start, span.end).split(MADE_OF);
  const written = reading.text.slice(span.start, span.end).toLowerCase();
  if ([written, folded].some((one) => nakedForms(one, language).some((form) => isMany(form, language))))
    return !isSingular(reading, language, span);
  if (ADDS_S.has(language))
    return (
      /[a-z]s$/u.test(folded) &&
      !SINGULAR_IN_S.test(folded) &&
      !inflection.oneWords?.test(folded) &&
      !inflection.singularLead?.test(reading.folded.slice(0, span.start))
    );
  const behind = reading.text.slice(span.end);
  if (inflection.pluralParticle) return inflection.pluralParticle.test(behind);
  // A compound is a phrase: `sıcak hava balonları`.
  if (inflection.phraseMany && folded.includes(' ')) return inflection.phraseMany.test(folded);
  if (language === 'id') return /^-/u.test(behind) || /^(\p{L}+)-\1$/u.test(folded);
  const verb = inflection.pluralVerb;
  if (verb)
    return (
      (inflection.writtenMany?.test(written) && verb.test(behind.trimStart())) ||
      isSlavicPlural(reading, language, span, baseForms(language))
    );
  // `barche a vela`: the first noun of a phrase is the thing.
  const [head = folded] = language === 'it' ? folded.split(' ') : [folded];
  return isFormOf(head, reading.text.slice(span.start, span.start + head.length).toLowerCase(), language)
    ? !isSingular(reading, language, span)
    : false;
}

const isMany = (form: string, language: string): boolean =>
  isIrregularPlural(form, language) || inflectionOf(language).manyWords?.test(form) === true;

/** The word, and without what Arabic, French and Italian write onto it. */
function nakedForms(folded: string, language: string): string[] {
  const { proclitics } = inflectionOf(language);
  return proclitics ? [folded, folded.replace(proclitics, '')] : [folded];
}

/** Whether a noun is written as two of its kind: Arabic has a form for that. */
export function isDual({ folded }: Reading, language: string, { start, end }: Span): boolean {
  const { dual } = inflectionOf(language);
  if (!dual) return false;
  const bases = baseForms(language);
  return nakedForms(folded.slice(start, end), language)
    .filter((word) => dual.ending.test(word))
    .map((word) => word.replace(dual.ending, ''))
    .some((base) => bases.has(base) || bases.has(base.replace(...dual.softened)));
}

/** Whether the word is a plural form of a noun that the vocabulary has. */
function isFormOf(folded: string, written: string, language: string): boolean {
  const rule = inflectionOf(language).many;
  if (!rule) return false;
  const bases = baseForms(language);
  // "Vögel": nothing but its vowel has changed.
  const base = bases.get(folded);
  if (language === 'de' && base && base !== written && /[äöü]/u.test(written) && !/[äöü]/u.test(base))
    return true;
  for (let cut = 1; cut <= Math.min(7, folded.length - 2); cut++) {
    const [rest, ending] = [folded.slice(0, -cut), folded.slice(-cut)];
    if (!rule.ending.test(ending)) continue;
    const added = rule.bases.find(([end]) => end.test(ending))?.[1] ?? [];
    const likely = [...added.map((end) => rest + end), ...(rule.shaped ? shapesOf(rest, '', language) : [])];
    if (likely.some((one) => one !== folded && bases.has(one))) return true;
  }
  return false;
}

/** An article of one stands before it, with nothing but adjectives between. */
function isSingular(reading: Reading, language: string, { start }: Span): boolean {
  const singular = inflectionOf(language).many?.singular;
  if (!singular) return false;
  const before: Word[] = reading.words.filter(({ end }) => end <= start).slice(-MAX_BEFORE);
  for (const { folded, start: at } of before.reverse()) {
    if (singular.test(folded)) return true;
    // "Ein orange Ball": a German noun has a capital.
    const noun =
      baseForms(language).has(folded) && (language !== 'de' || /^\p{Lu}/u.test(reading.text.slice(at)));
    if (startersIn(language).has(folded) || noun) return false;
  }
  return false;
}

/** Whether the vocabulary has a noun in this very form. */
export const isBaseForm = (folded: string, language: string): boolean => baseForms(language).has(folded);

const basesByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** Single nouns of a language, folded, with the form in which they are written. */
function baseForms(language: string): ReadonlyMap<string, string> {
  const known = basesByLanguage.get(language);
  if (known) return known;
  const made = new Map<string, string>();
  for (const terms of [...NOUNS.termsIn(language), ...PEOPLE_WORDS.termsIn(language)]) {
    const earlier = new Set<string>();
    for (const term of terms ?? []) {
      const folded = foldText(term);
      // `утка, утки, уток`: beside their base form, forms of many are listed, too.
      const isMany = manyStems(folded, language).some((stem) => earlier.has(stem));
      for (const stem of termStems(folded, language)) earlier.add(stem);
      if (!isMany && !made.has(folded)) made.set(folded, term);
    }
  }
  basesByLanguage.set(language, made);
  return made;
}
