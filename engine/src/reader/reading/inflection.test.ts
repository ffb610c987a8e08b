import { describe, expect, test } from 'vitest';
import { foldText } from '../../lexicon/fold-text.ts';
import type { VocabularyLanguage } from '../../lexicon/languages.ts';
import { allTerms, filterValues } from '../../lexicon/vocabulary.ts';
import { findSceneMentions } from '../scene/mentions/find-scene-mentions.ts';
import { NOUNS, PEOPLE_WORDS } from '../vocabulary.ts';
import { readText } from './reading.ts';

/** The regular plural of a noun, and other forms that its ending makes sure; none where only a dictionary knows. */
const FORMS: Partial<Record<VocabularyLanguage, (noun: string) => string[]>> = {
  en: (noun) => [/[sxz]$|[cs]h$/.test(noun) ? '' : noun.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')],
  fr: (noun) => [/[sxz]$/.test(noun) ? '' : /(?:eau|eu)$/.test(noun) ? `${noun}x` : `${noun}s`],
  es: (noun) => [/[aeo]$/.test(noun) ? `${noun}s` : /[dlrj]$/.test(noun) ? `${noun}es` : ''],
  pt: (noun) => [
    /ão$/.test(noun)
      ? noun.replace(/ão$/, 'ões')
      : /m$/.test(noun)
        ? noun.replace(/m$/, 'ns')
        : /[aeo]$/.test(noun)
          ? `${noun}s`
          : '',
  ],
  it: (noun) => [
    /[cg]a$/.test(noun) ? noun.replace(/a$/, 'he') : noun.replace(/a$/, 'e').replace(/i?o$/, 'i'),
  ],
  de: (noun) =>
    /e$/.test(noun)
      ? [`${noun}n`]
      : /(?:chen|er|el|en)$/.test(noun)
        ? []
        : /[aiou]$/.test(noun)
          ? [`${noun}s`]
          : [`${noun}en`, /s$/.test(noun) ? '' : `${noun}e`],
  nl: (noun) => [/(?:el|er|je)$/.test(noun) ? `${noun}s` : ''],
  sv: (noun) => (/a$/.test(noun) ? [noun.replace(/a$/, 'or'), noun.replace(/a$/, 'orna')] : [`${noun}arna`]),
  da: (noun) => [/e$/.test(noun) ? `${noun}r` : `${noun}erne`],
  nb: (noun) => [/e$/.test(noun) ? `${noun}r` : `${noun}ene`],
  tr: (noun) => [`${noun}${/[eiöü][^aeıioöuü]*$/.test(noun) ? 'ler' : 'lar'}`],
  ru: (noun) =>
    /[ао]$/.test(noun)
      ? [noun.replace(/.$/, 'ами')]
      : /ь$/.test(noun)
        ? [noun.replace(/ь$/, 'ями')]
        : /[бвгдзклмнпрстфхцчшщж]$/.test(noun)
          ? [`${noun}ами`]
          : [],
  uk: (noun) =>
    /[ао]$/.test(noun)
      ? [noun.replace(/.$/, 'ами')]
      : /[бвгдзклмнпрстфхцчшщж]$/.test(noun)
        ? [`${noun}ами`]
        : [],
  pl: (noun) =>
    /[ao]$/.test(noun) ? [noun.replace(/.$/, 'ami')] : /[bcdfghklmnprstwz]$/.test(noun) ? [`${noun}ami`] : [],
  hi: (noun) =>
    /ा$/.test(noun) ? [noun.replace(/ा$/, 'े')] : /ी$/.test(noun) ? [noun.replace(/ी$/, 'ियाँ')] : [],
  ar: (noun) => (/ة$/.test(noun) ? [noun.replace(/ة$/, 'ات')] : [`${noun}ين`]),
  ko: (noun) => [`${noun}들`],
  ja: (noun) => [`${noun}たち`],
  // `Kotak` is a box, `kotak-kotak` is chequered.
  id: (noun) => (noun === 'kotak' ? [] : [`${noun}-${noun}`]),
};

const LEAST_LETTERS = 4;
// The rest are forms of two nouns ("Schuhe"), of which one is drawn.
const SAME = 0.95;

const written = (noun: string, language: string): string =>
  language === 'de' ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;

const known = new Map<string, string | undefined>();
function firstOf(text: string, language: string): string | undefined {
  const key = `${language} ${text}`;
  if (!known.has(key)) known.set(key, readFirst(text, language));
  return known.get(key);
}

const readFirst = (text: string, language: string): string | undefined => {
  const [found] = findSceneMentions(readText(text), language).filter(
    ({ part, start, end }) =>
      start === 0 && end > LEAST_LETTERS / 2 && ['thing', 'garment', 'sign'].includes(part),
  );
  return found && JSON.stringify(found.value);
};

const nounsOf = (language: VocabularyLanguage): string[] => {
  const things = filterValues(NOUNS, ({ role }) => role === 'thing');
  const terms = [...allTerms(things, language), ...allTerms(PEOPLE_WORDS, language)];
  const all = new Set(terms.map((term) => foldText(term)));
  return [...new Set(terms)].filter(
    (term) =>
      /^\p{L}[\p{L}\p{M}]+$/u.test(term) &&
      (term.length >= LEAST_LETTERS || !/^\p{Script=Latin}|^\p{Script=Cyrillic}/u.test(term)) &&
      // What is itself written as many stands beside its own base form.
      ![1, 2].some((cut) => all.has(foldText(term.slice(0, -cut)))) &&
      firstOf(written(term, language), language) !== undefined,
  );
};

describe('what is drawn of one is drawn of many', () => {
  test.each(Object.keys(FORMS) as VocabularyLanguage[])(
    '%s: every form of a noun is read as a noun',
    (language) => {
      const nouns = nounsOf(language);
      expect(nouns.length).toBeGreaterThan(100);
      let same = 0;
      let all = 0;
      for (const noun of nouns)
        for (const form of FORMS[language]?.(noun) ?? []) {
          if (form === '' || form === noun) continue;
          const read = firstOf(written(form, language), language);
          expect(read, `${noun}: ${form}`).toBeDefined();
          all++;
          if (read === firstOf(written(noun, language), language)) same++;
        }
      expect(same).toBeGreaterThanOrEqual(all * SAME);
    },
  );
});
