import type { Brief } from '../brief/brief.ts';
import type { Composition } from './composition.ts';
import { meetsWish } from './meets-wish.ts';

/** Sentences for a person about where the words were to stand and do not. */
export const describeLayout = ({ layout = [] }: Brief, composition: Composition): string[] =>
  layout
    .filter(({ wish }) => !meetsWish(composition, wish))
    .map(({ words }) => `“${words}” was not followed: no arrangement that suits these words has it.`);
