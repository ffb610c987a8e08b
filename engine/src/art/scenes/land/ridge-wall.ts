import { mix } from '../../../color/oklch.ts';
import { fill, lines, type Point, path, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Line } from '../shapes.ts';
import { calmHeight, type Stage } from '../stage.ts';

/** A wall with battlements and watchtowers along the edge of a slope, `tall` units high. */
export function drawRidgeWall(stage: Stage, line: Line, tall: number, near: number): string {
  const { width, unit, light, sunX } = stage;
  const random = stage.random.fork(`ridge-wall${tall}`);
  const high = unit * tall;
  const stone = inLight(light, isSnowy(stage) ? '#d8dde2' : '#b5a58c', near);
  const step = Math.max(3, high * 0.34);
  let [body, merlons, towers, sides, holes] = ['', '', '', '', ''];
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, line(x)]);
  body = lines(
    [
      ...points.map(([x, y]): Point => [x, y - high]),
      ...[...points].reverse().map(([x, y]): Point => [x, y + high * 0.3]),
    ],
    true,
  );
  for (const [i, [x, y]] of points.entries())
    if (i % 2 === 0)
      merlons += svg`M${x} ${y - high * 0.95}v${-high * 0.3}h${step * 0.9}V${y - high * 0.95}Z`;
  const gap = unit * 0.42;
  for (let x = gap * random.range(0.2, 0.7); x < width; x += gap * random.range(0.75, 1.2)) {
    const [w, h] = [high * 1.1, high * 2.3];
    const y = line(x);
    if (calmHeight(stage, x, y, h * 1.2) < h * 1.15) continue;
    towers += svg`M${x - w} ${y + high * 0.3}L${x - w * 0.9} ${y - h}h${w * 1.8}L${x + w} ${y + high * 0.3}Z`;
    for (let k = -0.9; k < 0.9; k += 0.45)
      towers += svg`M${x + w * k} ${y - h + 1}v${-high * 0.32}h${w * 0.26}v${high * 0.32}Z`;
    const shade = sunX > x ? -1 : 1;
    sides += svg`M${x + shade * w} ${y + high * 0.3}L${x + shade * w * 0.9} ${y - h}h${-shade * w * 0.6}V${y + high * 0.3}Z`;
    for (const k of [-0.4, 0.2])
      holes += svg`M${x + w * k} ${y - h * 0.45}v${-h * 0.18}h${w * 0.24}v${h * 0.18}Z`;
  }
  return (
    path(body + merlons, fill(stone)) +
    path(
      lines(points.map(([x, y]): Point => [x, y - high * 0.9])),
      svg`fill="none" stroke="${mix(stone, light.sun, 0.4)}" stroke-width="${Math.max(0.8, high * 0.14)}"`,
    ) +
    path(towers, fill(mix(stone, light.sun, 0.12))) +
    path(sides, fill(light.dark, 0.2)) +
    path(holes, fill(mix(stone, light.dark, 0.6)))
  );
}
