import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DRAWN_CHARACTERS, toDrawableText } from './drawable-text.ts';

test('no text keeps control, bidirectional or lonely surrogate characters, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const drawable = toDrawableText(text);
      expect(drawable).not.toMatch(/[\p{Surrogate}\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(drawable).not.toMatch(/[^\P{Cc}\n]/u);
      expect(drawable).not.toMatch(/^\s|\s$|\n\n| {2}/);
      expect(toDrawableText(drawable)).toBe(drawable);
    }),
  );
});

test('what says where a line may end is kept where it can say so, and nowhere else', () => {
  expect(toDrawableText('Donau\u00addampf')).toBe('Donau\u00addampf');
  expect(toDrawableText('\u00adDonau\u00ad dampf 1\u00ad2')).toBe('Donau dampf 12');
  expect(toDrawableText('سـ\u00adلام')).toBe('سـلام');
  expect(toDrawableText('ភាសា\u200bខ្មែរ')).toBe('ភាសា\u200bខ្មែរ');
  expect(toDrawableText('\u200ba \u200b b\u200b\u200b')).toBe('a b');
});

test('an override cannot turn words around', () => {
  expect(toDrawableText('safe\u202Egnp.exe\u2066x\u2069')).toBe('safegnp.exex');
});

test('visible words are left as they are', () => {
  for (const text of ['Ćevapčići & kůň', 'क्षत्रिय', 'می‌خواهم', '👩🏽‍💻 1️⃣ ❤️', '10 000 €', 'a\nb']) {
    expect(toDrawableText(text)).toBe(text.normalize('NFC'));
  }
});

test('stacks of accents are cut to what fits a line', () => {
  expect(toDrawableText(`Z${'\u0308'.repeat(40)}a`).normalize('NFD').length).toBeLessThanOrEqual(4);
});

test('text beyond what a card can show is cut', () => {
  expect(toDrawableText('x'.repeat(1_000_000)).length).toBe(MAX_DRAWN_CHARACTERS);
});
