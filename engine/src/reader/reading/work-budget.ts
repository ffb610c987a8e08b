/** Thrown by `countWork` when a prompt has cost more than its budget. */
export class WorkExceeded extends Error {}

let spent = 0;
let limit = Number.POSITIVE_INFINITY;

/** Counts words, characters or terms that a reader has looked at. It is what bounds a prompt: a clock would make cards depend on the machine. */
export function countWork(units: number): void {
  spent += units;
  if (spent > limit) throw new WorkExceeded();
}

/** What `read` gives, or `otherwise` when it costs more than `budget` units. Reading is synchronous, so that one count serves. */
export function withinBudget<Result>(budget: number, read: () => Result, otherwise: () => Result): Result {
  const outer = { spent, limit };
  spent = 0;
  limit = budget;
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WorkExceeded)) throw error;
    limit = Number.POSITIVE_INFINITY;
    return otherwise();
  } finally {
    limit = outer.limit;
    spent += outer.spent;
  }
}
