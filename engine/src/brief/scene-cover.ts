import type { Reading } from './reading.ts';
import { findSceneMentions, type SceneMention } from './scene-mentions.ts';
import { findNegated } from './scene-negation.ts';
import { FUNCTION_WORDS, STARTERS } from './vocabulary/function-words.ts';
import { HARMLESS_WORDS } from './vocabulary/scenes.ts';

const LONGEST = 160;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LEAST_WORDS = 3;
// A described picture is made of things, places, hours and deeds; a headline is about something else.
const MOSTLY = 0.72;
// Signs that bind words of scripts without spaces.
const PARTICLES =
  /[\s\p{P}的地得在和与與着了里裡上下中边邊旁有一是两兩三四五六七几只隻头頭匹条條个個位名群棵朵二つ羽がをはにのでともへいるたてだしなれく가이을를은는의에서와과로]/gu;

/** Whether nearly every word of a text says what is to be seen, and they make a picture: who, and where or doing what. */
export function isAllScene(reading: Reading, language: string): boolean {
  const { text } = reading;
  if (text.length > LONGEST || /[?!%@$€£]|:\s/u.test(text)) return false;
  const mentions = findSceneMentions(reading, language);
  // "Sunflower field" is a title; a picture is told with a verb, a preposition, an article.
  if (
    reading.words.length < LEAST_WORDS &&
    !UNSPACED.test(text) &&
    !mentions.some(({ part }) => part === 'relation' || part === 'action')
  )
    return false;
  if (!makesPicture(mentions) && findNegated(reading, language, mentions).size === 0) return false;
  return coverage(reading, language, mentions) >= MOSTLY;
}

function makesPicture(mentions: readonly SceneMention[]): boolean {
  const has = (part: SceneMention['part']): boolean => mentions.some((mention) => mention.part === part);
  const places = mentions.filter(
    ({ part, value }) => part === 'unknown' || (part === 'sign' && typeof value === 'object' && value.place),
  );
  const hours = mentions.filter(
    ({ part, value }) => part === 'sign' && typeof value === 'object' && !value.place,
  );
  if (has('thing'))
    return places.length > 0 || has('relation') || has('action') || has('number') || hours.length > 0;
  return places.length > 0 && hours.length > 0;
}

function coverage(reading: Reading, language: string, mentions: readonly SceneMention[]): number {
  const lengthOf = (start: number, end: number): number =>
    reading.text.slice(start, end).replaceAll(PARTICLES, '').length;
  const known = (start: number, end: number): boolean => mentions.some((m) => m.start < end && m.end > start);
  let [covered, all] = [0, 0];
  for (const { start, end, folded } of reading.words) {
    const small =
      FUNCTION_WORDS[language]?.has(folded) || STARTERS[language]?.has(folded) || HARMLESS_WORDS.has(folded);
    if (small || folded.length < 2) continue;
    all += lengthOf(start, end);
    const inside = mentions.filter((m) => m.start >= start && m.end <= end && m.end > m.start);
    covered += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(folded)
      ? inside.reduce((sum, m) => sum + lengthOf(m.start, m.end), 0)
      : known(start, end)
        ? lengthOf(start, end)
        : 0;
  }
  return all === 0 ? 0 : covered / all;
}
