import { describe, expect, test } from 'vitest';
import { depictedText } from './depicted-text.ts';
import { detectLanguage } from './language.ts';
import { findQuotes } from './quotes.ts';
import { readText } from './reading.ts';
import { findSigns } from './signs.ts';

const depicted = (prompt: string): string | undefined => {
  const { masked } = findQuotes(prompt);
  const language = detectLanguage(prompt);
  return depictedText(masked, language, findSigns(readText(masked), language))
    ?.text.replace(/[\s,]+/g, ' ')
    .trim();
};

describe('what a prompt with quoted words depicts', () => {
  test.each([
    [
      'movie poster "LAST TRAIN NORTH" a train in the snow at night, tagline: "Nobody gets off."',
      'a train in the snow at night',
    ],
    ['Plakat für ein Weihnachtskonzert: Kirche im Schnee, Titel „Stille Nacht“', 'Kirche im Schnee'],
    ['halloween flyer, haunted house, bats, full moon, "Spooky Night"', 'haunted house bats full moon'],
    ['album cover, a lonely palm tree at sunset, artist name "Velvet Tide"', 'a lonely palm tree at sunset'],
    ['banner for a pet shop with a dog and a cat, text "Everything they love"', 'with a dog and a cat'],
    [
      'Couverture de livre « Le chat qui lisait » avec un chat devant une fenêtre',
      'avec un chat devant une fenêtre',
    ],
  ])('%s', (prompt, picture) => {
    expect(depicted(prompt)).toBe(picture);
  });

  test.each([
    'Blog post image for "Why we moved back to a monolith"',
    'Gift card, "A little something for you", value $50, bookshop Paper Lantern',
    'Cafe menu board: Espresso 2.50, Flat white 3.20, title "Today\'s menu", chalkboard style',
    'Webinar. Title: "Scaling Postgres". Speaker: Amara Okafor, Principal Engineer at Finchly',
    'Instagram post "SUMMER SALE" big, "up to 30% off all boards" smaller, coral and turquoise',
    'Meetup, topic "Type hints in anger", 6:30pm at The Foundry, free pizza',
    '«Ёжик в тумане», обложка книги',
  ])('is nothing in words about the card itself: %s', (prompt) => {
    expect(depicted(prompt)).toBeUndefined();
  });

  test('keeps the offsets of what it keeps', () => {
    const prompt = 'Poster "Wild", a fox in the forest';
    const { masked } = findQuotes(prompt);
    const text = depictedText(masked, 'en', findSigns(readText(masked), 'en'))?.text ?? '';
    expect(text).toHaveLength(masked.length);
    expect(text.indexOf('fox')).toBe(masked.indexOf('fox'));
  });
});
