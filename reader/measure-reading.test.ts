import { expect, test } from 'vitest';
import { parseCorpus } from './corpus-format.ts';
import { measureReading } from './measure-reading.ts';

const [labelled] = parseCorpus(
  'en | event | story | guitar | {request:gig poster for} [title:Cardboard Moon] at [place:The Lexington] {format:for stories} {chat:thanks}',
);
if (!labelled) throw new Error('the line holds a prompt');
const reading = {
  kind: 'event',
  title: 'Cardboard Moon',
  shown: ['Cardboard Moon', 'The Lexington'],
  format: 'story',
};

test('a right reading is right in all', () => {
  expect(Object.values(measureReading(labelled, reading)).every((value) => value === true)).toBe(true);
});

test.each([
  [
    'a word of the request is a leak',
    { shown: ['Cardboard Moon', 'gig', 'The Lexington'] },
    { noLeak: false, right: false },
  ],
  [
    'a joint is no leak, but not exact',
    { shown: ['Cardboard Moon', 'at The Lexington'] },
    { noLeak: true, right: true, exact: false },
  ],
  ['a missing word is a loss', { shown: ['Cardboard Moon'] }, { noLoss: false, right: false }],
  ['a shorter title is wrong', { title: 'Cardboard' }, { title: false, right: true }],
  ['case does not matter', { title: 'CARDBOARD moon' }, { title: true }],
  ['another kind', { kind: 'plain' }, { kind: false }],
  ['another format', { format: undefined }, { format: false }],
])('%s', (_, change, expected) => {
  expect(measureReading(labelled, { ...reading, ...change })).toMatchObject(expected);
});
