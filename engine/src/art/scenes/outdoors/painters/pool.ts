import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  gradientDown,
  lines,
  type Point,
  path,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import type { Layer, Stage } from '../../stage.ts';

/** The water in perspective: lit tiles at the bottom, nets of light on it, a ladder, the stone rim. */
export function drawBasin(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('basin');
  const [top, foot] = [height * 0.755, height * 0.9];
  const [far, near] = [Math.min(width * 0.42, unit * 0.75), Math.min(width * 0.56, unit * 1.02)];
  const cx = width / 2;
  const quad = (grow: number, down: number): Point[] => [
    [cx - far - grow, top - grow * 0.3 + down],
    [cx + far + grow, top - grow * 0.3 + down],
    [cx + near + grow * 1.4, foot + grow * 0.5],
    [cx - near - grow * 1.4, foot + grow * 0.5],
  ];
  const teal = inLight({ ...light, silhouette: light.silhouette * 0.6 }, '#3fc4d6', 0.92);
  const night = light.time === 'night' || light.time === 'dusk';
  const defs = `${gradientDown('pool', [top, foot], [mix(teal, night ? '#9ff0ff' : light.sky[3], 0.3), mix(teal, '#1f6f9f', 0.35)])}<clipPath id="basin">${path(lines(quad(0, 0), true), '')}</clipPath>`;
  let [nets, lanes] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const k = random.next();
    const y = top + (foot - top) * k;
    const half = far + (near - far) * k;
    const x = cx + half * random.range(-1, 1);
    const l = unit * random.range(0.02, 0.06) * (0.5 + k);
    nets += svg`M${x - l} ${y}q${l * 0.5} ${-l * 0.2} ${l} 0t${l} 0`;
  }
  for (const k of [-0.5, 0, 0.5]) lanes += svg`M${cx + far * k} ${top}L${cx + near * k} ${foot}`;
  const rim = inLight(light, isSnowy(stage) ? '#ffffff' : '#f6efe2', 0.92);
  const steel = inLight(light, '#c9d2d8', 0.94);
  const lx = cx + near * 0.8;
  const shine: Point[] = Array.from(
    { length: 16 },
    (): Point => [cx + far * random.range(-0.9, 0.9), top + (foot - top) * random.next()],
  );
  const body =
    path(lines(quad(unit * 0.03, 0), true), fill(rim)) +
    path(lines(quad(unit * 0.004, -1), true), fill(mix(rim, light.dark, 0.3))) +
    path(lines(quad(0, 0), true), 'fill="url(#pool)"') +
    `<g clip-path="url(#basin)">${path(lanes, stroke(mix(teal, '#1f4f8f', 0.5), Math.max(1.5, unit * 0.008), 0.35))}${path(nets, stroke('#ffffff', Math.max(1, unit * 0.003), night ? 0.3 : 0.5))}${dots(shine, Math.max(1.4, unit * 0.006), '#ffffff', 0.6)}</g>` +
    stroked(
      steel,
      unit * 0.008,
    )`M${lx} ${foot + unit * 0.03}v${-unit * 0.09}q0 ${-unit * 0.02} ${-unit * 0.016} ${-unit * 0.02}M${lx + unit * 0.05} ${foot + unit * 0.03}v${-unit * 0.09}q0 ${-unit * 0.02} ${-unit * 0.016} ${-unit * 0.02}`;
  return { name: 'basin', picture: svgDocument(width, height, body, defs) };
}
