import { looksUrdu } from './assets/arabic-hand.ts';
import { guessHanLanguage } from './assets/han-language.ts';
import { HYPHENATED_LETTER } from './assets/soft-hyphen.ts';

// Shorter words seldom fail to fit, and to detect a language costs a millisecond.
const LONG_WORD = new RegExp(`${HYPHENATED_LETTER}{14}`, 'u');

/** In which language texts are set, as far as it decides how they are drawn; undefined where it does not. */
export type TextLanguages = {
  /** That of the card, by all of its texts. */
  card: string | undefined;
  /** That of a text: its own where its words tell it, else the card's. */
  of(text: string): string | undefined;
};

/**
 * The languages of a card's texts. The reader's detection is loaded for long words, which have to be broken by its rules, for capitals,
 * and for labels alone.
 */
export async function findTextLanguages(
  texts: readonly string[],
  { textTransform }: { textTransform?: string | undefined } = {},
  { labels }: { labels?: true } = {},
): Promise<TextLanguages> {
  const text = texts.join('\n');
  const script = /\p{Script=Han}/u.test(text) ? guessHanLanguage(text) : looksUrdu(text) ? 'ur' : undefined;
  const isToRaise = textTransform === 'uppercase' && /i/.test(text);
  if (script || !(labels || LONG_WORD.test(text) || isToRaise)) return { card: script, of: () => script };
  const { detectLanguage, tellLanguage } = await import('./reader/reading/language.ts');
  const card = detectLanguage(text);
  const own = new Map(texts.map((one) => [one, LONG_WORD.test(one) ? (tellLanguage(one) ?? card) : card]));
  return { card, of: (one) => own.get(one) ?? card };
}

/** The language of a brief as its texts are set in: of Chinese the script as well, told from the texts where the brief does not. */
export function toTextLanguage(language: string, texts: readonly string[]): string {
  const [primary = 'und', script] = language.split('-');
  if (primary !== 'zh') return primary;
  if (script === 'Hant' || script === 'Hans') return language;
  return guessHanLanguage(texts.join('\n')) === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
}
