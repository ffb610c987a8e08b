import { expect, test } from 'vitest';
import { asksForLargeWords, isLook } from './look-asks.ts';

const whole = (text: string) => ({ start: 0, end: text.length });

test.each([
  'big numbers',
  'large bold letters',
  'große Schrift',
  'in gros caractères',
  'letras grandes',
  '大字',
])('%s says how the words shall look, and that they be large', (words) => {
  expect([isLook(words, whole(words)), asksForLargeWords(words, whole(words))]).toEqual([true, true]);
});

test.each(['line numbers', 'free text', 'bigger garden', '10 letters', 'lost letters'])(
  '%s is copy as ever',
  (words) => {
    expect(isLook(words, whole(words))).toBe(false);
  },
);

test('small letters are a look, and none that is enlarged', () => {
  expect(isLook('small text', whole('small text'))).toBe(true);
  expect(asksForLargeWords('small text', whole('small text'))).toBe(false);
});
