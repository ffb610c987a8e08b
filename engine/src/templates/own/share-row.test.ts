import { expect, test } from 'vitest';
import { shareRow } from './share-row.ts';

test('a short text keeps its width beside a long one, and two long ones share what there is', () => {
  const short = { wanted: 200, given: 60 };
  const long = { wanted: 2000, given: 1020 };
  expect(shareRow([long, short])).toEqual([880, 200]);
  expect(shareRow([long, long])).toEqual([1020, 1020]);
  expect(shareRow([{ wanted: 100, given: 500 }, short])).toEqual([100, 200]);
});
