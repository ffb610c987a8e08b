import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { findActor } from '../actors/actors.ts';

const salmon = getDrawing('salmon');
const grassTuft = getDrawing('grass-tuft');

/** The drawing of something that fits into a mouth. */
export const findFood = (noun: string): Drawing | undefined =>
  GRASSES.has(noun) ? grassTuft : noun === 'fish' ? salmon : findActor(noun)?.drawing;

/** What grows on the ground. */
export const GRASSES = setOf('grasses');
