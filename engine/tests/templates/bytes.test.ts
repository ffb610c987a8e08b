import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { ImageFormat } from '../../src/engine.ts';
import { ogBrand } from '../../src/templates/cards/og-brand.ts';
import type { Template } from '../../src/templates/template.ts';
import { findTemplate, templates } from '../../src/templates/templates.ts';
import { brandCases, logos } from './brand-cases.ts';
import { textCases } from './text-cases.ts';

const PICTURES = join(import.meta.dirname, '../../../docs/pictures/templates');
const MAX_BYTES = 600_000;
const THEMES = ['light', 'dark'] as const;
const FORMATS = ['png', 'jpeg'] as const;
const SHARED_SIZE = { width: 1200, height: 630 } as const;
const engine = await createEngine();
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const toCard = (template: string, values: object, format: ImageFormat, size = SHARED_SIZE) =>
  engine.parseCard({ template, data: new Map(Object.entries(values)), ...size, format });

// A few of the texts for each template, all of them among a few; in turns of themes and formats.
const EVERY = 16;
const WHATEVER = '$name at 1200 x 630 is a whole picture under 600,000 bytes whatever it says';
const drawn = templates.map(({ name }, index) => ({ name, index }));
// Text, a portrait and a window of code.
const isThin = ({ name }: { name: string }): boolean => ['og_standard', 'profile', 'code'].includes(name);
test.each(drawn.filter(isThin))(WHATEVER, expectFewBytes);
test.each(drawn.filter((card) => !isThin(card)))(WHATEVER, { tags: 'deep' }, expectFewBytes);

async function expectFewBytes({ name, index }: { name: string; index: number }): Promise<void> {
  const template = findTemplate(name) as Template;
  for (const [turn, { values }] of textCases.filter((_, at) => at % EVERY === index % EVERY).entries()) {
    const [theme, format] = [THEMES[(index + turn) % 2], FORMATS[(turn >> 1) % 2] ?? 'png'];
    const bytes = await engine.renderCard(toCard(name, { ...values(template), theme }, format));
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ ...SHARED_SIZE, format });
  }
}

test('the pictures in docs/pictures/templates are the examples as they are drawn: npm run gallery:templates -- pictures', async () => {
  expect(readdirSync(PICTURES).sort()).toEqual(templates.map(({ name }) => `${name}.png`).sort());
  // Another process drew them: equal cards are equal bytes, also several at once.
  const shown = templates.map(({ name }) => [name, digest(readFileSync(join(PICTURES, `${name}.png`)))]);
  const draw = async ({ name, example }: Template) => [
    name,
    digest(await engine.renderCard(toCard(name, example, 'png'))),
  ];
  expect(await Promise.all(templates.map(draw))).toEqual(shown);
});

test('a gradient with its dither and four texts takes 120,000 bytes at most', async () => {
  const bytes = await engine.renderCard(toCard('og_brand', ogBrand.example, 'png'));
  expect(bytes.length).toBeLessThanOrEqual(120_000);
});

test.each(brandCases.filter(({ name }) => /gradient|logo-jpeg/.test(name)))(
  'og_brand $name is under 600,000 bytes',
  async ({ values, logo }) => {
    const images = logo ? { logo: await logo() } : undefined;
    const bytes = await engine.renderCard(toCard('og_brand', values, 'png'), images);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  },
);

test('a logo is part of the picture, and the same logo of the same bytes', async () => {
  const card = toCard('og_brand', ogBrand.example, 'png');
  const [square, wide] = [await logos.square(), await logos['wide-8-1']()];
  const drawn = [
    await engine.renderCard(card, { logo: square }),
    await engine.renderCard(card, { logo: wide }),
  ];
  expect(new Set([...drawn, await engine.renderCard(card)].map(digest)).size).toBe(3);
  expect(digest(await engine.renderCard(card, { logo: square }))).toBe(digest(drawn[0] as Uint8Array));
});
