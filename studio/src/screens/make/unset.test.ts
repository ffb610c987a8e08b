import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from './brief.ts';
import { dropDoubts, dropSet, findUnset } from './unset.ts';

const brief = { ...EMPTY_BRIEF, blocks: [{ role: 'body' as const, text: 'Rose Square' }] };
const warning = {
  code: 'not_understood' as const,
  message: '“Rose Square”, “like enamel” were not understood.',
  words: ['Rose Square', 'like enamel'],
};

test('what a person has set is no longer missing', () => {
  expect(dropSet([warning], EMPTY_BRIEF)).toEqual([warning]);
  expect(dropSet([warning], brief)).toEqual([
    { ...warning, message: 'Not on the card: “like enamel”.', words: ['like enamel'] },
  ]);
  expect(dropSet([{ ...warning, words: ['Rose Square'] }], brief)).toEqual([]);
});

test('other warnings stay, whatever is set', () => {
  const other = { ...warning, code: 'no_room' as const };
  expect(dropSet([other], brief)).toEqual([other]);
});

test('who has corrected the texts is not asked how they are to be read', () => {
  expect(dropDoubts([warning, { ...warning, code: 'unclear' }])).toEqual([warning]);
});

test('of the unused parts of a prompt those that are set are not named', () => {
  const part = { text: 'Rose Square', start: 0, end: 11, why: 'not_understood' as const };
  expect(findUnset([part], EMPTY_BRIEF)).toEqual([part]);
  expect(findUnset([part], brief)).toEqual([]);
});
