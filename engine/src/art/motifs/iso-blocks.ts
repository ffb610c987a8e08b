import { clipLine } from '../clip-line.ts';
import { defineMotif } from '../define-motif.ts';
import { fill, linearGradient, lines, type Point, path, radialGradient, rect, stroke } from '../svg.ts';

const COS30 = Math.cos(Math.PI / 6);

/** One tower on a grid of small blocks that are wired to it. */
export const isoBlocks = defineMotif({
  name: 'iso-blocks',
  topics: ['architecture', 'cloud'],
  ending: 'figure',
  paint: ({ free, width, height, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const u = Math.min(free.width / 12.5, free.height / 15.5);
    const [originX, originY] = [free.x + free.width * 0.52, free.y + free.height / 2 + u * 2.6];
    const at = (x: number, y: number, z = 0): Point => [
      originX + (x - y) * COS30 * u,
      originY + ((x + y) / 2 - z) * u,
    ];
    const face = (points: readonly Point[], paint: string): string => path(lines(points, true), paint);
    const edge = `stroke="${dark ? colors.peak : colors.paper}" stroke-opacity="0.6" stroke-width="${hairline}" stroke-linejoin="round"`;
    const block = (
      x: number,
      y: number,
      z: number,
      side: number,
      tall: number,
      tones: readonly string[],
    ): string => {
      const [left = '', right = '', top = ''] = tones;
      const far = side;
      return (
        face(
          [
            at(x, y + far, z),
            at(x + far, y + far, z),
            at(x + far, y + far, z + tall),
            at(x, y + far, z + tall),
          ],
          `fill="${left}" ${edge}`,
        ) +
        face(
          [
            at(x + far, y, z),
            at(x + far, y + far, z),
            at(x + far, y + far, z + tall),
            at(x + far, y, z + tall),
          ],
          `fill="${right}" ${edge}`,
        ) +
        face(
          [
            at(x, y, z + tall),
            at(x + far, y, z + tall),
            at(x + far, y + far, z + tall),
            at(x, y + far, z + tall),
          ],
          `fill="${top}" ${edge}`,
        )
      );
    };
    // Left, right, top: the light comes from the upper left in both schemes.
    const neutral = dark
      ? [colors.quiet, colors.hair, colors.quiet]
      : [colors.hair, colors.quiet, colors.paper];
    const kinds = [
      dark ? [colors.mid, colors.soft, colors.strong] : [colors.mid, colors.strong, colors.soft],
      dark
        ? [colors.second, colors.secondSoft, colors.second]
        : [colors.secondSoft, colors.second, colors.paper],
      neutral,
      neutral,
    ] as const;

    const grid: string[] = [];
    for (let i = -9; i <= 10; i++) {
      for (const [from, to] of [
        [at(i, -9), at(i, 10)],
        [at(-9, i), at(10, i)],
      ] as const) {
        const visible = clipLine(from, to, { x: 0, y: 0, width, height });
        if (visible) grid.push(lines(visible));
      }
    }
    const cells: [number, number][] = [];
    for (let x = -6; x <= 6; x++)
      for (let y = -6; y <= 6; y++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        const [px, py] = at(x + 0.5, y + 0.5);
        const inside =
          px > free.x + u &&
          px < Math.min(width, free.x + free.width) &&
          py > free.y + u * 2 &&
          py < Math.min(height, free.y + free.height) - u * 0.4;
        if (ring >= 4 && inside) cells.push([x, y]);
      }
    const placed: [number, number][] = [];
    for (const cell of random.shuffle(cells)) {
      if (placed.length === 16) break;
      if (placed.every(([x, y]) => Math.abs(x - cell[0]) + Math.abs(y - cell[1]) > 2)) placed.push(cell);
    }
    const tower = (): string => {
      const [near, side, tall] = [-1.8, 3.6, 7];
      const shadow = [at(near, 1.8), at(1.8, 1.8), at(1.8, near), at(6.4, near + 3.4), at(4, 6.4)];
      return (
        face(shadow, fill(colors.night, dark ? 0.4 : 0.1)) +
        block(near, near, 0, side, tall, ['url(#left)', 'url(#right)', 'url(#top)'])
      );
    };
    const wires = placed.map(([x, y]) => {
      const hub = (v: number): number => Math.max(-1.8, Math.min(1.8, v + 0.5));
      return lines([at(x + 0.5, y + 0.5), at(hub(x), y + 0.5), at(hub(x), hub(y))]);
    });
    const items = placed.map(([x, y]) => {
      const lift = random.next() < 0.5 ? 0 : random.range(0.3, 1.3);
      const tones = random.pick(kinds);
      const shadow =
        lift > 0
          ? face(
              [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)],
              fill(colors.night, dark ? 0.5 : 0.12),
            )
          : '';
      return { depth: x + y + 1, draw: () => shadow + block(x, y, lift, 1, 1, tones) };
    });
    items.push({ depth: 0.5, draw: tower });
    items.sort((a, b) => a.depth - b.depth);

    const reach = Math.max(free.width, free.height) * 0.5;
    const [top, foot] = [at(0, 0, 7), at(1.8, 1.8)];
    return {
      defs:
        radialGradient('halo', at(0, 0, 3.5), reach, [
          [0, colors.strong, dark ? 0.32 : 0.16],
          [1, colors.strong, 0],
        ]) +
        radialGradient('floor', at(0, 0), reach, [
          [0, colors.quiet, 1],
          [1, colors.quiet, 0],
        ]) +
        linearGradient('left', top, foot, [
          [0, dark ? colors.strong : colors.mid, 1],
          [1, colors.soft, 1],
        ]) +
        linearGradient('right', top, foot, [
          [0, dark ? colors.mid : colors.strong, 1],
          [1, dark ? colors.wash : colors.mid, 1],
        ]) +
        linearGradient('top', at(-1.8, 0, 7), at(1.8, 0, 7), [
          [0, dark ? colors.peak : colors.wash, 1],
          [1, dark ? colors.strong : colors.soft, 1],
        ]),
      body:
        rect(0, 0, width, height, 'fill="url(#halo)"') +
        path(grid.join(''), `fill="none" stroke="url(#floor)" stroke-width="${hairline}"`) +
        path(
          wires.join(''),
          `${stroke(colors.strong, hairline * 1.3, 0.6)} stroke-dasharray="${hairline * 2} ${hairline * 5}"`,
        ) +
        items.map((item) => item.draw()).join(''),
    };
  },
});
