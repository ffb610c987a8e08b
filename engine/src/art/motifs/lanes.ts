import { defineMotif } from '../define-motif.ts';
import { circle, fill, lines, type Point, path, polar, stroke, svg } from '../svg.ts';

/** The bend of a running track with its staggered starts. */
export const lanes = defineMotif({
  name: 'lanes',
  topics: ['sport', 'health'],
  ending: 'figure',
  paint: ({ free, away, width, height, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const right = away.x >= 0;
    const centre: Point = [
      right ? Math.min(width, free.x + free.width) : Math.max(0, free.x),
      Math.min(height, free.y + free.height) + free.height * 0.04,
    ];
    const outer = Math.min(
      Math.hypot(free.width, free.height) * 0.93,
      free.height * 1.02,
      away.x === 0 ? free.width * 0.9 : free.width * 1.02,
    );
    const inner = outer * 0.3;
    const count = 6;
    const lane = (outer - inner) / count;
    const surface = Array.from({ length: count }, (_, i) => {
      const radius = outer - lane * (i + 0.5);
      return circle(
        centre[0],
        centre[1],
        radius,
        svg`fill="none" stroke="${i % 2 === 0 ? colors.strong : colors.mid}" stroke-width="${lane + 0.8}"`,
      );
    });
    const chalk = Array.from({ length: count + 1 }, (_, i) =>
      circle(
        centre[0],
        centre[1],
        outer - lane * i,
        svg`fill="none" stroke="${colors.paper}" stroke-width="${lane * (i === 0 || i === count ? 0.11 : 0.07)}"`,
      ),
    );
    const sense = right ? 1 : -1;
    const angle = (degrees: number): number => (right ? 180 + degrees : -degrees);
    const begin = random.range(14, 20);
    const starts = Array.from({ length: count }, (_, i) => {
      const at = angle(begin + i * 6.5);
      return lines([
        polar(centre, outer - lane * (i + 0.06), at),
        polar(centre, outer - lane * (i + 0.94), at),
      ]);
    });
    const runners = Array.from({ length: count }, (_, i) => {
      const at = angle(begin + i * 6.5 + 9 + random.range(0, 34));
      const [x, y] = polar(centre, outer - lane * (i + 0.5), at);
      const trail = [0, 1, 2, 3, 4, 5, 6].map((step) =>
        polar(centre, outer - lane * (i + 0.5), at - sense * step * 2.6),
      );
      return (
        path(lines(trail), stroke(colors.paper, lane * 0.1, 0.55)) +
        circle(x, y, lane * 0.27, fill(i % 2 === 0 ? colors.second : dark ? colors.night : colors.paper))
      );
    });
    return {
      body:
        circle(centre[0], centre[1], inner, fill(colors.soft)) +
        circle(centre[0], centre[1], inner * 0.72, fill(colors.wash)) +
        surface.join('') +
        chalk.join('') +
        path(starts.join(''), svg`fill="none" stroke="${colors.paper}" stroke-width="${lane * 0.13}"`) +
        runners.join(''),
    };
  },
});
