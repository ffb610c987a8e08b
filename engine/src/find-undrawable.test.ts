import { expect, test } from 'vitest';
import { createEngine } from './create-engine.ts';

const engine = await createEngine();
const find = (data: Record<string, string>) =>
  engine.findUndrawable(
    engine.parseCard({
      template: 'og_standard',
      data: new Map(Object.entries(data)),
      width: 1200,
      height: 630,
      format: 'png',
    }),
  );

test('a card whose characters all have a glyph has nothing undrawable', async () => {
  expect(await find({ title: 'Hold fast', description: 'ସମସ୍ତ མི 日本 🎉 m̀' })).toEqual({ texts: [] });
  expect(await find({})).toEqual({ texts: [] });
});

test('characters that no font has are named by parameter', async () => {
  expect(await find({ title: 'The ᚠ rune, ᚠ', description: 'x̤ marks it' })).toEqual({
    texts: [
      { parameter: 'title', characters: ['ᚠ'] },
      { parameter: 'description', characters: ['x̤'] },
    ],
  });
});

test('a card is blank only if nothing of any text can be drawn', async () => {
  expect((await find({ title: 'ᚠᚢᚦ, ᚠ!' })).blank).toBe('title');
  expect((await find({ title: '\u{f0000}' })).blank).toBe('title');
  expect((await find({ title: 'ᚠᚢᚦ', description: 'The old alphabet' })).blank).toBeUndefined();
  expect((await find({ title: '🇩🇪' })).blank).toBeUndefined();
  expect((await find({ title: '!?' })).blank).toBeUndefined();
});

test('texts that a card has no room for, and texts that are cut, are named by parameter', async () => {
  const omittedOf = async (data: Record<string, string>) => {
    const size = { width: 200, height: 200, format: 'png' } as const;
    const card = engine.parseCard({ template: 'og_standard', data: new Map(Object.entries(data)), ...size });
    return (await engine.findUndrawable(card)).omitted;
  };
  expect(await omittedOf({ title: 'More than any card can hold. '.repeat(30) })).toEqual({
    dropped: [],
    cut: ['title'],
  });
  const long = (what: string) =>
    `${what} that is longer than there is room for beside all others. `.repeat(5);
  const full = {
    title: long('A title'),
    description: long('A description'),
    eyebrow: long('A label'),
    author: long('An author'),
    date: '12 May 2026',
    site: 'example.com',
  };
  expect((await omittedOf(full))?.dropped).toContain('description');
  expect(await omittedOf({ title: 'Go' })).toBeUndefined();
  // Another parameter may say the same, or a part of it.
  const title = 'Halden builds faster than before';
  expect(await omittedOf({ title: 'Halden', description: `${title}. `.repeat(25), site: 'Halden' })).toEqual({
    dropped: [],
    cut: ['description'],
  });
  const twice = { ...full, title: long(title), description: long(title) };
  expect((await omittedOf(twice))?.dropped).toEqual(['description']);
});
