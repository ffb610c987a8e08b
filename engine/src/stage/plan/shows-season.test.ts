import { expect, test } from 'vitest';
import { showsSeason } from './shows-season.ts';

test('a wood has its autumn, a park its winter', () => {
  expect(showsSeason('forest', 'autumn')).toBe(true);
  expect(showsSeason('park', 'winter')).toBe(true);
});

test('a sea and a kitchen have no season, and what is always white has one', () => {
  expect(showsSeason('sea', 'autumn')).toBe(false);
  expect(showsSeason('kitchen', 'winter')).toBe(false);
  expect(showsSeason('snowfield', 'winter')).toBe(true);
  expect(showsSeason('snowfield', 'summer')).toBe(false);
});
