import { mix } from '../../../color/oklch.ts';
import { createNoise } from '../../noise.ts';
import { fill, linearGradient, path, svgDocument } from '../../svg.ts';
import { inLight } from '../light.ts';
import { type Line, under } from '../shapes.ts';
import type { Layer, Place, Scene, Stage } from '../stage.ts';
import { drawOpenSea } from './sea.ts';

const HORIZON = 0.52;
const SAND = '#ecc892';

/** The sea from the sand: a breaker running out, wet sand, dry sand. */
export const beach: Place = {
  name: 'beach',
  horizon: HORIZON,
  shows: ['wave', 'sand'],
  holds: ['ground', 'table', 'air'],
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit } = stage;
  return {
    back: [...drawOpenSea(stage, HORIZON), drawSand(stage)],
    front: [],
    groundY: () => height * 0.9 - unit * 0.01,
  };
}

function drawSand(stage: Stage): Layer {
  const { width, height, unit, light, random } = stage;
  const noise = createNoise(random.fork('shore'), 3);
  const edge =
    (y: number, shift: number): Line =>
    (x) =>
      height * y + unit * (0.1 * (x / width - 0.5) + 0.022 * noise(x / unit, shift));
  const sand = inLight(light, SAND, 0.88);
  const wet = mix(sand, light.sky[2], 0.42);
  const foam = mix(inLight(light, '#ffffff', 0.85), light.sun, 0.3);
  const defs = linearGradient(
    'sand',
    [0, height * 0.74],
    [0, height],
    [
      [0, mix(sand, light.sun, 0.2), 1],
      [1, mix(sand, light.dark, 0.22), 1],
    ],
  );
  const body =
    path(under(width, height, edge(0.68, 0)), fill(foam, 0.5)) +
    path(under(width, height, edge(0.7, 0.2)), fill(mix(wet, light.sky[3], 0.35), 0.9)) +
    path(under(width, height, edge(0.725, 0.5)), fill(foam, 0.95)) +
    path(under(width, height, edge(0.735, 0.6)), fill(mix(wet, light.dark, 0.12))) +
    path(under(width, height, edge(0.785, 0.9)), 'fill="url(#sand)"');
  return { name: 'sand', picture: svgDocument(width, height, body, defs) };
}
