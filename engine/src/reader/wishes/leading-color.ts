import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { colorWords } from '../colors.ts';
import { readText } from '../reading/reading.ts';

const WITH = languageRule('u')`${'withColor'}`(ANY_LANGUAGE);

/** The color that a description begins with, before what stands on it: "pale grey with a single twig". Empty without one. */
export function leadingColor(description: string, language: string): string {
  const [color] = colorWords.find(readText(description), language);
  const isLead = color?.start === 0 && WITH.test(description.slice(color.end));
  return isLead ? description.slice(0, color.end) : '';
}
