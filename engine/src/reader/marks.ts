import { BRIEF_ROLES } from '../brief/brief.ts';

/** Marks of words that are set on the card. */
export const SHOWN_MARKS: ReadonlySet<string> = new Set([...BRIEF_ROLES, 'value', 'detail', 'label']);

/** Marks of words that ask, wish, describe or chat, and are for whoever makes the card. */
export const HIDDEN_MARKS = [
  'request',
  'field',
  'style',
  'color',
  'format',
  'layout',
  'picture',
  'wish',
  'chat',
] as const;

/** Those of wishes, which a card follows or not. */
export const WISH_MARKS: ReadonlySet<string> = new Set(['style', 'color', 'layout', 'wish']);

/** A mark of what the fact behind it is called: a law finds it, not the network. */
export const NAME = 'name';

/** A mark of words that are set in another text: a law finds it. */
export const AGAIN = 'again';

/** A mark of what shall not be on the card: a form says so, and the network does not know it. */
export const AVOID = 'avoid';
