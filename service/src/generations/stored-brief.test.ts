import { expect, test } from 'vitest';
import { toBrief } from './stored-brief.ts';

test('a brief that was stored with `colours` has `colors`', () => {
  const colors = [{ value: '#102030', use: 'ground' }];
  expect(toBrief(JSON.stringify({ version: 1, colours: colors }))).toEqual({ version: 1, colors });
  expect(toBrief(JSON.stringify({ version: 1, colors }))).toEqual({ version: 1, colors });
});
