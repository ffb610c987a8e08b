import { looksUrdu } from './assets/arabic-hand.ts';
import { guessHanLanguage } from './assets/han-language.ts';
import { HYPHENATED_LETTER } from './assets/soft-hyphen.ts';

// Shorter words seldom fail to fit, and to detect a language costs a millisecond.
const LONG_WORD = new RegExp(`${HYPHENATED_LETTER}{14}`, 'u');

/**
 * The language of a card's texts, all of them together, as far as it decides how they are drawn; undefined where it
 * does not. The reader's detection is loaded for long words alone, which have to be broken by its rules.
 */
export async function findCardLanguage(texts: readonly string[]): Promise<string | undefined> {
  const text = texts.join('\n');
  if (/\p{Script=Han}/u.test(text)) return guessHanLanguage(text);
  if (looksUrdu(text)) return 'ur';
  if (!LONG_WORD.test(text)) return undefined;
  const { detectLanguage } = await import('./reader/reading/language.ts');
  return detectLanguage(text);
}

/** The language of a brief, with the script of Chinese told from the texts. */
export function toTextLanguage(language: string, texts: readonly string[]): string {
  if (language !== 'zh') return language;
  return guessHanLanguage(texts.join('\n')) === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
}
