import { describe, expect, test } from 'vitest';
import { readList } from './lists.ts';

describe('readList', () => {
  test('reads numbers that count from one, whatever the items hold', () => {
    expect(readList('Sleep well. 1. No screens after 9 2. Keep cool 3. Same time daily')).toEqual({
      heading: 'Sleep well',
      items: ['No screens after 9', 'Keep cool', 'Same time daily'],
      sure: true,
    });
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

  test('a sentence with commas is none', () => {
    expect(readList('Simple, fast, modern')).toBeUndefined();
    expect(
      readList('Why we moved: the long story of a small team, a big monolith, and two years of work'),
    ).toBeUndefined();
    expect(readList('At 9: coffee')).toBeUndefined();
  });
});
