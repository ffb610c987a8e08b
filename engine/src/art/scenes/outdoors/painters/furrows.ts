import { mix } from '../../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, svg, svgDocument } from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import type { Layer, Stage } from '../../stage.ts';

const SOIL = '#8a5f3f';

/** Ridges and furrows meet in a point beyond the horizon; each ridge has a side in the sun and one in the shade. */
export function drawFurrows(stage: Stage): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('furrows');
  const top = height * 0.69;
  const vanish: Point = [width * (sunX > width / 2 ? 0.6 : 0.4), height * 0.5];
  const soil = inLight(light, isSnowy(stage) ? '#edf2f7' : SOIL, 0.88);
  const side = sunX > width / 2 ? 1 : -1;
  const at = (x: number, y: number): Point => [
    vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (height - vanish[1]),
    y,
  ];
  const gap = unit * 0.15;
  const reach = (width / (top - vanish[1])) * (height - vanish[1]);
  let [lit, dark] = ['', ''];
  for (let x = vanish[0] - reach; x < vanish[0] + reach; x += gap) {
    const strip = (from: number, to: number): string =>
      lines(
        [
          at(x + gap * from, top),
          at(x + gap * to, top),
          at(x + gap * to, height),
          at(x + gap * from, height),
        ],
        true,
      );
    lit += strip(side > 0 ? 0.34 : 0, side > 0 ? 0.66 : 0.32);
    dark += strip(side > 0 ? 0.66 : 0.32, side > 0 ? 1 : 0.66);
  }
  let clods = '';
  for (let i = 0; i < Math.round((150 * width) / (unit * 1.9)); i++) {
    const k = random.next() ** 0.8;
    const [x, y] = [random.next() * width, top + (height - top) * k];
    const r = unit * (0.003 + 0.008 * k) * random.range(0.6, 1.3);
    clods += svg`M${x - r} ${y}q${r * 0.5} ${-r} ${r * 1.2} ${-r * 0.7}q${r * 0.9} ${r * 0.2} ${r * 0.8} ${r * 0.9}Z`;
  }
  const body =
    filled(soil)`M0 ${top}H${width}V${height}H0Z` +
    path(lit, fill(mix(soil, light.sun, 0.22))) +
    path(dark, fill(mix(soil, light.dark, isSnowy(stage) ? 0.14 : 0.34))) +
    path(clods, fill(mix(soil, light.dark, 0.28), isSnowy(stage) ? 0.25 : 0.8));
  return { name: 'furrows', picture: svgDocument(width, height, body) };
}
