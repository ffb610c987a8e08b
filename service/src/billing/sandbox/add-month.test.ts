import { expect, test } from 'vitest';
import { addMonth } from './add-month.ts';

test.each([
  ['2026-11-15T12:00:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-10-31T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
])('a month after %s is %s', (from, to) => {
  expect(addMonth(new Date(from)).toISOString()).toBe(to);
});
