import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const pick = (...items: string[]) => fc.constantFrom(...items);

describe('a house and its offer', () => {
  const houses = pick('yoga studio', 'barber shop', 'bakery', 'gym', 'pizzeria');
  const offers = pick(
    'free first class',
    'second coffee half price',
    'buy one get one',
    'free bread with soup',
  );
  const heads = pick('story for a ', 'poster for our ', 'flyer for ');

  test('the offer is the title, the house the line above it', () => {
    fc.assert(
      fc.property(heads, houses, offers, (head, house, offer) => {
        const { copy } = parsePrompt(`${head}${house}: ${offer}, every Tuesday`);
        expect(copy.title.toLowerCase()).toBe(offer);
        expect(copy.eyebrow?.toLowerCase()).toContain(house);
        expect(copy.date).toBe('Every Tuesday');
      }),
    );
  });

  test('what it costs to come is no offer', () => {
    for (const beside of ['free entry', 'free admission', 'free parking'])
      expect(parsePrompt(`poster for our bakery, ${beside}, every Tuesday`).copy.title).toBe('Bakery');
  });

  test('a house with a name of its own stays the title', () => {
    expect(parsePrompt('poster: Café Luna, free cake with coffee, open daily').copy.title).toBe('Café Luna');
  });
});

test.each([
  ['Black Friday: 50% off everything', 'OFF EVERYTHING'],
  ['Saldi: 50% di sconto su tutto', 'di sconto su tutto'],
])('%s keeps what the figure is on beside it', (prompt, suffix) => {
  expect(parsePrompt(prompt).copy.metric?.suffix).toBe(suffix);
});
