import { expect, test } from 'vitest';
import { listMinusSigns } from './minus-signs.ts';

const signed = (text: string): string[] =>
  listMinusSigns(text).map((at) => /^.\s?\p{N}+/u.exec(text.slice(at))?.[0] ?? '');

test.each<[string, string[]]>([
  ['2x faster, -40% memory', ['-40']],
  ['Frost: −5 °C, ice –60%', ['−5', '–60']],
  ['Soldes : - 20 % et, - 30 % ici', ['- 20', '- 30']],
  ['- fast\n-3% churn\n-40% memory', ['-3', '-40']],
])('a sign is of its number: %j', (text, expected) => {
  expect(signed(text)).toEqual(expected);
});

test.each([
  'Case study - 44% fewer',
  'Open 10 –12, 24.–25. May, 3-5 pm',
  '- 40 plugins',
  '-18 plugins\n-fast start',
  'Skibbe-318',
])('a dash of a list, a range or a sentence is none: %j', (text) => {
  expect(signed(text)).toEqual([]);
});
