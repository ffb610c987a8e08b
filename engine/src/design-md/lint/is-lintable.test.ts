import { expect, test } from 'vitest';
import { isLintable } from './is-lintable.ts';
import { reduceDocument } from './reduce-document.ts';

const isYamlLintable = (...yaml: string[]) =>
  isLintable(reduceDocument(yaml.map((text) => `\`\`\`yaml\n${text}\n\`\`\`\n`).join('')));

test.each([
  ['nothing', ''],
  ['a document', 'colors: {a: "#fff"}\nfonts: [Inter, serif]\n'],
  ['brackets side by side', '[a] {b} '.repeat(2000)],
  ['more that close than open', `${']'.repeat(1000)}[[`],
])('%s: it comes to an end', (_, reduced) => {
  expect(isYamlLintable(reduced)).toBe(true);
});

test.each([
  ['square ones', '['.repeat(60)],
  ['curly ones', '{a: '.repeat(60)],
  ['far apart', '[ x\n'.repeat(60)],
  ['too much of it', 'a: b\n'.repeat(40_000)],
  ['items in items', '- '.repeat(60)],
])('brackets in brackets, %s: it does not', (_, reduced) => {
  expect(isYamlLintable(reduced)).toBe(false);
});

test('the YAML of a document counts as a whole', () => {
  const half = Array.from({ length: 2000 }, (_, i) => `k${i}: v`).join('\n');
  expect(isYamlLintable(half)).toBe(true);
  expect(isYamlLintable(half, half, half, half)).toBe(false);
});

test('and the front matter is part of it', () => {
  expect(isLintable(reduceDocument(`---\na: ${'['.repeat(60)}\n---\n`))).toBe(false);
});
