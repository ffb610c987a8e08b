/** The name that was most likely meant; undefined when none is near. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, edits: name.startsWith(typed) ? 1 : countEdits(typed, name) }))
    .sort((one, two) => one.edits - two.edits);
  return best !== undefined && best.edits <= Math.max(1, typed.length / 2) ? best.name : undefined;
}

// Levenshtein's distance, a row of its table at a time.
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...from].entries()) {
    let corner = place;
    row = row.map((above, column) => {
      if (column === 0) return place + 1;
      const replaced = corner + (letter === to[column - 1] ? 0 : 1);
      corner = above;
      return Math.min(replaced, above + 1);
    });
    for (let column = 1; column < row.length; column++)
      row[column] = Math.min(row[column] ?? 0, (row[column - 1] ?? 0) + 1);
  }
  return row[to.length] ?? 0;
}
