import type { Spec } from '../spec.ts';
import { rowsAndPhoto } from './photo-rows.ts';

/** A question and what to choose from, and a picture beside them. */
export const photoPoll: Spec = {
  name: 'photo-poll',
  leads: 'title',
  letters: [1, 70],
  least: { option: 1 },
  most: { option: 5 },
  photo: 'field',
  region: rowsAndPhoto({ of: 'option', as: 'options', size: 'sub' }),
};
