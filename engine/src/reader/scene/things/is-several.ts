import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import { isPlural } from '../../reading/plural.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Named } from '../mentions/scene-mention.ts';

const ONE_AS_MANY: ReadonlySet<string> = new Set(
  ['nouns', 'picture-things', 'garments']
    .flatMap((table) => readConcepts(table))
    .filter(({ number }) => number === 'one')
    .map(({ id }) => id),
);

/** Whether a noun is written as several, and is: gloves are a pair, fries a portion. A number beside it says more. */
export const isSeveral = (reading: Reading, language: string, noun: Named): boolean =>
  !ONE_AS_MANY.has(noun.value) && isPlural(reading, language, noun);
