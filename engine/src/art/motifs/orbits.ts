import { defineMotif } from '../define-motif.ts';
import { scatter } from '../scatter.ts';
import {
  circle,
  dots,
  fill,
  filled,
  linearGradient,
  oval,
  type Point,
  path,
  radialGradient,
  rect,
  stroke,
  svg,
} from '../svg.ts';

/** A ringed planet among its moons' orbits and the stars. */
export const orbits = defineMotif({
  name: 'orbits',
  topics: ['space', 'science'],
  ending: 'figure',
  paint: ({ area, free, width, height, colors, scheme, random, hairline, unit }) => {
    const dark = scheme === 'dark';
    const [x, y] = [free.x + free.width * 0.54, free.y + free.height * 0.5];
    const radius = unit * 24;
    const tilt = random.range(-26, -14);
    const stars = scatter(area, Math.max(width, height) / 13, random.fork('stars'), 0.5);
    const [big, small] = [stars.filter((_, i) => i % 5 === 0), stars.filter((_, i) => i % 5 !== 0)];
    const sparkles = big.slice(0, 9).map(([sx, sy], i) => {
      const r = unit * (1.4 + (i % 3) * 0.7);
      return svg`M${sx} ${sy - r}Q${sx} ${sy} ${sx + r} ${sy}Q${sx} ${sy} ${sx} ${sy + r}Q${sx} ${sy} ${sx - r} ${sy}Q${sx} ${sy} ${sx} ${sy - r}Z`;
    });
    const paths = [2.15, 2.75, 3.4, 4.1].map((scale, i) => {
      const [rx, ry] = [radius * scale, radius * scale * 0.36];
      const angle = random.range(0, Math.PI * 2);
      const moon: Point = [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
      const size = unit * (1.6 + ((i * 7) % 4) * 0.7);
      return (
        path(
          oval([x, y], rx, ry),
          `${stroke(i % 2 === 0 ? colors.mid : colors.quiet, hairline * 1.2, 0.7)}${i % 2 === 0 ? '' : svg` stroke-dasharray="${hairline * 2} ${hairline * 6}"`}`,
        ) +
        circle(moon[0], moon[1], size, fill(i % 2 === 0 ? colors.second : colors.strong)) +
        circle(moon[0] - size * 0.3, moon[1] - size * 0.3, size * 0.34, fill(colors.paper, 0.7))
      );
    });
    const ring = (front: boolean): string => {
      const half = (scale: number): string =>
        svg`M${x - radius * scale} ${y}A${radius * scale} ${radius * scale * 0.28} 0 0 ${front ? 0 : 1} ${x + radius * scale} ${y}`;
      return (
        path(half(1.48), stroke(colors.second, unit * 3.4)) +
        path(half(1.72), stroke(colors.secondSoft, unit * 1.8))
      );
    };
    const bands = [-0.5, -0.12, 0.3, 0.62].map((level, i) =>
      rect(
        x - radius,
        y + radius * level,
        radius * 2,
        radius * (i % 2 === 0 ? 0.2 : 0.11),
        fill(i % 2 === 0 ? colors.soft : colors.peak, dark ? 0.4 : 0.45),
        radius * 0.08,
      ),
    );
    return {
      defs:
        linearGradient(
          'planet',
          [x - radius, y - radius],
          [x + radius, y + radius],
          [
            [0, dark ? colors.peak : colors.mid, 1],
            [0.5, colors.strong, 1],
            [1, dark ? colors.soft : colors.peak, 1],
          ],
        ) +
        radialGradient('glow', [x, y], radius * 2.6, [
          [0, colors.strong, dark ? 0.35 : 0.2],
          [1, colors.strong, 0],
        ]) +
        `<clipPath id="disc">${circle(x, y, radius, '')}</clipPath>`,
      body:
        dots(small, hairline * 2, colors.quiet) +
        dots(big.slice(9), hairline * 3.4, colors.mid) +
        path(sparkles.join(''), fill(dark ? colors.paper : colors.strong)) +
        circle(x, y, radius * 2.6, 'fill="url(#glow)"') +
        svg`<g transform="rotate(${tilt} ${x} ${y})">${paths.join('')}${ring(false)}${circle(x, y, radius, 'fill="url(#planet)"')}<g clip-path="url(#disc)">${bands.join('')}${filled(colors.night, 0.28)`M${x + radius * 0.3} ${y - radius}C${x + radius * 0.7} ${y - radius * 0.2} ${x + radius * 0.4} ${y + radius * 0.7} ${x - radius * 0.5} ${y + radius}H${x + radius}V${y - radius}Z`}</g>${ring(true)}</g>`,
    };
  },
});
