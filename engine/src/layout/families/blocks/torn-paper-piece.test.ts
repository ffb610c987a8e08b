import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../../random.ts';
import { tear } from './torn-paper-piece.ts';

const pointsOf = (data: string): [number, number][] =>
  [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('shows the core of the paper all along where it is torn', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 4, max: 20 }), (seed, edge) => {
      const canvas = { width: 600, height: 400 };
      const [top, side] = [100, 50];
      const { printed, whole } = tear(
        {
          points: [
            [-side, top],
            [650, top],
            [650, 450],
            [-side, 450],
          ],
          color: '#cc3344',
          core: '#ffffff',
          edge,
          canvas,
        },
        createRandom(seed),
      );
      const [inner, outer] = [pointsOf(printed), pointsOf(whole)];
      expect(inner.length).toBe(outer.length);
      // Its upper side alone crosses the canvas: there is a point for every few px of it.
      const torn = inner.flatMap(([x, y], index) =>
        x < canvas.width && (outer[index]?.[1] ?? 0) < 300 ? [y - (outer[index]?.[1] ?? 0)] : [],
      );
      expect(torn.length).toBeGreaterThan(100);
      expect(Math.min(...torn)).toBeGreaterThanOrEqual(edge * 0.12 - 0.2);
    }),
    { numRuns: 30 },
  );
});
