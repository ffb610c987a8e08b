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
