import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { YOUNG_WORDS } from '../vocabulary/young-words.ts';
import { isAnimal } from './kin.ts';
import type { SceneMention } from './mentions.ts';

const words = createLexicon(YOUNG_WORDS, { plurals: true, foreign: false, inflected: true });
const REACH = 60;
const SENTENCE = /[.!?;。！？\n]/u;

/** "An elephant and her calf", "a pig with three piglets": the young of an animal that is in the picture, too. */
export function meanYoung(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const found = words.find(reading, language);
  if (found.length === 0) return [...mentions];
  const parentOf = (start: number): string | undefined => {
    const parent = mentions.findLast(
      (other) =>
        other.part === 'thing' &&
        isAnimal(other.value) &&
        other.end <= start &&
        start - other.end < REACH &&
        !found.some((young) => young.start === other.start) &&
        !SENTENCE.test(reading.text.slice(other.end, start)),
    );
    return parent?.part === 'thing' ? parent.value : undefined;
  };
  const young = found.flatMap(({ value, start, end }): SceneMention[] => {
    const parent = parentOf(start);
    // "A calf" without a cow is known by its name alone; "a cub" is nobody's.
    if (parent === undefined && (value === '' || mentions.some((m) => m.start < end && m.end > start)))
      return [];
    return [
      { part: 'thing', value: parent ?? value, ...(parent === undefined ? {} : { young: true }), start, end },
    ];
  });
  // "A labrador puppy" is one animal, and the young one.
  const grown = (mention: SceneMention): boolean =>
    mention.part === 'thing' &&
    young.some(({ start }) => /^[\s-]$/u.test(reading.text.slice(mention.end, start))) &&
    isAnimal(mention.value);
  const taken = (mention: SceneMention): boolean =>
    mention.end > mention.start && young.some(({ start, end }) => mention.start < end && mention.end > start);
  return [...mentions.filter((mention) => !taken(mention) && !grown(mention)), ...young].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
