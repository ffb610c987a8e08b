import { defineMotif } from '../define-motif.ts';
import { circle, fill, lines, type Point, path, polar, stroke, svg } from '../svg.ts';

/** A large dial cut by the canvas edge, its rings of ticks as fine as a watchmaker's. */
export const dials = defineMotif({
  name: 'dials',
  topics: ['time'],
  ending: 'figure',
  paint: ({ free, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const radius = Math.min(
      free.width * (away.x === 0 ? 0.44 : 0.62),
      free.height * (away.y === 0 ? 0.52 : 0.66),
    );
    const centre: Point = [
      free.x + free.width * (0.5 + away.x * 0.12),
      free.y + free.height * (0.5 + away.y * 0.12),
    ];
    const tick = (angle: number, from: number, to: number): string =>
      lines([polar(centre, radius * from, angle), polar(centre, radius * to, angle)]);
    const ticks = (count: number, from: number, to: number): string =>
      Array.from({ length: count }, (_, i) => tick((i * 360) / count - 90, from, to)).join('');
    const hour = random.integer(9, 10) * 30 + 4 - 90;
    const minute = random.range(48, 66) - 90;
    const hand = (angle: number, length: number, tail: number, width: number, color: string): string =>
      path(
        lines([polar(centre, radius * tail, angle + 180), polar(centre, radius * length, angle)]),
        stroke(color, radius * width),
      );
    const arc = (from: number, to: number, at: number): string => {
      const [a, b] = [polar(centre, radius * at, from), polar(centre, radius * at, to)];
      return svg`M${a[0]} ${a[1]}A${radius * at} ${radius * at} 0 ${to - from > 180 ? 1 : 0} 1 ${b[0]} ${b[1]}`;
    };
    const [x, y] = centre;
    const small = polar(centre, radius * 0.42, 90);
    const second = random.range(200, 250);
    return {
      body:
        circle(x, y, radius * 1.24, fill(colors.wash, 0.5)) +
        circle(x, y, radius * 1.1, fill(colors.wash)) +
        path(ticks(120, 1.13, 1.16), stroke(colors.mid, hairline)) +
        circle(
          x,
          y,
          radius,
          svg`${fill(dark ? colors.night : colors.paper)} stroke="${colors.strong}" stroke-width="${radius * 0.05}"`,
        ) +
        path(
          arc(hour, minute + 0.01, 0.88),
          svg`fill="none" stroke="${colors.soft}" stroke-width="${radius * 0.1}"`,
        ) +
        path(ticks(60, 0.86, 0.9), stroke(colors.quiet, Math.max(hairline, radius * 0.008))) +
        path(ticks(12, 0.76, 0.9), stroke(dark ? colors.peak : colors.strong, radius * 0.028)) +
        circle(
          small[0],
          small[1],
          radius * 0.2,
          svg`${fill(colors.wash)} stroke="${colors.mid}" stroke-width="${Math.max(hairline, radius * 0.008)}"`,
        ) +
        path(
          Array.from({ length: 12 }, (_, i) =>
            lines([polar(small, radius * 0.15, i * 30), polar(small, radius * 0.18, i * 30)]),
          ).join(''),
          stroke(colors.mid, Math.max(hairline, radius * 0.01)),
        ) +
        path(lines([small, polar(small, radius * 0.14, second)]), stroke(colors.second, radius * 0.018)) +
        hand(hour, 0.52, 0.1, 0.06, dark ? colors.paper : colors.night) +
        hand(minute, 0.76, 0.12, 0.04, dark ? colors.paper : colors.night) +
        hand(second - 80, 0.82, 0.2, 0.014, colors.second) +
        circle(x, y, radius * 0.06, fill(colors.second)) +
        circle(x, y, radius * 0.022, fill(dark ? colors.night : colors.paper)),
    };
  },
});
