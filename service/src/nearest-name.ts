/** The candidate that the fewest edits turn into `name`; undefined when none is near enough to be meant. */
export function findNearest(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: countEdits(name, candidate) }))
    .sort((one, two) => one.edits - two.edits);
  const [best] = ranked;
  return best !== undefined && best.edits <= name.length / 2 ? best.candidate : undefined;
}

// Levenshtein's distance, one row of the table at a time.
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...from].entries()) {
    const next = [place + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
