import { mix } from '../../../color/oklch.ts';
import { fill, oval, type Point, path } from '../../svg.ts';
import type { Line } from '../shapes.ts';
import type { Stage } from '../stage.ts';

/** Craters of a plain seen from low, far ones first: a bright rim, a dark bowl, its lit side away from the sun. */
export function drawCraters(stage: Stage, line: Line, count: number, color: string): string {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('craters');
  const side = sunX > width / 2 ? 1 : -1;
  const most = (count * width) / (unit * 1.9);
  const craters: { at: Point; r: number }[] = [];
  for (let i = 0; i < most * 2.4 && craters.length < most; i++) {
    const k = random.next() ** 1.3;
    const x = random.next() * width;
    const y = line(x) + unit * 0.02 + (height - line(x)) * k;
    const r = unit * (0.012 + 0.08 * k) * random.range(0.5, 1.2);
    if (craters.every(({ at, r: other }) => Math.hypot((at[0] - x) * 0.55, (at[1] - y) * 2.2) > r + other))
      craters.push({ at: [x, y], r });
  }
  return craters
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ at: [x, y], r }) => {
      const flat = r * 0.24;
      return (
        path(oval([x, y], r * 1.14, flat * 1.22), fill(mix(color, light.sun, 0.3))) +
        path(
          oval([x - side * r * 0.02, y + flat * 0.08], r * 1.02, flat),
          fill(mix(color, light.dark, 0.24)),
        ) +
        path(
          oval([x + side * r * 0.1, y - flat * 0.1], r * 0.86, flat * 0.78),
          fill(mix(color, light.dark, 0.46)),
        ) +
        path(
          oval([x - side * r * 0.16, y + flat * 0.24], r * 0.7, flat * 0.5),
          fill(mix(color, light.dark, 0.12)),
        )
      );
    })
    .join('');
}
