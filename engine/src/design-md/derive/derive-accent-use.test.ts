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
])('"%s"', (sentence, use) => {
  expect(useOf(sentence)).toBe(use);
});
