import { defineMotif } from '../define-motif.ts';
import { circle, dots, fill, filled, linearGradient, type Point, path, polar, stroke, svg } from '../svg.ts';

/** A shield with a keyhole, its outline echoing outwards over a ring of cipher. */
export const shield = defineMotif({
  name: 'shield',
  topics: ['security', 'legal'],
  ending: 'figure',
  paint: ({ free, colors, scheme, random, hairline, unit }) => {
    const [x, y] = [free.x + free.width / 2, free.y + free.height / 2];
    const size = unit * 30;
    const outline = (half: number): string => {
      const at = (dx: number, dy: number): string => svg`${x + dx * half} ${y + dy * half}`;
      return `M${at(0, -1.14)}C${at(0.3, -0.92)} ${at(0.62, -0.84)} ${at(0.9, -0.82)}C${at(0.94, -0.1)} ${at(0.84, 0.68)} ${at(0, 1.16)}C${at(-0.84, 0.68)} ${at(-0.94, -0.1)} ${at(-0.9, -0.82)}C${at(-0.62, -0.84)} ${at(-0.3, -0.92)} ${at(0, -1.14)}Z`;
    };
    const echoes = [1.28, 1.58, 1.92, 2.3, 2.72, 3.2].map((scale, i) =>
      path(
        outline(size * scale),
        stroke(
          i % 2 === 0 ? colors.strong : colors.mid,
          hairline * (1.7 - i * 0.15),
          Math.round((0.8 - i * 0.12) * 100) / 100,
        ),
      ),
    );
    const cipher = (radius: number, count: number): Point[] =>
      Array.from({ length: count }, (_, i) => polar([x, y], radius, (i / count) * 360)).filter(
        () => random.next() < 0.62,
      );
    const rings = [1.74, 2.1, 2.5, 2.94].map((scale, i) =>
      dots(cipher(size * scale, 46 + i * 12), hairline * 3, i % 2 === 0 ? colors.quiet : colors.second, 0.7),
    );
    const dark = scheme === 'dark';
    return {
      defs: linearGradient(
        'face',
        [x - size, y - size],
        [x + size, y + size],
        [
          [0, dark ? colors.peak : colors.mid, 1],
          [0.5, colors.strong, 1],
          [1, dark ? colors.mid : colors.strong, 1],
        ],
      ),
      body:
        rings.join('') +
        echoes.join('') +
        path(outline(size * 1.28), fill(colors.wash)) +
        path(outline(size), 'fill="url(#face)"') +
        filled(
          colors.night,
          0.2,
        )`M${x} ${y - size * 1.14}C${x + size * 0.3} ${y - size * 0.92} ${x + size * 0.62} ${y - size * 0.84} ${x + size * 0.9} ${y - size * 0.82}C${x + size * 0.94} ${y - size * 0.1} ${x + size * 0.84} ${y + size * 0.68} ${x} ${y + size * 1.16}Z` +
        path(outline(size * 0.82), stroke(colors.paper, hairline * 1.6, 0.55)) +
        circle(x, y - size * 0.16, size * 0.26, fill(dark ? colors.night : colors.paper)) +
        path(
          svg`M${x - size * 0.11} ${y - size * 0.1}L${x - size * 0.19} ${y + size * 0.48}H${x + size * 0.19}L${x + size * 0.11} ${y - size * 0.1}Z`,
          svg`${fill(dark ? colors.night : colors.paper)} stroke="${dark ? colors.night : colors.paper}" stroke-width="${size * 0.04}" stroke-linejoin="round"`,
        ),
    };
  },
});
