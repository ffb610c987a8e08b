import { expect, test } from 'vitest';
import { completeLists } from './complete-lists.ts';
import { marked } from './marked.fixture.ts';

const itemsIn = (notation: string): string[] => {
  const { prompt, marks } = marked(notation);
  return completeLists(prompt, marks, 'en')
    .filter(({ name }) => name === 'item')
    .map(({ start, end }) => prompt.slice(start, end));
};

test.each([
  [
    '[item:offline tiles], [item:smaller bundle], [style:TypeScript types]. [color:orange]',
    3,
    'TypeScript types',
  ],
  ['[item:drops Node], [item:new config] [format:layout files], [item:ESM only]', 3, 'ESM only'],
])('what a list goes on with is a row of it: %s', (notation, rows, last) => {
  expect(itemsIn(notation)).toHaveLength(rows);
  expect(itemsIn(notation).at(-1)).toBe(last);
});

test.each([
  '[item:offline tiles], [item:smaller bundle], [style:dark and moody]',
  '[item:offline tiles], [item:smaller bundle], [request:make a poster]',
  '[item:offline tiles], [style:TypeScript types]',
  '[item:offline tiles], [item:smaller bundle]. [style:TypeScript types]',
])('a wish, a request and what stands apart are none: %s', (notation) => {
  const { marks } = marked(notation);
  expect(itemsIn(notation)).toHaveLength(marks.filter(({ name }) => name === 'item').length);
});
