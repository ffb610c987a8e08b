import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createEmojiLibrary, isEmoji, splitEmoji } from './emoji.ts';

const emoji = createEmojiLibrary();

test('emoji are told from text by their own default and by selectors', () => {
  for (const text of ['🚀', '👩🏽‍💻', '🇩🇪', '❤️', '1️⃣', '☀️', '🏴‍☠️', '✨'])
    expect(isEmoji(text), text).toBe(true);
  for (const text of ['1', '#', '©', '→', '❤︎', '☀', 'A', '日', '™']) expect(isEmoji(text), text).toBe(false);
});

test('a text is cut around each emoji and nowhere else', () => {
  expect(splitEmoji('Go 🚀👍🏿 1️⃣!').map(({ text }) => text)).toEqual(['Go ', '🚀', '👍🏿', ' ', '1️⃣', '!']);
  expect(splitEmoji('')).toEqual([]);
  expect(splitEmoji('plain')).toEqual([{ text: 'plain', emoji: false }]);
});

test.each(['🚀', '👩🏽‍💻', '❤️', '1️⃣', '🏳️‍🌈', '👨‍👩‍👧‍👦', '👍🏿', '🫠'])('%s has a picture', async (text) => {
  expect(await emoji.find(text)).toMatch(/^<svg .*<path.*<\/svg>$/s);
});

test('every hundredth emoji of the set is found by its sequence', async () => {
  const chars = createRequire(import.meta.url).resolve('@iconify-json/noto/chars.json');
  const sequences = Object.keys(JSON.parse(readFileSync(chars, 'utf8')));
  for (const sequence of sequences.filter((_, index) => index % 100 === 0)) {
    const text = String.fromCodePoint(...sequence.split('-').map((hex) => Number.parseInt(hex, 16)));
    expect(await emoji.find(text), sequence).toContain('</svg>');
  }
});

test('an emoji that the set lacks is not found', async () => {
  expect(await emoji.find('🇩🇪')).toBeUndefined();
});
