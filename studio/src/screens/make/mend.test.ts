import { WARNING_CODES } from '@cardwright/contract/warning';
import { expect, test } from 'vitest';
import { findMendingField } from './mend.ts';

test('all warnings but those about a model or nothing in particular lead to a field; a code of a later service to none', () => {
  const without = Object.keys(WARNING_CODES).filter((code) => findMendingField(code) === undefined);
  expect(without).toEqual(['not_painted', 'more_warnings', 'other']);
  expect(findMendingField('from_the_future')).toBeUndefined();
});
