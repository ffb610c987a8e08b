import { expect, test } from 'vitest';
import { findNouns } from './find-nouns.ts';
import { readText } from './reading/reading.ts';

const nounsOf = (text: string): string[] => findNouns(readText(text), 'en').map(({ value }) => value.noun);

test.each([
  'How Stripe ships every day',
  'Ship small, ship often',
  'Local man ships on Friday',
  'How our little team ships',
  'A team that ships software',
])('a verb is no thing: %s', (text) => {
  expect(nounsOf(text)).not.toContain('ship');
});

test.each(['Old ships in the harbor', 'A ship at sea', 'How many ships', 'Two blue ships'])(
  'a thing is one: %s',
  (text) => {
    expect(nounsOf(text)).toContain('ship');
  },
);

const nounsIn = (language: string, text: string): string[] =>
  findNouns(readText(text), language).map(({ value }) => value.noun);

test.each([
  ['en', 'Sailing course, book via the link'],
  ['en', 'Book your seat now'],
  ['en', 'How to book: call us'],
  ['de', 'Jazz Abend am 17. Mai'],
  ['de', 'Jetzt online buchen'],
  ['nl', 'Yogales, boek nu'],
  ['en', 'Gala night, dress code black'],
  ['en', 'Early bird tickets'],
  ['en', 'Front page in newspaper style'],
])('a month, a call, a figure of speech and a manner name no thing (%s): %s', (language, text) => {
  expect(nounsIn(language, text)).toEqual(
    expect.not.arrayContaining(['book', 'ear of corn', 'dress', 'bird', 'newspaper', 'tree']),
  );
});

test.each([
  ['en', 'A book on a table', 'book'],
  ['en', 'Book fair in the library', 'book'],
  ['de', 'Mais auf dem Feld', 'ear of corn'],
  ['en', 'A red dress and a code', 'dress'],
  ['en', 'An early morning bird', 'bird'],
  ['en', 'A newspaper on a bench', 'newspaper'],
])('their words are things elsewhere (%s): %s', (language, text, noun) => {
  expect(nounsIn(language, text)).toContain(noun);
});
