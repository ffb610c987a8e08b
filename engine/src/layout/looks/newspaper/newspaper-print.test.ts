import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawColumns, drawHalftone } from './newspaper-print.ts';
import { createGlobe, createHills, createSkyline, createWaves } from './newspaper-scenes.ts';

const numbers = (svg: string, name: string): number[] =>
  [...svg.matchAll(new RegExp(` ${name}="([\\d.-]+)"`, 'g'))].map(([, value]) => Number(value));

const box = { x: 40, y: 30, width: 300, height: 200 };

test('darker tones print larger dots, white prints none', () => {
  const largest = (tone: number): number =>
    Math.max(
      0,
      ...numbers(
        drawHalftone(box, () => tone, '#000000'),
        'r',
      ),
    );
  expect(largest(0)).toBe(0);
  expect(largest(0.2)).toBeGreaterThan(0);
  expect(largest(0.8)).toBeGreaterThan(largest(0.2));
});

test('a tone outside its range prints as black or white, not as a hole in the page', () => {
  expect(drawHalftone(box, () => 7, '#000000')).toBe(drawHalftone(box, () => 1, '#000000'));
  expect(drawHalftone(box, () => -7, '#000000')).toBe(drawHalftone(box, () => 0, '#000000'));
});

test('the number of dots hardly grows with the picture', () => {
  const count = (scale: number): number =>
    numbers(
      drawHalftone({ ...box, width: 300 * scale, height: 200 * scale }, () => 0.5, '#000000'),
      'r',
    ).length;
  expect(count(6)).toBeLessThan(count(1) * 2);
});

test('columns of type stay inside their box', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 120, max: 900 }),
      fc.integer({ min: 20, max: 600 }),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(1000),
      (width, height, count, seed) => {
        const svg = drawColumns({ ...box, width, height }, count, 12, '#999999', createRandom(seed));
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => numbers(svg, name));
        x?.forEach((left, index) => {
          expect(left).toBeGreaterThanOrEqual(box.x - 0.1);
          expect(left + (w?.[index] ?? 0)).toBeLessThanOrEqual(box.x + width + 0.2);
          expect((y?.[index] ?? 0) + (h?.[index] ?? 0)).toBeLessThanOrEqual(box.y + height + 0.2);
        });
      },
    ),
  );
});

test('every scene has light and dark, at any proportion', () => {
  const scenes = fc.constantFrom(createHills, createGlobe, createSkyline, createWaves);
  fc.assert(
    fc.property(
      scenes,
      fc.double({ min: 0.4, max: 3, noNaN: true }),
      fc.nat(1000),
      (create, aspect, seed) => {
        const tone = create(createRandom(seed), aspect);
        const tones = Array.from({ length: 400 }, (_, i) =>
          tone(((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 20),
        );
        expect(Math.min(...tones)).toBeLessThan(0.25);
        expect(Math.max(...tones)).toBeGreaterThan(0.6);
      },
    ),
  );
});
