import { named, type Stated } from './stated.ts';

const ROW = /^[ \t]*\|(?<cells>.+)\|[ \t]*$/gmu;
const RULE = /^[\s|:-]+$/;
// What the cells of a row are, in order; further ones say more.
const CELLS = ['item', 'value', 'note'] as const;

/** Finds the rows of a table in Markdown: what stands above its rule names the columns. */
export function findTableRows(prompt: string): Stated[] {
  const rows = Array.from(prompt.matchAll(ROW), ({ 0: row, index, groups }) => ({
    start: index + row.indexOf('|') + 1,
    cells: groups?.cells ?? '',
  }));
  const rule = rows.findIndex(({ cells }) => RULE.test(cells) && cells.includes('-'));
  if (rule < 1) return [];
  return rows.flatMap(({ start, cells }, row) => {
    let at = start;
    return cells.split('|').flatMap((cell, column): Stated[] => {
      const from = at + (cell.length - cell.trimStart().length);
      at += cell.length + 1;
      const text = cell.trim();
      if (text === '' || row === rule) return [];
      const mark = CELLS[Math.min(column, CELLS.length - 1)] ?? 'note';
      return row < rule
        ? [named(from, from + text.length)]
        : [{ start: from, end: from + text.length, marks: [mark], whole: true }];
    });
  });
}
