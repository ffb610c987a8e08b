import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markPainted, SOURCE_TYPE } from './mark-painted.ts';

const picture = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#203050' } });
const images = {
  png: () => picture().png().toBuffer(),
  jpeg: () => picture().jpeg().toBuffer(),
};
const xmpOf = async (bytes: Uint8Array): Promise<string> =>
  (await sharp(bytes).metadata()).xmp?.toString() ?? '';

test.each(['png', 'jpeg'] as const)('a %s says what made it, and shows the same', async (format) => {
  const plain = await images[format]();
  const marked = markPainted(plain, format, 'openai/gpt-image-2');
  const xmp = await xmpOf(marked);
  expect(xmp).toContain(`Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"`);
  expect(xmp).toContain('xmp:CreatorTool="Cardwright"');
  expect(xmp).toContain('Iptc4xmpExt:AISystemUsed="openai/gpt-image-2"');
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  expect(marked.length - plain.length).toBeLessThan(1024);
});

test.each(['png', 'jpeg'] as const)('equal %s images and models give equal bytes', async (format) => {
  const plain = await images[format]();
  expect(markPainted(plain, format, 'a')).toEqual(markPainted(plain, format, 'a'));
});

test('a strict reader finds every chunk of a marked PNG whole, and every segment of a marked JPEG', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const marked = markPainted(await images[format](), format, 'a');
    await expect(sharp(marked, { failOn: 'warning' }).raw().toBuffer()).resolves.toBeDefined();
  }
  const jpeg = markPainted(await images.jpeg(), 'jpeg', 'a');
  const bare = markPainted(Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(20)]), 'jpeg', 'b');
  expect(await xmpOf(bare)).toContain('"b"');
});

test('the name of a model cannot end its attribute', async () => {
  const xmp = await xmpOf(markPainted(await images.png(), 'png', 'a"<b>&\n\u0000'));
  expect(xmp).toContain('AISystemUsed="a&quot;&lt;b&gt;&amp;  "/>');
});
