import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteSpoken } from './spoken-words.ts';

describe('words that a prompt only leads to', () => {
  test.each([
    ['web banner, a red bicycle against a wall, reads Ride Into Spring', 'Ride Into Spring'],
    ['poster with a lighthouse at night, text Keep The Light On', 'Keep The Light On'],
    ['Banner mit einer Gießkanne, mit dem Text Grüner Daumen', 'Grüner Daumen'],
    ['affiche avec un chat sur un toit, qui dit Minuit à Paris', 'Minuit à Paris'],
    ['cartel con un faro, que dice Noche de Faros, 3 de mayo', 'Noche de Faros'],
    ['birthday card with a puppy saying Happy Birthday Lena', 'Happy Birthday Lena'],
  ])('are the title: %s', (prompt, title) => {
    expect(parsePrompt(prompt).copy.title).toBe(title);
  });

  test.each([
    'a girl on a sofa, reads Animal Farm',
    'poster of a girl who reads Animal Farm',
    'flyer, says "Green Thumb" and the rest',
    'card saying Happy Birthday Lena in gold letters',
    'poster: our chef, says Good Food',
  ])('stay as they are where somebody reads, or more is said: %s', (prompt) => {
    expect(quoteSpoken(prompt, 'en')).toBe(prompt);
  });
});
