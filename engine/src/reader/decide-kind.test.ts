import { describe, expect, test } from 'vitest';
import { parsePrompt } from './parse-prompt.ts';

describe('a place alone', () => {
  test.each([
    ['vineyard in Tuscany, evening light', 'vineyard'],
    ['the Great Wall of China at sunrise', 'great-wall'],
    ['une ruelle de Lisbonne', 'old-town'],
    ['eine Marslandschaft', 'mars'],
    ['東京の雨の夜', 'city'],
    ['ein Bauernhof in der Normandie im Nebel', 'farm'],
    ['a rainy night in Tokyo', 'city'],
  ])('is a picture where it is described: %s', (prompt, place) => {
    const request = parsePrompt(prompt);
    expect(request.kind).toBe('picture');
    expect(request.scene?.place).toBe(place);
  });

  test.each([
    'Old Town Road',
    'A market for everyone',
    'Space for Ideas',
    'Farm to Table in Vermont',
    'Three days in Tokyo',
    'Tokyo travel guide',
    '東京マラソン 2026',
  ])('is copy where it is a title: %s', (prompt) => {
    expect(parsePrompt(prompt).kind).not.toBe('picture');
  });
});

describe('a thing alone', () => {
  test.each([
    ['黒猫', 'cat'],
    ['黑猫', 'cat'],
    ['black cat', 'cat'],
    ['gatto nero', 'cat'],
    ['검은 고양이', 'cat'],
    ['قطة سوداء', 'cat'],
    ['Schwarze Katze', 'cat'],
  ])('is a picture where it has a colour: %s', (prompt, noun) => {
    const request = parsePrompt(prompt);
    expect(request.kind).toBe('picture');
    expect(request.scene?.things[0]).toMatchObject({ noun, color: '#14171c' });
  });

  test.each(['Black Pearl', 'Red Dragon', 'Coffee', 'The art of espresso, elegant, brown'])(
    'is copy where it is a name or a title: %s',
    (prompt) => {
      expect(parsePrompt(prompt).kind).not.toBe('picture');
    },
  );
});

describe('a thing that copy means otherwise', () => {
  test.each([
    ['illustration of a throne', 'picture'],
    ['A colourful illustration of an axe', 'picture'],
    ["dessin d'une hache", 'picture'],
    ['Zeichnung einer Puppe', 'picture'],
    ['Scroll to see the throne', 'plain'],
    ['The key to better meetings', 'plain'],
  ])('is drawn where a picture of it is asked for: %s', (prompt, kind) => {
    expect(parsePrompt(prompt).kind).toBe(kind);
  });
});

describe('a place with somebody or something in it', () => {
  test.each([
    ['attic with old trunks and a ray of light', 'attic'],
    ['airport terminal with a family waiting', 'airport'],
    ['museum hall with visitors', 'museum'],
    ['rainy alley with neon signs', 'street'],
    ['busy cafe interior in the morning', 'cafe'],
    ['leere Straße im Nebel', 'street'],
    ['praia deserta ao amanhecer', 'beach'],
    ['пустой пляж зимой', 'beach'],
    ['lago con barche e montagne', 'lake'],
    ['kawiarnia z gośćmi', 'cafe'],
  ])('is a picture: %s', (prompt, place) => {
    const request = parsePrompt(prompt);
    expect(request.kind).toBe('picture');
    expect(request.scene?.place).toBe(place);
  });

  test('is one too where a town is named with an ending', () => {
    expect(parsePrompt("İstanbul Boğazı'nda bir vapur").kind).toBe('picture');
  });

  test.each([
    'Life on the road with two kids',
    'Learning to cook with kids',
    'Kochen mit Kindern',
    'Lezen met kinderen',
    'Curso de fotografia com celular',
    'Library with longer opening hours',
    'Our garden with love',
    'Notre marché avec des clients heureux',
    'Customers love Nimbus',
  ])('is copy where a headline speaks of it: %s', (prompt) => {
    expect(parsePrompt(prompt).kind).not.toBe('picture');
  });
});

describe('what can be joined or learnt', () => {
  test.each([
    'Guitar lessons for adults, first lesson free, tea on the house',
    'Lesung mit Julia Fischer, Buchhandlung am Markt',
    'Cours de piano pour enfants, près de la gare',
  ])('is no picture of what it names: %s', (prompt) => {
    expect(parsePrompt(prompt).kind).not.toBe('picture');
  });

  test('leaves a lesson that is to be seen', () => {
    expect(parsePrompt('a teacher giving a lesson to children under a tree').kind).toBe('picture');
  });
});
