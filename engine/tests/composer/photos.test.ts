import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../../src/index.ts';
import { decodeLogo } from '../../src/logo/decode-logo.ts';
import { type Dials, drawPixels, toPng } from '../../src/photo/testing/synthetic-picture.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';

const SIZES = [
  [1200, 630],
  [1080, 1350],
  [1080, 1920],
  [1500, 500],
] as const;

describe('cards with a picture of the caller', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });

  const flat = (background: string, width = 640, height = 480) =>
    sharp({ create: { width, height, channels: 4, background } });
  const drawn = (dials: Partial<Dials> = {}) =>
    toPng(
      drawPixels({
        width: 600,
        height: 400,
        subject: { x: 0.3, y: 0.5, radius: 0.2 },
        noisy: 'right',
        noise: 30,
        ground: 200,
        thing: 50,
        grey: false,
        ...dials,
      }),
    );
  it.each<[string, () => Promise<Buffer>]>([
    ['tiny', () => flat('#336699', 32, 32).png().toBuffer()],
    ['transparent', () => flat('#00000000').png().toBuffer()],
    ['a strip', () => flat('#884422', 2000, 40).png().toBuffer()],
    [
      'lines of one pixel',
      async () => {
        const data = Buffer.alloc(640 * 480 * 3, 255);
        for (let y = 0; y < 480; y += 2) data.fill(0, y * 640 * 3, (y + 1) * 640 * 3);
        return toPng({ width: 640, height: 480, data });
      },
    ],
    [
      'turned by EXIF',
      async () =>
        sharp(await drawn())
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
  ])('pass every check around a picture that is %s', async (_, toFile) => {
    const image = await toFile();
    const brief = {
      ...EMPTY_BRIEF,
      kind: 'event' as const,
      blocks: [
        { role: 'title' as const, text: 'Lantern walk' },
        { role: 'date' as const, text: 'Saturday 12 December' },
        { role: 'place' as const, text: 'Harbour Square' },
      ],
      image: { url: 'https://cdn.example/a.png' },
    };
    const card = await engine.compose({ brief, image, width: 1080, height: 1350, format: 'png' });
    expect(card.quality.findings).toEqual([]);
    const shown = card.family?.startsWith('photo-') === true;
    expect(card.warnings.some(({ code }) => code === 'image_not_shown')).toBe(!shown);
  });

  it('have the same bytes for the same picture, wherever it comes from', async () => {
    const image = await drawn({ width: 400, height: 300 });
    const brief = { ...EMPTY_BRIEF, blocks: [{ role: 'title' as const, text: 'Same picture' }] };
    const draw = async (url: string) =>
      engine.compose({ brief: { ...brief, image: { url } }, image, width: 1200, height: 630, format: 'png' });
    const [a, b] = [await draw('https://a.example/1.png'), await draw('https://b.example/2.png')];
    expect(Buffer.from(b.bytes).equals(a.bytes)).toBe(true);
    expect(a.family).toMatch(/^photo-/);
  });

  it('have the ground, ink and logo of a brand', async () => {
    const colors = { bg: '#fff4f7', fg: '#1b1b3a', accent: '#d6336c', muted: '#6b6b8a' };
    const brand = { colors, family: 'Fraunces', card: {}, name: 'Fernway' };
    const logo = await decodeLogo(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#00a050"/></svg>',
      ),
    );
    const image = await drawn({ noisy: 'left', noise: 40, ground: 120, thing: 40, grey: true });
    const brief = {
      ...EMPTY_BRIEF,
      kind: 'menu' as const,
      blocks: [
        { role: 'title' as const, text: 'Lunch' },
        { role: 'item' as const, text: 'Lentil soup', value: '€7' },
        { role: 'item' as const, text: 'Mint tea', value: '€3' },
      ],
      image: { url: 'https://a.example/1.png' },
    };
    const own = [colors.bg, colors.fg, colors.accent].map((color) => color.toLowerCase());
    for (const [width, height] of SIZES.slice(1, 2)) {
      const card = await engine.compose({ brief, brand, logo, image, width, height, format: 'png', seed: 3 });
      expect(card.family).toMatch(/^photo-/);
      expect([card.quality.findings, card.warnings]).toEqual([[], []]);
      const { data } = await sharp(card.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 3) {
        const color = `#${data.toString('hex', at, at + 3)}`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      // The picture is grey: what is most frequent in color is the card's.
      const largest = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
      expect(own).toContain(largest);
      expect(counts.get('#00a050') ?? 0).toBeGreaterThan(100);
    }
  });

  it('show a picture without words whole, at any size', async () => {
    const image = await drawn({ subject: undefined, noisy: 'all', noise: 60, ground: 120 });
    const brief = { ...EMPTY_BRIEF, kind: 'picture' as const, image: { url: 'https://a.example/1.png' } };
    for (const [width, height] of SIZES) {
      const shown = await engine.compose({ brief, image, width, height, format: 'jpeg' });
      expect([shown.width, shown.height, shown.look, shown.warnings]).toEqual([width, height, 'photo', []]);
    }
  });
});
