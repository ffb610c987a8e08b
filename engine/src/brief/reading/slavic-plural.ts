import type { Reading } from './reading.ts';
import { manyStems } from './stem.ts';

/** How the many of a Slavic language are told from the one, by the endings of the noun. Folded. */
type Rule = {
  /** Endings that only the plural has. */
  sure: RegExp;
  /** Endings of the plural of men's nouns, whose base form is the bare stem. */
  bare: RegExp;
  /** Endings that are also the genitive of one, where the base form ends in a vowel. */
  either: RegExp;
  vowels: readonly string[];
  /** What may stand before many in the nominative or accusative: a conjunction, an adjective of many, a finite verb. */
  before: RegExp;
  /** A noun with an adjective of many: `деревянные домики`. */
  phrase: RegExp;
};

const RULES: Readonly<Record<string, Rule>> = {
  ru: {
    sure: /(?:ами|ями|ам|ям|ах|ях|ов|ев|еи)$/u,
    bare: /[ыи]$/u,
    either: /[ыи]$/u,
    vowels: ['а', 'я', 'ь', '*'],
    before: /^(?:и|а|или|да|плюс)$|[ыи]е$|(?:[еиую]т|[ая]т|[аиея]ла?|щ(?:ая|ии|ие|их)|ть|ив|ав)$/u,
    phrase: /^\p{L}+[ыи]е \p{L}+[ыиая]$/u,
  },
  uk: {
    sure: /(?:ами|ями|ам|ям|ах|ях|ів|еи)$/u,
    bare: /и$/u,
    either: /[иі]$/u,
    vowels: ['а', 'я', 'ь', '*'],
    before:
      /^(?:і|й|та|а|або)$|(?:ні|ві|лі|рі|ді|ті|сі|кі|жі|чі)$|(?:ить|[уає]є|[ую]ть|[ая]ть|[аи]ла?|[ую]чи|[иа]ти)$/u,
    phrase: /^\p{L}+і \p{L}+[иі]$/u,
  },
  pl: {
    sure: /(?:ami|ach|om|ow)$/u,
    bare: /(?:y|[kg]i)$/u,
    either: /[yie]$/u,
    vowels: ['a', '*'],
    before: /^(?:i|a|oraz|lub)$|(?:uje|aja|uja|mi|ila|ala|a[cl][aeyi]?|acych|(?<!k|g|ow)i|[iy]c)$/u,
    phrase: /^\p{L}+e \p{L}+[iy]$/u,
  },
};

// An adjective of many in Russian, and no noun in `-ние`.
const MANY_ARE = /(?:ые|[кгхшщж]ие)$/u;
// No base form ends so.
const ALWAYS = /(?:ами|ями|ami)$/u;
const ENDS = [...'аояеaoe'];
// Their one has another stem or ending.
const IRREGULAR: ReadonlySet<string> = new Set(['goscie', 'goscmi', 'klienci', 'гости']);

/** Whether a noun is written as many; `bases` are the folded base forms of the language. */
export function isSlavicPlural(
  { folded, words }: Reading,
  language: string,
  span: { start: number; end: number },
  bases: { has(word: string): boolean },
): boolean {
  const rule = RULES[language];
  const noun = folded.slice(span.start, span.end);
  if (!rule) return false;
  if (noun.includes(' ')) return rule.phrase.test(noun);
  if (ALWAYS.test(noun) || IRREGULAR.has(noun)) return true;
  // `Птицей`: with one; of many it would be bare, `птиц`.
  if (/[цчшщж]еи$/u.test(noun) && bases.has(noun.replace(/еи$/u, 'а'))) return false;
  if (rule.sure.test(noun))
    return !bases.has(noun) || bases.has(noun.slice(0, -2)) || bases.has(`${noun.slice(0, -2)}ь`);
  // `Уток`, `kaczek`: the bare stem of a base form that ends in a vowel.
  if (
    !bases.has(noun) &&
    manyStems(noun, language).some((stem) => ENDS.some((end) => bases.has(stem.slice(1, -1) + end)))
  )
    return true;
  const before = words.findLast(({ end }) => end <= span.start);
  const stem = noun.slice(0, -1);
  // `Старые дома`: alone it would be the genitive of one.
  if (language === 'ru' && /[ая]$/u.test(noun) && bases.has(stem) && MANY_ARE.test(before?.folded ?? ''))
    return true;
  if (!rule.either.test(noun)) return false;
  if (rule.bare.test(noun) && bases.has(stem)) return true;
  if (!rule.vowels.some((vowel) => bases.has(stem + vowel))) return false;
  return (
    before === undefined ||
    /[,;:.!?]/u.test(folded.slice(before.end, span.start)) ||
    rule.before.test(before.folded)
  );
}
