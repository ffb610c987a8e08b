import type crests from '../../../../data/people/uprights/crests.json';
import type ears from '../../../../data/people/uprights/ears.json';
import type marks from '../../../../data/people/uprights/marks.json';
import type snouts from '../../../../data/people/uprights/snouts.json';
import type tails from '../../../../data/people/uprights/tails.json';
import type { Shape } from '../shape.ts';
import { createParts, createShapes } from '../shape-data.ts';

/** What is drawn behind the skull, and what before it. */
type Parts = { back?: readonly Shape[]; front?: readonly Shape[] };

export type EarName = keyof typeof ears;
export type CrestName = keyof typeof crests;
export type MarkName = keyof typeof marks;
export type SnoutName = keyof typeof snouts;
export type TailName = keyof typeof tails;

// The heads look to the right and are in the units of hats.

export const getEars = createParts<EarName, Parts>('uprights/ears');

/** What grows on or round the head: manes, antlers, spikes. */
export const getCrest = createParts<CrestName, Parts>('uprights/crests');

/** What is painted on the skull. */
export const getMark = createShapes<MarkName>('uprights/marks');

/** Muzzles and beaks below eyes at a height of 0, drawn over the skull. */
export const getSnout = createShapes<SnoutName>('uprights/snouts');

/** Tails behind the hip, in the units of an adult of 400, the root at the origin. */
export const getTail = createShapes<TailName>('uprights/tails');
