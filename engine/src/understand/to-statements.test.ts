import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefBlock, BriefKind } from '../brief/brief.ts';
import { piecesOf, type Rank, type Statement } from '../brief/statement.ts';
import { anyBrief } from './any-brief.fixture.ts';
import { toStatements } from './to-statements.ts';

const ofRank = (rank: Rank, kind: BriefKind, blocks: BriefBlock[]): Statement[] =>
  toStatements({ kind, blocks }).statements.filter((one) => one.rank === rank);
const heroOf = (kind: BriefKind, ...blocks: BriefBlock[]) => ofRank('hero', kind, blocks)[0];
const actionOf = (kind: BriefKind, ...blocks: BriefBlock[]) => ofRank('action', kind, blocks);
const bare = (text: string): string => [...text.replace(/[\s\p{P}\p{S}]+/gu, '')].sort().join('');

test('a sale is about its discount, an event about its name', () => {
  const title: BriefBlock = { role: 'title', text: 'Black Friday' };
  const discount: BriefBlock = { role: 'discount', text: '50% off' };
  expect(heroOf('sale', title, discount)).toMatchObject({ role: 'discount', form: 'figure' });
  expect(heroOf('event', title, discount)).toMatchObject({ role: 'title', form: 'words' });
});

test.each([
  ['sale', 'Garage sale at number 14'],
  ['announcement', 'We move to 27 Mill Lane'],
  ['thanks', 'Thank you, Year 6!'],
] as const)('a number that is no amount is not what a %s is about', (kind, text) => {
  expect(heroOf(kind, { role: 'title', text })).toMatchObject({ form: 'words', text });
});

test.each([
  ['countdown', '3 days to go', '3'],
  ['thanks', 'Thank you for 25,000 members', '25,000'],
  ['sale', '40% off all bikes', '40%'],
  ['announcement', 'We raised £2.3M', '£2.3M'],
] as const)('the number in the title of a %s is its figure: %s', (kind, text, value) => {
  expect(heroOf(kind, { role: 'title', text })).toMatchObject({ form: 'figure', figure: { value } });
});

test.each([
  ['Kordon 7.0 – what is new', { prefix: 'Kordon', value: '7.0', suffix: 'what is new' }],
  ['Kordon: 7.0', { prefix: 'Kordon', value: '7.0' }],
])('words apart from a figure begin and end with no joint: %s', (text, figure) => {
  expect(heroOf('release', { role: 'title', text })).toMatchObject({ form: 'figure', figure });
});

test('a newsletter is called by its name, not by its number', () => {
  const hero = heroOf(
    'newsletter',
    { role: 'eyebrow', text: 'Issue 41' },
    { role: 'brand', text: 'The Slow Harbour' },
  );
  expect(hero).toMatchObject({ role: 'brand' });
});

test('a day and its hour are one part, drawn as a block', () => {
  const action = actionOf(
    'event',
    { role: 'title', text: 'Summer Fair' },
    { role: 'date', text: 'Saturday 20 June' },
    { role: 'time', text: '12 noon to 4pm' },
  );
  expect(action).toHaveLength(1);
  expect(action[0]).toMatchObject({
    form: 'day',
    day: { before: 'Saturday', day: '20', month: 'June', after: '12 noon to 4pm' },
  });
});

test('a request is a button as long as it is no sentence', () => {
  const formOf = (text: string) =>
    actionOf('event', { role: 'title', text: 'Fair' }, { role: 'action', text })[0]?.form;
  expect(formOf('Register at the door')).toBe('button');
  expect(formOf('Register at the door or with Ada in the office by Friday')).toBe('words');
});

test('a request belongs to the address behind it', () => {
  const action = actionOf(
    'event',
    { role: 'title', text: 'Summer Fair' },
    { role: 'action', text: 'Register at' },
    { role: 'contact', text: 'fair.example' },
  );
  expect(action).toEqual([
    { role: 'contact', rank: 'action', form: 'words', text: 'Register at fair.example' },
  ]);
});

test('a goal knows how much of it is reached', () => {
  const action = actionOf(
    'appeal',
    { role: 'title', text: 'Help' },
    { role: 'goal', text: '£15,000', value: '£9,000' },
  );
  expect(action[0]).toMatchObject({ form: 'goal', share: 0.6 });
});

test('no letter of any brief is lost on its way into pieces', () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const told = brief.blocks.filter(({ text }) => text.trim() !== '');
      // A section of a table is headed once, whatever the number of its rows.
      const texts = told.flatMap(({ text, value, detail, label, role }) =>
        role === 'item' || role === 'option' ? [text, value, detail] : [text, value, detail, label],
      );
      const set = toStatements(brief).statements.flatMap(piecesOf).join('');
      for (const text of texts)
        for (const letter of bare(text ?? '')) expect(set.includes(letter)).toBe(true);
    }),
  );
});

test('what a home has are facts like its price, until they are a list', () => {
  const title: BriefBlock = { role: 'title', text: 'Loft in the old mill' };
  const items = (...texts: string[]): BriefBlock[] => texts.map((text) => ({ role: 'item', text }));
  const formsOf = (kind: BriefKind, ...texts: string[]): string[] =>
    actionOf(kind, title, ...items(...texts)).map(({ form }) => form);
  expect(formsOf('property', '2 rooms', '78 m²', 'Balcony')).toEqual(['words', 'words', 'words']);
  expect(formsOf('property', '2 rooms', '78 m²', 'Balcony', 'Lift', 'Cellar')).toEqual(['list']);
  expect(formsOf('property', '2 rooms', 'A kitchen that was renewed last summer')).toEqual(['list']);
  expect(formsOf('list', '2 rooms', '78 m²', 'Balcony')).toEqual(['list']);
});

test('a block that leads is what the card is about, whatever its kind', () => {
  const title: BriefBlock = { role: 'title', text: 'Summer meeting' };
  const date: BriefBlock = { role: 'date', text: '14 June', lead: true };
  expect(heroOf('event', title, date)).toMatchObject({ role: 'date', text: '14 June' });
  const hour: BriefBlock = { role: 'time', text: '16:00' };
  expect(heroOf('event', title, date, hour)).toMatchObject({ form: 'day', text: '14 June, 16:00' });
});
