import { expect, test } from 'vitest';
import { readToken, setTokens } from './tokens.ts';

const DOCUMENT = `---
# ours since 2019
name: Acme
colors:
  background: "#0b1020" # night
  brand: {light: "#ffffff", deep: '#000000'}
  link: "{colors.background}"

spacing: [4, 8]
---

# Acme

We are friendly.
`;

test('a token is set in its place, and all the rest stays letter by letter', () => {
  const written = setTokens(DOCUMENT, { 'colors.background': '#112233', 'colors.brand.deep': '#445566' });
  expect(written).toBe(DOCUMENT.replace('#0b1020', '#112233').replace('#000000', '#445566'));
  expect(setTokens(written ?? '', { 'colors.background': '#0b1020', 'colors.brand.deep': '#000000' })).toBe(
    DOCUMENT,
  );
});

test('a token that is new comes to its group, or with it, and goes again', () => {
  const written = setTokens(DOCUMENT, {
    'colors.primary': '#ff5533',
    'typography.heading.fontFamily': 'Arial',
  });
  expect(written).toContain('  primary: "#ff5533"\n');
  expect(readToken(written ?? '', 'typography.heading.fontFamily')).toBe('Arial');
  expect(
    readToken(setTokens(written ?? '', { 'colors.primary': '' }) ?? '', 'colors.primary'),
  ).toBeUndefined();
});

test.each([
  ['nothing', '', '---\ncolors:\n  primary: "#ff5533"\n---\n'],
  ['prose', '# Acme\n', '---\ncolors:\n  primary: "#ff5533"\n---\n\n# Acme\n'],
  ['an empty front matter', '---\n---\n# Acme\n', '---\ncolors:\n  primary: "#ff5533"\n---\n# Acme\n'],
  [
    'CR LF',
    '---\r\nname: Acme\r\n---\r\n',
    '---\r\nname: Acme\r\ncolors:\r\n  primary: "#ff5533"\r\n---\r\n',
  ],
  ['a group of one value', '---\ncolors: red\n---\n', '---\ncolors:\n  primary: "#ff5533"\n---\n'],
])('%s gets one', (_, document, expected) => {
  expect(setTokens(document, { 'colors.primary': '#ff5533' })).toBe(expected);
});

test('a front matter that cannot be read, or has no place for it, is left alone', () => {
  for (const yaml of ['a: [', '- a', 'a: b: c', 'colors: [red]'])
    expect(setTokens(`---\n${yaml}\n---\n`, { 'colors.primary': '#ff5533' })).toBeUndefined();
});

test('what refers to another token, or is a group, has no text of its own', () => {
  expect(['colors.link', 'colors', 'colors.none', 'name'].map((path) => readToken(DOCUMENT, path))).toEqual([
    undefined,
    undefined,
    undefined,
    'Acme',
  ]);
});
