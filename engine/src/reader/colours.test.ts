import { expect, test } from 'vitest';
import { parsePrompt } from './parse-prompt.ts';

test.each([
  ['"Good morning" in sunset colors', 3],
  ['«Забота о саде», природные тона', 3],
  ['ブログ記事「秋の読書」紅葉色', 3],
  ['Blog cover "Slow Sunday", teal and orange', 2],
])('%s asks for %i colours, and none of its words is copy', (prompt, count) => {
  const request = parsePrompt(prompt);
  expect(request.colors).toHaveLength(count);
  expect(request.copy.title).not.toMatch(/colors|тона|紅葉色|teal/);
  expect(request.warnings).toEqual([]);
});

test('a gradient in the colours of a family is both', () => {
  const { colors, moods } = parsePrompt('"Breathe" with a sunset gradient');
  expect(colors).toHaveLength(3);
  expect(moods).toEqual(['gradient']);
});

test.each([
  ['dark green card: "Plant care basics"', true],
  ['a coral instagram post: "Spring is here"', true],
  ['Affiche rouge « Liberté »', true],
  ['"Night swim", a card with a red button', false],
  ['red and gold poster "Gala night"', false],
])('%s: one colour beside the word for the card is its ground: %s', (prompt, expected) => {
  const { ground, colors } = parsePrompt(prompt);
  expect(ground).toBe(expected ? colors[0] : undefined);
});

test.each([
  ['Titelbild „Grüne Energie für alle“', 1],
  ['Jazz at the Blue Door, Friday 9 pm', 1],
  ['"Black and white photography"', 0],
  ['"Red, yellow, green and blue balloons for sale"', 0],
])('%s names %i colours in its copy, and asks for none', (prompt, count) => {
  const { named = [], colors } = parsePrompt(prompt);
  expect([named.length, colors.length]).toEqual([count, 0]);
});
