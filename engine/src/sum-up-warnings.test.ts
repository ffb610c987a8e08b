import { expect, test } from 'vitest';
import { warn } from './brief/warning.ts';
import { isBrought, isLong, sumUpDescription, sumUpWarnings } from './sum-up-warnings.ts';

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

test('what a long description asked for in vain is one warning with all its words', () => {
  const many = Array.from({ length: 12 }, (_, at) => warn('not_drawn', `warning ${at}`, [`word ${at}`]));
  const [summed, ...others] = sumUpDescription(many);
  expect(others).toEqual([]);
  expect(summed?.message).toMatch(
    /^Not all of this long description can be drawn\. .*“word 7” and 4 more\.$/,
  );
  expect(summed?.words).toHaveLength(12);
  expect(sumUpDescription(many.slice(0, 1))).toEqual(many.slice(0, 1));
});

test('a page is long, a sentence is not, in scripts with and without spaces', () => {
  expect(['a fox in a forest', '雨の降る商店街を歩く猫'].map(isLong)).toEqual([false, false]);
  expect(['word '.repeat(160), '雨の降る商店街を歩く猫'.repeat(15)].map(isLong)).toEqual([true, true]);
});

test('what its caller brings is not said to be missing', () => {
  const brought = { logo: true, photo: false };
  expect(isBrought(warn('not_available', 'cannot be shown', ['our logo']), brought)).toBe(true);
  expect(
    isBrought(warn('not_available', 'cannot be shown', ['our logo']), { logo: false, photo: true }),
  ).toBe(false);
  expect(isBrought(warn('not_available', 'cannot be shown', ['qr code']), brought)).toBe(false);
  expect(isBrought(warn('logo_not_shown', 'no corner is free', ['logo']), brought)).toBe(false);
});
