import { expect, test } from 'vitest';
import { readCompared } from './compared.ts';

test.each([
  ['Postgres vs MySQL', ['Postgres', 'MySQL'], ['vs']],
  ['REST vs GraphQL vs gRPC', ['REST', 'GraphQL', 'gRPC'], ['vs', 'vs']],
  ['Tee gegen Kaffee', ['Tee', 'Kaffee'], ['gegen']],
  ['Cold brew versus iced coffee', ['Cold brew', 'iced coffee'], ['versus']],
])('%s sets things against each other', (title, names, links) => {
  expect(readCompared({ title })).toEqual({ names, links });
});

test('words around the things stay in their order', () => {
  expect(readCompared({ title: 'Vergleich: Elektroauto vs. Verbrenner, was ist günstiger?' })).toEqual({
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
  expect(readCompared({ title: 'Free vs Pro', lines })).toEqual({
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
  expect(readCompared({ title, lines })).toMatchObject({ before: title, names, links: [] });
});

test('a sentence keeps its commas', () => {
  const lines = ['Tea: calm, slow and for the whole long afternoon in the garden', 'Coffee: fast'];
  expect(readCompared({ title: 'Tea vs Coffee', lines })?.said?.[0]).toHaveLength(1);
});

test.each([
  [{ title: 'Why we left MySQL' }],
  [{ title: 'The case against meetings' }],
  [{ title: 'How Postgres beats all others in every test vs MySQL' }],
  [{ title: 'Conference', lines: ['When: Friday', 'Where: Berlin'] }],
  [{ title: 'When the lights go out, nobody knows where', lines: ['When: Friday', 'Where: Berlin'] }],
])('%o compares nothing', (copy) => {
  expect(readCompared(copy)).toBeUndefined();
});
