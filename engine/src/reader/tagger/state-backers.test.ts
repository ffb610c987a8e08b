import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { stateBackers } from './state-backers.ts';

test.each([
  ['[brand:Loamwise] raises. [brand:Led by Granite Pier], with [brand:Halyard Fund]. [brand:Elm]', 'en'],
  [
    '[brand:Loamwise] wächst. [brand:Angeführt von Granite Pier], mit [brand:Halyard Fund]. [brand:Elm]',
    'de',
  ],
])('who gives money is no sender: %s', (notation, language) => {
  const { prompt, marks } = marked(notation);
  expect(stateBackers(prompt, marks, language).map(({ name }) => name)).toEqual([
    'brand',
    'note',
    'note',
    'brand',
  ]);
});
