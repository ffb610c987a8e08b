import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../reading/language.ts';
import { findQuotes } from '../../reading/quotes.ts';
import { readText } from '../../reading/reading.ts';
import { findSigns } from '../../request/signs.ts';
import { extractDepictedText } from './extract-depicted-text.ts';

const CARD = { told: false, gathers: false };
const depicted = (prompt: string, card = CARD): string | undefined => {
  const { masked } = findQuotes(prompt);
  const language = detectLanguage(prompt);
  return extractDepictedText(masked, language, findSigns(readText(masked), language), card)
    ?.depicted.text.replace(/[\s,]+/g, ' ')
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
    ['poster "Hello", a bear in a party hat', 'a bear in a party hat'],
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
    const found = extractDepictedText(masked, 'en', findSigns(readText(masked), 'en'), CARD);
    expect(found?.depicted.text).toHaveLength(masked.length);
    expect(found?.depicted.text.indexOf('fox')).toBe(masked.indexOf('fox'));
    expect(found?.rest).toHaveLength(masked.length);
    expect(found?.rest).not.toContain('fox');
    expect(found?.rest).toContain('Poster');
  });

  test.each([
    [
      'poster for a bike race through the mountains, "Tour of the Peaks"',
      'for a bike race through the mountains',
    ],
    ['flyer for a beach cleanup, "Leave only footprints"', 'beach'],
    ['Flyer für ein Konzert im Park, "Sommerklänge"', 'für ein Konzert im Park'],
    [
      'affiche de festival : un groupe de musique sur scène, "Nuit du Rock"',
      'un groupe de musique sur scène',
    ],
    ['poster for a conference in Lisbon, "Web Days"', undefined],
    ['Poster für ein Treffen in Berlin, "Netztage"', undefined],
  ])('is the place where people gather: %s', (prompt, picture) => {
    expect(depicted(prompt, { told: false, gathers: true })).toBe(picture);
  });

  test.each([
    ['thumbnail: a rocket over the sea, text "We finally shipped"', 'a rocket over the sea'],
    ['job post, eine Katze auf dem Sofa, "Join us"', 'eine Katze auf dem Sofa'],
    ['hiring poster, laptop, rocket, "Join us"', undefined],
  ])('is on a card that is told only what leads with a thing: %s', (prompt, picture) => {
    expect(depicted(prompt, { told: true, gathers: false })).toBe(picture);
  });
});
