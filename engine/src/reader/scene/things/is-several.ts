import { isOneAsMany } from '../../../lexicon/noun-concepts.ts';
import { isPlural } from '../../reading/plural.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Named } from '../mentions/scene-mention.ts';

/** Whether a noun is written as several, and names several. A number beside it says more. */
export const isSeveral = (reading: Reading, language: string, noun: Named): boolean =>
  !isOneAsMany(noun.value) && isPlural(reading, language, noun);
