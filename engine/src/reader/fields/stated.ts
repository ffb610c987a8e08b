import { HIDDEN_MARKS, SHOWN_MARKS } from '../marks.ts';

/** A stretch of a prompt of which the prompt itself says what it is; of several marks the reader chooses one, or one for each of its parts. */
export type Stated = {
  start: number;
  end: number;
  marks: readonly string[];
  /** It is one text, in which no other begins. */
  whole: boolean;
  /** The text before it may go on in it. */
  goesOn?: true;
  /** Where it ends, up to `end`, is not stated. */
  open?: true;
};

/** The name of a field, or what else of a form is not for the card. */
export const named = (start: number, end: number): Stated => ({ start, end, marks: ['field'], whole: true });

export const ANY_MARK: readonly string[] = [...SHOWN_MARKS, ...HIDDEN_MARKS];
