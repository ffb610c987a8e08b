import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Brief } from './brief/brief.ts';
import { compose } from './compose.ts';
import { createTagReader } from './reader/tagger/create-tag-reader.ts';
import { readNetwork } from './reader/tagger/network.ts';
import { createRenderKit } from './render/render-kit.ts';
import { shrink } from './render/shrink.ts';
import { EMPTY_BRIEF } from './understand/empty-brief.fixture.ts';

test('a prompt is read once, for its size and to be drawn, and what was read stays as it was', async () => {
  const network = readNetwork(new URL('../data/reader/', import.meta.url));
  const score = vi.fn(network.score);
  const reader = createTagReader({ ...network, score });
  const prompt = 'LinkedIn post: a red fox in the snow, title "Winter"';
  const read = structuredClone(await reader.read(prompt));
  expect(read.brief.format).toMatchObject({ name: 'linkedin' });
  await compose({ prompt, width: 300, height: 157, format: 'png' }, { ...(await createRenderKit()), reader });
  expect(score).toHaveBeenCalledTimes(1);
  expect(await reader.read(prompt)).toEqual(read);
});

test('seeds in a row have other compositions and colors around a drawing that is asked for', async () => {
  const kit = { ...(await createRenderKit()), reader: createTagReader() };
  const request = {
    prompt: 'Announce "Tea at four" with a teapot',
    width: 400,
    height: 210,
    format: 'png',
  } as const;
  const cards = await Promise.all([0, 1].map((seed) => compose({ ...request, seed }, kit)));
  const [one, other] = cards.map(({ design }) => design);
  expect(one?.motif).toBe(other?.motif);
  expect(one?.family).not.toBe(other?.family);
  expect(one?.palette.background).not.toBe(other?.palette.background);
});

test('with `longSide`, the same image is scaled down, and nothing else changes', async () => {
  const kit = { ...(await createRenderKit()), reader: createTagReader() };
  const request = {
    prompt: 'Announce "Tea at four"',
    width: 800,
    height: 420,
    format: 'png',
    seed: 7,
  } as const;
  const full = await compose(request, kit);
  const preview = await compose({ ...request, longSide: 600 }, kit);
  const data = await sharp(full.bytes).ensureAlpha().raw().toBuffer();
  const expected = (await shrink({ width: 800, height: 420, data }, 600)).data;
  const drawn = await sharp(preview.bytes).ensureAlpha().raw().toBuffer();
  const off = drawn.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0);
  expect([preview.width, preview.height]).toEqual([600, 315]);
  // Not equal: an encoded image may be off by steps that nobody can see.
  expect(off / drawn.length).toBeLessThan(1);
  expect([preview.look, preview.warnings]).toEqual([full.look, full.warnings]);
});

test('a prompt that asks for a dozen impossible things gets a handful of warnings', async () => {
  const kit = { ...(await createRenderKit()), reader: createTagReader() };
  const prompt = `Poster "A", oil painting, pencil sketch, photo, 3d render, pixel art, collage, low poly, in the style of Banksy`;
  const { warnings } = await compose({ prompt, width: 300, height: 157, format: 'png' }, kit);
  expect(warnings).toHaveLength(6);
  expect(warnings.at(-1)).toEqual({
    code: 'more_warnings',
    message: expect.stringMatching(/^\d more parts of the request are not shown or not followed\.$/),
    words: expect.any(Array),
  });
});

test.each([
  [['直角骨刃海', 'ひらがな'], 'ja'],
  [['直角骨刃海', '臺灣的書'], 'zh-Hant'],
  [['Tag der Kraftfahrzeughaftpflichtversicherung', 'nächste Woche für alle'], 'de'],
  [['یوم آزادی مبارک', 'پوسٹر'], 'ur'],
])('every text of a card is set in its language: %s', async ([title = '', subtitle = ''], language) => {
  const kit = await createRenderKit();
  const fit = vi.fn(kit.typesetter.fit);
  const reader = createTagReader();
  const { brief } = await reader.read(`${title} ${subtitle}`);
  const blocks: Brief['blocks'] = [
    { role: 'title', text: title },
    { role: 'subtitle', text: subtitle },
  ];
  await compose(
    { brief: { ...brief, blocks }, width: 600, height: 315, format: 'png' },
    { ...kit, typesetter: { fit }, reader },
  );
  const languages = new Set(fit.mock.calls.map(([{ style }]) => style.language));
  expect(languages).toEqual(new Set([language]));
});

test.each(['zh-Hant', 'zh-Hans', 'ja', 'ko'])(
  'a brief in %s has its Han characters in that form',
  async (language) => {
    const kit = await createRenderKit();
    const fit = vi.fn(kit.typesetter.fit);
    const reader = createTagReader();
    const { brief } = await reader.read('直角骨刃海');
    await compose(
      { brief: { ...brief, language }, width: 600, height: 315, format: 'png' },
      { ...kit, typesetter: { fit }, reader },
    );
    expect(new Set(fit.mock.calls.map(([{ style }]) => style.language))).toEqual(new Set([language]));
  },
);

test('old Hangul and rare Han characters that no font has are named', async () => {
  const kit = { ...(await createRenderKit()), reader: createTagReader() };
  const request = { width: 600, height: 315, format: 'png' } as const;
  for (const [prompt, character] of [
    ['포스터: "ᄒᆞᆫ글 이야기"', 'ᄒᆞᆫ'],
    ['ポスター「𰻝𰻝麺の日」', '𰻝'],
  ] as const) {
    const { warnings } = await compose({ ...request, prompt }, kit);
    expect(warnings).toContainEqual({
      code: 'character_missing',
      message: `“${character}” is left out: no font has this character.`,
      words: [character],
    });
  }
});

test('a brand that sets its titles in capitals has cards like any other', async () => {
  const kit = { ...(await createRenderKit()), reader: createTagReader() };
  const brief: Brief = {
    ...EMPTY_BRIEF,
    kind: 'event',
    blocks: [
      { role: 'title', text: 'Open workshop day' },
      { role: 'date', text: '12 June' },
    ],
  };
  const colors = { bg: '#ffffff', fg: '#101014', accent: '#c8102e' };
  const brand = { colors, card: {}, heading: { isUppercase: true as const } };
  const { warnings, quality, family } = await compose(
    { brief, brand, width: 600, height: 315, format: 'png' },
    kit,
  );
  expect([warnings, quality.findings]).toEqual([[], []]);
  expect(quality.repairs.join()).not.toContain('texts');
  expect(family).not.toBe('dense');
});
