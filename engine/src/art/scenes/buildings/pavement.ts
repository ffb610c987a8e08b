import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, linearGradient, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
import { inLight, type Light } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Layer, Stage } from '../stage.ts';

/** The light before a wall that fills the picture: no sky behind it makes it an outline, and what is behind words is the wall. */
export function lightBeforeWall(light: Light, wall: string | undefined): Light {
  const before = { ...light, silhouette: light.silhouette * (light.time === 'night' ? 0.8 : 0.45) };
  if (!wall) return before;
  const color = inLight(before, wall, 0.94);
  return { ...before, sky: [color, color, color, color, color] };
}

/** Pavement, kerb and cobbles, the windows' light in them when they are wet. */
export function drawPavement(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('pavement');
  const snow = isSnowy(stage);
  const slab = inLight(light, snow ? '#e6edf4' : '#b9b2a8', 0.84);
  const road = kerb + unit * 0.055;
  const tar = mix(inLight(light, snow ? '#c9d3dd' : '#7d7a7c', 0.9), light.sky[2], 0.1);
  const defs = gradientDown('road', [road, height], [mix(tar, light.sun, 0.08), mix(tar, light.dark, 0.4)]);
  let [joints, stones] = ['', ''];
  for (let i = -10; i <= 10; i++)
    joints += svg`M${width / 2 + i * unit * 0.16} ${kerb}L${width / 2 + i * unit * 0.19} ${road}`;
  for (let row = 0; row < 5; row++) {
    const k = (row + 0.6) / 5;
    const y = road + (height - road) * k * (0.55 + 0.45 * k);
    const long = unit * (0.026 + 0.03 * k);
    const gap = (width / Math.max(4, Math.round((7 * width) / (unit * 1.9)))) * (0.8 + 0.2 * k);
    for (let x = random.next() * gap; x < width; x += gap * random.range(0.5, 1.3))
      stones += svg`M${x} ${y}q${long / 2} ${-unit * 0.009} ${long} 0m${long * 0.1} ${unit * 0.004}q${long / 2} ${-unit * 0.009} ${long} 0`;
  }
  const wet = light.weather === 'rain' || light.weather === 'storm';
  const shine = lampShare(light) * (wet ? 0.5 : 0.2);
  let pools = '';
  for (let i = 0; i < 12; i++) {
    const x = ((i + random.next()) / 12) * width;
    const w = unit * random.range(0.02, 0.05);
    pools += svg`M${x - w} ${road + unit * 0.012}h${2 * w}L${x + w * 0.6} ${height}H${x - w * 0.6}Z`;
  }
  const glimmer = linearGradient(
    'glimmer',
    [0, road],
    [0, height],
    [
      [0, LAMP, 0.9],
      [1, LAMP, 0],
    ],
  );
  const body =
    rect(0, kerb, width, road - kerb, fill(mix(slab, light.sun, 0.08))) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.2)) +
    rect(0, kerb, width, unit * 0.012, fill(light.dark, 0.16)) +
    rect(0, road, width, height - road, 'fill="url(#road)"') +
    rect(0, road - unit * 0.008, width, unit * 0.008, fill(mix(slab, light.sun, 0.3))) +
    rect(0, road, width, unit * 0.01, fill(light.dark, 0.28)) +
    path(stones, stroke(light.dark, Math.max(1, unit * 0.0034), 0.22)) +
    (shine > 0.02 ? `<g opacity="${shine.toFixed(2)}">${path(pools, 'fill="url(#glimmer)"')}</g>` : '');
  return { name: 'pavement', picture: svgDocument(width, height, body, defs + glimmer) };
}
