import { mix } from '../../../color/oklch.ts';
import {
  fill,
  filled,
  linearGradient,
  lines,
  type Point,
  path,
  stroke,
  svg,
  svgDocument,
} from '../../svg.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import type { StreetStyle } from './steep-street-styles.ts';
import { atStreet, type StreetView } from './street-view.ts';

/** Cobbles in arcs between two gutters, a run of low steps, the windows' light on wet stones. */
export function drawStreet(stage: Stage, view: StreetView, style: StreetStyle): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('street');
  const snow = isSnowy(stage);
  const stone = inLight(light, snow ? '#e3eaf2' : style.stone, 0.86);
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
    path(gutter(-1) + gutter(1), stroke(mix(stone, light.dark, 0.3), unit * 0.008, 0.5));
  return { name: 'street', picture: svgDocument(width, height, body, defs) };
}

/** White bars across the street, lane lines beyond them, a traffic light at the kerb. */
export function drawCrossing(stage: Stage, view: StreetView): Layer {
  const { width, height, unit, light } = stage;
  const paint = inLight(light, '#eef0f0', 0.9);
  let [bars, lanes] = ['', ''];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const [a, b] = [-0.92 + (1.84 * i) / count, -0.92 + (1.84 * (i + 0.56)) / count];
    bars += lines(
      [atStreet(view, a, 0.66), atStreet(view, b, 0.66), atStreet(view, b, 0.94), atStreet(view, a, 0.94)],
      true,
    );
  }
  for (let scale = 0.14; scale < 0.58; scale *= 1.34)
    lanes += lines(
      [
        atStreet(view, -0.02, scale),
        atStreet(view, 0.02, scale),
        atStreet(view, 0.02, scale * 1.16),
        atStreet(view, -0.02, scale * 1.16),
      ],
      true,
    );
  const steel = inLight(light, '#2a3038', 0.93);
  let signals = '';
  for (const [side, scale] of [
    [-1, 0.6],
    [1, 0.5],
  ] as const) {
    const [x, y] = atStreet(view, side * 1.06, scale);
    if (x < unit * 0.03 || x > width - unit * 0.03) continue;
    const tall = calmHeight(stage, x, y, unit * 0.46 * scale);
    const s = tall * 0.085;
    const top = y - tall;
    signals +=
      filled(steel)`M${x - s * 0.16} ${y}V${top}h${s * 0.32}V${y}Z` +
      filled(steel)`M${x - s * 0.6} ${top}h${s * 1.2}v${s * 3.1}h${-s * 1.2}Z` +
      ['#e2433a', '#5a4a2a', '#274a35']
        .map(
          (color, i) =>
            svg`<circle cx="${x}" cy="${top + s * (0.6 + 0.95 * i)}" r="${s * 0.38}" fill="${color}"/>`,
        )
        .join('') +
      drawGlow(light, x, top + s * 0.6, s * 3);
  }
  return {
    name: 'crossing',
    picture: svgDocument(
      width,
      height,
      path(lanes, fill(paint, 0.55)) + path(bars, fill(paint, 0.86)) + signals,
      glowDefs,
    ),
  };
}
