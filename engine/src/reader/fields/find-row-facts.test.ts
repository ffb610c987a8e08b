import { expect, test } from 'vitest';
import { findRowFacts } from './find-row-facts.ts';

const factsIn = (prompt: string): string[] =>
  findRowFacts(prompt, 'en')
    .flat()
    .map(({ text, value }) => `${text}: ${prompt.slice(value.start, value.end)}`);

test.each<[string, string[]]>([
  [
    'We hire. Mode: remote, 4 days. Pay: 82k. Contract: permanent. Join us',
    ['Mode: remote, 4 days', 'Pay: 82k', 'Contract: permanent'],
  ],
  ['A race. Led by: "Granite Pier", sum: "$9M"', ['Led by: Granite Pier', 'sum: $9M']],
  ['Tabsy. Neu: Notizen. Neu: Export', ['Neu: Notizen', 'Neu: Export']],
  [
    'Light. Number of days, large: 12. Number of artists: 40.',
    ['Number of days: 12', 'Number of artists: 40'],
  ],
  [
    'Menú. Primero: gazpacho. Segundo: merluza. Postre: flan casero. 14,50 €',
    ['Primero: gazpacho', 'Segundo: merluza', 'Postre: flan casero'],
  ],
  ['カード。距離：「21 km」。費用：「20 €」', ['距離: 21 km', '費用: 20 €']],
])('facts in a row have names: %s', (prompt, expected) => {
  expect(factsIn(prompt)).toEqual(expected);
});

test.each([
  'Case study: How we grew. Host: Ada Park. Guest: Jo Bell',
  'A card. Part one: the idea. The bill: who pays',
  'Card. Part 1: the idea. Part 2: the bill. Part 3: the end',
  'Card. Top right, small: 14 May. Top left: Kiel. Centered: a kite',
  'Doors 10:30, show 11:00, see https://kite.example',
  'Say “Note: a. Note: b. Note: c”',
])('a headline, parts, hours and what a quotation says are none: %s', (prompt) => {
  expect(factsIn(prompt)).toEqual([]);
});
