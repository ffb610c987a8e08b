import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';

export type Butte = {
  /** Middle of its foot, px. */
  x: number;
  base: number;
  /** Across its flat top, px. */
  width: number;
  height: number;
  near: number;
  rock: string;
};

const ROWS = 12;

/** A table mountain: a cliff in layers over a slope of rubble, one side in the shade. */
export function drawButte(stage: Stage, butte: Butte, random: Random): string {
  const { light, sunX } = stage;
  const { x, base, width, height, near, rock } = butte;
  const edge = (side: number): Point[] =>
    Array.from({ length: ROWS + 1 }, (_, i): Point => {
      const k = i / ROWS;
      const cliff =
        width * (0.5 + 0.035 * Math.floor(k * 5) * 0.5 + (i % 2) * 0.012 * random.range(0.4, 1.6));
      const rubble = k < 0.56 ? 0 : height * 0.85 * ((k - 0.56) / 0.44) ** 1.25;
      return [x + side * (cliff + rubble), base - height * (1 - k)];
    });
  const [left, right] = [edge(-1), edge(1)];
  const band = (from: number, to: number): string =>
    lines([...left.slice(from, to + 1), ...right.slice(from, to + 1).reverse()], true);
  const side = sunX > x ? -1 : 1;
  const dull = side < 0 ? left : right;
  const divide = dull.map(([, y], i): Point => {
    const k = i / ROWS;
    return [
      x + side * (width * (0.16 + (i % 2 === 0 ? 0.05 : -0.04)) + (k > 0.56 ? height * 0.2 * (k - 0.56) : 0)),
      y,
    ];
  });
  let cracks = '';
  for (let i = 0; i < 5; i++) {
    const cx = x + width * random.range(-0.46, 0.46);
    const w = width * random.range(0.012, 0.04);
    const top = base - height * random.range(0.86, 0.99);
    cracks += svg`M${cx} ${top}L${cx + w} ${top}L${cx + w * 0.4} ${base - height * random.range(0.42, 0.6)}Z`;
  }
  const color = inLight(light, rock, near);
  const top = isSnowy(stage) ? inLight(light, '#f2f6fa', Math.max(0.7, near)) : mix(color, light.sun, 0.34);
  return (
    path(band(0, ROWS), fill(mix(color, light.sun, 0.1 + 0.1 * light.glow))) +
    path(band(2, 3) + band(5, 6), fill(mix(color, light.dark, 0.12))) +
    path(band(0, 1), fill(top)) +
    path(cracks, fill(light.dark, 0.14)) +
    path(
      lines([...divide, ...[...dull].reverse()], true),
      fill(mix(inLight(light, mix(rock, light.dark, 0.45), near), light.sky[1], 0.12), 0.72),
    )
  );
}
