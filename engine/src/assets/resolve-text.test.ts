import { Renderer } from '@takumi-rs/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEmojiLibrary } from './emoji.ts';
import { createFontLibrary } from './font-library.ts';
import { splitLine } from './line-pieces.ts';
import { createTextResolver, withOpticalSize } from './resolve-text.ts';
import type { TextStyle } from './text-style.ts';

const fonts = createFontLibrary(new Renderer());
const resolver = createTextResolver(fonts, createEmojiLibrary());
const style: TextStyle = { family: 'Inter', weight: 700, lineHeight: 1 };
const resolve = (text: string, family = 'Inter') => resolver.resolve(text, { ...style, family });

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

test('every grapheme cluster of a resolved text has its glyphs in one file of one of its families', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 })),
      fc.constantFrom('Inter', 'Fraunces', 'Anton'),
      async (text, family) => {
        const { text: drawn, families } = await resolve(text, family);
        const letters = splitLine(drawn).filter(({ kind }) => kind !== 'emoji');
        for (const { segment } of graphemes.segment(letters.map((piece) => piece.text).join(''))) {
          if (/[\s\u200b]/.test(segment)) continue;
          const covered = families.some((name) => fonts.covers(name, segment));
          expect(covered, JSON.stringify(segment)).toBe(true);
        }
      },
    ),
  );
});

test.each([
  ['Dobrý den, Łódź, Ångström, İstanbul, Þór, Malmö, naïve, Győr, Rīga, Ķekava, Ħal', 'Inter'],
  ['Tiếng Việt: đường phố, Nguyễn', 'Inter'],
  ['Привет, Київ, Ђурђевдан, Ґрунт', 'Inter'],
  ['مرحبا بالعالم، پچگژ', 'Noto Sans Arabic'],
  ['नमस्ते दुनिया', 'Noto Sans Devanagari'],
  ['สวัสดีชาวโลก', 'Noto Sans Thai'],
  ['こんにちは世界、髙﨑', 'Noto Sans JP'],
  ['你好，世界！这里', 'Noto Sans SC'],
  ['你好，世界！這裡', 'Noto Sans TC'],
  ['안녕하세요 세계', 'Noto Sans KR'],
])('%s is drawn whole, in %s', async (text, family) => {
  const resolved = await resolve(text);
  expect(resolved.missing).toEqual([]);
  expect(resolved.text).toBe(text.normalize('NFC'));
  expect(resolved.families[0]).toBe(family);
});

test.each([
  ['Yoruba', 'm̀ ń ẹ̀ ọ́'],
  ['Dutch', 'blíj́f'],
  ['IPA', 'ə̃ ɔ̃ ɑ̃'],
  ['Russian', 'за́мок и замо́к'],
])('letters with marks are drawn whole in a font that places the marks: %s', async (_, text) => {
  const { missing, text: drawn, families } = await resolve(text);
  expect(missing).toEqual([]);
  expect(drawn).toBe(text.normalize('NFC'));
  expect(families).toEqual(['Noto Sans']);
});

test('a mark that no font places on its letter is left out and reported, and the letter stays', async () => {
  expect(await resolve('ta x̤a, e\u030d')).toMatchObject({ text: 'ta xa, e', missing: ['x̤', 'e\u030d'] });
});

test('a word is never patched together from two fonts', async () => {
  // Outfit has no ế and no Cyrillic.
  expect((await resolve('Tiếng Việt', 'Outfit')).families).not.toContain('Outfit');
  expect((await resolve('Привет', 'Fraunces')).families[0]).toBe('Playfair Display');
  expect((await resolve('Hello', 'Outfit')).families).toEqual(['Outfit']);
});

test('a Latin name in a Latin title keeps its font beside another script', async () => {
  expect((await resolve('Learn 日本語 with Postgres', 'Fraunces')).families).toEqual([
    'Fraunces',
    'Noto Sans JP',
  ]);
});

test('symbols come from a font that has them', async () => {
  const { missing, text } = await resolve('a → b ∑ ⌘ ☃ ♫ ✓ ½ № ₿ ฿ ﷽');
  expect(missing).toEqual([]);
  expect(text).toContain('⌘');
});

test('what no font has is replaced by a plainer form or left out, and reported', async () => {
  expect(await resolve('Oracle 𓀀 bone')).toMatchObject({ text: 'Oracle bone', missing: ['𓀀'] });
  expect(await resolve('🇿🇿 Berlin')).toMatchObject({ text: 'ZZ Berlin', missing: ['🇿🇿'] });
  expect(await resolve('ᄒᆞᆫ글')).toMatchObject({ text: '글', missing: ['ᄒᆞᆫ'] });
  expect(await resolve('𰻝𰻝麺')).toMatchObject({ text: '麺', missing: ['𰻝'] });
  expect(await resolve('What‽')).toMatchObject({ text: 'What?!', missing: ['‽'] });
  expect(await resolve('⅔ done')).toMatchObject({ text: '2⁄3 done', missing: ['⅔'] });
});

test('a static display font lends its weight to what stands in for it', async () => {
  const anton = await resolver.resolve('日本', { ...style, family: 'Anton', weight: 400 });
  expect(anton.weight).toBe(800);
  const serif = await resolver.resolve('日本', { ...style, family: 'Instrument Serif', weight: 800 });
  expect(serif.weight).toBe(400);
});

test('the optical size is fixed, so that widths grow in proportion', () => {
  const fraunces = { ...style, family: 'Fraunces' };
  expect(withOpticalSize(fraunces, 500).variation).toBe('"opsz" 144');
  expect(withOpticalSize({ ...fraunces, variation: '"opsz" 20' }, 90).variation).toBe('"opsz" 20');
  expect(withOpticalSize({ ...style, family: 'Archivo', variation: '"wdth" 112' }, 90).variation).toBe(
    '"wdth" 112',
  );
});

test.each([
  ['Kış İndirimi', 1.22],
  ['Über alles', 1.04],
  ['Winter sale', 1],
  ['élan et gaieté', 1],
])(
  'the lines of %s lie so far apart that marks over capitals meet nothing above',
  async (text, lineHeight) => {
    expect((await resolve(text)).lineHeight).toBe(lineHeight);
  },
);

test.each([
  ['ja', 'Noto Sans JP'],
  ['ko', 'Noto Sans KR'],
  ['zh-Hant', 'Noto Sans TC'],
  ['zh-Hans', 'Noto Sans SC'],
])('characters that languages share take the forms of %s', async (language, family) => {
  expect((await resolver.resolve('直角骨刃海', { ...style, language })).families[0]).toBe(family);
});

test('Urdu is written in Nastaliq, by language or by its letters, and Persian and Arabic are not', async () => {
  const familyOf = async (text: string, language?: string) =>
    (await resolver.resolve(text, { ...style, ...(language ? { language } : {}) })).families[0];
  expect(await familyOf('سلام', 'ur')).toBe('Noto Nastaliq Urdu');
  expect(await familyOf('پیدا ہوئے ہیں')).toBe('Noto Nastaliq Urdu');
  expect(await familyOf('سلام')).toBe('Noto Sans Arabic');
  expect(await familyOf('می‌خواهم', 'fa')).toBe('Noto Sans Arabic');
});
