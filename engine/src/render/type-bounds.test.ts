import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../composition.ts';
import { layOver, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { createRenderKit } from './render-kit.ts';
import { composeSample } from './sample-card.fixture.ts';
import { typeBounds } from './type-bounds.ts';

const kit = await createRenderKit();
const TEXTS = ['Jagged Qüß, 🚀', 'Ệ̃ stacked y', 'نفس البايتات'];

/** The sample amid a canvas with room on all sides. */
async function composeAmid(change: Partial<PlacedText> = {}): Promise<Composition> {
  const sample = await composeSample(kit, TEXTS);
  const texts = sample.texts.map((text) => ({
    ...text,
    ...change,
    box: { ...text.box, x: text.box.x + 237, y: text.box.y + 163 },
  }));
  return { ...sample, width: 1100, height: 700, art: [], texts };
}

async function drawIn(composition: Composition): Promise<Pixels> {
  const art = await kit.canvas.drawArt({ ...composition, texts: [] });
  return kit.canvas.drawType(composition, art);
}

/** All of the canvas is drawn for a clear letter in each corner. */
async function drawWhole(composition: Composition): Promise<Pixels> {
  const [any] = composition.texts;
  if (!any) throw new Error('a sample without texts');
  const far = (x: number, y: number): PlacedText => ({
    ...any,
    fitted: { ...any.fitted, lines: [] },
    box: { x, y, width: 1, height: 1 },
  });
  const corners = [far(0, 0), far(composition.width - 1, composition.height - 1)];
  const whole = { ...composition, texts: [...composition.texts, ...corners] };
  expect(typeBounds(whole)).toEqual({ x: 0, y: 0, width: composition.width, height: composition.height });
  const pixels = await kit.canvas.drawArt({ ...composition, texts: [] });
  layOver(await kit.canvas.drawLayers(whole, []), toRaster(pixels));
  return pixels;
}

test.each([
  ['plain', {}],
  [
    'with a contour and a shadow that reaches further than letters leave their lines',
    {
      outline: { color: '#ffffff', width: 6 },
      shadow: { color: '#000000', x: -9, y: 14, blur: 30 },
    },
  ],
] satisfies [string, Partial<PlacedText>][])(
  'type is drawn the same in its part as in the whole canvas: %s',
  async (_, change) => {
    const composition = await composeAmid(change);
    const { width, height } = typeBounds(composition);
    expect(width * height).toBeLessThan(composition.width * composition.height);
    expect(Buffer.compare((await drawIn(composition)).data, (await drawWhole(composition)).data)).toBe(0);
  },
);

test('lies inside the canvas, however far the texts stick out', async () => {
  const composition = await composeAmid();
  const bounds = typeBounds({ ...composition, width: 300, height: 200 });
  expect(bounds).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(300);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(200);
});

test('rotated type is drawn in the whole canvas', async () => {
  const composition = await composeAmid({ rotation: 33 });
  expect(typeBounds(composition)).toEqual({ x: 0, y: 0, width: 1100, height: 700 });
});
