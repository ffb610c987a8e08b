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
])('"%s"', (sentence, use) => {
  expect(useOf(sentence)).toBe(use);
});
