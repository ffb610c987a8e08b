import { describe, expect, test } from 'vitest';
import { isPlace } from './places.ts';

describe('an address or a house told by its name is a place', () => {
  test.each([
    ['114 maple street', 'en'],
    ['quai des Célestins', 'fr'],
    ['c/ Mayor 15', 'es'],
    ['Av. Central 200', 'pt'],
    ['Piazza Garibaldi', 'it'],
    ['Storgatan 12', 'sv'],
    ['al. Niepodległości 12', 'pl'],
    ['Moda Cad. No: 8', 'tr'],
    ['студия «Лист»', 'ru'],
    ['Bäckerei Lindner', 'de'],
    ['南京路88号', 'zh'],
    ['駅前広場', 'ja'],
    ['마포도서관', 'ko'],
  ])('%s', (words, language) => expect(isPlace(words, ', ', language)).toBe(words));
});

test.each([
  ['未経験歓迎', 'ja'],
  ['远程办公', 'zh'],
  ['Tel. 612 345 678', 'es'],
  ['spring 2025', 'en'],
  ['Kaffee und Kuchen', 'de'],
])('what only stands where a place might is none: %s', (words, language) =>
  expect(isPlace(words, ', ', language)).toBeUndefined(),
);
