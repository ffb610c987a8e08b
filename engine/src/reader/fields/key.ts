import type { Field } from './field-names.ts';

/** The name of a field with what parts it from its value: `colon`, or what only counts where several lines have it. */
export type Key = {
  start: number;
  end: number;
  field: Field;
  by: 'colon' | 'dash' | 'equals' | 'boxes' | 'word' | 'said';
  startsLine: boolean;
  /** A sentence says how large the field shall be, and not what it is: “the title is the biggest”. */
  isWish?: boolean;
};
