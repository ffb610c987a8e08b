import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Composition } from '../composition.ts';
import { createRenderKit } from './render-kit.ts';
import { composeSample, hashSample } from './sample-card.fixture.ts';

const TEXTS = [
  'Same bytes 🚀',
  'どのプロセスでも同じ',
  'نفس البايتات دائما',
  '任何顺序都一样',
  '언제나 같은 바이트',
  'Ťažký kůň ∑',
];
const kit = await createRenderKit();

test('the same card has the same bytes in another process that drew other scripts first', async () => {
  const url = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    const { createRenderKit } = await import(${url('./render-kit.ts')});
    const { hashSample } = await import(${url('./sample-card.fixture.ts')});
    const kit = await createRenderKit();
    for (const text of ${JSON.stringify(TEXTS.toReversed())}) await hashSample(kit, [text, 'Інший', '繁體', 'ไทย']);
    console.log(await hashSample(kit, ${JSON.stringify(TEXTS)}));
  `;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const child = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd });
  expect(child.stdout.trim()).toBe(await hashSample(kit, TEXTS));
});

test('the same card has the same bytes beside any number of others', async () => {
  const alone = await hashSample(kit, TEXTS);
  const crowd = await Promise.all(TEXTS.flatMap((text) => [hashSample(kit, TEXTS), hashSample(kit, [text])]));
  expect(crowd.filter((_, index) => index % 2 === 0)).toEqual(TEXTS.map(() => alone));
});

test('type is set over the art without touching it elsewhere', async () => {
  const composition = await composeSample(kit, ['Over']);
  const art = await kit.canvas.drawArt(composition);
  const { data } = await kit.canvas.drawType({ ...composition, texts: [] }, art);
  expect(Buffer.compare(data, art.data)).toBe(0);
});

test('pixels are opaque, whatever the art leaves out', async () => {
  const composition: Composition = {
    width: 40,
    height: 30,
    background: '#336699',
    art: [],
    images: [],
    texts: [],
  };
  const { data, width, height } = await kit.canvas.drawArt(composition);
  expect([width, height, data.length]).toEqual([40, 30, 40 * 30 * 4]);
  expect([...data.subarray(0, 4)]).toEqual([0x33, 0x66, 0x99, 255]);
});

test('words in the art are drawn in their fonts, though no text was set before', async () => {
  const fresh = await createRenderKit();
  const glyph = (fontFamily: string): Composition => ({
    width: 200,
    height: 200,
    background: '#ffffff',
    art: [
      { type: 'container', style: { fontFamily, fontSize: 150 }, children: [{ type: 'text', text: 'g' }] },
    ],
    images: [],
    texts: [],
  });
  const [mono, serif] = [
    await fresh.canvas.drawArt(glyph('JetBrains Mono')),
    await fresh.canvas.drawArt(glyph('Fraunces')),
  ];
  expect(Buffer.compare(mono.data, serif.data)).not.toBe(0);
});

test('what is encoded as PNG comes back pixel by pixel', async () => {
  const composition = await composeSample(kit, ['Lossless']);
  const pixels = await kit.canvas.drawType(composition, await kit.canvas.drawArt(composition));
  const decoded = await sharp(await kit.canvas.encode(pixels, 'png'))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(Buffer.compare(decoded, pixels.data)).toBe(0);
});
