import { expect, test } from 'vitest';
import { toTimes } from './to-times.ts';

test('months stand by when they are, in the language of a card, with or without a year', () => {
  expect(toTimes(['Jan', 'Mar', 'Jun'], undefined)).toEqual([0, 2, 5]);
  expect(toTimes(['Oct', 'Jan', 'Feb'], 'en')).toEqual([9, 12, 13]);
  const [from = 0, ...others] = toTimes(['Janv. 2025', 'Sept. 2025', 'Juin 2026'], 'fr') ?? [];
  expect(others.map((time) => time - from)).toEqual([8, 17]);
  expect(toTimes(['January', 'June', 'December 2026'], 'en')).toEqual([0, 5, 11]);
  expect(toTimes(['Januar', 'März', 'Dezember'], 'de')).toEqual([0, 2, 11]);
  expect(toTimes(['1月', '4月', '12月'], 'ja')).toEqual([0, 3, 11]);
});

test('years, weeks and days stand by their number, and other names by none', () => {
  expect(toTimes(['2019', '2021', '2026'], 'en')).toEqual([2019, 2021, 2026]);
  expect(toTimes(['Week 1', 'Week 8'], 'en')).toEqual([1, 8]);
  for (const names of [['First quarter', 'Last quarter'], ['2026', '2019'], ['Launch', '2026'], ['Jan']])
    expect(toTimes(names, 'en')).toBeUndefined();
});
