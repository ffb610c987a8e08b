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
    ['£35 incl. materials, bring lunch', ['£35 incl. materials', 'bring lunch']],
    ['45 € inkl. Material', ['45 € inkl. Material']],
    ['Max. 8 people, ca. 90 Minuten', ['Max. 8 people', 'ca. 90 Minuten']],
    ['av. Diagonal 3, no. 7', ['av. Diagonal 3', 'no. 7']],
  ])('an abbreviation ends no clause: %s', (text, parts) => {
    expect(clauses(text)).toEqual(parts);
  });

  test('a name or minutes that are spelt like one do', () => {
    expect(clauses('Dinner with Max. Bring wine')).toEqual(['Dinner with Max', 'Bring wine']);
    expect(clauses('Only 45 min. 3 June')).toEqual(['Only 45 min', '3 June']);
  });

  test('a whole word with a full stop does', () => {
    expect(clauses('We met in the garden. Then it rained.')).toEqual([
      'We met in the garden',
      'Then it rained',
    ]);
  });
});
