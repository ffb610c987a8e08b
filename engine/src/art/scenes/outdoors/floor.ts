import { mix } from '../../../color/oklch.ts';
import { dots, fill, gradientDown, type Point, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

/** What figures walk on where nothing grows: slabs, planks, cobbles, trodden soil, darker towards the viewer. */
export function drawFloor({ stage, levelY }: Ground, part: Extract<Part, { floor: unknown }>): Layer {
  const { width, height, unit, light, random } = stage;
  const { name, across = [], stones = 0, specks = 0 } = part;
  const snowy = isSnowy(stage);
  const top = levelY(part.floor);
  const foot = part.to === undefined ? height : levelY(part.to);
  const deep = foot - top;
  const color = inLight(light, snowy ? (part.snow ?? '#e6edf4') : part.color, 0.88);
  const spin = random.fork(name);
  let [joints, arcs] = ['', ''];
  if (part.joints)
    for (let i = -20; i <= 20; i++)
      joints += svg`M${width / 2 + i * unit * part.joints[0]} ${top}L${width / 2 + i * unit * part.joints[1]} ${foot}`;
  for (const k of across) joints += svg`M0 ${top + deep * k}H${width}`;
  for (let row = 0; row < stones; row++) {
    const k = (row + 0.5) / stones;
    const y = top + deep * k * (0.4 + 0.6 * k);
    const long = unit * (0.02 + 0.04 * k);
    for (let x = spin.next() * long * 3; x < width; x += long * spin.range(2.4, 5))
      arcs += svg`M${x} ${y}q${long / 2} ${-long * 0.24} ${long} 0`;
  }
  const grains = Array.from({ length: specks }, (): Point => [spin.next() * width, top + deep * spin.next()]);
  const rim = unit * 0.012;
  const body =
    rect(0, top, width, deep, 'fill="url(#floor)"') +
    (part.lit && lampShare(light) > 0.25
      ? rect(0, top + deep * 0.06, width, deep * 0.5, fill(LAMP, 0.16)) +
        (part.lit === 'smooth' ? drawStreaks(stage, top, foot) : '')
      : '') +
    (part.edge === 'quay' ? rect(0, top, width, rim, fill(mix(color, light.sun, 0.4))) : '') +
    (part.edge
      ? rect(0, part.edge === 'quay' ? top + rim : top, width, rim * 0.7, fill(light.dark, 0.2))
      : '') +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0024), snowy ? 0.06 : 0.16)) +
    path(arcs, stroke(light.dark, Math.max(0.8, unit * 0.0028), 0.22)) +
    dots(grains, unit * 0.006, mix(color, light.dark, 0.24), 0.7);
  const defs = gradientDown(
    'floor',
    [top, height],
    [mix(color, light.sun, 0.12), mix(color, light.dark, 0.26)],
  );
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** The lights of the town in smooth or wet stone. */
function drawStreaks({ width, unit, light, random }: Stage, top: number, foot: number): string {
  const spin = random.fork('streaks');
  const wet = light.weather === 'rain' || light.weather === 'storm';
  let data = '';
  for (let i = 0; i < 44; i++) {
    const y = top + (foot - top) * spin.range(0.12, 1);
    const long = unit * spin.range(0.012, 0.08);
    data += svg`M${spin.next() * width} ${y}h${long}v${unit * 0.0035}h${-long}Z`;
  }
  return path(data, fill(mix(LAMP, '#ffffff', 0.2), wet ? 0.42 : 0.26));
}
