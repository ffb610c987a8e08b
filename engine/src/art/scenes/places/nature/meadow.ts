import { mix } from '../../../../color/oklch.ts';
import { dots, fill, gradientDown, type Point, path, svgDocument } from '../../../svg.ts';
import { drawTree, evergreenTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, inShade, isSnowy, turfColor } from '../../seasons.ts';
import { areaUnder, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;
const HILLS = [
  { y: 0.64, swing: 0.07, near: 0.32, color: '#6f9f86' },
  { y: 0.7, swing: 0.06, near: 0.52, color: '#79ab5c' },
  { y: 0.77, swing: 0.05, near: 0.74, color: '#86b556' },
] as const;
const GRASS = '#6ba046';
const LEAVES = '#3c7a3d';
const PETALS = ['#fff4d6', '#f7c948', '#ef6f6c', '#b98be0'] as const;

/** Rolling hills with scattered trees, flowers at the viewer's feet. */
export const meadow: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit } = stage;
  const ground = rollingLine(stage.random.fork('ground'), height * 0.86, unit * 0.025, unit * 1.2);
  const front: Line = (x) => ground(x * 0.7 + unit) + unit * 0.075;
  return {
    back: [...drawHills(stage), drawMeadow(stage, ground, 0, GRASS)],
    front: [drawMeadow(stage, front, 1, GRASS), drawFlowers(stage, front)],
    groundY: (x) => ground(x) + unit * 0.02,
  };
}

/** Sky and three hills, each nearer and greener than the last. */
export function drawHills(stage: Stage): Layer[] {
  const { light } = stage;
  const hills = HILLS.flatMap((hill, index) => [
    drawHill(stage, index),
    drawFog(stage, `mist${index}`, [hill.y - 0.14, hill.y + 0.12], 0.5 * light.mist * (1 - 0.25 * index)),
  ]);
  return [...drawSky(stage, HORIZON), ...hills];
}

/** The line that a hill's trees and houses stand on. */
export function hillLine({ random, height, unit }: Stage, index: number): Line {
  const hill = HILLS[index] ?? HILLS[0];
  return rollingLine(random.fork(`hill${index}`), height * hill.y, unit * hill.swing, unit * 0.95);
}

function drawHill(stage: Stage, index: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const hill = HILLS[index] ?? HILLS[0];
  const line = hillLine(stage, index);
  const random = stage.random.fork(`trees${index}`);
  const near = Math.min(1, hill.near + 0.08);
  let [round, pointed] = ['', ''];
  const count = Math.round(([26, 22, 12][index] ?? 12) * (width / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const tall = unit * ([0.04, 0.07, 0.12][index] ?? 0.1) * random.range(0.7, 1.3);
    if (index === 2 && hasTreeFigure(stage)) break;
    if (subjectX !== undefined && index === 2 && Math.abs(x - subjectX) < unit * 0.3) continue;
    const fitting = calmHeight(stage, x, line(x), tall);
    if (random.next() < 0.6) round += drawTree(stage, { x, y: line(x) + 3, height: fitting, near }, random);
    else pointed += evergreenTree(stage, x, line(x) + 3, fitting * 1.25, random);
  }
  const color = turfColor(stage, hill.color);
  const top = inLight(light, color, hill.near);
  const foot = inLight(light, inShade(stage, color, 0.3), Math.min(1, hill.near + 0.1));
  const defs = gradientDown(
    'hill',
    [height * (hill.y - 0.06), height * (hill.y + 0.18)],
    [mix(top, light.sun, 0.14), foot],
  );
  const leaves = inLight(light, evergreen(stage, LEAVES), near);
  const body =
    round +
    path(pointed, fill(mix(leaves, light.dark, 0.18))) +
    path(areaUnder(width, height, line), 'fill="url(#hill)"');
  return { name: `hill${index}`, picture: svgDocument(width, height, body, defs) };
}

function drawFlowers(stage: Stage, line: Line): Layer {
  const { width, height, unit, light } = stage;
  if (isSnowy(stage)) return { name: 'flowers', picture: svgDocument(width, height, '') };
  const random = stage.random.fork('flowers');
  const body = PETALS.map((petal) => {
    const points = Array.from({ length: Math.round((26 * width) / (unit * 1.9)) }, (): Point => {
      const x = random.next() * width;
      return [x, line(x) - unit * 0.02 + random.next() * (height - line(x))];
    });
    return dots(points, unit * 0.011, inLight(light, petal, 0.95));
  });
  return { name: 'flowers', picture: svgDocument(width, height, body.join('')) };
}
