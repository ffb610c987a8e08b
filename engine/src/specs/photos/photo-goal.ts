import type { Spec } from '../spec.ts';
import { rowsAndPhoto } from './photo-rows.ts';

/** A title and how much is reached, and a picture beside them. */
export const photoGoal: Spec = {
  name: 'photo-goal',
  leads: 'title',
  letters: [1, 80],
  least: { goal: 1 },
  photo: 'field',
  region: rowsAndPhoto({ of: 'goal', as: 'progress', size: 'lead' }),
};
