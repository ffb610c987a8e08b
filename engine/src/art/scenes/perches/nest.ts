import { mix } from '../../../color/oklch.ts';
import { createRandom } from '../../../random.ts';
import { fill, num, path } from '../../svg.ts';

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
    return path(
      `M${num(x - wide)} ${num(y)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x + wide)} ${num(y)}A${num(wide)} ${num(flat)} 0 0 1 ${num(x - wide)} ${num(y)}Z`,
      fill(mix(second, ink, 0.5)),
    );
  const random = createRandom(wide * 31 + deep);
  const bowl = `M${num(x - wide)} ${num(y)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(y)}Q${num(x + wide * 0.86)} ${num(y + deep)} ${num(x)} ${num(y + deep)}Q${num(x - wide * 0.86)} ${num(y + deep)} ${num(x - wide)} ${num(y)}Z`;
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
      data += `M${num(px - reach)} ${num(py - reach * random.range(-0.2, 0.2) * share)}Q${num(px)} ${num(py + reach * 0.16)} ${num(px + reach)} ${num(py - reach * random.range(-0.1, 0.3))}`;
    }
    return data;
  };
  const line = (color: string): string =>
    `fill="none" stroke="${color}" stroke-width="${num(deep * 0.045)}" stroke-linecap="round"`;
  return (
    `<clipPath id="${id}b"><path d="${bowl}"/></clipPath>` +
    path(bowl, fill(mix(main, second, 0.35))) +
    `<g clip-path="url(#${id}b)">${path(straw(1), line(second))}${path(straw(-1), line(main))}${path(straw(1), line(mix(main, '#ffffff', 0.2)))}</g>` +
    path(
      `M${num(x - wide)} ${num(y)}A${num(wide)} ${num(flat)} 0 0 0 ${num(x + wide)} ${num(y)}`,
      line(mix(main, '#ffffff', 0.12)),
    )
  );
}
