import { mix } from '../../../color/oklch.ts';
import { createNoise } from '../../noise.ts';
import { linearGradient, lines, type Point, path, svgDocument } from '../../svg.ts';
import { drawFog } from '../fog.ts';
import { inLight } from '../light.ts';
import { drawSky } from '../sky.ts';
import type { Layer, Place, Scene, Stage } from '../stage.ts';

const HORIZON = 0.64;
const SAND = '#e0a35c';
const DUNES = [
  { y: 0.66, swing: 0.05, span: 0.8, near: 0.36 },
  { y: 0.71, swing: 0.08, span: 1, near: 0.56 },
  { y: 0.8, swing: 0.09, span: 1.3, near: 0.76 },
  { y: 0.92, swing: 0.08, span: 1.6, near: 0.95 },
] as const;

/** Dunes with a lit and a shaded flank each. */
export const desert: Place = {
  name: 'desert',
  horizon: HORIZON,
  shows: ['sand', 'dune'],
  holds: ['ground', 'table', 'air'],
  draw,
};

function draw(stage: Stage): Scene {
  const { light, unit } = stage;
  const dunes = DUNES.map((_, index) => drawDune(stage, index));
  const haze = drawFog(stage, {
    name: 'heat',
    color: mix(light.haze, light.sun, 0.2),
    top: 0.54,
    bottom: 0.78,
    density: 0.4 * light.mist,
  });
  const ground = crest(stage, 2);
  return {
    back: [...drawSky(stage, HORIZON), ...dunes.slice(0, 2), haze, ...dunes.slice(2, 3)],
    front: dunes.slice(3),
    groundY: (x) => ground(x) + unit * 0.04,
  };
}

function crest({ random, height, unit }: Stage, index: number): (x: number) => number {
  const dune = DUNES[index] ?? DUNES[0];
  const noise = createNoise(random.fork(`dune${index}`), 1);
  // One fold of the noise gives the sharp edge that wind makes.
  return (x) =>
    height * dune.y - unit * dune.swing * (1 - 2.2 * Math.abs(noise(x / (unit * dune.span), index * 3)));
}

function drawDune(stage: Stage, index: number): Layer {
  const { width, height, unit, light, sunX, random } = stage;
  const dune = DUNES[index] ?? DUNES[0];
  const line = crest(stage, index);
  const rim: Point[] = [];
  for (let x = -8; x <= width + 8; x += 6) rim.push([x, line(x)]);
  const peaks = rim.filter(
    ([, y], i) =>
      y < (rim[i - 1]?.[1] ?? 1e9) && y <= (rim[i + 1]?.[1] ?? 1e9) && i > 0 && i < rim.length - 1,
  );
  const sand = inLight(light, SAND, dune.near);
  const lit = mix(sand, light.sun, 0.34 * (0.4 + light.glow));
  const shade = mix(sand, light.dark, 0.3);
  const away = random.fork(`flank${index}`);
  const flanks = peaks.map(([x, y]) => {
    const side = sunX > x ? -1 : 1;
    const outer = rim.filter(([px]) => (px - x) * side >= 0 && Math.abs(px - x) < unit * 0.62);
    const along = side < 0 ? [...outer].reverse() : outer;
    const end = along.at(-1) ?? [x, y];
    const bend = away.range(0.1, 0.22);
    return path(
      `${lines([[x, y], ...along.slice(1)])}Q${(x + (end[0] - x) * 0.45).toFixed(1)} ${(y + unit * bend).toFixed(1)} ${(x + side * unit * 0.05).toFixed(1)} ${(y + unit * bend * 0.9).toFixed(1)}Q${(x - side * unit * 0.05).toFixed(1)} ${(y + unit * bend * 0.4).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`,
      `fill="url(#shade)"`,
    );
  });
  const top = height * dune.y - unit * dune.swing;
  const defs =
    linearGradient(
      'sand',
      [0, top],
      [0, top + unit * 0.34],
      [
        [0, lit, 1],
        [0.5, sand, 1],
        [1, mix(sand, light.dark, 0.2), 1],
      ],
    ) +
    linearGradient(
      'shade',
      [0, top],
      [0, top + unit * 0.26],
      [
        [0, shade, 0.85],
        [1, shade, 0],
      ],
    );
  const body =
    path(`${lines(rim)}L${width + 8} ${height + 4}L-8 ${height + 4}Z`, 'fill="url(#sand)"') + flanks.join('');
  return { name: `dune${index}`, picture: svgDocument(width, height, body, defs) };
}
