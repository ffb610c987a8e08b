import { expect, test } from 'vitest';
import { readStatistic } from './statistic.ts';

test.each([
  ['73% of developers say meetings are too long', '73%', 'of developers say meetings are too long'],
  ['40 % der Deutschen lesen ein Buch im Monat', '40 %', 'der Deutschen lesen ein Buch im Monat'],
  ['9 in 10 dentists recommend flossing', '9 in 10', 'dentists recommend flossing'],
  ['73%的开发者认为会议太多', '73%', '的开发者认为会议太多'],
])('the figure stands before its statement, both as written: %s', (words, value, title) => {
  expect(readStatistic(words)).toEqual({ title, metric: { value, leads: true } });
});

test('a word before the figure stays with it', () => {
  expect(readStatistic('Only 9% of plastic is ever recycled')?.metric).toEqual({
    prefix: 'Only',
    value: '9%',
    leads: true,
  });
});

test.each(['50% off everything', '100% cotton shirts made in Portugal', '5 ways to sleep', '20% of it'])(
  'a per cent sign alone makes no statistic: %s',
  (words) => expect(readStatistic(words)).toBeUndefined(),
);
