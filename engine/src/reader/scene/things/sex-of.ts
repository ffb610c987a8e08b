import type { NamedSex } from '../../../brief/scene-ask.ts';
import { bilingualRule, type LanguageRule, languageRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Span } from '../../spans.ts';

type Rule = Readonly<Record<NamedSex, LanguageRule>>;

// Gendered endings of trades.
const ENDINGS: Rule = {
  woman: languageRule('u')`${'femaleEnding'}$`,
  man: languageRule('u')`${'maleEnding'}$`,
};
// Gendered articles, directly before the noun or one adjective away.
const ARTICLES: Rule = {
  woman: languageRule('iu')`(?:^|\s)${'femaleArticle'}$`,
  man: languageRule('iu')`(?:^|\s)${'maleArticle'}$`,
};
// Gendered verbs in the same clause: "रहा है", "गाती है".
const VERBS: Rule = {
  woman: languageRule('u')`^[^।,.!?;]{0,80}?${'femaleVerb'}`,
  man: languageRule('u')`^[^।,.!?;]{0,80}?${'maleVerb'}`,
};
// "Female", "male" before a word for either.
const SAID: Rule = {
  woman: bilingualRule('iu')`${'femaleAdjective'}$`,
  man: bilingualRule('iu')`${'maleAdjective'}$`,
};
const OWN: Rule = {
  woman: languageRule('iu')`^[^.!?,;]{0,60}?(?<!\p{L})${'herOwn'}(?!\p{L})`,
  man: languageRule('iu')`^[^.!?,;]{0,60}?(?<!\p{L})${'hisOwn'}(?!\p{L})`,
};
const SEXES = ['woman', 'man'] as const;
/** Determines the sex of a person by an adjective, the article, the form of the noun, the verb or a possessive. */
export function sexOf({ text }: Reading, language: string, { start, end }: Span): NamedSex | undefined {
  const [before, word, after] = [
    text.slice(Math.max(0, start - 30), start),
    text.slice(start, end),
    text.slice(end),
  ];
  const findIn = (rule: Rule, part: string): NamedSex | undefined =>
    SEXES.find((sex) => rule[sex](language).test(part));
  return (
    findIn(SAID, before) ??
    findIn(ARTICLES, before) ??
    findIn(ENDINGS, word.toLowerCase()) ??
    findIn(VERBS, after) ??
    findIn(OWN, after)
  );
}
