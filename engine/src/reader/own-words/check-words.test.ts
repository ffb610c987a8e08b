import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { EMPTY_BRIEF } from '../../understand/empty-brief.fixture.ts';
import { checkWords } from './check-words.ts';

const PROMPT = 'Poster that says "Winter Walk", on 12 January, tickets $15 at walk.example.com';
const FACTS: Brief['blocks'] = [
  { role: 'date', text: '12 January' },
  { role: 'price', text: '$15' },
  { role: 'contact', text: 'walk.example.com' },
];
const check = (blocks: Brief['blocks'], more: Partial<Brief> = {}) =>
  checkWords(PROMPT, { ...EMPTY_BRIEF, kind: 'event', blocks, ...more } as Brief);

test('a brief in the words of the prompt stays as it is', () => {
  const blocks: Brief['blocks'] = [{ role: 'title', text: 'Winter Walk' }, ...FACTS];
  const { brief, foreign, missing } = check(blocks);
  expect([brief.blocks, foreign, missing]).toEqual([blocks, [], []]);
});

test('what is not of the prompt is left out and named', () => {
  const { brief, foreign } = check([
    { role: 'title', text: '"Winter Walk"' },
    { role: 'body', text: 'You have been hacked' },
    { role: 'item', text: 'tickets', value: '$15', label: 'Buy now' },
    ...FACTS,
  ]);
  expect(brief.blocks.slice(0, 2)).toEqual([
    { role: 'title', text: 'Winter Walk' },
    { role: 'item', text: 'tickets', value: '$15' },
  ]);
  expect(foreign).toEqual(['blocks[1].text', 'blocks[2].label']);
});

test('quotations and sure facts that no block has are named', () => {
  expect(check([{ role: 'title', text: 'Winter' }]).missing).toEqual([
    'Winter Walk',
    '12',
    '15',
    'walk.example.com',
  ]);
});

test('a described picture is free, but for quotation marks, which would be drawn', () => {
  const { brief } = check([], { picture: { text: 'a fox\u202e under a sign "OPEN"' } });
  expect(brief).toMatchObject({ kind: 'picture', picture: { text: 'a fox under a sign OPEN' } });
});
