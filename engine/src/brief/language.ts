import type { Language } from './brief.ts';
import { readText } from './reading.ts';
import { STOP_WORDS } from './vocabulary/stop-words.ts';

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[پچژگکی]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];

// Letters that hardly another language has, for Latin text too short for function words.
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/giu, 'vi'],
  [/[ğışİ]/gu, 'tr'],
  [/[łąęśźżć]/giu, 'pl'],
  [/[ěřůťď]/giu, 'cs'],
  [/[őű]/giu, 'hu'],
  [/[ßäöü]/giu, 'de'],
  [/[ãõ]/giu, 'pt'],
  [/[ñ¿¡]/giu, 'es'],
  [/[éèêçàù]/giu, 'fr'],
];

const LATIN = /\p{Script=Latin}/gu;

/** BCP 47 primary tag by script, then function words, then telling letters; `en` when nothing tells. */
export function detectLanguage(text: string): Language {
  const latin = count(text, LATIN);
  for (const [script, language] of SCRIPTS) {
    const letters = count(text, script);
    // A few kana or syllables tell more than the Latin names around them; a stray one tells nothing.
    if (letters > 0 && letters * 4 >= latin) return language;
  }
  return detectLatin(text);
}

function detectLatin(text: string): Language {
  const { words } = readText(text);
  let best: Language = 'en';
  let most = 0;
  for (const [language, list] of Object.entries(STOP_WORDS)) {
    const hits = words.filter((word) => list.has(word.folded)).length;
    // English stands first in the table, so it wins a tie.
    if (hits > most) [best, most] = [language, hits];
  }
  if (most > 0 && best !== 'en') return best;
  for (const [letters, language] of LETTERS) {
    if (count(text, letters) > 0 && (most === 0 || language === 'vi')) return language;
  }
  return best;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
