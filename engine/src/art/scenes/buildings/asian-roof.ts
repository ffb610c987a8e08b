import { mix } from '../../../color/oklch.ts';
import { fill, num, path, stroke } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';

export type AsianRoof = {
  /** Middle of the eaves, px. */
  x: number;
  y: number;
  /** Across the eaves, and from them to the ridge. */
  width: number;
  height: number;
  tiles: string;
  near: number;
};

/** A tiled roof that swings out and up to its corners, with a ridge of lighter tiles. */
export function drawAsianRoof(stage: Stage, { x, y, width, height, tiles, near }: AsianRoof): string {
  const { light, sunX } = stage;
  const half = width / 2;
  const snow = isSnowy(stage);
  const color = inLight(light, snow ? '#eef4fa' : tiles, snow ? Math.max(0.8, near) : near);
  const ridge = half * 0.56;
  const lift = height * 0.3;
  const top = y - height;
  const eaves = `Q${num(x + half * 0.55)} ${num(y + height * 0.06)} ${num(x)} ${num(y + height * 0.06)}Q${num(x - half * 0.55)} ${num(y + height * 0.06)} ${num(x - half)} ${num(y - lift)}`;
  const shape = `M${num(x - ridge)} ${num(top)}H${num(x + ridge)}Q${num(x + ridge * 1.12)} ${num(y - height * 0.35)} ${num(x + half)} ${num(y - lift)}${eaves}Q${num(x - ridge * 1.12)} ${num(y - height * 0.35)} ${num(x - ridge)} ${num(top)}Z`;
  const side = sunX > x ? 1 : -1;
  let courses = '';
  const count = Math.max(5, Math.min(15, Math.round(width / 16)));
  for (let i = 1; i < count; i++) {
    const k = (i / count) * 2 - 1;
    courses += `M${num(x + ridge * k)} ${num(top + height * 0.1)}Q${num(x + ridge * k * 1.08)} ${num(y - height * 0.3)} ${num(x + half * 0.94 * k)} ${num(y + height * 0.05 - lift * Math.abs(k) ** 3)}`;
  }
  const line = Math.max(1, height * 0.09);
  const edge = `M${num(x + half)} ${num(y - lift)}${eaves}`;
  return (
    path(shape, fill(mix(color, light.dark, 0.08))) +
    path(
      `M${num(x)} ${num(top)}H${num(x + side * ridge)}Q${num(x + side * ridge * 1.12)} ${num(y - height * 0.35)} ${num(x + side * half)} ${num(y - lift)}Q${num(x + side * half * 0.55)} ${num(y + height * 0.06)} ${num(x)} ${num(y + height * 0.06)}Z`,
      fill(light.sun, snow ? 0.2 : 0.14),
    ) +
    path(courses, stroke(light.dark, Math.max(0.6, line * 0.3), snow ? 0.12 : 0.26)) +
    path(edge, stroke(mix(color, light.dark, 0.38), line)) +
    path(
      `M${num(x - ridge * 1.06)} ${num(top - line * 0.9)}Q${num(x - ridge)} ${num(top)} ${num(x - ridge * 0.8)} ${num(top)}H${num(x + ridge * 0.8)}Q${num(x + ridge)} ${num(top)} ${num(x + ridge * 1.06)} ${num(top - line * 0.9)}`,
      stroke(mix(color, snow ? light.dark : light.sun, snow ? 0.3 : 0.16), line),
    )
  );
}
