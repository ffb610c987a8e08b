import { Delaunay } from 'd3-delaunay';
import { mix } from '../../color/oklch.ts';
import { defineMotif } from '../define-motif.ts';
import { scatter } from '../scatter.ts';
import { lines, type Point, path } from '../svg.ts';

/** Cut glass: triangles whose tone runs from the ground into the accent and on to its companion. */
export const facets = defineMotif({
  name: 'facets',
  topics: [],
  ending: 'patch',
  paint: ({ area, free, away, colors, random }) => {
    const spacing = Math.sqrt(free.width * free.height) / 4.6;
    const grown = {
      x: area.x - spacing,
      y: area.y - spacing,
      width: area.width + 2 * spacing,
      height: area.height + 2 * spacing,
    };
    const points = scatter(grown, spacing, random.fork('corners'), 0.34);
    const { triangles } = Delaunay.from(points.map(([x, y]) => [x, y]));
    const ramp = [colors.ground, colors.soft, colors.strong, colors.second];
    const tone = (t: number): string => {
      const place = Math.min(0.999, Math.max(0, t)) * (ramp.length - 1);
      const step = Math.floor(place);
      return mix(ramp[step] ?? colors.ground, ramp[step + 1] ?? colors.second, place - step);
    };
    const [lookX, lookY] = [away.x === 0 ? 0.3 : away.x, away.y === 0 ? 0.35 : away.y];
    const length = Math.abs(lookX) + Math.abs(lookY);
    let body = '';
    for (let i = 0; i < triangles.length; i += 3) {
      const corners = [0, 1, 2].map((k): Point => points[triangles[i + k] ?? 0] ?? [0, 0]);
      const [x, y] = [0, 1].map(
        (k) => corners.reduce((sum, corner) => sum + (corner[k as 0 | 1] ?? 0), 0) / 3,
      ) as [number, number];
      const [u, v] = [(x - area.x) / area.width, (y - area.y) / area.height];
      const along =
        ((lookX > 0 ? u : 1 - u) * Math.abs(lookX) + (lookY > 0 ? v : 1 - v) * Math.abs(lookY)) / length;
      const color = tone(along * 0.95 + random.range(-0.09, 0.09));
      // The stroke closes the hairline between neighbours.
      body += path(
        lines(corners, true),
        `fill="${color}" stroke="${color}" stroke-width="0.8" stroke-linejoin="round"`,
      );
    }
    return { body };
  },
});
