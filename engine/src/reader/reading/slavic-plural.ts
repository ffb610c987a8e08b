import { inflectionOf } from '../../lexicon/inflection.ts';
import type { Reading } from './reading.ts';
import { manyStems } from './stem.ts';

/** Whether a noun is written as many; `bases` are the folded base forms of the language. */
export function isSlavicPlural(
  { folded, words }: Reading,
  language: string,
  span: { start: number; end: number },
  bases: { has(word: string): boolean },
): boolean {
  const rule = inflectionOf(language).slavicPlural;
  const noun = folded.slice(span.start, span.end);
  if (!rule) return false;
  if (noun.includes(' ')) return rule.phrase.test(noun);
  if (rule.always.test(noun) || rule.irregular?.includes(noun)) return true;
  // `Птицей`: with one; of many it would be bare, `птиц`.
  const { softened, softSign = '', counted } = rule;
  if (softened?.[0].test(noun) && bases.has(noun.replace(...softened))) return false;
  if (rule.sure.test(noun))
    return !bases.has(noun) || bases.has(noun.slice(0, -2)) || bases.has(noun.slice(0, -2) + softSign);
  // `Уток`, `kaczek`: the bare stem of a base form that ends in a vowel.
  if (
    !bases.has(noun) &&
    manyStems(noun, language).some((stem) => rule.openEnds.some((end) => bases.has(stem.slice(1, -1) + end)))
  )
    return true;
  const before = words.findLast(({ end }) => end <= span.start);
  const stem = noun.slice(0, -1);
  // `Старые дома`: alone it would be the genitive of one.
  if (counted?.[0].test(noun) && bases.has(stem) && counted[1].test(before?.folded ?? '')) return true;
  if (!rule.either.test(noun)) return false;
  if (rule.bare.test(noun) && bases.has(stem)) return true;
  if (!rule.vowels.some((vowel) => bases.has(stem + vowel))) return false;
  return (
    before === undefined ||
    /[,;:.!?]/u.test(folded.slice(before.end, span.start)) ||
    rule.before.test(before.folded)
  );
}
