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

/** The language of a brief as its texts are set in: of Chinese the script as well, told from the texts where the brief does not. */
export function toTextLanguage(language: string, texts: readonly string[]): string {
  const [primary = 'und', script] = language.split('-');
  if (primary !== 'zh') return primary;
  if (script === 'Hant' || script === 'Hans') return language;
  return guessHanLanguage(texts.join('\n')) === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
}
