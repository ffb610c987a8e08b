import { expect, test } from 'vitest';
import { inflectionOf } from './inflection.ts';
import { FOLDERS } from './languages.ts';

test.each(FOLDERS)('every pattern of %s is between slashes and compiles', (language) => {
  expect(leavesOf(inflectionOf(language)).filter((leaf) => /[[\](|\\^]/.test(leaf))).toEqual([]);
});

test('a language without a file has no inflection', () => {
  expect(inflectionOf('xx')).toEqual({});
  expect(inflectionOf('zh').suffixes).toBeUndefined();
});

test('a file is read once', () => {
  expect(inflectionOf('ru').suffixes?.endings.test('ами')).toBe(true);
  expect(inflectionOf('ru')).toBe(inflectionOf('ru'));
});

/** All plain text in a value, at any depth; patterns are no text any more. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}
