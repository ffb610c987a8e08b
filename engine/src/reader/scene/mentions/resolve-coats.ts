import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { COATS } from '../../vocabulary.ts';
import { isAnimal } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

const lexicon = createLexicon(COATS, { foreign: false });

/** Turns names of food beside an animal into the color of its coat: "a chocolate labrador", "un labrador chocolat". */
export function resolveCoats(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const isGap = (from: number, to: number): boolean =>
    reading.text.slice(from, to) === ' ' || (from === to && from > 0);
  const coats = lexicon
    .find(reading, language)
    .filter((coat) =>
      mentions.some(
        (one) =>
          one.part === 'thing' &&
          isAnimal(one.value) &&
          (isGap(coat.end, one.start) || isGap(one.end, coat.start)),
      ),
    )
    .map(({ value, start, end }): SceneMention => ({ part: 'color', value, start, end }));
  if (coats.length === 0) return [...mentions];
  const kept = mentions.filter(
    (one) => one.end === one.start || !coats.some(({ start, end }) => start < one.end && end > one.start),
  );
  return [...kept, ...coats].toSorted((a, b) => a.start - b.start || b.end - a.end);
}
