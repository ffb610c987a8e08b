import { BRIEF_ROLES } from '../../brief/brief.ts';

/** Marks of words that are set on the card; the others ask, wish, describe or chat. */
export const SHOWN_MARKS: ReadonlySet<string> = new Set([...BRIEF_ROLES, 'value', 'detail', 'label']);

/** A mark of what the fact behind it is called: a law finds it, not the network. */
export const NAME = 'name';

/** A mark over tokens: from the first up to, and without, the last. */
export type TokenMark = {
  name: string;
  from: number;
  to: number;
  /** It may well be several texts, and is one because a clause that is torn apart is worse. */
  unsure?: true;
};

/** What is known besides the network's scores. */
export type Laws = {
  /** Added to the score of a mark at a token: large and negative forbids it. */
  bias(token: number, mark: string | undefined): number;
  /** Tokens that go on with the mark of the one before, or with none as it has none. */
  bonds: readonly boolean[];
  /** Tokens that no mark goes on to from the one before. */
  begins: readonly boolean[];
  /** Tokens of the same clause as the one before. */
  inClause: readonly boolean[];
};
