import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { linearGradient, path, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import type { Stage } from '../stage.ts';

type Dune = { x: number; y: number; tall: number; near: number; paint?: string };

/** A dune with a lit and a shaded side, whose crest the wind has drawn in an S towards the viewer. */
export function drawDune(
  stage: Stage,
  { x, y, tall, near, paint = '#e6a862' }: Dune,
  random: Random,
): string {
  const { light, sunX } = stage;
  const sand = inLight(light, paint, near);
  const lit = mix(sand, light.sun, 0.2 + 0.22 * light.glow);
  const shade = mix(inLight(light, mix(paint, light.dark, 0.42), near), light.sky[1], 0.14);
  const reach = tall * random.range(4, 6);
  const side = sunX > x ? -1 : 1;
  const top = y - tall;
  // The shade ends where the floor begins.
  const foot = y + stage.unit * 0.06;
  const whole = svg`M${x - reach} ${foot}C${x - reach * 0.6} ${y} ${x - reach * 0.24} ${top + tall * 0.12} ${x} ${top}C${x + reach * 0.24} ${top + tall * 0.12} ${x + reach * 0.6} ${y} ${x + reach} ${foot}Z`;
  const swing = -side * reach * random.range(0.05, 0.16);
  const dull = svg`M${x} ${top}C${x + side * reach * 0.24} ${top + tall * 0.12} ${x + side * reach * 0.6} ${y} ${x + side * reach} ${foot}H${x + swing * 0.4}C${x + swing * 2.4} ${top + tall * 0.95} ${x - swing * 1.1} ${top + tall * 0.5} ${x} ${top}Z`;
  const id = `dune${Math.round(x)}-${Math.round(y)}`;
  const down = (part: string, stops: readonly (readonly [number, string, number])[]): string =>
    linearGradient(`${id}${part}`, [0, top], [0, foot], stops);
  return (
    down('lit', [
      [0, lit, 1],
      [0.6, mix(lit, sand, 0.7), 1],
      [1, sand, 1],
    ]) +
    down('dull', [
      [0, shade, 1],
      [0.5, shade, 0.85],
      [1, sand, 0],
    ]) +
    path(whole, `fill="url(#${id}lit)"`) +
    path(dull, `fill="url(#${id}dull)"`)
  );
}
