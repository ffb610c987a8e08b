import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { findColourCodes, orderColours, schemeOfBackground } from '../colours.ts';
import { parsePrompt } from '../parse-prompt.ts';

const colours = (prompt: string): string[] => parsePrompt(prompt).colors;

describe('colours', () => {
  test('codes are read, tags and numbers are not', () => {
    expect(findColourCodes('#FFF #1a2B3c rgb(1, 2, 300) #42 #cat #abcd').map(({ value }) => value)).toEqual([
      '#ffffff',
      '#1a2b3c',
      '#0102ff',
    ]);
  });

  test('those without a hue go to the end', () => {
    expect(orderColours(['#000000', '#ff0000', '#ffffff', '#ff0000'])).toEqual([
      '#ff0000',
      '#000000',
      '#ffffff',
    ]);
  });

  test('a dark background makes a dark card, a middling one neither', () => {
    expect([
      schemeOfBackground('#1b2f5e'),
      schemeOfBackground('#fff8e7'),
      schemeOfBackground('#2f9e5b'),
    ]).toEqual(['dark', 'light', undefined]);
  });

  test('a negated colour is not asked for', () => {
    expect(colours('card about tea, no red but green')).not.toContain('#d92d2a');
    expect(colours('Karte über Tee, ohne Rot, blau')).toEqual(['#2563eb']);
  });

  test('a shade is one colour and no scheme', () => {
    const request = parsePrompt('card about tea, light green accents');
    expect(request.colors).toHaveLength(1);
    expect(request.scheme).toBeUndefined();
  });

  test.each([
    ['card about tea, yellow background', '#f5c518'],
    ['Karte über Tee, gelber Hintergrund', '#f5c518'],
    ['tarjeta sobre el té, fondo amarillo', '#f5c518'],
    ['card about tea, green on black', '#14171c'],
    ['card about tea, black with neon yellow', '#14171c'],
    ['card about tea, red and yellow', undefined],
    ['card about tea, dark blue with gold', '#1b2f5e'],
  ])('a background is told from the colours on it: %s', (prompt, ground) => {
    expect(parsePrompt(prompt).ground).toBe(ground);
  });

  test.each([
    ['card "Hello", Villa Rose, 3 May', []],
    ['card "Hello" at The Blue Door', []],
    ['affiche "Fête", 12 rue des Lilas', []],
    ['Plakat "Sommer", Farben Blau und Gelb', ['#2563eb', '#f5c518']],
  ])('a colour in a name is not asked for: %s', (prompt, colors) => {
    expect(parsePrompt(prompt).colors).toEqual(colors);
  });

  test.each([
    ['poster "Bal", bleu pastel', '#b0d2f3'],
    ['Karte "Hallo", hellgrün', '#b9e2bf'],
    ['poster "Go" in neon yellow', '#f0ff1f'],
    ['卡片“你好”,浅蓝色', '#b0d2f3'],
    ['cartão "Oi", azul claro', '#b0d2f3'],
  ])('a colour with its tone is one colour: %s', (prompt, color) => {
    expect(parsePrompt(prompt)).toMatchObject({ colors: [color], moods: [] });
  });

  test('a mood before a colour is no shade of it', () => {
    expect(parsePrompt('poster of a jazz night, moody purple')).toMatchObject({
      scheme: 'dark',
      colors: ['#7c3aed'],
    });
  });

  test('of dark and light the first wins, and the prompt is told', () => {
    const request = parsePrompt('card about tea, light and dark background');
    expect(request.scheme).toBe('light');
    expect(messagesOf(request.warnings).join()).toContain('both dark and light');
  });
});

describe.each([
  ['de', 'Plakat „Tee“, dunkel, grün, elegant'],
  ['fr', 'Affiche « Thé », sombre, vert, élégant'],
  ['es', 'Cartel «Té», oscuro, verde, elegante'],
  ['pt', 'Cartaz "Chá", escuro, verde, elegante'],
  ['it', 'Locandina "Tè", scuro, verde, elegante'],
  ['nl', 'Affiche "Thee", donker, groen, elegant'],
  ['ru', 'Постер «Чай», тёмный, зелёный, элегантный'],
  ['zh', '海报《茶》，深色，绿色，优雅'],
  ['ja', 'ポスター「茶」、ダーク、緑色、エレガント'],
  ['ko', '포스터 "차", 어두운, 초록, 우아한'],
  ['ar', 'ملصق «شاي»، داكن، أخضر، أنيق'],
  ['hi', 'पोस्टर "चाय", गहरा, हरा, सुरुचिपूर्ण'],
])('in %s', (_, prompt) => {
  test('scheme, colour, mood and quotation are understood', () => {
    const request = parsePrompt(prompt);
    expect({
      scheme: request.scheme,
      colors: request.colors,
      moods: request.moods,
      quotes: request.quotes.length,
    }).toEqual({
      scheme: 'dark',
      colors: ['#2f9e5b'],
      moods: ['elegant'],
      quotes: 1,
    });
  });
});

test('what a card is for is not asked for on it', () => {
  expect(parsePrompt('thumbnail for a youtube video called "Up at five"').warnings).toEqual([]);
  expect(parsePrompt('Thumbnail für mein Video "Hallo"').warnings).toEqual([]);
  expect(messagesOf(parsePrompt('card with my photo, "Hello"').warnings).join()).toContain('my photo');
});

test('a place or thing of a picture is no manner of drawing, though it is called like one', () => {
  const styles = (prompt: string) => parsePrompt(prompt).styles?.map(({ style }) => style);
  expect(styles('a rainbow over a green valley with sheep')).toBeUndefined();
  expect(styles('airport terminal with a family waiting')).toBeUndefined();
  expect(styles('a watercolor of a fox in a forest')).toEqual(['watercolor']);
});
