import { readFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import { expect, test } from 'vitest';
import { FONT_FAMILIES } from './font-catalogue.ts';
import { createFontLibrary } from './font-library.ts';

const points = (text: string) => new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));

test('every installed font is in the catalogue, and every family of it is installed', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const installed = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'));
  expect([...FONT_FAMILIES.values()].map((family) => family.package).sort()).toEqual(installed.sort());
});

test('every family loads and draws the letters it is named for', async () => {
  const fonts = createFontLibrary(new Renderer());
  for (const name of FONT_FAMILIES.keys()) {
    await fonts.load(name, points('A'));
    // The symbol fonts are the only ones without letters to speak of.
    if (!/Symbols|Math/.test(name)) expect(fonts.covers(name, 'A'), name).toBe(true);
  }
});

test('a family covers what its fonts have, not what its style sheet promises', async () => {
  const fonts = createFontLibrary(new Renderer());
  await fonts.load('Lilita One', points('A'));
  // U+2016 lies inside `U+2000-206F`, which the style sheet gives to the Latin subset.
  expect(fonts.covers('Lilita One', '‖')).toBe(false);
  expect(fonts.covers('Lilita One', '…')).toBe(true);
});

test('of a large family only the slices that a text needs are registered', async () => {
  const renderer = new Renderer();
  let registered = 0;
  const fonts = createFontLibrary({
    registerFont: (font) => {
      registered++;
      return renderer.registerFont(font);
    },
  });
  await fonts.load('Noto Sans JP', points('日本'));
  expect(registered).toBeLessThan(10);
  expect(fonts.covers('Noto Sans JP', '日')).toBe(true);
});

test('a font is registered once, however many texts wait for it', async () => {
  const registered: string[] = [];
  const fonts = createFontLibrary({
    registerFont: async (font) => {
      registered.push(JSON.stringify([font.name, font.unicodeRange]));
    },
  });
  await Promise.all(['漢', '字', '漢字', 'カナ'].map((text) => fonts.load('Noto Sans JP', points(text))));
  expect(new Set(registered).size).toBe(registered.length);
});

test('an unknown family is refused by name', async () => {
  await expect(createFontLibrary(new Renderer()).load('Comic Sans', points('A'))).rejects.toThrow(
    'Comic Sans',
  );
});
