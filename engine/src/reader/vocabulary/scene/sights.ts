import type { Sight } from '../../../brief/setting.ts';
/** Those that only a clear sky shows: no cloud of a winter or a storm may hide them. */
export const CLEAR_SKY_SIGHTS: readonly Sight[] = [
  'aurora',
  'meteors',
  'milky-way',
  'stars',
  'fireworks',
  'sky-lanterns',
  'crescent',
];
