import { expect, test } from 'vitest';
import { warn } from './brief/warning.ts';
import { sumUpWarnings } from './sum-up-warnings.ts';

test('up to six warnings are listed, each once', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((message) => warn('not_understood', message));
  expect(sumUpWarnings([...six, warn('not_understood', 'a')])).toEqual(six);
});

test('of more than six the last says how many are not listed', () => {
  const many = Array.from({ length: 30 }, (_, at) => warn('not_drawn', `warning ${at}`, [`word ${at}`]));
  expect(sumUpWarnings(many)).toEqual([
    ...many.slice(0, 5),
    {
      code: 'more_warnings',
      message: '25 more parts of the request are not shown or not followed.',
      words: many.slice(5).flatMap(({ words }) => words),
    },
  ]);
});
