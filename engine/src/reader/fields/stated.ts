import { HIDDEN_MARKS, SHOWN_MARKS } from '../marks.ts';
import type { Span } from '../spans.ts';
import type { Field } from './field-names.ts';

/** A number of a prompt, and the one that a later sentence puts in its place. */
export type Correction = Span & { by: string };

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
  /** It is set in one text with what is stated before it, behind this joint. */
  joins?: string;
  /** It puts a number that was said before right. */
  corrects?: Correction;
  /** A bare number counts these. */
  unit?: 'minute';
  /** It is what the card is about. */
  topic?: true;
};

/** The name of a field, or what else of a form is not for the card. */
export const named = (start: number, end: number): Stated => ({ start, end, marks: ['field'], whole: true });

/** What is told to whoever makes the card, and not set. */
export const toChat = ({ start, end }: Span): Stated => ({ start, end, marks: ['chat'], whole: true });

export const ANY_MARK: readonly string[] = [...SHOWN_MARKS, ...HIDDEN_MARKS];

/** How the value of a field is set. */
export function toSetting({ id }: Field): Pick<Stated, 'joins' | 'unit' | 'topic'> {
  if (id === 'end') return { joins: ' – ' };
  if (id === 'topic') return { topic: true };
  return id === 'minutes' ? { unit: 'minute' } : {};
}
