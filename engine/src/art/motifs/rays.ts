import { defineMotif } from '../define-motif.ts';
import { fill, lines, type Point, path } from '../svg.ts';

const COUNT = 26;

/** Rays round a point beside the type, over the whole canvas but for the type's place. */
export const rays = defineMotif({
  name: 'rays',
  topics: [],
  ending: 'patch',
  paint: ({ free, width, height, colors, random }) => {
    const centre: Point = [free.x + free.width / 2, free.y + free.height / 2];
    const turn = random.range(0, 360 / COUNT);
    const wedges = Array.from({ length: COUNT }, (_, i) => {
      const at = (share: number): number => ((turn + ((i + share) * 360) / COUNT) * Math.PI) / 180;
      // Cut at the canvas by hand: shapes that reach far outside cost the renderer ten times the time.
      const rim = [0, 0.25, 0.5].map((share) => toEdge(centre, at(share), width, height));
      return lines([centre, ...rim], true);
    });
    return { body: path(wedges.join(''), fill(colors.soft)) };
  },
});

/** Where the ray from `centre` leaves the canvas. */
function toEdge([x, y]: Point, angle: number, width: number, height: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 0 ? (width - x) / dx : dx < 0 ? -x / dx : Number.POSITIVE_INFINITY;
  const down = dy > 0 ? (height - y) / dy : dy < 0 ? -y / dy : Number.POSITIVE_INFINITY;
  const length = Math.min(across, down);
  return [x + dx * length, y + dy * length];
}
