import { expect, test } from 'vitest';
import { findBonds } from './find-bonds.ts';
import { tokenize } from './tokenize.ts';

/** The text with its tokens parted by `|` wherever a mark may begin. */
function parted(text: string): string {
  const tokens = tokenize(text);
  const bonds = findBonds(text, tokens);
  return tokens.map((token, at) => (at === 0 || bonds[at] ? '' : '|') + token.text).join('');
}

test.each([
  ['1938 – 2025', '1938–2025'],
  ['R$ 120', 'R$120'],
  ['50 %', '50%'],
  ['£12 per head', '£12|per|head'],
  ['%40’a varan', '%40’a|varan'],
  ['sat/sun 10:00-17:00', 'sat/sun|10:00-17:00'],
  ['C++ and C#', 'C++|and|C#'],
  ['O’Brien’s bar', 'O’Brien|’|s|bar'],
  ['7 pm', '7pm'],
  ['3月15日 18時', '3月|15日|18時'],
  ['ab 9 Uhr', 'ab|9Uhr'],
  ['4,50 zł', '4,50zł'],
  ['A & B, C', 'A|&|B|,|C'],
  ['code FRIDGE50, v2 for 10k', 'code|FRIDGE50|,|v2|for|10k'],
  ['第3回', '第|3回'],
  ['at St. Corvane by Dr. Ida Lind. Tickets', 'at|St.Corvane|by|Dr.Ida|Lind|.|Tickets'],
])('keeps together what belongs together: %s', (text, expected) => {
  expect(parted(text)).toBe(expected);
});
