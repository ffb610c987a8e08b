/** Where a table of weights stands in its file: a float32 scale for each row, then the rows as int8. */
export type WeightsPart = { name: string; rows: number; columns: number; at: number };

/** A table as it is stored; for large ones of which few rows are needed. */
export type WeightsTable = { columns: number; scales: Float32Array; values: Int8Array };

/** A table of numbers, row after row; doubles, because JavaScript would turn each float into one before it multiplies. */
export type Matrix = { rows: number; columns: number; values: Float64Array };

/** Finds a part by its name. Throws for a name that the file does not have. */
export function findPart(parts: readonly WeightsPart[], name: string): WeightsPart {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`the weights have no part "${name}"`);
  return part;
}

export function readTable(bytes: Buffer, { rows, columns, at }: WeightsPart): WeightsTable {
  const from = bytes.byteOffset + at;
  return {
    columns,
    scales: new Float32Array(bytes.buffer.slice(from, from + rows * 4)),
    values: new Int8Array(bytes.buffer, from + rows * 4, rows * columns),
  };
}

export function readMatrix(bytes: Buffer, part: WeightsPart): Matrix {
  const { scales, values } = readTable(bytes, part);
  const { rows, columns } = part;
  // A loop, as `Float64Array.from` calls a function for each of a million values, before the first image.
  const read = new Float64Array(values.length);
  for (let row = 0, at = 0; row < rows; row++) {
    const scale = scales[row] as number;
    for (const end = at + columns; at < end; at++) read[at] = (values[at] as number) * scale;
  }
  return { rows, columns, values: read };
}

/** Quantizes tables to int8 with a scale per row, one after the other: `readTable` reads them. */
export function writeTables(tables: readonly { name: string; columns: number; values: Float32Array }[]): {
  parts: WeightsPart[];
  bytes: Uint8Array;
} {
  const chunks: Uint8Array[] = [];
  const parts: WeightsPart[] = [];
  let at = 0;
  for (const { name, columns, values } of tables) {
    const rows = values.length / columns;
    const scales = Float32Array.from({ length: rows }, (_, row) => {
      const most = values
        .subarray(row * columns, (row + 1) * columns)
        .reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
      return most / 127 || 1;
    });
    const stored = Int8Array.from(values, (value, index) =>
      Math.round(value / (scales[Math.floor(index / columns)] as number)),
    );
    // A float32 of the next table has to start at a multiple of four.
    const padding = new Uint8Array((4 - (stored.length % 4)) % 4);
    chunks.push(new Uint8Array(scales.buffer), new Uint8Array(stored.buffer), padding);
    parts.push({ name, rows, columns, at });
    at += rows * 4 + stored.length + padding.length;
  }
  return { parts, bytes: Buffer.concat(chunks) };
}
