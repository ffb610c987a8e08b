import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { polish, polishNamed, sentenceCase, shorten, tidy, titleCase } from './title.ts';

describe('casing', () => {
  test('leaves words with a shape of their own', () => {
    expect(
      ['iPhone sale', 'npm.js', 'hello', 'élan', 'привет', '48 hours', 'როგორ'].map(sentenceCase),
    ).toEqual(['iPhone sale', 'npm.js', 'Hello', 'Élan', 'Привет', '48 hours', 'როგორ']);
    expect(titleCase('the first program of NASA')).toBe('The First Program of NASA');
  });
});

test('polish takes off the article and loose punctuation', () => {
  expect(polish(' – a jazz night: ')).toBe('Jazz night');
  expect(polish('eine Nacht.')).toBe('Nacht');
});

test('tidy keeps ! and ?, ellipses and abbreviations', () => {
  expect(['Go!', 'Why?', 'Wait...', 'Acme Inc.', 'Done.'].map(tidy)).toEqual([
    'Go!',
    'Why?',
    'Wait...',
    'Acme Inc.',
    'Done',
  ]);
});

describe('shorten', () => {
  test('cuts at a clause, else at a word', () => {
    expect(shorten('We moved to Rust, and nobody noticed for a year', 30)).toBe('We moved to Rust');
    expect(shorten('Supercalifragilistic words without any break', 30)).toBe('Supercalifragilistic words…');
  });

  test('never passes the limit and never breaks a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 10, max: 150 }),
        (text, limit) => {
          const short = shorten(text, limit);
          expect(short.length).toBeLessThanOrEqual(Math.max(limit, 1));
          expect(short.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

test('polishNamed keeps the article of a name, and takes that of a request', () => {
  expect(polishNamed('a day in the life of a nurse')).toBe('A day in the life of a nurse');
  expect(polishNamed('une journée à Lyon')).toBe('Une journée à Lyon');
  expect(polishNamed('a bake sale in the park')).toBe('Bake sale in the park');
});
