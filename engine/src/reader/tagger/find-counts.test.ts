import { expect, test } from 'vitest';
import { findCounts, listCounts } from './find-counts.ts';
import { marked } from './marked.fixture.ts';

const countsIn = (text: string): string[] =>
  findCounts(text, 'en')
    .flat()
    .map(({ start, end }) => text.slice(start, end));

test('how many of what there are stands in rows', () => {
  expect(countsIn('Kestrel: 1,482 commits, 2.3M downloads, -40% memory. New')).toEqual([
    '1,482 commits',
    '2.3M downloads',
    '-40% memory',
  ]);
});

test('behind a colon, so do sentences that begin with a number', () => {
  expect(
    countsIn('So: 64% want to keep three days at home, 18 min median time to find one, 8% moved'),
  ).toHaveLength(3);
  expect(countsIn('In 1999 64% wanted to keep three days at home, 21% felt alone, 8% moved')).toEqual([]);
});

test.each(['14 months, 2 rewrites, 1 regret', '2 nights, 3 people, from €90', '3 May, 10 June, 5 July'])(
  'two, days, and a point that is made, are none: %s',
  (text) => {
    expect(countsIn(text)).toEqual([]);
  },
);

test('such rows are alike', () => {
  const roles = (notation: string): string[] => {
    const { prompt, marks } = marked(notation);
    return listCounts(prompt, marks, 'en').map(({ name }) => name);
  };
  expect(roles('[item:6 depots], [price:800k parcels], [note:9 towns]')).toEqual(['item', 'item', 'item']);
  expect(roles('[figure:6 depots], [figure:800k parcels], [figure:9 towns]')).toEqual([
    'figure',
    'figure',
    'figure',
  ]);
  expect(roles('[figure:6 depots] [detail:in all], [price:800k parcels], [note:9 towns]')).toHaveLength(3);
});
