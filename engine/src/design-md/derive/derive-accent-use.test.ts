import { expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const useOf = (sentence: string): string | undefined => {
  const yaml = 'colors:\n  background: "#ffffff"\n  primary: "#e4572e"';
  return deriveParameters(readDesignDocument(`---\n${yaml}\n---\n\n## Colors\n\n${sentence}\n`)).params
    .accentUse;
};

test.each([
  ['{colors.primary} is used sparingly.', 'sparing'],
  ['The accent is used sparingly, on links and one button.', 'sparing'],
  ['Primary marks what can be pressed and nothing else.', 'sparing'],
  ['The accent is on every wall.', undefined],
  ['Grey is used sparingly.', undefined],
  ['**Red ink** (`primary`) is for corrections. It is rationed, and never a background.', 'sparing'],
  ['- Ember: #e4572e\n\nEmber świeci raz. Używamy go oszczędnie.', 'sparing'],
  ['- Ember: #e4572e\n- Ash: #999999\n\nEmber stands on ash, which is used sparingly.', undefined],
  ['- The accent is at most 5% of a page.', 'sparing'],
  ['The accent never stands behind text.', 'sparing'],
])('"%s"', (sentence, use) => {
  expect(useOf(sentence)).toBe(use);
});

test.each([
  ['The accent is only ever a 2px line: under a tab. Never a fill.', 'line'],
  ['The red is a stripe. It runs down one edge of the sheet.', 'stripe'],
  ['- Orange is a single small square, never a dot.', 'square'],
  ['| Color | Value | Use |\n|---|---|---|\n| Ember | #e4572e | the underline of one word |', 'underline'],
  ['### Accent\n\nA corner bracket around a title.', 'bracket'],
  ['Akzent erscheint als dünne Linie, nie als Fläche.', 'line'],
  ['- 若葉: #e4572e\n\n若葉は細い線にだけ使う。', 'line'],
  ['Blue is a stripe.', undefined],
  ['The accent is the color of big fields. The accent is a stripe, too.', undefined],
])('the form that "%s" gives the accent', (text, form) => {
  expect(useOf(text)).toBe(form);
});
