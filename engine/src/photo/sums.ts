/** A summed-area table: the mean over any box of a grid in four look-ups. */
export type Sums = {
  /** Mean over a box in shares of the grid, 0..1; what lies outside does not count. */
  mean(box: { x: number; y: number; width: number; height: number }): number;
};

export function createSums(values: ArrayLike<number>, columns: number, rows: number): Sums {
  const wide = columns + 1;
  const table = new Float64Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row + 1) * wide + column + 1;
      table[at] =
        (values[row * columns + column] ?? 0) +
        (table[at - 1] ?? 0) +
        (table[at - wide] ?? 0) -
        (table[at - wide - 1] ?? 0);
    }
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  return {
    mean: ({ x, y, width, height }) => {
      const [left, top] = [clamp(x * columns, columns - 1), clamp(y * rows, rows - 1)];
      const right = Math.max(left + 1, clamp((x + width) * columns, columns));
      const bottom = Math.max(top + 1, clamp((y + height) * rows, rows));
      const sum =
        (table[bottom * wide + right] ?? 0) -
        (table[top * wide + right] ?? 0) -
        (table[bottom * wide + left] ?? 0) +
        (table[top * wide + left] ?? 0);
      return sum / ((right - left) * (bottom - top));
    },
  };
}
