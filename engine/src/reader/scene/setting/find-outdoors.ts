import type { PlaceName } from '../../../brief/setting.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { OUTDOOR_WORDS } from '../../../lexicon/word-lists.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

const open = createLexicon(OUTDOOR_WORDS, { foreign: false });

// "In the snow", "unter dem Regen", "sous la neige": somebody is out in it.
const WITHIN = bilingualRule('iu')`(?<!\p{L})${'inWeather'}\s${'definiteLead'}?(?:\p{L}+\s)?$`;
const WET: ReadonlySet<string> = new Set(['rain', 'snow', 'storm']);

/**
 * Finds words that put figures outdoors without naming a place: "outside", "in the snow". In "snow outside" only the
 * weather is outdoors.
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
      // The sign "sous la neige" includes its preposition.
      (WITHIN(language).test(text.slice(0, sign.start)) ||
        WITHIN(language).test(text.slice(sign.start, sign.end).replace(/\p{L}+$/u, ''))),
  );
  return [...apart, ...within].map(({ start, end }) => ({ start, end }));
}

// No snow lies there, whoever stands there.
const WARM_PLACES = setOf('warm-places');
const OF_SNOW = setOf('of-snow');

/** Whether things like a snowman imply snow on the ground, in a place that can have it. */
export const hasSnowOnGround = (nouns: readonly string[], place: PlaceName | undefined): boolean =>
  nouns.some((noun) => OF_SNOW.has(noun)) && !(place && WARM_PLACES.has(place));
