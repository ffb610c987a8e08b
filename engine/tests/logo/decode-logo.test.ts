import { isDeepStrictEqual } from 'node:util';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { decodeLogo, LogoBusyError, LogoError } from '../../src/logo/decode-logo.ts';

const svg = (body: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`,
  );
const red = sharp({ create: { width: 60, height: 30, channels: 4, background: '#ff0000' } });
const colorAt = ({ width, data }: { width: number; data: Uint8Array }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('a logo', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('may be %s', async (format) => {
    const image = await decodeLogo(await red.clone().toFormat(format).toBuffer());
    expect([image.width, image.height]).toEqual([60, 30]);
    expect(colorAt(image, 30, 15)[0]).toBeGreaterThan(240);
  });

  test('of several frames shows the first', async () => {
    const frame = (color: string) =>
      sharp({ create: { width: 20, height: 20, channels: 4, background: color } })
        .png()
        .toBuffer();
    const gif = await sharp([await frame('#00ff00'), await frame('#0000ff')], { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await decodeLogo(gif);
    expect([image.width, image.height]).toEqual([20, 20]);
    expect(colorAt(image, 5, 5)).toEqual([0, 255, 0, 255]);
  });

  test('as SVG is drawn sharp at its own aspect', async () => {
    const image = await decodeLogo(svg('<rect width="40" height="20" fill="#00f"/>'));
    expect(image.width / image.height).toBeCloseTo(2, 1);
    expect(image.width).toBeGreaterThan(900);
    expect(colorAt(image, 100, 100)).toEqual([0, 0, 255, 255]);
  });

  test('loses its transparent border', async () => {
    const framed = await red
      .clone()
      .extend({ top: 9, bottom: 3, left: 7, right: 1, background: '#00000000' })
      .png()
      .toBuffer();
    expect(await decodeLogo(framed)).toMatchObject({ width: 60, height: 30 });
  });

  test('of a phone stands upright', async () => {
    const turned = await red.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decodeLogo(turned)).toMatchObject({ width: 30, height: 60 });
  });
});

/** A PNG header that promises a huge picture over a few bytes of data. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const nothing = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
  .png()
  .toBuffer();

test('an SVG whose process was slow is not called undrawable', async () => {
  const good = svg('<rect width="40" height="20" fill="#00f"/>');
  await expect(decodeLogo(good, { wallMs: 1 })).rejects.toThrow(LogoBusyError);
  expect(await decodeLogo(good)).toMatchObject({ height: expect.any(Number) });
});

test('a drawing behind the head that tracers write is drawn', async () => {
  const head =
    '<?xml version="1.0"?>\n<!-- potrace --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
  const drawing = svg('<rect width="40" height="20" fill="#e02020"/>');
  const behind = await decodeLogo(Buffer.concat([Buffer.from(head), drawing]));
  // Vitest compares pixels one by one, far slower.
  expect(isDeepStrictEqual(behind, await decodeLogo(drawing))).toBe(true);
});

test.each([
  ['entities', '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>', '', 'declares entities'],
  ['text', '', '<text y="9">Acme</text>', 'contains text: turn it into outlines'],
  ['a property of no value', '', '<rect width="9" height="9" style="fill:var(--c)"/>', 'without one value'],
  [
    'a property of itself',
    '',
    '<rect width="9" height="9" style="--c:var(--c)var(--c);fill:var(--c)"/>',
    'without one',
  ],
  [
    'mixed colors',
    '',
    '<rect width="9" height="9" fill="color-mix(in srgb, red, blue)"/>',
    'write them as #rrggbb',
  ],
])('an SVG with %s is refused for that', async (_, head, inside, reason) => {
  await expect(decodeLogo(Buffer.concat([Buffer.from(head), svg(inside)]))).rejects.toThrow(reason);
});

test('an SVG in UTF-16 is drawn', async () => {
  const text = `<?xml version="1.0" encoding="UTF-16"?>${svg('<rect width="40" height="20" fill="#00f"/>')}`;
  expect(colorAt(await decodeLogo(Buffer.from(`\ufeff${text}`, 'utf16le')), 100, 100)).toEqual([
    0, 0, 255, 255,
  ]);
});

test.each([
  ['<rect width="40" height="20" fill="var(--fill-0, #00ff00)"/>', [0, 255, 0, 255]],
  [
    '<style>svg{--a:var(--b);--b:rgb(0,255,0)}</style><rect width="40" height="20" fill="var(--a)"/>',
    [0, 255, 0, 255],
  ],
  ['<rect width="40" height="20" fill="black" style="fill:color(display-p3 0 0 1)"/>', [0, 0, 255, 255]],
  ['<rect width="40" height="20" fill="light-dark(#00ff00, #000)"/>', [0, 255, 0, 255]],
])('a color that renderers do not know is drawn: %s', async (body, color) => {
  const pixel = colorAt(await decodeLogo(svg(body)), 100, 100);
  for (const [at, channel] of color.entries()) expect(Math.abs((pixel[at] ?? 0) - channel)).toBeLessThan(12);
});

describe('what is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', Buffer.from('<!doctype html><html><svg></svg></html>')],
    ['text', Buffer.from('hello')],
    [
      'a broken PNG',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]),
    ],
    ['a 100-megapixel bomb', pngBomb(10_000)],
    ['an SVG with a script', svg('<script>1</script>')],
    [
      'an SVG with an entity',
      Buffer.from('<!-- a --><svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE a [<!ENTITY b "c">]></svg>'),
    ],
    ['an SVG with a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['an SVG that uses another', svg('<use xlink:href="https://evil.test/a.svg#b"/>')],
    [
      'an SVG with a far style',
      svg('<style>@import "https://evil.test";</style><rect width="9" height="9"/>'),
    ],
    ['an SVG with a far fill', svg('<rect width="9" height="9" fill="url(https://evil.test#a)"/>')],
    ['20,000 nested groups', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
    ['100,000 elements', svg('<rect width="1" height="1"/>'.repeat(9000))],
    ['an SVG that draws nothing', svg('<g/>')],
    ['an SVG cut in the middle', svg('<rect width="9"').subarray(0, 120)],
    ['a picture of nothing', nothing],
  ])('%s', async (_, bytes) => {
    await expect(decodeLogo(bytes)).rejects.toThrow(LogoError);
  });

  test('an SVG that takes too much work, by multiplying itself, ends in time and leaves the process standing', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, i) => `<g id="l${i + 1}"><use href="#l${i}"/><use href="#l${i}"/></g>`,
    );
    const bomb = svg(`<defs><rect id="l0" width="9" height="9"/>${levels.join('')}</defs><use href="#l30"/>`);
    // Its work is what ends it, however long a busy machine takes for that.
    const patient = { wallMs: patientMs(60_000) };
    await expect(decodeLogo(bomb, patient)).rejects.toThrow(
      new LogoError('is an SVG that takes too long to draw'),
    );
    expect(await decodeLogo(await red.clone().png().toBuffer())).toMatchObject({ width: 60 });
  });

  test('any bytes end as pixels or as a LogoError', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', 'GIF89a', '\xff\xd8\xff', 'RIFF0000WEBP'),
        async (body, head) => {
          const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
          await decodeLogo(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(LogoError));
        },
      ),
      { numRuns: 30 },
    );
  });
});
