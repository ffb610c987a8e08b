import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, oval, type Point, path } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import type { Stage } from '../stage.ts';

type Rock = { x: number; y: number; tall: number; near: number; color: string };

/** A loose stone, one face of it in the sun. */
export function drawStone({ light, sunX }: Stage, { x, y, tall, near, color }: Rock): string {
  const r = tall / 1.1;
  const side = sunX > x ? 1 : -1;
  const rock = inLight(light, mix(color, light.dark, 0.2), near);
  const points: Point[] = [
    [x - r * 1.2, y],
    [x - r * 0.8, y - r * 0.8],
    [x - r * 0.1, y - r * 1.1],
    [x + r * 0.8, y - r * 0.7],
    [x + r * 1.25, y],
  ];
  const face = side > 0 ? points.slice(2) : points.slice(0, 3);
  return (
    path(oval([x - side * r * 0.7, y], r * 1.7, r * 0.22), fill(light.dark, 0.3)) +
    path(lines(points, true), fill(rock)) +
    path(lines([...face, [x + side * r * 0.1, y - r * 0.2]], true), fill(mix(rock, light.sun, 0.26)))
  );
}

/** A needle of rock with a lit and a shaded side. */
export function drawSpire(
  { unit, light, sunX }: Stage,
  { x, y, tall, near, color }: Rock,
  random: Random,
): string {
  const w = Math.min(tall * 0.5, unit * random.range(0.03, 0.075));
  const lean = unit * random.range(-0.03, 0.03);
  const tip: Point = [x + lean, y - tall];
  const side = sunX > x ? 1 : -1;
  const rock = inLight(light, color, near);
  const split: Point[] = [tip, [x + lean * 0.5 + w * 0.12, y - tall * 0.55], [x + side * w * 0.1, y]];
  const body: Point[] = [
    tip,
    [x - w * 0.45, y - tall * 0.5],
    [x - w, y],
    [x + w, y],
    [x + w * 0.5, y - tall * 0.46],
  ];
  return (
    path(lines(body, true), fill(mix(rock, light.dark, 0.24))) +
    path(
      lines([...split, [x + side * w, y], [x + side * w * 0.48, y - tall * 0.48]], true),
      fill(mix(rock, light.sun, 0.26)),
    )
  );
}
