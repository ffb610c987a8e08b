import type { Copy, Kind } from '../../brief/design-request.ts';
import type { Facts } from '../facts/facts.ts';

/** The words of a prompt, and how they were asked for. */
export type CopyRequest = {
  kind: Kind;
  /** The words of the prompt that are no instruction, quotations included as written. */
  words: string;
  /** The whole prompt outside quotations. */
  prompt: string;
  /** The prompt asks for an image; otherwise its words are copy as they stand. */
  asks: boolean;
  /** Words that only ask stand before the copy. */
  headed: boolean;
  /** A colon parts those from the copy. */
  colon: boolean;
  /** Line above the title, from the head of the request. */
  label?: string;
  language: string;
  /** The clauses beside quoted words that a picture is drawn of; the rest is blank. */
  depicted?: string;
};

/** The copy with the people, the day and the place that were found apart from it. */
export function withFacts(copy: Copy, facts: Partial<Facts>): Copy {
  return {
    ...copy,
    ...(facts.people && facts.people.length > 0 ? { people: facts.people } : {}),
    ...(facts.date ? { date: facts.date } : {}),
    ...(facts.place ? { place: facts.place } : {}),
  };
}

/** The line above the title, if the head of the request names one. */
export function eyebrowOf({ label }: CopyRequest): Pick<Copy, 'eyebrow'> {
  return label ? { eyebrow: label } : {};
}
