import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOSEN_FAMILIES } from '../../assets/font-catalogue.ts';
import { findSimilar } from './similar-families.ts';

test('the table names bundled families, and each other family once', () => {
  const table = join(import.meta.dirname, '../../../data/design/similar-families.tsv');
  const [, ...rows] = readFileSync(table, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(
    rows
      .map(([bundled = '']) => bundled.replace(/ soft$/, ''))
      .filter((one) => !CHOSEN_FAMILIES.includes(one)),
  ).toEqual([]);
  const names = rows.flatMap(([, others = '']) => others.split(', '));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['Bodoni Moda', 'Playfair Display'],
  ['Example Mincho', 'Newsreader'],
  ['Example Condensed', 'Oswald'],
  ['GT America Mono', 'JetBrains Mono'],
  ['Example Sans Serif', undefined],
  ['Example', undefined],
])('%s is built like %s', (family, bundled) => {
  expect(findSimilar(family)).toBe(bundled);
});
