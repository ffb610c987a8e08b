import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quotePlaced } from './placed-words.ts';

test.each([
  ['poster "Summer Fest", acme.dev/fest at the bottom', 'acme.dev/fest'],
  ['poster "Open Studio" with our website oakstudio.org at the bottom', 'oakstudio.org'],
  ['blog card "Ship smaller" at the bottom: acme.dev/blog', 'acme.dev/blog'],
  ['card "Slow food", bottom right corner: Issue 12', 'Issue 12'],
  ['Plakat Sommerkonzert, 5. Juli 19 Uhr, unten: Eintritt frei', 'Eintritt frei'],
  ['affiche « Fête du pain », en bas : Moulin de Grez', 'Moulin de Grez'],
  ['cartel "Feria del libro", abajo: Plaza Mayor, 3 de mayo', 'Plaza Mayor, 3 de mayo'],
  ['плакат «Лето», внизу: парк Горького, 5 июля', 'парк Горького, 5 июля'],
  ['海报 “读书会” 下方:每周六 14:00 图书馆', '每周六 14:00 图书馆'],
  ['poster for the flea market, at the bottom our address 12 Dock Road', '12 Dock Road'],
])('%s: the words stand at the foot of the card, without their place', (prompt, line) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.lines).toEqual([line]);
  expect(JSON.stringify(copy)).not.toMatch(/bottom|unten|en bas|abajo|внизу|下方/iu);
});

test.each([
  ['card "Ship it", top left small: The Weekly Note', 'The Weekly Note'],
  ['card "Slow food", Issue 12 at the top', 'Issue 12'],
])('%s: the words stand over the title', (prompt, eyebrow) => {
  expect(parsePrompt(prompt).copy.eyebrow).toBe(eyebrow);
});

test.each([
  'poster with a fox at the bottom and the title “Wild”',
  'card “Hello”, a small bird at the bottom',
  'The view from the bottom, and why it is fine at the top',
])('%s places no words', (text) => {
  expect(quotePlaced(text, 'en')).toBe(text);
});
