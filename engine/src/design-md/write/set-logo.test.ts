import { expect, test } from 'vitest';
import { deriveParameters } from '../derive/derive-parameters.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import { setLogo } from './set-logo.ts';

const URL = 'https://cdn.example.com/a "quoted".svg';
const logoOf = (document: string) => deriveParameters(readDesignDocument(document)).params;

test.each([
  ['a front matter without one', '---\nname: Acme\ncolors:\n  background: "#111111"\n---\n\n# Acme\n'],
  [
    'one that it replaces',
    '---\nname: Acme\nlogo: https://old.example/a.png\ncolors: {background: "#111111"}\n---\n',
  ],
  ['a quoted key', '---\n"logo": https://old.example/a.png\ncolors: {background: "#111111"}\n---\n'],
  ['a map of logos', '---\nlogo:\n  light: a.svg\n  dark: b.svg\ncolors: {background: "#111111"}\n---\n'],
  [
    'CR LF',
    '---\r\nname: Acme\r\nlogo: https://old.example/a.png\r\ncolors: {background: "#111111"}\r\n---\r\n',
  ],
  ['a byte order mark', '\uFEFF---\ncolors: {background: "#111111"}\n---\n'],
])('%s: the logo is the new one, and the rest is as it was', (_, document) => {
  expect(logoOf(setLogo(document, 'https://new.example/logo.svg'))).toEqual({
    ...logoOf(document),
    bg: '#111111',
    logo: 'https://new.example/logo.svg',
  });
});

test.each([
  ['prose', '# Acme\n\nOur blue is `#0000ff`.\n'],
  ['nothing', ''],
  ['a front matter that is not closed', '---\nname: Acme\n'],
])('%s gets a front matter', (_, document) => {
  const written = setLogo(document, 'https://new.example/logo.svg');
  expect(written.endsWith(document)).toBe(true);
  expect(logoOf(written).logo).toBe('https://new.example/logo.svg');
});

test('a sign of YAML in the URL stays a sign of the URL', () => {
  expect(setLogo('---\nname: Acme\n---\n', URL)).toContain(
    'logo: "https://cdn.example.com/a \\"quoted\\".svg"\n',
  );
});

test('a logo further in is another one', () => {
  const document = '---\nassets:\n  logo: a.svg\n---\n';
  expect(setLogo(document, 'https://new.example/logo.svg')).toContain('assets:\n  logo: a.svg\n');
});
