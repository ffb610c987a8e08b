import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, lines, type Point, path, stroke, svg, svgDocument } from '../../svg.ts';
import { glowDefs, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Layer, Stage } from '../stage.ts';
import { atStreet, type StreetView, toStreetView } from './street-view.ts';

/** Cobbles in arcs between two gutters, the windows' light on wet stones; a zebra crossing before the viewer. */
export function drawLaneGround(stage: Stage, name: string, color: string, crossing = false): Layer {
  const view = toStreetView(stage);
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('street');
  const snow = isSnowy(stage);
  const stone = inLight(light, snow ? '#e3eaf2' : color, 0.86);
  const kerb = (side: number): Point[] =>
    Array.from({ length: 18 }, (_, i) => atStreet(view, side, 0.1 + (2.1 * i) / 17));
  const defs =
    linearGradient(
      'street',
      [0, view.vy],
      [0, height],
      [
        [0, mix(stone, light.haze, 0.4), 1],
        [0.3, mix(stone, light.sun, 0.1), 1],
        [1, mix(stone, light.dark, 0.26), 1],
      ],
    ) + glowDefs;
  let [joints, stones] = ['', ''];
  for (let scale = 0.13; scale < 1.25; scale *= 1.16) {
    const [x, y] = atStreet(view, -1, scale);
    const [right] = atStreet(view, 1, scale);
    joints += svg`M${x} ${y}Q${(x + right) / 2} ${y + unit * 0.018 * scale} ${right} ${y}`;
    const cell = unit * 0.075 * scale;
    const indent = random.next();
    for (let sx = x + cell * indent; sx < right; sx += cell * random.range(0.8, 1.3))
      stones += svg`M${sx} ${y + unit * 0.012 * scale}q${cell * 0.3} ${-cell * 0.14} ${cell * 0.62} 0`;
  }
  const wet = light.weather === 'rain' || light.weather === 'storm';
  let pools = '';
  for (let i = 0; i < 9; i++) {
    const scale = random.range(0.2, 1);
    const [x, y] = atStreet(view, random.range(-0.8, 0.8), scale);
    const w = unit * 0.1 * scale;
    pools += svg`M${x - w} ${y}Q${x} ${y - w * 0.2} ${x + w} ${y}Q${x} ${y + w * 0.22} ${x - w} ${y}Z`;
  }
  const shine =
    lampShare(light) > 0.2
      ? path(pools, fill(LAMP, wet ? 0.3 : 0.12))
      : wet
        ? path(pools, fill(light.sky[3], 0.4))
        : '';
  const gutter = (side: number): string =>
    lines([0.12, 0.3, 0.6, 1, 1.6].map((s) => atStreet(view, side * 0.92, s)));
  const body =
    path(lines([...kerb(-1), ...kerb(1).reverse()], true), 'fill="url(#street)"') +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0026), snow ? 0.08 : 0.16)) +
    path(stones, stroke(light.dark, Math.max(0.8, unit * 0.003), snow ? 0.06 : 0.2)) +
    shine +
    path(gutter(-1) + gutter(1), stroke(mix(stone, light.dark, 0.3), unit * 0.008, 0.5)) +
    (crossing ? drawCrossing(stage, view) : '');
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** White bars across the street and the lines of its lanes beyond them. */
function drawCrossing({ light }: Stage, view: StreetView): string {
  let [bars, lanes] = ['', ''];
  const quad = (from: number, to: number, far: number, near: number): string =>
    lines(
      [
        [from, far],
        [to, far],
        [to, near],
        [from, near],
      ].map(([side = 0, scale = 0]) => atStreet(view, side, scale)),
      true,
    );
  for (let i = 0; i < 9; i++)
    bars += quad(-0.92 + (1.84 * i) / 9, -0.92 + (1.84 * (i + 0.56)) / 9, 0.66, 0.94);
  for (let scale = 0.14; scale < 0.58; scale *= 1.34) lanes += quad(-0.02, 0.02, scale, scale * 1.16);
  const paint = inLight(light, '#eef0f0', 0.9);
  return path(lanes, fill(paint, 0.55)) + path(bars, fill(paint, 0.86));
}
