import { expect, test } from 'vitest';
import { readCompared } from './compared.ts';

test.each([
  ['Postgres vs MySQL', ['Postgres', 'MySQL'], ['vs']],
  ['REST vs GraphQL vs gRPC', ['REST', 'GraphQL', 'gRPC'], ['vs', 'vs']],
  ['Tee gegen Kaffee', ['Tee', 'Kaffee'], ['gegen']],
  ['Cold brew versus iced coffee', ['Cold brew', 'iced coffee'], ['versus']],
])('%s sets things against each other', (title, names, links) => {
  expect(readCompared(title)).toEqual({ names, links });
});

test('words around the things stay in their order', () => {
  expect(readCompared('Vergleich: Elektroauto vs. Verbrenner, was ist günstiger?')).toEqual({
    before: 'Vergleich:',
    names: ['Elektroauto', 'Verbrenner,'],
    links: ['vs.'],
    after: 'was ist günstiger?',
  });
});

test.each([
  'Why we left MySQL',
  'The case against meetings',
  'How Postgres beats all others in every test vs MySQL',
])('%s compares nothing', (title) => {
  expect(readCompared(title)).toBeUndefined();
});
