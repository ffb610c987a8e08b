import { CLAWED_UPRIGHTS } from './clawed-uprights.ts';
import { HOOFED_UPRIGHTS } from './hoofed-uprights.ts';
import { OTHER_UPRIGHTS } from './other-uprights.ts';
import type { Upright } from './upright.ts';

/** Who can go on two legs. Adding one: a row in one of the lists, from the parts of `ears.ts`, `snouts.ts` and their like. */
export const UPRIGHTS: readonly Upright[] = [...CLAWED_UPRIGHTS, ...HOOFED_UPRIGHTS, ...OTHER_UPRIGHTS];
