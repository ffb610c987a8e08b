import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
  gradientDown,
  lines,
  type Point,
  path,
  radialGradient,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawSlope } from '../../land/terrain.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.7;
const ROCK = '#5a4a52';
const EMBER = '#ff7a33';

/** A volcano with its plume: fire at the mouth, lava on its flanks, woods at its foot. */
export const volcano: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

type Cone = { x: number; base: number; top: number; mouth: number; reach: number };

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random, sunX, calm } = stage;
  const base = height * 0.79;
  // Beside the words, on the side of the light.
  const wantedX = width * (width < height ? 0.55 : sunX > width / 2 ? 0.62 : 0.38);
  const x =
    calm && wantedX < calm.x + calm.width + unit * 0.3 && wantedX > calm.x - unit * 0.3
      ? sunX > width / 2
        ? Math.max(wantedX, width * 0.72)
        : Math.min(wantedX, width * 0.28)
      : wantedX;
  const tall = Math.min(...[-0.2, 0, 0.2].map((k) => calmHeight(stage, x + k * unit, base, unit * 0.5)));
  const cone: Cone = {
    x,
    base,
    top: base - tall,
    mouth: Math.max(unit * 0.05, tall * 0.12),
    reach: unit * 0.62,
  };
  const ground = rollingLine(random.fork('ground'), height * 0.85, unit * 0.02, unit);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawPlume(stage, cone),
      drawCone(stage, cone),
      drawFog(stage, 'foot-fog', [0.6, 0.8], 0.2 + 0.4 * light.mist, light.haze),
      drawWoods(stage),
      drawSlope(stage, { name: 'ground', line: ground, color: '#6d7a4f', near: 0.88 }),
    ],
    front: [],
    groundY: (at) => ground(at) + unit * 0.03,
  };
}

/** Billows that rise and drift away from the sun, lit from below by the fire. */
function drawPlume(stage: Stage, { x, top, mouth }: Cone): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('plume');
  const side = sunX > x ? -1 : 1;
  const [dark, lit, glow]: Point[][] = [[], [], []];
  for (let i = 0; i < 40; i++) {
    const k = i / 39;
    const at: Point = [
      x + side * unit * 0.42 * k ** 1.7 + random.range(-1, 1) * mouth * (0.5 + 2.2 * k),
      top - unit * 0.36 * k ** 0.8 + random.range(-1, 1) * mouth * 0.5,
    ];
    if (at[1] < unit * 0.02 || calmHeight(stage, at[0], at[1] + unit * 0.08, unit * 0.16) < unit * 0.158)
      continue;
    (dark ?? []).push(at);
    if (i % 2 === 0) (lit ?? []).push([at[0] - side * mouth * 0.35, at[1] - mouth * 0.3]);
    if (k < 0.3) (glow ?? []).push([at[0], at[1] + mouth * 0.2]);
  }
  const smoke = mix(inLight(light, '#8d8488', 0.6), light.sky[2], 0.25);
  const warm = radialGradient('warm', [x, top], unit * 0.5, [
    [0, EMBER, light.time === 'night' || light.time === 'dusk' ? 0.5 : 0.22],
    [1, EMBER, 0],
  ]);
  const body =
    path(svg`M0 0H${width}V${height}H0Z`, 'fill="url(#warm)"') +
    dots(dark ?? [], unit * 0.12, mix(smoke, light.dark, 0.16), 0.85) +
    dots(lit ?? [], unit * 0.088, mix(smoke, light.sun, 0.22), 0.8) +
    dots(glow ?? [], unit * 0.07, mix(smoke, EMBER, 0.5), 0.5);
  return { name: 'plume', picture: svgDocument(width, height, body, warm) };
}

function drawCone(stage: Stage, { x, base, top, mouth, reach }: Cone): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('cone');
  const tall = base - top;
  const flank = (side: number, k: number): Point => [
    x + side * (mouth + (reach - mouth) * k ** 1.75),
    top + tall * k + (k > 0 && k < 1 ? unit * 0.006 * random.range(-1, 1) : 0),
  ];
  const steps = Array.from({ length: 12 }, (_, i) => i / 11);
  const [left, right] = [-1, 1].map((side) => steps.map((k) => flank(side, k)));
  const sides: [Point[], Point[]] = [left ?? [], right ?? []];
  const litRight = sunX > x;
  const rock = inLight(light, ROCK, 0.78);
  const divide = steps.map(
    (k, i): Point => [
      x + (i % 2 === 0 ? 1 : -1) * mouth * 0.3 + mouth * 0.4 * k,
      top + mouth * 0.3 + tall * k,
    ],
  );
  const lit = litRight ? sides[1] : sides[0];
  const defs = gradientDown('cone', [top, base], [mix(rock, light.dark, 0.12), mix(rock, light.haze, 0.22)]);
  const whole = lines([...[...sides[0]].reverse(), ...sides[1]], true);
  let body =
    path(whole, 'fill="url(#cone)"') +
    path(lines([...divide, ...[...lit].reverse()], true), fill(mix(rock, light.sun, 0.3), 0.55));
  if (isSnowy(stage))
    body += path(
      lines([...[...sides[0].slice(0, 5)].reverse(), ...sides[1].slice(0, 5)], true),
      fill(inLight(light, '#f2f6fa', 0.8), 0.85),
    );
  let gullies = '';
  for (let i = 0; i < 16; i++) {
    const k = random.range(-0.95, 0.95);
    const [from, to] = [random.range(0.1, 0.3), random.range(0.5, 0.95)];
    const at = (d: number): Point => [x + k * (mouth + (reach - mouth) * d ** 1.75), top + tall * d];
    gullies += `${lines([at(from), at((from + to) / 2), at(to)])}`;
  }
  body += path(gullies, stroke(light.dark, Math.max(1, unit * 0.004), 0.18));
  const streams = [-0.5, 0.1, 0.62].map((k, i) => {
    const end = [0.62, 0.86, 0.5][i] ?? 0.6;
    const way = Array.from({ length: 8 }, (_, j): Point => {
      const d = 0.02 + (end * j) / 7;
      return [
        x + k * (mouth + (reach - mouth) * 0.62 * d ** 1.4) + unit * 0.01 * (j % 2 === 0 ? 1 : -1),
        top + tall * d,
      ];
    });
    return lines(way);
  });
  const fire = streams.join('');
  body +=
    path(fire, stroke(EMBER, unit * 0.034, 0.22)) +
    path(fire, stroke(mix(EMBER, '#d4311a', 0.4), unit * 0.014)) +
    path(fire, stroke('#ffd07a', unit * 0.005)) +
    filled(
      '#ffb24d',
    )`M${x - mouth} ${top}Q${x} ${top + mouth * 0.55} ${x + mouth} ${top}Q${x} ${top - mouth * 0.3} ${x - mouth} ${top}Z`;
  const sparks = Array.from(
    { length: 26 },
    (): Point => [x + random.range(-1, 1) * mouth * 1.6, top - unit * 0.15 * random.next()],
  ).filter(([px, py]) => calmHeight(stage, px, py + unit * 0.03, unit * 0.05) > unit * 0.049);
  body += dots(sparks, unit * 0.007, '#ffc46b', 0.9);
  return { name: 'cone', picture: svgDocument(width, height, body, defs) };
}

function drawWoods(stage: Stage): Layer {
  const { width, height, unit, random } = stage;
  const line = rollingLine(random.fork('woods'), height * 0.755, unit * 0.02, unit * 0.8);
  const chance = random.fork('spruces');
  const wood = createWood(stage, { needles: '#2f5545', near: 0.7 });
  for (let i = 0; i < (80 * width) / (unit * 1.9); i++) {
    const at = chance.next() * width;
    wood.plant(at, line(at) + 4, calmHeight(stage, at, line(at), unit * chance.range(0.03, 0.075)), chance);
  }
  return drawSlope(stage, { name: 'woods', line, color: '#4f6a48', near: 0.66, behind: wood.draw() });
}
