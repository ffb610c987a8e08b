import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toLogoSize } from '../parts/logo.ts';
import { drawLogo } from './draw-logo.ts';
import type { SourceImage } from './draw-picture.ts';

type Rgba = [number, number, number, number];

/** A picture with a transparent rim around stripes of the given colors. */
function logoOf(width: number, height: number, ...stripes: Rgba[]): SourceImage {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const color = stripes[Math.floor((x / width) * stripes.length)] ?? [0, 0, 0, 0];
      data.set(color, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
const opaque = (width: number, height: number): SourceImage => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(255),
});
const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const RED: Rgba = [220, 40, 40, 255];
const ROOM = { width: 300, height: 80 };

/** A logo in its room, on colors, in words of an ink. */
async function draw(logo: SourceImage, grounds: string[], ink = '#777777') {
  const box = { x: 10, y: 20, ...toLogoSize(logo, ROOM) };
  const [drawn] = await drawLogo(logo, { draw: 'logo', box, color: ink, ink, grounds });
  if (!drawn) throw new Error('no logo was drawn');
  const pixels = await sharp(drawn.source.data).raw().toBuffer();
  const middle =
    (Math.floor(drawn.box.height / 2) * Math.ceil(drawn.box.width) + Math.floor(drawn.box.width / 2)) * 4;
  const color = `#${[...pixels.subarray(middle, middle + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { ...drawn, color };
}

describe('a logo that would be lost on its grounds', () => {
  test('is drawn in the ink of words there, if it has one color', async () => {
    const { plate, color } = await draw(logoOf(90, 90, WHITE), ['#ffffff'], '#101014');
    expect([plate, color]).toEqual([undefined, '#101014']);
  });

  test.each([
    ['of several colors', logoOf(90, 90, BLACK, WHITE), ['#ffffff'], '#101014', '#85878d'],
    [
      'between grounds that no ink is read on',
      logoOf(90, 90, WHITE),
      ['#000000', '#f0f0f0'],
      '#000000',
      '#17181c',
    ],
  ])('stands on a plate: %s', async (_, logo, grounds, ink, plate) => {
    expect((await draw(logo, grounds, ink)).plate).toBe(plate);
  });
});

test.each([
  ['red on white', logoOf(90, 90, RED), ['#ffffff']],
  ['red on black', logoOf(90, 90, RED), ['#000000']],
  ['black and white on a middle grey', logoOf(90, 90, BLACK, WHITE), ['#85878d']],
  ['an opaque picture, whatever the ground', opaque(90, 90), ['#ffffff']],
])('a logo that is seen stays as it is: %s', async (_, logo, grounds) => {
  const { plate, color } = await draw(logo, grounds);
  expect(plate).toBeUndefined();
  expect(color).not.toBe('#777777');
});

test.each([
  [100, 100],
  [800, 100],
  [100, 600],
  [1024, 8],
  [8, 1024],
  [1, 1],
])('%i x %i keeps its aspect and its room', (width, height) => {
  const drawn = toLogoSize({ width, height }, ROOM);
  expect(drawn.width).toBeLessThanOrEqual(300.001);
  expect(drawn.height).toBeLessThanOrEqual(100.001);
  if (Math.min(drawn.width, drawn.height) > 1)
    expect(drawn.width / drawn.height / (width / height)).toBeCloseTo(1, 5);
});

test('a logo is handed on at the size it is drawn at, named after what it shows', async () => {
  const red = await draw(logoOf(1000, 1000, RED), ['#ffffff']);
  const blue = await draw(logoOf(1000, 1000, [20, 20, 200, 255]), ['#ffffff']);
  expect(await sharp(red.source.data).metadata()).toMatchObject({ width: 80, height: 80, hasAlpha: true });
  expect(red.source.src).not.toBe(blue.source.src);
  const name = createHash('sha256').update(new Uint8Array(red.source.data)).digest('base64url');
  expect(red.source.src).toBe(`logo-${name}`);
});

describe('a badge: a disc around a sign of another color', () => {
  const badge = (): SourceImage => {
    const side = 90;
    const data = new Uint8Array(side * side * 4);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const distance = Math.hypot(x - side / 2, y - side / 2);
        if (distance < side / 2)
          data.set(distance < side / 4 ? WHITE : [10, 125, 90, 255], (y * side + x) * 4);
      }
    return { width: side, height: side, data };
  };

  test('needs no plate where its outline is seen', async () => {
    const { plate, color } = await draw(badge(), ['#ffffff']);
    expect([plate, color]).toEqual([undefined, '#ffffff']);
  });

  test('keeps its colors as an ornament, also where the disc is that of the ground', async () => {
    for (const ground of ['#0a7d5a', '#101014']) {
      const box = { x: 0, y: 0, width: 90, height: 90 };
      const [drawn] = await drawLogo(badge(), {
        draw: 'sign',
        box,
        color: '#ffcc00',
        ink: '#000000',
        grounds: [ground],
      });
      const pixels = await sharp(drawn?.source.data).raw().toBuffer();
      const at = (45 * 90 + 45) * 4;
      expect([...pixels.subarray(at, at + 3)]).toEqual([255, 255, 255]);
    }
  });
});

describe('an opaque picture with margins of one neutral color', () => {
  /** A mark in the middle half of a picture. */
  const onPaper = (paper: Rgba): SourceImage => {
    const image = logoOf(90, 90, paper);
    for (let y = 0; y < 90; y++)
      for (let x = 0; x < 90; x++)
        image.data.set(x >= 23 && x < 67 && y >= 23 && y < 67 ? RED : paper, (y * 90 + x) * 4);
    return image;
  };

  test('is set on a plate of that color where the ground is of the other scheme, as large as its padding allows', async () => {
    const { plate, color, box } = await draw(onPaper(WHITE), ['#0b1020']);
    const room = toLogoSize({ width: 90, height: 90 }, ROOM).height;
    expect([plate, color]).toEqual(['#ffffff', '#dc2828']);
    expect(box.height / room).toBeCloseTo(0.72, 1);
  });

  test.each([
    ['on a ground like it', onPaper(WHITE), ['#f4f0e8']],
    ['unless it is in a color, as a badge is', onPaper([20, 80, 220, 255]), ['#ffffff']],
  ])('stays as it is: %s', async (_, logo, grounds) => {
    expect((await draw(logo, grounds)).plate).toBeUndefined();
  });
});
