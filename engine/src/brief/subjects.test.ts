import { expect, test } from 'vitest';
import { readText } from './reading.ts';
import { findNouns } from './subjects.ts';

const nounsOf = (text: string): string[] => findNouns(readText(text), 'en').map(({ value }) => value.noun);

test.each([
  'How Stripe ships every day',
  'Ship small, ship often',
  'Local man ships on Friday',
  'How our little team ships',
  'A team that ships software',
])('a verb is no thing: %s', (text) => {
  expect(nounsOf(text)).not.toContain('boat');
});

test.each(['Old ships in the harbor', 'A ship at sea', 'How many ships', 'Two blue ships'])(
  'a thing is one: %s',
  (text) => {
    expect(nounsOf(text)).toContain('boat');
  },
);
