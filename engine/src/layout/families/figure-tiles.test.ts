import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { type Cell, layTiles } from './figure-tiles.ts';

const wall = fc.record({
  columns: fc.integer({ min: 3, max: 5 }),
  rows: fc.integer({ min: 2, max: 6 }),
  shape: fc.double({ min: 0.3, max: 4, noNaN: true }),
  seed: fc.nat(),
});

const areaOf = ({ across, down }: Cell): number => across * down;

it('fills a wall with tiles, each place with one, and shows its figure large once', () => {
  fc.assert(
    fc.property(wall, ({ columns, rows, shape, seed }) => {
      const cells = layTiles(
        { columns, rows, size: 100, box: { x: 0, y: 0, width: columns * 100, height: rows * 100 } },
        shape,
        createRandom(seed),
      );
      const places = cells.flatMap(({ column, row, across, down }) =>
        Array.from(
          { length: across * down },
          (_, at) => `${column + (at % across)} ${row + Math.floor(at / across)}`,
        ),
      );
      expect(places).toHaveLength(columns * rows);
      expect(new Set(places).size).toBe(columns * rows);
      const large = cells.filter((cell) => areaOf(cell) > 1);
      expect(large).toHaveLength(1);
      expect(large[0]?.figure).toBe(true);
    }),
  );
});

it('keeps small figures off the large one', () => {
  fc.assert(
    fc.property(wall, ({ columns, rows, shape, seed }) => {
      const box = { x: 0, y: 0, width: columns * 100, height: rows * 100 };
      const [large, ...others] = layTiles({ columns, rows, size: 100, box }, shape, createRandom(seed));
      if (!large) throw new Error('a wall has a large figure');
      for (const { column, row } of others.filter(({ figure }) => figure))
        expect(
          column < large.column - 1 ||
            column > large.column + large.across ||
            row < large.row - 1 ||
            row > large.row + large.down,
        ).toBe(true);
    }),
  );
});
