import { createLexicon } from '../../reading/lexicon.ts';
import { oncePerReading } from '../../reading/once-per-reading.ts';
import type { Reading } from '../../reading/reading.ts';
import { DOG_BREEDS } from '../../vocabulary.ts';

const lexicon = createLexicon(DOG_BREEDS, { plurals: true, foreign: false, inflected: true });
const breeds = oncePerReading((reading, language) => lexicon.find(reading, language));

/** Finds the breed that a mention or the word beside it names: "a husky", "a corgi dog", "un chien husky". */
export function breedOf(
  reading: Reading,
  language: string,
  { start, end }: { start: number; end: number },
): string | undefined {
  const isJoined = (from: number, to: number): boolean => /^[\s-]?$/u.test(reading.text.slice(from, to));
  return breeds(reading, language).find((one) =>
    one.end <= start ? isJoined(one.end, start) : one.start >= end ? isJoined(end, one.start) : true,
  )?.value;
}
