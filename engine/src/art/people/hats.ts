import type table from '../../../data/people/hats.json';
import type { Shape } from './shape.ts';
import { createParts } from './shape-data.ts';

export type HatName = keyof typeof table;

/** What is worn on the head of `hairs.ts`, in its units. `hides` leaves no hair above the brim. */
export type Hat = { back?: readonly Shape[]; front: readonly Shape[]; hides?: 'hair' | 'head' };

export const getHat = createParts<HatName, Hat>('hats');
