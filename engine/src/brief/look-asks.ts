import { foldText } from './reading.ts';
import { LOOK_NOUNS, LOOK_SUFFIXES } from './vocabulary/look-nouns.ts';

const nouns: ReadonlySet<string> = new Set(LOOK_NOUNS.map(foldText));
const MAX_WORDS = 4;

/** "terminal style", "rainbow colors", "tons bleu pastel", 「青系」: few words with one that is only about looks. */
export function isLook(text: string, { start, end }: { start: number; end: number }): boolean {
  const words = foldText(text.slice(start, end)).split(/\s+/);
  if (words.length > MAX_WORDS) return false;
  if (LOOK_SUFFIXES.some((suffix) => (words.at(-1) ?? '').endsWith(suffix))) return true;
  if (words.length < 2) return false;
  return nouns.has(words.at(-1) ?? '') || nouns.has(words[0] ?? '');
}
