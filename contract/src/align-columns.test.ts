import { expect, test } from 'vitest';
import { alignColumns } from './align-columns.ts';

test('aligns every column, also of rows with different numbers of cells', () => {
  expect(
    alignColumns([
      ['ID', 'NAME'],
      ['a', 'first', 'extra'],
      ['longer', ''],
    ]),
  ).toEqual(['ID      NAME', 'a       first  extra', 'longer']);
  expect(alignColumns([])).toEqual([]);
});
