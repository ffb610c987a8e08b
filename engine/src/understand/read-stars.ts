import type { Form } from '../brief/statement.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { hasFolder } from '../lexicon/languages.ts';
import { readTerms } from '../lexicon/read-lexicon.ts';
import { toNumber } from '../lexicon/to-number.ts';

const DRAWN = /^[★⭐]{1,5}☆*$/u;
// In Japanese a counter stands between the two.
const COUNTED = /^(?<count>\p{Nd}(?:[.,]\p{Nd})?)\s?\p{sc=Hiragana}?(?<unit>\p{L}+)$/u;

/** How many of five stars a rating gives, where that is all that it says: "★★★★☆", "5 stars", "5". */
export function readStars(text: string, language = ''): Extract<Form, { form: 'stars' }> | undefined {
  const letters = [...text];
  if (/^[1-5]$/u.test(text)) return { form: 'stars', count: Number(text) };
  if (DRAWN.test(text) && letters.length <= 5)
    return { form: 'stars', count: letters.filter((letter) => letter !== '☆').length };
  const { count = '', unit = '' } = COUNTED.exec(text)?.groups ?? {};
  const given = toNumber(count);
  return given <= 5 && starsIn(language).includes(foldText(unit))
    ? { form: 'stars', count: given }
    : undefined;
}

const starsIn = (language: string): readonly string[] =>
  hasFolder(language) ? (readTerms('nouns', language).get('star') ?? []).map(foldText) : [];
