import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, stroke, stroked, svg } from '../../svg.ts';
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
  const eaves = svg`Q${x + half * 0.55} ${y + height * 0.06} ${x} ${y + height * 0.06}Q${x - half * 0.55} ${y + height * 0.06} ${x - half} ${y - lift}`;
  const shape = svg`M${x - ridge} ${top}H${x + ridge}Q${x + ridge * 1.12} ${y - height * 0.35} ${x + half} ${y - lift}${eaves}Q${x - ridge * 1.12} ${y - height * 0.35} ${x - ridge} ${top}Z`;
  const side = sunX > x ? 1 : -1;
  let courses = '';
  const count = Math.max(5, Math.min(15, Math.round(width / 16)));
  for (let i = 1; i < count; i++) {
    const k = (i / count) * 2 - 1;
    courses += svg`M${x + ridge * k} ${top + height * 0.1}Q${x + ridge * k * 1.08} ${y - height * 0.3} ${x + half * 0.94 * k} ${y + height * 0.05 - lift * Math.abs(k) ** 3}`;
  }
  const line = Math.max(1, height * 0.09);
  const edge = svg`M${x + half} ${y - lift}${eaves}`;
  return (
    path(shape, fill(mix(color, light.dark, 0.08))) +
    filled(
      light.sun,
      snow ? 0.2 : 0.14,
    )`M${x} ${top}H${x + side * ridge}Q${x + side * ridge * 1.12} ${y - height * 0.35} ${x + side * half} ${y - lift}Q${x + side * half * 0.55} ${y + height * 0.06} ${x} ${y + height * 0.06}Z` +
    path(courses, stroke(light.dark, Math.max(0.6, line * 0.3), snow ? 0.12 : 0.26)) +
    path(edge, stroke(mix(color, light.dark, 0.38), line)) +
    stroked(
      mix(color, snow ? light.dark : light.sun, snow ? 0.3 : 0.16),
      line,
    )`M${x - ridge * 1.06} ${top - line * 0.9}Q${x - ridge} ${top} ${x - ridge * 0.8} ${top}H${x + ridge * 0.8}Q${x + ridge} ${top} ${x + ridge * 1.06} ${top - line * 0.9}`
  );
}
