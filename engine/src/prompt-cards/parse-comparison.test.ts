import { expect, test } from 'vitest';
import { parseComparison } from './parse-comparison.ts';

test.each([
  ['Postgres vs MySQL', ['Postgres', 'MySQL'], ['vs']],
  ['REST vs GraphQL vs gRPC', ['REST', 'GraphQL', 'gRPC'], ['vs', 'vs']],
  ['Tee gegen Kaffee', ['Tee', 'Kaffee'], ['gegen'], 'de'],
  ['Cold brew versus iced coffee', ['Cold brew', 'iced coffee'], ['versus']],
])('%s sets things against each other', (title, names, links, language = 'en') => {
  expect(parseComparison({ title }, language)).toEqual({ names, links });
});

test('words around the things stay in their order', () => {
  expect(
    parseComparison({ title: 'Vergleich: Elektroauto vs. Verbrenner, was ist günstiger?' }, 'de'),
  ).toEqual({
    before: 'Vergleich:',
    names: ['Elektroauto', 'Verbrenner,'],
    links: ['vs.'],
    after: 'was ist günstiger?',
  });
});

test('what is said of each thing belongs to its side, piece by piece', () => {
  const lines = ['Free: 1 project, community support', 'Pro: unlimited projects, 100 GB'];
  const said = [
    ['1 project', 'community support'],
    ['unlimited projects', '100 GB'],
  ];
  expect(parseComparison({ title: 'Free vs Pro', lines }, 'en')).toEqual({
    names: ['Free', 'Pro'],
    links: ['vs'],
    said,
  });
});

test.each([
  ['Free vs Pro plan comparison', ['Free: one', 'Pro: two'], ['Free', 'Pro']],
  ['Before/after: our kitchen', ['Before: dark', 'After: bright'], ['Before', 'After']],
  ['Vorher und nachher', ['Vorher: grau', 'Nachher: grün'], ['Vorher', 'Nachher']],
  ['Basic, Plus or Max', ['Basic: 5 €', 'Plus: 9 €', 'Max: 19 €'], ['Basic', 'Plus', 'Max']],
])('%s is the heading over the sides that its lines name', (title, lines, names) => {
  expect(parseComparison({ title, lines }, 'en')).toMatchObject({ before: title, names, links: [] });
});

test('a sentence keeps its commas', () => {
  const lines = ['Tea: calm, slow and for the whole long afternoon in the garden', 'Coffee: fast'];
  expect(parseComparison({ title: 'Tea vs Coffee', lines }, 'en')?.said?.[0]).toHaveLength(1);
});

test.each([
  [{ title: 'Why we left MySQL' }],
  [{ title: 'The case against meetings' }],
  [{ title: 'How Postgres beats all others in every test vs MySQL' }],
  [{ title: 'Conference', lines: ['When: Friday', 'Where: Berlin'] }],
  [{ title: 'When the lights go out, nobody knows where', lines: ['When: Friday', 'Where: Berlin'] }],
])('%o compares nothing', (copy) => {
  expect(parseComparison(copy, 'en')).toBeUndefined();
});
