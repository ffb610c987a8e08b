import { SHOWN_MARKS } from '../marks.ts';

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

/** The tokens that are set by some marks. */
export const tokensSet = (marks: readonly TokenMark[]): ReadonlySet<number> =>
  new Set(marks.flatMap(({ name, from, to }) => (SHOWN_MARKS.has(name) ? countUp(from, to) : [])));

/** The numbers from one up to, and without, another. */
export const countUp = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
