import { describe, expect, test } from 'vitest';
import { readProse } from './read-prose.ts';

const colorsOf = (...lines: string[]) =>
  readProse(['## Colors', ...lines].join('\n')).map(({ name, value, says }) => [name, value, says]);

describe('a color with its name and what it is for', () => {
  test.each([
    ['- **Canvas** (`#fff`): page background', ['Canvas', '#fff', 'page background']],
    ['* Canvas: #ffffff — page background', ['Canvas', '#ffffff', 'page background']],
    ['1. Color 1: #ecedee - canvas', ['Color 1', '#ecedee', 'canvas']],
    ['- **Ink** `rgb(1, 2, 3)`, for words', ['Ink', 'rgb(1, 2, 3)', 'for words']],
    ['- **背景** (`#f8f6f2`): ページ背景', ['背景', '#f8f6f2', 'ページ背景']],
    ['- Accent `#ff0000`: pressed it is `#cc0000`', ['Accent', '#ff0000', 'pressed it is']],
  ])('%s', (line, color) => {
    expect(colorsOf(line)).toEqual([color]);
  });

  test('several in one item', () => {
    expect(colorsOf('- `page` `#F2F0EA`; `ink` `#202522`.')).toEqual([
      ['page', '#F2F0EA', ''],
      ['ink', '#202522', ''],
    ]);
  });

  test('in rows of a table, whatever the order of its columns', () => {
    expect(
      colorsOf(
        '| Hex | Role | Use |',
        '|---|---|---|',
        '| `#fff` | Canvas | The page |',
        '| #111 | Ink | Words |',
      ),
    ).toEqual([
      ['Canvas', '#fff', 'The page'],
      ['Ink', '#111', 'Words'],
    ]);
  });
});

test('says where it stands', () => {
  expect(readProse('# Acme\n\n## 2. Color\n### Ground\n- Page: #fff\n## Type\n- x: #000')).toMatchObject([
    { headings: ['Acme', '2. Color', 'Ground'], line: 5 },
    { headings: ['Acme', 'Type'], line: 7 },
  ]);
});

test.each([
  ['a pair', '- **Canvas**: `#fff` / `#000`'],
  ['a pair in two columns', '| Canvas | #fff | #000 |'],
  ['a sentence', 'The canvas is a clean `#ffffff`.'],
  ['code', '```\n- Canvas: #fff\n```'],
  ['no color', '- Issue #1234567 is open'],
])('%s is none', (_, line) => {
  expect(colorsOf(line)).toEqual([]);
});

test('hostile text takes no time to speak of, and no more than is useful is kept', () => {
  for (const part of ['#', '- ', '|', '[', '- #fff', '`', '\t', '- **a** (#fff): b\n', '- a rgb('])
    expect(readProse(part.repeat(256_000 / part.length)).length).toBeLessThanOrEqual(400);
});
