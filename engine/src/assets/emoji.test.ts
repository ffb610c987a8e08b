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

test('every three hundredth emoji of the set is found by its sequence', async () => {
  const chars = createRequire(import.meta.url).resolve('@iconify-json/noto/chars.json');
  const sequences = Object.keys(JSON.parse(readFileSync(chars, 'utf8')));
  for (const sequence of sequences.filter((_, index) => index % 300 === 0)) {
    const text = String.fromCodePoint(...sequence.split('-').map((hex) => Number.parseInt(hex, 16)));
    expect(await emoji.find(text), sequence).toContain('</svg>');
  }
});

test('an emoji that no set has is not found', async () => {
  for (const none of ['🇿🇿', '🇽🇽', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0078}\u{e0078}\u{e0078}\u{e007f}'])
    expect(await emoji.find(none)).toBeUndefined();
});

test('flags of countries, and of parts of one, have a picture', async () => {
  const flags = Array.from(
    'AD BR CD DE EH FJ GB HK IN JP KE LK MX NP OM PS QA RW SE TW US VN WS XK YE ZA'.split(' '),
    (code) =>
      Array.from(code, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x1f1a5)).join(''),
  );
  const without: string[] = [];
  for (const flag of [...flags, '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿']) if (!(await emoji.find(flag))) without.push(flag);
  expect(without).toEqual([]);
});
