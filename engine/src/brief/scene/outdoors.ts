import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { OUTDOOR_WORDS, WARM_PLACES } from '../vocabulary/outdoor-words.ts';
import type { PlaceName } from '../vocabulary/scenes.ts';
import type { SceneMention } from './mentions.ts';

const open = createLexicon([{ value: true, terms: OUTDOOR_WORDS }], { foreign: false });

// "In the snow", "unter dem Regen", "sous la neige": somebody is in it, it is not merely such a day.
const WITHIN =
  /(?<!\p{L})(?:in|into|under|im|unter|sous|dans|bajo|en|na|no|sob|nella|nel|sotto|под|в|на)\s(?:the\s|de[rmn]?\s|l[ae]\s|el\s|a\s|o\s|l['’])?(?:\p{L}+\s)?$/iu;
const WET: ReadonlySet<string> = new Set(['rain', 'snow', 'storm']);

/**
 * The words that have the figures of a prompt under the open sky without naming a place: "outside", "in the snow".
 * None for "snow outside": there only the weather is.
 */
export function findOutdoors(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): { start: number; end: number }[] {
  const { text } = reading;
  const signs = mentions.filter(({ part, start, end }) => part === 'sign' && end > start);
  const apart = open
    .find(reading, language)
    .filter(
      (word) =>
        !signs.some(
          ({ start, end }) => !/[,;.]/.test(text.slice(Math.min(start, word.start), Math.max(end, word.end))),
        ),
    );
  const within = signs.filter(
    (sign) =>
      sign.part === 'sign' &&
      WET.has(sign.value.weather ?? '') &&
      // "Sous la neige" is a sign as a whole.
      (WITHIN.test(text.slice(0, sign.start)) ||
        WITHIN.test(text.slice(sign.start, sign.end).replace(/\p{L}+$/u, ''))),
  );
  return [...apart, ...within].map(({ start, end }) => ({ start, end }));
}

const OF_SNOW: ReadonlySet<string> = new Set(['snowman', 'sled', 'igloo', 'skis', 'ski', 'snowball']);

/** Where a snowman stands snow lies, but for places that never have any. */
export const liesSnow = (nouns: readonly string[], place: PlaceName | undefined): boolean =>
  nouns.some((noun) => OF_SNOW.has(noun)) && !(place && WARM_PLACES.has(place));
