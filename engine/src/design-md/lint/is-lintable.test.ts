import { expect, test } from 'vitest';
import { isLintable } from './is-lintable.ts';

test.each([
  ['nothing', ''],
  ['a document', '---\ncolors: {a: "#fff"}\nfonts: [Inter, serif]\n---\n'],
  ['brackets side by side', '[a] {b} '.repeat(10_000)],
  ['more that close than open', `${']'.repeat(1000)}[[`],
])('%s: it comes to an end', (_, reduced) => {
  expect(isLintable(reduced)).toBe(true);
});

test.each([
  ['square ones', '['.repeat(60)],
  ['curly ones', '{a: '.repeat(60)],
  ['far apart', '[ x\n'.repeat(60)],
  ['too much of it', 'a: b\n'.repeat(40_000)],
])('brackets in brackets, %s: it does not', (_, reduced) => {
  expect(isLintable(reduced)).toBe(false);
});
