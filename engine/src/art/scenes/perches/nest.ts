import { mix } from '../../../color/oklch.ts';
import { createRandom } from '../../../random.ts';
import { fill, filled, path, svg } from '../../svg.ts';

type Rim = { x: number; y: number; wide: number; deep: number };

/** A bowl of twigs with its rim at `y`: the hollow and what is behind, or with `front` what is before those in it. */
export function drawNest(
  { x, y, wide, deep }: Rim,
  { main, second, ink }: { main: string; second: string; ink: string },
  id: string,
  front = false,
): string {
  const flat = deep * 0.3;
  if (!front)
    return filled(
      mix(second, ink, 0.5),
    )`M${x - wide} ${y}A${wide} ${flat} 0 0 1 ${x + wide} ${y}A${wide} ${flat} 0 0 1 ${x - wide} ${y}Z`;
  const random = createRandom(wide * 31 + deep);
  const bowl = svg`M${x - wide} ${y}A${wide} ${flat} 0 0 0 ${x + wide} ${y}Q${x + wide * 0.86} ${y + deep} ${x} ${y + deep}Q${x - wide * 0.86} ${y + deep} ${x - wide} ${y}Z`;
  const straw = (share: number): string => {
    let data = '';
    for (let i = 0; i < 26; i++) {
      const k = random.range(-1.02, 1.02);
      const down = random.range(0.04, 0.95);
      const [px, py] = [
        x + wide * k * (1 - down * 0.3),
        y + flat * Math.sqrt(Math.max(0, 1 - k * k)) + (deep - flat) * down * (1 - k * k * 0.4),
      ];
      const reach = wide * random.range(0.16, 0.34);
      data += svg`M${px - reach} ${py - reach * random.range(-0.2, 0.2) * share}Q${px} ${py + reach * 0.16} ${px + reach} ${py - reach * random.range(-0.1, 0.3)}`;
    }
    return data;
  };
  const line = (color: string): string =>
    svg`fill="none" stroke="${color}" stroke-width="${deep * 0.045}" stroke-linecap="round"`;
  return (
    `<clipPath id="${id}b"><path d="${bowl}"/></clipPath>` +
    path(bowl, fill(mix(main, second, 0.35))) +
    `<g clip-path="url(#${id}b)">${path(straw(1), line(second))}${path(straw(-1), line(main))}${path(straw(1), line(mix(main, '#ffffff', 0.2)))}</g>` +
    path(svg`M${x - wide} ${y}A${wide} ${flat} 0 0 0 ${x + wide} ${y}`, line(mix(main, '#ffffff', 0.12)))
  );
}
