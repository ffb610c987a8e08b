import { STARTERS } from '../vocabulary/function-words.ts';
import { isIrregularPlural } from '../vocabulary/irregular-forms.ts';
import { NOUNS } from '../vocabulary/nouns.ts';
import { PEOPLE_WORDS } from '../vocabulary/people-words.ts';
import type { VocabularyLanguage } from '../vocabulary/terms.ts';
import type { Reading, Word } from './reading.ts';
import { foldText } from './reading.ts';
import { isSlavicPlural } from './slavic-plural.ts';
import { dutchStems, manyStems, termStems } from './stem.ts';

type Span = { start: number; end: number };

/** How a plural is told from its base form: what it ends in, and what stood there before. */
type Plural = {
  ending: RegExp;
  /** Base forms that the rest of the word may be of. */
  bases: (rest: string, ending: string) => string[];
  /** Before a word that looks like a plural and is none: `einen Löwen`. */
  singular?: RegExp;
};

const withVowels =
  (...vowels: string[]) =>
  (rest: string): string[] => [rest, ...vowels.map((vowel) => rest + vowel)];

const PLURALS: Readonly<Record<string, Plural>> = {
  de: {
    ending: /^(?:nen|en|er|ern|e|n|s)$/u,
    bases: (rest) => [rest],
    singular: /^(?:(?:k?ein|jed|dies|mein|sein|ihr)(?:e[nmrs]?)?|der|das|dem|den|des)$/u,
  },
  nl: {
    ending: /^(?:eren|en|s)$/u,
    bases: (rest) => [rest, ...dutchStems(rest)],
    singular: /^(?:een|het|elke|ieder)$/u,
  },
  it: {
    ending: /^(?:hi|he|i|e)$/u,
    bases: (rest, ending) => (ending.endsWith('i') ? withVowels('o', 'e', 'io')(rest) : [`${rest}a`]),
    singular: /^(?:un|una|uno|il|lo|la|l)$/u,
  },
  sv: {
    ending: /^(?:arna|orna|erna|ar|or|er|na)$/u,
    bases: withVowels('a', 'e'),
    singular: /^(?:en|ett)$/u,
  },
  da: { ending: /^(?:erne|ene|er|e|r)$/u, bases: withVowels('e'), singular: /^(?:en|et|den|det)$/u },
  nb: { ending: /^(?:erne|ene|er|r)$/u, bases: withVowels('e'), singular: /^(?:en|ei|et|den|det)$/u },
  tr: { ending: /^(?:lar|ler)\p{L}{0,4}$/u, bases: (rest) => [rest] },
};

// Nouns of one form, or of forms that no ending explains.
const PLURAL_WORDS: Readonly<Record<string, RegExp>> = {
  en: /(?:people|children|men|geese|mice|oxen|cattle)$/u,
  fr: /(?:eaux|aux|eux|gens)$/u,
  de: /leute$/u,
  es: /^gente$/u,
  pt: /^gente$/u,
  it: /^gente$/u,
  sv: /^(?:barn|folk)$/u,
  da: /^(?:folk|kvinder)$/u,
  nb: /^(?:barn|folk)$/u,
  pl: /^(?:turysci|ptaki)$/u,
  ru: /^(?:девочки|мальчики|женщины|мужчины)$/u,
  uk: /^(?:чоловіки)$/u,
  zh: /[们們]$/u,
  ja: /(?:たち|達|々)$/u,
  ko: /들$/u,
  hi: /(?:ओं|ों|याँ|ियां|ें|बच्चे|लड़के|लोग)$/u,
  ar: /^(?:ناس|اشخاص)$/u,
};
// What makes a noun plural stands right behind it.
const BEHIND: Readonly<Record<string, RegExp>> = { zh: /^[们們]/u, ja: /^(?:たち|達|々)/u, ko: /^들/u };
// A plural verb: `утки плавают`, `kaczki pływają`.
const PLURAL_VERB: Readonly<Record<string, RegExp>> = {
  ru: /^(?:\p{L}+\s)?\p{L}+(?:ют|ут|ят|ат)(?:ся)?(?!\p{L})/u,
  uk: /^(?:\p{L}+\s)?\p{L}+(?:ють|уть|ять|ать)(?:ся)?(?!\p{L})/u,
  pl: /^(?:\p{L}+\s)?\p{L}+ą(?!\p{L})/u,
};
const SLAVIC_PLURAL = /[ыиіyie]$/u;
const ADDS_S = new Set(['en', 'fr', 'es', 'pt']);
// "Un rhinocéros", "un petit super-héros": the article says that it is one.
const ONE: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:une?|le|la|l'|cet?|cette)\s?(?:(?!d[e']|des)\p{L}+\s)?$/u,
  es: /(?<!\p{L})(?:una?|el|la|este|esta)\s(?:(?!del?\s)\p{L}+\s)?$/u,
  // "A soltar balões" has no article.
  pt: /(?<!\p{L})(?:uma?|o|a|este|esta)\s(?:(?!d[eao]s?\s|\p{L}+[aei]r\s)\p{L}+\s)?$/u,
};
// Drawn as the pair or the handful that they are named as.
const DRAWN_TOGETHER =
  /(?:mittens|gloves|skates|playing cards|blocks|bricks|macarons|dumplings|blueberries|potatoes|bowling pins|gold coins|easter eggs|painted eggs|chess pieces|needles|champagne glasses|string lights|fairy lights|festoon lights)$/u;
const ENDS_IN_S =
  /(?:ss|us|is|bus|ceratops|glasses|headphones|scissors|binoculars|skis|fireworks|confetti|stairs|sneakers|shoes|boots|(?<!\p{L})(?:ours|bras)|souris|tapis|paraguas|autobús|ônibus|lápis|espantapájaros|cumpleaños|tocadiscos|paracaídas|jeans)$/u;
// One stack of books is one.
const MADE_OF = / (?:of|with|de|com|con) /u;
const MAX_BEFORE = 3;

/** Whether a noun of a text is written as more than one; a number beside it says more. */
export function isPlural(reading: Reading, language: string, span: Span): boolean {
  const [folded = ''] = reading.folded.slice(span.start, span.end).split(MADE_OF);
  const written = reading.text.slice(span.start, span.end).toLowerCase();
  if ([written, folded].some((one) => nakedForms(one, language).some((form) => isMany(form, language))))
    return !isSingular(reading, language, span);
  if (ADDS_S.has(language))
    return (
      /[a-z]s$/u.test(folded) &&
      !ENDS_IN_S.test(folded) &&
      !DRAWN_TOGETHER.test(folded) &&
      !ONE[language]?.test(reading.folded.slice(0, span.start))
    );
  const behind = reading.text.slice(span.end);
  if (BEHIND[language]) return BEHIND[language].test(behind);
  // A compound is a phrase: `sıcak hava balonları`.
  if (language === 'tr' && folded.includes(' ')) return /l[ae]r\p{L}{0,5}$/u.test(folded);
  if (language === 'id') return /^-/u.test(behind) || /^(\p{L}+)-\1$/u.test(folded);
  const verb = PLURAL_VERB[language];
  if (verb)
    return (
      (SLAVIC_PLURAL.test(written) && verb.test(behind.trimStart())) ||
      isSlavicPlural(reading, language, span, baseForms(language))
    );
  // `barche a vela`: the first noun of a phrase is the thing.
  const [head = folded] = language === 'it' ? folded.split(' ') : [folded];
  return isFormOf(head, reading.text.slice(span.start, span.start + head.length).toLowerCase(), language)
    ? !isSingular(reading, language, span)
    : false;
}

const isMany = (form: string, language: string): boolean =>
  isIrregularPlural(form, language) || PLURAL_WORDS[language]?.test(form) === true;

/** The word, and without what Arabic, French and Italian write onto it. */
function nakedForms(folded: string, language: string): string[] {
  if (language === 'ar') return [folded, folded.replace(ARABIC_PREFIX, '')];
  return [folded, folded.replace(/^\p{L}+['’]/u, '')];
}

const ARABIC_PREFIX = /^(?:[وفبك]?ال|و?لل|[وبلف])/u;

/** Whether a noun is written as two of its kind: Arabic has a form for that. */
export function isDual({ folded }: Reading, language: string, { start, end }: Span): boolean {
  if (language !== 'ar') return false;
  const bases = baseForms(language);
  return nakedForms(folded.slice(start, end), language).some((word) => {
    const [, base] = /^(\p{L}{2,})(?:ين|ان)$/u.exec(word) ?? [];
    return base !== undefined && (bases.has(base) || bases.has(base.replace(/ت$/u, 'ة')));
  });
}

/** Whether the word is a plural form of a noun that the vocabulary has. */
function isFormOf(folded: string, written: string, language: string): boolean {
  const rule = PLURALS[language];
  if (!rule) return false;
  const bases = baseForms(language);
  // "Vögel": nothing but its vowel has changed.
  const base = bases.get(folded);
  if (language === 'de' && base && base !== written && /[äöü]/u.test(written) && !/[äöü]/u.test(base))
    return true;
  for (let cut = 1; cut <= Math.min(7, folded.length - 2); cut++) {
    const [rest, ending] = [folded.slice(0, -cut), folded.slice(-cut)];
    if (!rule.ending.test(ending)) continue;
    if (rule.bases(rest, ending).some((one) => one !== folded && bases.has(one))) return true;
  }
  return false;
}

/** An article of one stands before it, with nothing but adjectives between. */
function isSingular(reading: Reading, language: string, { start }: Span): boolean {
  const singular = PLURALS[language]?.singular;
  if (!singular) return false;
  const before: Word[] = reading.words.filter(({ end }) => end <= start).slice(-MAX_BEFORE);
  for (const { folded, start: at } of before.reverse()) {
    if (singular.test(folded)) return true;
    // "Ein orange Ball": a German noun has a capital.
    const noun =
      baseForms(language).has(folded) && (language !== 'de' || /^\p{Lu}/u.test(reading.text.slice(at)));
    if (STARTERS[language]?.has(folded) || noun) return false;
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
  for (const { terms } of [...NOUNS, ...PEOPLE_WORDS]) {
    const earlier = new Set<string>();
    for (const raw of (terms[language as VocabularyLanguage] ?? '').split(',')) {
      const term = raw.trim();
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
