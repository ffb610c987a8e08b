import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { logoBlock } from './logo-block.ts';
import type { TemplateImage } from './template.ts';

type Rgba = [number, number, number, number];

/** A picture with a transparent rim around stripes of the given colors. */
function logoOf(width: number, height: number, ...stripes: Rgba[]): TemplateImage {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const color = stripes[Math.floor((x / width) * stripes.length)] ?? [0, 0, 0, 0];
      data.set(color, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
const opaque = (width: number, height: number): TemplateImage => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(255),
});
const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const RED: Rgba = [220, 40, 40, 255];
const room = (...grounds: string[]) => ({ height: 80, maxWidth: 300, grounds });

async function draw(logo: TemplateImage, grounds: string[], width = 500) {
  const { block, image } = await logoBlock(logo, room(...grounds));
  const measured = await block.measure({ width, height: 1000, scale: 1 });
  const { art } = measured.place(10, 20, width, 'left');
  const plate = art.length > 1 ? String(art[0]?.style?.backgroundColor) : undefined;
  return { measured, image, plate, picture: art.at(-1)?.style };
}

describe('the plate under a logo', () => {
  test.each([
    ['white on white', logoOf(90, 90, WHITE), ['#ffffff'], '#17181c'],
    ['black on black', logoOf(90, 90, BLACK), ['#101014'], '#ffffff'],
    ['white at the pale end of a gradient', logoOf(90, 90, WHITE), ['#000000', '#f0f0f0'], '#17181c'],
    ['black and white on white', logoOf(90, 90, BLACK, WHITE), ['#ffffff'], '#85878d'],
  ])('comes to %s', async (_, logo, grounds, plate) => {
    expect((await draw(logo, grounds)).plate).toBe(plate);
  });

  test.each([
    ['red on white', logoOf(90, 90, RED), ['#ffffff']],
    ['red on black', logoOf(90, 90, RED), ['#000000']],
    ['black and white on a middle grey', logoOf(90, 90, BLACK, WHITE), ['#85878d']],
    ['an opaque picture, whatever the ground', opaque(90, 90), ['#ffffff']],
  ])('does not come to %s', async (_, logo, grounds) => {
    expect((await draw(logo, grounds)).plate).toBeUndefined();
  });
});

describe('a logo of any shape', () => {
  test.each([
    [100, 100],
    [800, 100],
    [100, 600],
    [1024, 8],
    [8, 1024],
    [1, 1],
  ])('%i x %i keeps its aspect and its row', async (width, height) => {
    const { measured, picture } = await draw(logoOf(width, height, RED), ['#ffffff']);
    const drawn = { width: Number(picture?.width), height: Number(picture?.height) };
    expect(measured.width).toBeLessThanOrEqual(300.001);
    expect(measured.height).toBeLessThanOrEqual(100.001);
    if (Math.min(drawn.width, drawn.height) > 1) {
      expect(drawn.width / drawn.height / (width / height)).toBeCloseTo(1, 5);
    }
  });

  test('gives way to a narrow column and to a scale', async () => {
    const { block } = await logoBlock(logoOf(800, 100, RED), room('#ffffff'));
    expect((await block.measure({ width: 120, height: 1000, scale: 1 })).width).toBeLessThanOrEqual(120);
    const half = await block.measure({ width: 500, height: 1000, scale: 0.5 });
    expect(half.height).toBeLessThanOrEqual(40);
  });

  test('is handed on at the size it is drawn at, named after what it shows', async () => {
    const red = await draw(logoOf(1000, 1000, RED), ['#ffffff']);
    const white = await draw(logoOf(1000, 1000, WHITE), ['#000000']);
    expect(await sharp(red.image.data).metadata()).toMatchObject({ width: 80, height: 80, hasAlpha: true });
    expect(red.image.src).not.toBe(white.image.src);
    const name = createHash('sha256').update(new Uint8Array(red.image.data)).digest('base64url');
    expect(red.image.src).toBe(`logo-${name}`);
  });
});
