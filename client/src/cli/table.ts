import { alignColumns } from '@cardwright/contract/align-columns';
import type { Terminal } from './terminal.ts';

/**
 * On a terminal, rows in aligned columns with a heading, truncated at its width. In a pipe, untruncated rows
 * separated by tabs, without the heading.
 */
export function toTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  { paint, columns }: Pick<Terminal, 'paint' | 'columns'>,
): string {
  const tidy = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')));
  if (columns === undefined) return tidy.map((row) => row.join('\t')).join('\n');
  const [head = '', ...lines] = alignColumns([heading, ...tidy]).map((line) => cut(line, columns));
  return [paint.dim(head), ...lines].join('\n');
}

const cut = (line: string, columns: number): string => {
  const characters = [...line];
  return characters.length <= columns ? line : `${characters.slice(0, columns - 1).join('')}…`;
};

/** As `2026-11-21 09:05`, in UTC. */
export const toMinute = (time: string | Date): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');
