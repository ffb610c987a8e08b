import { mix } from '../../../../color/oklch.ts';
import { fill, gradientDown, path, svgDocument } from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { inLight } from '../../light/light.ts';
import { areaUnder, conifer, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const SNOW = '#f3f7fc';
const NEEDLES = '#2f5f63';
const SLOPES = [
  { y: 0.66, near: 0.5, trees: 34, low: 0.06, high: 0.13 },
  { y: 0.74, near: 0.72, trees: 16, low: 0.13, high: 0.27 },
] as const;

/** White slopes with snow-laden spruces under white peaks. */
export const snowfield: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, width } = stage;
  const ground = rollingLine(stage.random.fork('ground'), height * 0.85, unit * 0.03, unit * 1.3);
  const peaks = drawRange(stage, {
    name: 'peaks',
    base: height * 0.72,
    height: unit * 0.38,
    count: 5,
    near: 0.4,
    snow: 0.72,
    rock: '#6c83a3',
  });
  const veil = mix(light.haze, light.sun, 0.2);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'peaks', picture: svgDocument(width, height, peaks) },
      drawFog(stage, 'peak-fog', [0.46, 0.74], 0.55 * light.mist + 0.15, veil),
      drawSlope(stage, 0),
      drawFog(stage, 'slope-fog', [0.58, 0.82], 0.4 * light.mist, veil),
      drawSlope(stage, 1),
      drawDrift(stage, 'ground', ground, 0.88),
    ],
    front: [drawDrift(stage, 'drift', (x) => ground(x * 0.6 + unit * 2) + unit * 0.085, 1)],
    groundY: (x) => ground(x) + unit * 0.025,
  };
}

function drawSlope(stage: Stage, index: number): Layer {
  const slope = SLOPES[index] ?? SLOPES[0];
  const { width, height, unit, light, random, subjectX } = stage;
  const line = rollingLine(random.fork(`slope${index}`), height * slope.y, unit * 0.05, unit * 0.9);
  const trees = random.fork(`spruces${index}`);
  let [dark, white] = ['', ''];
  for (let i = 0; i < (slope.trees * width) / (unit * 1.9); i++) {
    const x = trees.next() * width;
    const tall = calmHeight(stage, x, line(x), unit * trees.range(slope.low, slope.high));
    if (subjectX !== undefined && index === 1 && Math.abs(x - subjectX) < unit * 0.25) continue;
    const seed = trees.fork(`tree${i}`);
    dark += conifer(x, line(x) + 4, tall, seed);
    // The same tree, smaller and higher, is the snow on its boughs.
    white += conifer(x + tall * 0.012, line(x) - tall * 0.3, tall * 0.66, trees.fork(`snow${i}`));
  }
  const needles = inLight(light, NEEDLES, slope.near + 0.12);
  const defs = slopeGradient(stage, height * (slope.y - 0.05), unit * 0.2, slope.near);
  const body =
    path(dark, fill(needles)) +
    path(white, fill(inLight(light, SNOW, slope.near + 0.1), 0.82)) +
    path(areaUnder(width, height, line), 'fill="url(#snow)"');
  return { name: `slope${index}`, picture: svgDocument(width, height, body, defs) };
}

function drawDrift(stage: Stage, name: string, line: Line, near: number): Layer {
  const { width, height, unit, light } = stage;
  const defs = slopeGradient(stage, line(width / 2) - unit * 0.03, unit * 0.2, near);
  const hollow: Line = (x) => line(x * 1.1 + unit * 0.4) + unit * 0.055;
  const body =
    path(areaUnder(width, height, line), 'fill="url(#snow)"') +
    path(areaUnder(width, height, hollow), fill(light.sky[1], 0.1));
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** Snow takes the color of the sky in its shade and of the sun on its edge. */
function slopeGradient({ light }: Stage, top: number, depth: number, near: number): string {
  const lit = mix(inLight({ ...light, silhouette: light.silhouette * 0.55 }, SNOW, near), light.sun, 0.25);
  const shade = mix(
    inLight({ ...light, silhouette: light.silhouette * 0.75 }, '#bcd0e6', near),
    light.sky[1],
    0.2,
  );
  return gradientDown('snow', [top, top + depth], [lit, shade]);
}
