import { Delaunay } from 'd3-delaunay';
import { defineMotif } from '../define-motif.ts';
import { scatter } from '../scatter.ts';
import { circle, dots, fill, lines, oval, type Point, path, rect, stroke, svg } from '../svg.ts';

type Glyph = (at: Point, size: number, color: string, line: number) => string;

const database: Glyph = ([x, y], size, color, line) => {
  const [w, h] = [size * 0.3, size * 0.1];
  const rims = [-0.24, 0, 0.24].map((level) => oval([x, y + level * size], w, h)).join('');
  const sides =
    svg`M${x - w} ${y - size * 0.24}L${x - w} ${y + size * 0.24}` +
    svg`M${x + w} ${y - size * 0.24}L${x + w} ${y + size * 0.24}`;
  return path(rims + sides, stroke(color, line));
};

const bolt: Glyph = ([x, y], size, color) => {
  const corners = [
    [0.1, -0.36],
    [-0.24, 0.08],
    [-0.03, 0.08],
    [-0.1, 0.36],
    [0.24, -0.08],
    [0.03, -0.08],
  ] as const;
  return path(
    lines(
      corners.map(([dx, dy]) => [x + dx * size, y + dy * size]),
      true,
    ),
    fill(color),
  );
};

const columns: Glyph = ([x, y], size, color) =>
  [0.22, 0.4, 0.6]
    .map((tall, i) =>
      rect(
        x + (i - 1.4) * size * 0.22,
        y + size * (0.3 - tall),
        size * 0.15,
        tall * size,
        fill(color),
        size * 0.04,
      ),
    )
    .join('');

const target: Glyph = ([x, y], size, color, line) =>
  circle(x, y, size * 0.28, stroke(color, line)) + circle(x, y, size * 0.12, fill(color));

/** Services as cards and dots, wired to their neighbours, with packets under way. */
export const network = defineMotif({
  name: 'network',
  topics: ['cloud', 'architecture', 'data', 'code'],
  ending: 'field',
  paint: ({ area, free, colors, random, hairline }) => {
    const spacing = Math.sqrt(free.width * free.height) / 4.4;
    const points = scatter(area, spacing, random.fork('places'), 0.24);
    const wires = Delaunay.from(points.map(([x, y]) => [x, y])).halfedges;
    const { triangles } = Delaunay.from(points.map(([x, y]) => [x, y]));
    const isHub = points.map(() => false);
    points.forEach(([x, y], i) => {
      const crowded = points.some(
        (other, j) => isHub[j] && Math.hypot(other[0] - x, other[1] - y) < spacing * 1.8,
      );
      isHub[i] = i > 1 && !crowded;
    });
    const calm: string[] = [];
    const busy: string[] = [];
    const packets: Point[] = [];
    wires.forEach((opposite, edge) => {
      if (opposite > edge) return;
      const from = triangles[edge] ?? 0;
      const to = triangles[edge % 3 === 2 ? edge - 2 : edge + 1] ?? 0;
      const [a, b] = [points[from], points[to]];
      if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1]) > spacing * 1.5) return;
      const live = isHub[from] === true || isHub[to] === true;
      (live ? busy : calm).push(lines([a, b]));
      const t = random.range(0.35, 0.65);
      if (live && random.next() < 0.4) packets.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    });
    const glyphs = random.shuffle([database, bolt, columns, target]);
    let hubs = 0;
    const nodes = points.map(([x, y], i) => {
      if (isHub[i] !== true) {
        const radius = spacing * random.range(0.05, 0.09);
        return (
          circle(x, y, radius * 1.9, fill(colors.wash)) +
          circle(x, y, radius, fill(random.pick([colors.mid, colors.mid, colors.second])))
        );
      }
      const size = spacing * 0.52;
      const glyph = glyphs[hubs++ % glyphs.length] ?? target;
      const solid = hubs % 3 === 1;
      const card = rect(
        x - size / 2,
        y - size / 2,
        size,
        size,
        `${fill(solid ? colors.strong : colors.ground)} stroke="${colors.strong}" stroke-width="${hairline * 1.6}"`,
        size * 0.24,
      );
      const halo = circle(x, y, size * 0.98, fill(colors.wash, 0.7));
      return halo + card + glyph([x, y], size, solid ? colors.ground : colors.strong, hairline * 2);
    });
    return {
      body:
        path(calm.join(''), stroke(colors.quiet, hairline, 0.6)) +
        path(busy.join(''), stroke(colors.mid, hairline * 1.4)) +
        dots(packets, hairline * 5.5, colors.second) +
        nodes.join(''),
    };
  },
});
