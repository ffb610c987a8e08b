import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
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

test.each([
  ['neon green on black: GAME NIGHT', 'GAME NIGHT'],
  ['magenta and teal gradient: Summer beats festival', 'Summer beats festival'],
  ['two colours only, navy and cream: Jazz in the park', 'Jazz in the park'],
  ['art nouveau style: Flower market', 'Flower market'],
  ['in dunklem grün: Herbstlauf der Schule', 'Herbstlauf der Schule'],
  ['chalkboard style menu of the day: soup 4.50, quiche 8.90', 'Menu of the day'],
  ['swiss style poster: Typography Symposium 2026, Basel', 'Typography Symposium 2026'],
  ['brutalist: Zine fair, 4-6 October', 'Zine fair'],
])('words for looks before the colon lead to the title: %s', (prompt, title) => {
  expect(parsePrompt(prompt).copy.title).toBe(title);
});

test.each(['Simple: a new way to pay', 'Black and White: photographs by Ines Ott'])(
  'a title may begin with a word for looks: %s',
  (prompt) => {
    const { copy } = parsePrompt(prompt);
    expect(`${copy.eyebrow ?? ''} ${copy.title} ${copy.subtitle ?? ''}`).toContain(prompt.split(':')[0]);
  },
);
