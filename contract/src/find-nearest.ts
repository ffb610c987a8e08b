/** The name that was most likely meant by a mistyped one; undefined when none is close. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, edits: name.startsWith(typed) ? 1 : countEdits(typed, name) }))
    .sort((one, two) => one.edits - two.edits);
  return best !== undefined && best.edits <= Math.max(1, typed.length / 2) ? best.name : undefined;
}

// Levenshtein distance, one row of the matrix at a time.
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
