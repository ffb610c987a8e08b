import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { readList } from './lists.ts';

describe('readList', () => {
  test('reads numbers that count from one, whatever the items hold', () => {
    expect(readList('Sleep well. 1. No screens after 9 2. Keep cool 3. Same time daily')).toEqual({
      heading: 'Sleep well',
      items: ['No screens after 9', 'Keep cool', 'Same time daily'],
      sure: true,
      numbered: true,
    });
  });

  test('takes bare figures for prices on a menu alone', () => {
    expect(readList('soup 5, latte 4.5', { menu: true })?.items).toEqual(['soup 5', 'latte 4.5']);
    expect(readList('cut 20, shave 15, Barber Lane', { menu: true })).toMatchObject({
      items: ['cut 20', 'shave 15'],
      owner: 'Barber Lane',
    });
    expect(readList('soup 5, latte 4.5')).toBeUndefined();
    expect(readList('soup of the day, bread', { menu: true })).toBeUndefined();
  });

  test('reads lines with bullets', () => {
    expect(readList('Packing list\n- tent\n- stove')).toEqual({
      heading: 'Packing list',
      items: ['tent', 'stove'],
      sure: true,
    });
  });

  test('reads short words behind a colon, and prices without one', () => {
    expect(readList('Menu: soup, bread, pie')?.items).toEqual(['soup', 'bread', 'pie']);
    expect(readList('Soup 4.50, Bread 2.00')).toEqual({
      heading: '',
      items: ['Soup 4.50', 'Bread 2.00'],
      sure: true,
    });
    expect(readList('メニュー：コーヒー 400円、紅茶 450円')?.items).toEqual(['コーヒー 400円', '紅茶 450円']);
  });

  test('a name behind the last price is no item but whose list it is', () => {
    expect(readList('Menu: Soup £5, Salad £8, Pie £6, The Old Mill')).toEqual({
      heading: 'Menu',
      items: ['Soup £5', 'Salad £8', 'Pie £6'],
      owner: 'The Old Mill',
      sure: true,
    });
    expect(readList('Menu: Soup £5, Salad £8, bread is free')?.items).toHaveLength(3);
  });

  test('an hour at the head of every item makes a list', () => {
    expect(readList('Offsite: 9:00 Welcome, 9:30 Roadmap, 13:00 Lunch')).toEqual({
      heading: 'Offsite',
      items: ['9:00 Welcome', '9:30 Roadmap', '13:00 Lunch'],
      sure: true,
    });
    expect(readList('12 June, 9:00 Welcome, 13:00 Lunch')).toBeUndefined();
  });

  test('a day at the head of every item makes a list', () => {
    expect(readList('Classes: Mon 6pm spin, Tue 7pm yoga, Thu 6pm hiit')?.items).toEqual([
      'Mon 6pm spin',
      'Tue 7pm yoga',
      'Thu 6pm hiit',
    ]);
    expect(readList('Kurse: Montag 18 Uhr Yoga, Mittwoch Pilates, Freitag Zumba')?.sure).toBe(true);
    expect(readList('open mon 8-18, tue 9-14, sat 9-12')?.sure).not.toBe(true);
  });

  test('a sentence with commas is none', () => {
    expect(readList('Simple, fast, modern')).toBeUndefined();
    expect(
      readList('Why we moved: the long story of a small team, a big monolith, and two years of work'),
    ).toBeUndefined();
    expect(readList('At 9: coffee')).toBeUndefined();
  });
});

test('beside one true price every item that ends in a figure costs it', () => {
  expect(readList('Menu: carrot soup 5.50, lamb stew 14, apple pie 6')?.items).toHaveLength(3);
  expect(readList('News: faster sync, version 14, apple 6')?.sure).not.toBe(true);
});

test('the full stop behind the last price is none of it', () => {
  expect(readList('Prices: haircut £20, beard £12, shave £15.')?.items.at(-1)).toBe('shave £15');
});

test.each([
  ['Changelog v3: - faster search - dark mode - 14 fixes', ['faster search', 'dark mode', '14 fixes']],
  ['To do: • call the bank • water plants • book train', ['call the bank', 'water plants', 'book train']],
  ['Packliste: Schlafsack; Regenjacke; Zahnbürste', ['Schlafsack', 'Regenjacke', 'Zahnbürste']],
])('bullets and semicolons behind a colon part a list: %s', (words, items) => {
  expect(readList(words)?.items).toEqual(items);
});

test.each(['Berlin - Paris - London', 'gym poster: no pain - no gain'])(
  'dashes alone part none: %s',
  (words) => {
    expect(readList(words)).toBeUndefined();
  },
);

test.each([
  ["price list: manicure $25, pedicure $35, gel removal $10. title Rosie's Nails", "Rosie's Nails", 3],
  ['Preisliste: Damen 45 €, Herren 28 €, Kinder 18 €. Titel Salon Anna', 'Salon Anna', 3],
  ['liste de prix: coupe 30 €, couleur 55 €, brushing 25 €. titre Chez Nadia', 'Chez Nadia', 3],
  ['прайс-лист: стрижка 800 ₽, укладка 600 ₽. заголовок Салон Лилия', 'Салон Лилия', 2],
  ['shopping list: milk, eggs, bread. title Sunday Shopping', 'Sunday Shopping', 3],
])('%s: a full stop ends the list, and the label leads to the title', (prompt, title, count) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.title).toBe(title);
  expect(copy.lines).toHaveLength(count);
});

test.each([
  'house rules poster: 1. Shoes off 2. Be kind 3. Have fun. Villa Rosa',
  'Hausordnung: 1. Schuhe aus 2. Nett sein 3. Spaß haben. Villa Rosa',
  'règles de la maison : 1. Sans chaussures 2. Être gentil 3. Rire. Villa Rosa',
])('%s: what is counted keeps its numbers, and who says it is no part of the last', (prompt) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.lines?.map((line) => line.slice(0, 3))).toEqual(['1. ', '2. ', '3. ']);
  expect(copy.lines?.at(-1)).not.toContain('Villa');
  expect(JSON.stringify(copy)).toContain('Villa Rosa');
});
