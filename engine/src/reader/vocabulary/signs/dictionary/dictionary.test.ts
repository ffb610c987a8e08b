import { describe, expect, test } from 'vitest';
import { translated } from './dictionary.ts';

describe('a dictionary', () => {
  test('adds its words to every entry that has the headword, behind those that are there', () => {
    const dictionary = new Map([['fox', { de: 'reineke', sv: 'räv' }]]);
    const [fox, owl] = translated(
      [
        { value: 1, terms: { en: 'vixen, fox', de: 'fuchs' } },
        { value: 2, terms: { en: 'owl' } },
      ],
      dictionary,
    );
    expect(fox?.terms).toEqual({ en: 'vixen, fox', de: 'fuchs, reineke', sv: 'räv' });
    expect(owl?.terms).toEqual({ en: 'owl' });
  });
});
