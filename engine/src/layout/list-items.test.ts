import { expect, test } from 'vitest';
import { readCardList } from './list-items.ts';

test('a menu keeps its prices apart from its dishes', () => {
  const lines = ['Espresso 2.50', 'Flat white – 3,20 €', 'カフェラテ 520円', 'Cake $4'];
  expect(readCardList({ title: 'Menu', lines })?.items).toEqual([
    { text: 'Espresso', value: '2.50' },
    { text: 'Flat white', value: '3,20 €' },
    { text: 'カフェラテ', value: '520円' },
    { text: 'Cake', value: '$4' },
  ]);
});

test('the small print of a menu is no dish', () => {
  const list = readCardList({ title: 'Menu', lines: ['Soup 4.50', 'Bread 2.00', 'Open daily'] });
  expect(list?.items).toHaveLength(2);
  expect(list?.rest).toEqual(['Open daily']);
});

test('tips that the title counts are numbered, dishes are not', () => {
  const lines = ['No screens', 'Keep it cool', 'Same time every day'];
  expect(readCardList({ title: '3 tips for better sleep', lines })?.numbered).toBe(true);
  expect(readCardList({ title: 'Changelog', lines })?.numbered).toBe(false);
});

test('one or two lines are no list', () => {
  expect(readCardList({ title: 'Sale', lines: ['Free shipping over $50', 'acme.com'] })).toBeUndefined();
});

test('among prices a bare number is one, beside none it is not', () => {
  const menu = ['Pumpkin soup 6.50', 'Mushroom risotto 12', 'Apple tart 5.50'];
  expect(readCardList({ title: 'Menu', lines: menu })?.items[1]).toEqual({
    text: 'Mushroom risotto',
    value: '12',
  });
  const news = ['Faster search', 'Fixes 14', 'Dark mode'];
  expect(readCardList({ title: 'News', lines: news })?.items[1]).toEqual({ text: 'Fixes 14' });
});

test('numbers that the lines bring themselves are set as such, and told once', () => {
  const list = readCardList({ title: 'Class rules', lines: ['1. Listen', '2. Be kind', '3. Try'] });
  expect(list).toEqual({
    items: [{ text: 'Listen' }, { text: 'Be kind' }, { text: 'Try' }],
    numbered: true,
    rest: [],
  });
  const years = ['1. FC Köln', '2. Bundesliga', 'Tickets'];
  expect(readCardList({ title: 'Fußball', lines: years })?.items[0]).toEqual({ text: '1. FC Köln' });
});
