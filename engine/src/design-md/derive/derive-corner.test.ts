import { expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveCorner } from './derive-corner.ts';
import { createTokenIndex } from './token-index.ts';

const cornerOf = (text: string) => {
  const document = readDesignDocument(text);
  return deriveCorner(document, createTokenIndex(document.tokens));
};
const tokens = (...lines: string[]) => cornerOf(['---', ...lines, '---', ''].join('\n'));
const SCALE = ['rounded:', '  none: 0px', '  md: 8px', '  pill: 9999px'];

test.each([
  ['{rounded.none}', 'sharp'],
  ['{rounded.md}', 'soft'],
  ['{rounded.pill}', 'round'],
  ['2px', 'sharp'],
  ['0.75rem', 'soft'],
  ['50%', 'round'],
  ['pill', 'round'],
])('a primary button rounded by %s is %s', (value, corner) => {
  expect(tokens(...SCALE, 'components:', '  button-primary:', `    rounded: "${value}"`)).toBe(corner);
});

test('the primary button goes before others, and buttons before the scale', () => {
  const both = ['components:', '  button-ghost:', '    radius: 0', '  button-primary:', '    radius: 999'];
  expect(tokens(...SCALE, ...both)).toBe('round');
  expect(tokens(...SCALE)).toBe('soft');
});

test('a name of the scale is looked up', () => {
  const lines = ['radius:', '  pill: 9999', 'components:', '  button-primary:', '    radius: pill'];
  expect(tokens(...lines)).toBe('round');
});

test.each([
  ['## Buttons\n- Border radius: 999px', 'round'],
  ['### Primary Button\n| Radius | 0px |', 'sharp'],
  ['## Buttons\n- **Corners**: `6px`', 'soft'],
  ['## Cards\n- Border radius: 24px', undefined],
  ['## Buttons\n- Padding: 12px 24px', undefined],
  ['## Buttons\n```\nborder-radius: 0\n```', undefined],
])('the words %j', (text, corner) => {
  expect(cornerOf(text)).toBe(corner);
});

test.each(['var(--radius)', '[1, 2]', '-4px', '{rounded.nope}', '1e9px'])('%s says nothing', (value) => {
  expect(tokens('components:', '  button-primary:', `    rounded: ${JSON.stringify(value)}`)).toBeUndefined();
});
