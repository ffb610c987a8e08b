import { defineMotif } from '../define-motif.ts';
import { circle, fill, lines, type Point, path, polar, stroke } from '../svg.ts';

/** A sheet of hexagons with some bonds doubled, some cells colored, and atoms at the corners. */
export const molecules = defineMotif({
  name: 'molecules',
  topics: ['science', 'health'],
  ending: 'patch',
  paint: ({ area, free, colors, random, hairline }) => {
    const side = Math.sqrt(free.width * free.height) / 7.2;
    const [stepX, stepY] = [side * Math.sqrt(3), side * 1.5];
    const atoms = new Map<string, Point>();
    const bonds = new Map<string, [Point, Point, Point]>();
    const cells: string[] = [];
    for (let row = 0; row * stepY < area.height + side; row++) {
      for (let column = -1; column * stepX < area.width + stepX; column++) {
        if (random.next() < 0.3) continue;
        const centre: Point = [area.x + (column + (row % 2) / 2) * stepX, area.y + row * stepY];
        const corners = [0, 1, 2, 3, 4, 5].map((i) => polar(centre, side, 30 + i * 60));
        const kind = random.next();
        if (kind < 0.42) {
          const inner = corners.map(
            ([x, y]): Point => [centre[0] + (x - centre[0]) * 0.8, centre[1] + (y - centre[1]) * 0.8],
          );
          const tone =
            kind < 0.12 ? colors.strong : kind < 0.2 ? colors.second : kind < 0.3 ? colors.soft : colors.wash;
          cells.push(
            path(
              lines(inner, true),
              `${fill(tone)} stroke="${tone}" stroke-width="${side * 0.12}" stroke-linejoin="round"`,
            ),
          );
        }
        corners.forEach((corner, i) => {
          const next = corners[(i + 1) % 6] ?? corner;
          const key = (p: Point): string => `${Math.round(p[0])} ${Math.round(p[1])}`;
          atoms.set(key(corner), corner);
          const name = [key(corner), key(next)].sort().join('|');
          if (!bonds.has(name)) bonds.set(name, [corner, next, centre]);
        });
      }
    }
    const single = [...bonds.values()].map(([a, b]) => lines([a, b]));
    const double = [...bonds.values()]
      .filter((_, i) => i % 4 === 1)
      .map(([a, b, centre]) => {
        const inward = ([x, y]: Point, towards: Point): Point => {
          const [px, py] = [x + (towards[0] - x) * 0.16, y + (towards[1] - y) * 0.16];
          return [px + (centre[0] - px) * 0.14, py + (centre[1] - py) * 0.14];
        };
        return lines([inward(a, b), inward(b, a)]);
      });
    const knots = [...atoms.values()].map(([x, y], i) => {
      if (i % 3 !== 0) return '';
      const radius = side * (i % 9 === 0 ? 0.24 : 0.14);
      const color = i % 9 === 0 ? colors.strong : i % 2 === 0 ? colors.second : colors.mid;
      return (
        circle(x, y, radius, `${fill(color)} stroke="${colors.ground}" stroke-width="${side * 0.06}"`) +
        circle(x - radius * 0.32, y - radius * 0.32, radius * 0.26, fill(colors.paper, 0.8))
      );
    });
    return {
      body:
        cells.join('') +
        path(single.join(''), stroke(colors.mid, hairline * 1.8)) +
        path(double.join(''), stroke(colors.mid, hairline * 1.4, 0.8)) +
        knots.join(''),
    };
  },
});
