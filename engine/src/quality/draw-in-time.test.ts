import { expect, test } from 'vitest';
import { createRenderKit } from '../render/render-kit.ts';
import { drawInTime } from './draw-in-time.ts';

const { canvas } = await createRenderKit();
const watch = (spent: number) => ({ spentMs: () => spent });

/** Twelve layers of a thousand soft discs each: seconds of drawing. */
function heavy() {
  const [width, height] = [1200, 630];
  const discs = Array.from(
    { length: 900 },
    (_, i) =>
      `<circle cx="${(i * 37) % width}" cy="${(i * 91) % height}" r="400" fill="#123456" fill-opacity=".1"/>`,
  ).join('');
  const images = Array.from({ length: 12 }, (_, i) => ({
    src: `heavy-${i}`,
    data: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${discs}<!--${i}--></svg>`,
    ),
  }));
  const style = { position: 'absolute', left: 0, top: 0, width, height } as const;
  const art = images.map(({ src }) => ({ type: 'image' as const, src, style }));
  return { width, height, background: '#ffffff', art, images, texts: [] };
}

const light = { width: 60, height: 30, background: '#ff0000', art: [], images: [], texts: [] };

test('a drawing within the budget is delivered', async () => {
  const pixels = await drawInTime(light, { canvas, watch: watch(0), signal: undefined }, 1000);
  expect(pixels?.data.subarray(0, 4)).toEqual(Buffer.from([255, 0, 0, 255]));
});

test('a drawing that passes the budget is given up instead of waited for', async () => {
  const drawing = { canvas, watch: watch(1001), signal: undefined };
  expect(await drawInTime(heavy(), drawing, 1000)).toBeUndefined();
});

test('a caller who gives up during the drawing gets his own reason', async () => {
  const caller = new AbortController();
  const drawn = drawInTime(heavy(), { canvas, watch: watch(0), signal: caller.signal }, 1000);
  setTimeout(() => caller.abort(new Error('gone')), 20);
  await expect(drawn).rejects.toThrow('gone');
});
