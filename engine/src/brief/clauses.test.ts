import { describe, expect, test } from 'vitest';
import { splitClauses } from './clauses.ts';

const clauses = (text: string): string[] =>
  splitClauses(text).map(({ start, end }) => text.slice(start, end));

describe('splitClauses', () => {
  test.each([
    ['Кофейня, ул. Лесная 12', ['Кофейня', 'ул. Лесная 12']],
    ['10 maja, godz. 16:00, ul. Długa 7', ['10 maja', 'godz. 16:00', 'ul. Długa 7']],
    ['12 июня 2026 г. в парке', ['12 июня 2026 г. в парке']],
    ['Friedrichstr. 5, Main St. Bristol', ['Friedrichstr. 5', 'Main St. Bristol']],
    ['Rea t.o.m. 31 oktober, 20%', ['Rea t.o.m. 31 oktober', '20%']],
    ['av. Diagonal 3, no. 7', ['av. Diagonal 3', 'no. 7']],
  ])('an abbreviation ends no clause: %s', (text, parts) => {
    expect(clauses(text)).toEqual(parts);
  });

  test('a whole word with a full stop does', () => {
    expect(clauses('We met in the garden. Then it rained.')).toEqual([
      'We met in the garden',
      'Then it rained',
    ]);
  });
});
