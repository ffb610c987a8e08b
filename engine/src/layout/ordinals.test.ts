import { expect, test } from 'vitest';
import { withoutOrdinals } from './ordinals.ts';

test.each([
  [
    ['1. Listen', '2. Ask', '3. Wait'],
    ['Listen', 'Ask', 'Wait'],
  ],
  [
    ['1) Listen', '2) Ask', '3) Wait'],
    ['Listen', 'Ask', 'Wait'],
  ],
  [
    ['1 listen first', '2 ask', '3 wait'],
    ['listen first', 'ask', 'wait'],
  ],
  [
    ['1 – Listen', '2 – Ask', '3 – Wait'],
    ['Listen', 'Ask', 'Wait'],
  ],
])('numbers that count the texts are told from their words: %j', (texts, words) => {
  expect(withoutOrdinals(texts)).toEqual(words);
});

test.each([
  [['1 egg', '4 lemons', '2 onions']],
  [['Listen', 'Ask', 'Wait']],
  [['1. Listen', '2. Ask']],
  [['1.5 hours', '2.5 hours', '3.5 hours']],
  [['1', '2', '3']],
])('other numbers belong to the words: %j', (texts) => {
  expect(withoutOrdinals(texts)).toBeUndefined();
});
