import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Composition } from '../composition.ts';
import type { Node } from '../nodes.ts';
import { createCardPrinter } from './card-printer.ts';
import { createRenderKit } from './render-kit.ts';
import { composeSample } from './sample-card.fixture.ts';

const kit = await createRenderKit();
let grounds = 0;
const { width: WIDTH } = await composeSample(kit, []);
const print = createCardPrinter(
  {
    ...kit.canvas,
    drawArt: (composition) => {
      if (composition.width === WIDTH) grounds += 1;
      return kit.canvas.drawArt(composition);
    },
  },
  8_000_000,
);

const drawPlainly = async (composition: Composition) =>
  kit.canvas.drawType(composition, await kit.canvas.drawArt(composition));

test('a printed PNG has the very pixels that the canvas draws, first and later', async () => {
  for (const words of ['One', 'Two 🚀', 'ثلاثة']) {
    const composition = await composeSample(kit, [words]);
    const printed = await sharp(await print(composition, 'png'))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(Buffer.compare(printed, (await drawPlainly(composition)).data)).toBe(0);
  }
});

test('a printed JPEG has the very bytes that the canvas encodes', async () => {
  const composition = await composeSample(kit, ['One']);
  const plain = await kit.canvas.encode(await drawPlainly(composition), 'jpeg');
  expect(Buffer.compare(await print(composition, 'jpeg'), plain)).toBe(0);
});

test('the ground is drawn once for all cards that share it', async () => {
  await print(await composeSample(kit, ['One', 'Two']), 'png');
  const before = grounds;
  await print(await composeSample(kit, ['Three', 'Four']), 'png');
  expect(grounds).toBe(before);
});

test('what stands between the words is drawn for each card, exactly, and the ground without it once', async () => {
  const sample = await composeSample(kit, ['Ada · 3 May']);
  const compose = (left: number): Composition => {
    const style = { position: 'absolute', left, top: 40.4, width: 7.3, height: 7.3 } as const;
    const dot: Node = {
      type: 'container',
      style: { ...style, backgroundColor: '#c03a2b', borderRadius: 3.65 },
    };
    return { ...sample, art: [...sample.art, dot], withWords: [dot] };
  };
  await print(compose(31.2), 'png');
  const before = grounds;
  const moved = compose(158.75);
  const printed = await sharp(await print(moved, 'png'))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(grounds).toBe(before);
  expect(Buffer.compare(printed, (await drawPlainly(moved)).data)).toBe(0);
});

test('the first card of a ground has the bytes that it has after others', async () => {
  const [first, later] = [
    await composeSample(kit, ['First', '🚀']),
    await composeSample(kit, ['Later', 'ثلاثة']),
  ];
  const cold = await createCardPrinter(kit.canvas, 8_000_000)(first, 'png');
  await print(later, 'png');
  expect(Buffer.compare(await print(first, 'png'), cold)).toBe(0);
});

test('cards printed at the same time are the cards printed one by one', async () => {
  const compositions = await Promise.all(
    Array.from({ length: 12 }, (_, index) => composeSample(kit, [`Card ${index}`])),
  );
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const together = await Promise.all(compositions.map((one) => print(one, 'png')));
  for (const [index, one] of compositions.entries())
    expect(hash(together[index] ?? new Uint8Array())).toBe(hash(await print(one, 'png')));
});

test('a ground too rich for the aim still makes a picture within the limit', async () => {
  const [width, height] = [1200, 630];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 2654435761) >>> 24));
  const data = new Uint8Array(
    await sharp(noise, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  const sample = await composeSample(kit, ['Over noise']);
  const art = [{ type: 'image' as const, src: 'noise', width, height }];
  const bytes = await print({ ...sample, width, height, art, images: [{ src: 'noise', data }] }, 'png');
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
});
