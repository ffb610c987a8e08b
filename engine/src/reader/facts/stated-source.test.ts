import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { partSource } from './stated-source.ts';

describe('where a figure is from', () => {
  test.each([
    [
      '68% of shops sell online. source: Retail Survey 2024',
      '68% of shops sell online',
      'Source: Retail Survey 2024',
    ],
    ['42% der Betriebe suchen, Quelle: Handelskammer', '42% der Betriebe suchen', 'Quelle: Handelskammer'],
    ['Who reads today? Source : Insee 2023.', 'Who reads today?', 'Source : Insee 2023'],
    ['62% work remotely (fuente: INE, 2024)', '62% work remotely', 'Fuente: INE, 2024'],
    ['68%的小商店在线销售，来源：零售调查', '68%的小商店在线销售', '来源：零售调查'],
  ])('stands apart: %s', (words, told, source) => {
    expect(partSource(words)).toEqual({ told, source });
  });

  test.each(['Why open source: what we learned', 'Source: Insee', 'From source to sea'])(
    'is not read in %s',
    (words) => {
      expect(partSource(words)).toBeUndefined();
    },
  );

  test('is a small line of the card', () => {
    const { copy } = parsePrompt('stat card: 68% of small shops now sell online. source: Retail Survey 2024');
    expect(copy).toMatchObject({
      title: 'of small shops now sell online',
      attribution: 'Source: Retail Survey 2024',
    });
  });
});
