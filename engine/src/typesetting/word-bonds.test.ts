import { expect, test } from 'vitest';
import { bondAfter, GLUED } from './word-bonds.ts';

const after = (text: string, word: string): number => {
  const words = text.split(' ');
  return bondAfter(words, words.indexOf(word));
};

test.each([
  ['Maintenance on Sunday 3 March from 02:00', ['Sunday', '3']],
  ['Eröffnung am 4. Februar 2026 in Köln', ['4.', 'Februar']],
  ['Festa no dia 12 de abril na praça', ['12', 'de']],
  ['Back on Friday, 8 November at noon', ['Friday,', '8']],
  ['Concert le 21 juin à Lyon', ['21']],
  ['축제 8월 10일 오후', ['8월']],
])('%s: no line ends inside the day', (text, inside) => {
  for (const word of inside) expect(after(text, word)).toBeGreaterThan(0.3);
});

test.each([
  ['How Kestrel Air cut support tickets', 'Kestrel'],
  ['Merry Christmas from the Petersons', 'Merry'],
  ['Sunday roast at The Fox & Hound', 'Fox'],
  ['Sunday roast at The Fox & Hound', '&'],
])('%s: a name is kept together after %s', (text, word) => {
  expect(after(text, word)).toBeGreaterThan(0.2);
});

test('the capitals of a headline in title case bind little', () => {
  expect(after('How To Grow Your Small Business', 'Grow')).toBeLessThan(0.1);
});

test('a line ends before a small word rather than after it, and at the end of the text for nothing', () => {
  expect(after('Christmas from the Petersons', 'from')).toBeGreaterThan(
    after('Christmas from the Petersons', 'Christmas'),
  );
  expect(bondAfter(['one'], 0)).toBe(0);
});

test('short items in a row are parted behind their dots', () => {
  const text = 'Tomato soup 6 · Ham quiche 8';
  expect(after(text, '·')).toBe(0);
  expect(after(text, 'Ham')).toBeGreaterThan(0.1);
  expect(after(text, '6')).toBe(GLUED);
});

test('units and times are glued, a month is not a unit', () => {
  expect(after('about 19:00 Uhr today', '19:00')).toBe(GLUED);
  expect(after('from 5 pm on', '5')).toBe(GLUED);
  expect(after('on 3 May in', '3')).toBeLessThan(GLUED);
});

test.each([
  ['Office closed 24 December - 2 January', '-'],
  ['Open Mon – Fri', '–'],
  ['Blood drive 9am - 3pm', '-'],
  ['Geöffnet 9 – 18 Uhr', '–'],
])('%s stays together around its dash', (text, dash) => {
  expect(after(text, dash)).toBeGreaterThan(0.5);
});

test('a dash between two thoughts is a place to end a line', () => {
  expect(after('Anna Keller – copywriter in Berlin', '–')).toBe(0);
});

test('a day of the week stays with its hours', () => {
  const week = 'Mon-Fri 8am-6pm, Sat 9am-2pm, Sunday closed';
  expect(after(week, 'Sat')).toBeGreaterThan(0.5);
  expect(after(week, 'Mon-Fri')).toBeGreaterThan(0.5);
});

test('a sum keeps its currency, and lets go of what follows', () => {
  expect(after('Bereits 12.480 € gesammelt', '12.480')).toBe(GLUED);
  expect(after('Bereits 12.480 € gesammelt', '€')).toBeLessThan(GLUED);
  expect(after('only $ 20 today', '$')).toBe(GLUED);
});
