import { expect, test } from 'vitest';
import { asksForLargeWords } from './asks-for-large-words.ts';

test.each([
  'big numbers',
  'large bold letters',
  'große Schrift',
  'in gros caractères',
  'letras grandes',
  '大字',
])('%s asks for large words', (words) => {
  expect(asksForLargeWords(words)).toBe(true);
});

test.each(['small text', 'line numbers', 'free text', 'bigger garden', '10 letters', 'lost letters'])(
  '%s does not',
  (words) => {
    expect(asksForLargeWords(words)).toBe(false);
  },
);
