import type table from '../../../data/people/facewear.json';
import { createShapes } from './shape-data.ts';

export type FacewearName = keyof typeof table;

/** What is worn on the face or the ears, in the units of `hats.ts`. */
export const getFacewear = createShapes<FacewearName>('facewear');
