import { QUOTE_MARK } from './reading/quotes.ts';
import { type Reading, readText } from './reading/reading.ts';
import { findSceneMentions } from './scene/mentions/find-scene-mentions.ts';
import { readSettingOf } from './scene/read-scene.ts';

const QUOTE_MARKS = new RegExp(QUOTE_MARK, 'gu');

/**
 * The words that describe a picture, so that they say the same without the prompt: those of the picture itself, then what the
 * rest of the prompt says about hour, season and weather. In `pictured` all else is blank.
 */
export function toPictureWords(pictured: Reading, whole: Reading, language: string): string {
  const own = tidyWords(pictured.text);
  const { sights, ...said } = readSettingOf(readText(own), language);
  const { sights: _, ...asked } = readSettingOf(whole, language);
  if (Object.keys(asked).every((part) => part in said)) return own;
  const elsewhere = findSceneMentions(whole, language).flatMap(({ part, value, start, end }) =>
    part === 'sign' &&
    typeof value === 'object' &&
    value.place === undefined &&
    (value.time ?? value.season ?? value.weather) !== undefined &&
    pictured.text.slice(start, end).trim() !== whole.text.slice(start, end).trim()
      ? [whole.text.slice(start, end)]
      : [],
  );
  return [own, ...new Set(elsewhere)].filter(Boolean).join(', ');
}

/** Joins what stretches of blanks part with a comma. */
const tidyWords = (text: string): string =>
  text
    .replace(QUOTE_MARKS, ',')
    .replace(/\s*[,;:](?:[\s,;:]*[,;:])?\s+/gu, ', ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '');
