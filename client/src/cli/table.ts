import type { Terminal } from './terminal.ts';

/**
 * Rows in columns for a person, the last one cut at the edge of the terminal; for a program, whole rows with tabs
 * between, without the heading.
 */
export function toTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  { paint, columns }: Pick<Terminal, 'paint' | 'columns'>,
): string {
  const tidy = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')));
  if (columns === undefined) return tidy.map((row) => row.join('\t')).join('\n');
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...tidy.map((row) => (row[column] ?? '').length)),
  );
  const toLine = (row: readonly string[]): string =>
    cut(
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  '),
      columns,
    );
  return [paint.dim(toLine(heading)), ...tidy.map(toLine)].join('\n');
}

const cut = (line: string, columns: number): string => {
  const characters = [...line];
  return characters.length <= columns ? line : `${characters.slice(0, columns - 1).join('')}…`;
};

/** `2026-11-21 09:05`, in UTC as everything that the service says. */
export const toMinute = (time: string | Date): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');
