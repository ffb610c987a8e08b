import { WARNING_CODES } from '@cardwright/contract/warning';
import { expect, test } from 'vitest';
import { findMendingField, findNamed } from './mend.ts';

test('all warnings but those about a model or nothing in particular lead to a field; a code of a later service to none', () => {
  const without = Object.keys(WARNING_CODES).filter((code) => findMendingField(code) === undefined);
  expect(without).toEqual(['not_painted', 'more_warnings', 'other']);
  expect(findMendingField('from_the_future')).toBeUndefined();
});

test('the words of a warning lead to the row that is the same, else to one that has them', () => {
  const texts = ['Open until nine', 'until nine', 'Tea'];
  expect(findNamed(texts, ['until nine'])).toBe(1);
  expect(findNamed(texts, ['gone', 'Open'])).toBe(0);
  expect(findNamed(texts, ['gone', ''])).toBe(-1);
});
