import type beards from '../../../data/people/beards.json';
import type hairs from '../../../data/people/hairs.json';
import type { Shape } from './shape.ts';
import { createParts, createShapes } from './shape-data.ts';

export type HairName = keyof typeof hairs;
export type BeardName = keyof typeof beards;

/** Hair of a head in its own units: chin at y 50, crown at -50, looking to the right. */
export type Hair = { back?: readonly Shape[]; front: readonly Shape[]; hidesEar?: boolean };

export const getHair = createParts<HairName, Hair>('hairs');

/** Beards of the same head; they lie over the face and leave the mouth free. */
export const getBeard = createShapes<BeardName>('beards');
