import { expect, test } from 'vitest';
import { FORMATS } from '../engine/src/reader/signs/formats.ts';
import { FORMATS as LABELLED_FORMATS, parseCorpus } from './corpus-format.ts';
import { measureReading } from './measure-reading.ts';

const [labelled] = parseCorpus(
  'en | event | story | guitar | {request:gig poster for} [title:Cardboard Moon] at [place:The Lexington] {format:for stories} {chat:thanks}',
);
if (!labelled) throw new Error('the line holds a prompt');
const reading = {
  kind: 'event',
  title: 'Cardboard Moon',
  shown: ['Cardboard Moon', 'The Lexington'],
  format: { name: 'instagram-story', width: 1080, height: 1920 },
};

test('a right reading is right in all', () => {
  const { torn, joined, ...right } = measureReading(labelled, reading);
  expect([torn, joined]).toEqual([false, false]);
  expect(Object.values(right)).not.toContain(false);
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
  [
    'a text in two pieces is not whole',
    { shown: ['Cardboard', 'Moon', 'The Lexington'] },
    { whole: false, right: true, good: false, torn: true },
  ],
  [
    'a text with more around it is whole',
    { shown: ['Cardboard Moon at The Lexington'] },
    { whole: true, right: true, good: true, torn: false, joined: true },
  ],
  [
    'a missing word is a loss',
    { shown: ['Cardboard Moon'] },
    { noLoss: false, right: false, good: false, torn: false },
  ],
  ['a shorter title is wrong', { title: 'Cardboard' }, { title: false, right: true }],
  ['case does not matter', { title: 'CARDBOARD moon' }, { title: true }],
  ['another kind', { kind: 'plain' }, { kind: false }],
  ['another format', { format: { name: 'poster', width: 1080, height: 1920 } }, { format: false }],
  ['no format', { format: null }, { format: false }],
  ['the size of the format', { format: { width: 1080, height: 1920 } }, { format: true }],
])('%s', (_, change, expected) => {
  expect(measureReading(labelled, { ...reading, ...change })).toMatchObject(expected);
});

test('a format is wrong where none is labelled', () => {
  const unlabelled = { ...labelled, format: undefined };
  expect(measureReading(unlabelled, reading)).toMatchObject({ format: undefined, noFormat: false });
  expect(measureReading(unlabelled, { ...reading, format: null }).noFormat).toBe(true);
});

test('every format of the label guide is one that can be read', () => {
  const names = FORMATS.values.map(({ name }) => name);
  expect(LABELLED_FORMATS.filter((name) => !names.includes(name))).toEqual([]);
});
