import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitHeadline } from './headline.ts';

describe('a bare headline', () => {
  test.each([
    ['v3.2.0 is out — faster builds, and a new API', 'v3.2.0 is out', 'Faster builds, and a new API'],
    ['दिवाली की शुभकामनाएँ – शर्मा परिवार की ओर से', 'दिवाली की शुभकामनाएँ', 'शर्मा परिवार की ओर से'],
    ['we just hit a million downloads!! thank you', 'We just hit a million downloads!!', 'Thank you'],
    ['Dog found, brown poodle, call 555-0100', 'Dog found', 'Brown poodle · Call 555-0100'],
  ])('parts its claim from what is added: %s', (words, title, subtitle) => {
    expect(splitHeadline(words)).toEqual({ title, subtitle });
  });

  test.each(['Rust: the good parts', 'Simple, fast, modern', 'Less is more. Really', 'Why not? Because'])(
    'of one thought stays whole: %s',
    (words) => expect(splitHeadline(words)).toEqual({ title: words }),
  );

  test('keeps every word, in order', () => {
    const word = fc.constantFrom('river', 'lamp', 'seven', 'stone', 'Oslo');
    const part = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(part, part, fc.constantFrom(' — ', ' - ', ': ', '. ', ', '), (before, after, gap) => {
        const { title, subtitle = '' } = splitHeadline(before + gap + after);
        const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
        expect(letters(title + subtitle)).toBe(letters(before + after));
      }),
    );
  });
});
