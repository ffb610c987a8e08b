import { beingOf } from '../../../lexicon/noun-concepts.ts';

/** Whether a noun names a person. */
export const isPerson = (noun: string): boolean => beingOf(noun) === 'person';
