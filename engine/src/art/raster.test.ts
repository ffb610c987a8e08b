import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paintPixels, toLab } from './raster.ts';

const decode = (png: Uint8Array) => sharp(png).raw().toBuffer({ resolveWithObject: true });
const paint = (hex: string, opacity = 1) => {
  const [l, a, b] = toLab(hex);
  return paintPixels(8, 4, (out) => {
    out[0] = l;
    out[1] = a;
    out[2] = b;
    out[3] = opacity;
  });
};

it.each(['#000000', '#ffffff', '#2f7cc4', '#f9a35c', '#0c1638'])(
  'paints %s as it is, dithered by one step at most',
  async (hex) => {
    const { data, info } = await decode(paint(hex));
    expect(info).toMatchObject({ width: 8, height: 4, channels: 4 });
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    for (let at = 0; at < data.length; at += 4) {
      for (const [i, value] of wanted.entries())
        expect(Math.abs((data[at + i] ?? 0) - value)).toBeLessThanOrEqual(1);
      expect(data[at + 3]).toBe(255);
    }
  },
);

it('an opacity between two bytes becomes both of them, its mean kept', async () => {
  const { data } = await decode(paint('#ffffff', 100.5 / 255));
  const alphas = Array.from({ length: 32 }, (_, i) => data[i * 4 + 3] ?? 0);
  expect(new Set(alphas)).toEqual(new Set([100, 101]));
  expect(alphas.reduce((sum, value) => sum + value, 0) / alphas.length).toBe(100.5);
});

it('refuses what is no color', () => {
  expect(() => toLab('greenish')).toThrow('greenish');
});
