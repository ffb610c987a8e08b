import { mix } from '../../../../color/oklch.ts';
import { fill, gradientDown, path, svgDocument } from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { inShade, isSnowy, turfColor } from '../../seasons.ts';
import { areaUnder, grass, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.66;
const GRASS = '#5f9a55';
const NEEDLES = '#1f5c45';

/** Snowy ranges behind wooded hills and a meadow. */
export const mountains: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const ground = rollingLine(stage.random.fork('ground'), height * 0.85, unit * 0.03, unit * 1.1);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawRanges(stage, HORIZON + 0.075),
      drawHill(stage, 'hill', 0.72, 0.5),
      drawFog(stage, 'hill-fog', [0.6, 0.84], 0.45 * light.mist, veil),
      drawMeadow(stage, ground, 0),
    ],
    front: [drawMeadow(stage, (x) => ground(x * 0.7 + unit) + unit * 0.07, 1)],
    groundY: (x) => ground(x) + unit * 0.02,
  };
}

/** Three ranges, each nearer and lower than the last, with mist in the valleys between. */
export function drawRanges(stage: Stage, horizon: number): Layer[] {
  const { width, height, unit, light } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const ranges = [
    { name: 'far', rise: 0.4, count: 4, near: 0.3, snow: 0.45 },
    { name: 'middle', rise: 0.3, count: 6, near: 0.48, snow: 0.32 },
    { name: 'close', rise: 0.16, count: 8, near: 0.64, snow: 0 },
  ];
  return ranges.flatMap(({ name, rise, count, near, snow }, i) => {
    const base = height * horizon + unit * 0.02 * i;
    const body = drawRange(stage, { name, base, height: unit * rise, count, near, snow, rock: '#5b6f8a' });
    return [
      { name, picture: svgDocument(width, height, body) },
      drawFog(stage, `${name}-fog`, [horizon - 0.22, horizon + 0.1], 0.55 * light.mist + 0.15, veil),
    ];
  });
}

function drawHill(stage: Stage, name: string, y: number, near: number): Layer {
  const { width, height, unit, light, random } = stage;
  const line = rollingLine(random.fork(name), height * y, unit * 0.04, unit * 0.9);
  const green = turfColor(stage, GRASS);
  const trees = random.fork(`${name}-trees`);
  const wood = createWood(stage, { needles: NEEDLES, near: near + 0.12 });
  for (let i = 0; i < (42 * width) / (unit * 1.9); i++) {
    const x = trees.next() * width;
    wood.plant(x, line(x) + 3, calmHeight(stage, x, line(x), unit * trees.range(0.045, 0.11)), trees);
  }
  const defs = gradientDown(
    'hill',
    [height * (y - 0.05), height * (y + 0.16)],
    [inLight(light, green, near), inLight(light, inShade(stage, green, 0.3), near + 0.15)],
  );
  const body = wood.draw() + path(areaUnder(width, height, line), 'fill="url(#hill)"');
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** The ground at the viewer's feet; `depth` 0 carries the subject, 1 stands before it. */
export function drawMeadow(stage: Stage, line: (x: number) => number, depth: 0 | 1, green = GRASS): Layer {
  const color = turfColor(stage, green);
  const { width, height, unit, light, random } = stage;
  const near = depth === 0 ? 0.86 : 0.96;
  const top = inLight(light, mix(color, light.sun, depth === 0 ? 0.12 : 0), near);
  const foot = inLight(light, inShade(stage, color, depth === 0 ? 0.35 : 0.5), 1);
  const blades = grass(
    width,
    line,
    // Few stalks look out of the snow.
    Math.round(((isSnowy(stage) ? 26 : 330) * width) / (unit * 1.9)),
    unit * (0.026 + 0.022 * depth),
    random.fork(`blades${depth}`),
  );
  const defs = gradientDown('meadow', [line(width / 2) - unit * 0.03, height], [top, foot]);
  const body =
    path(blades, fill(mix(top, foot, 0.25))) + path(areaUnder(width, height, line, 8), 'fill="url(#meadow)"');
  return { name: `meadow${depth}`, picture: svgDocument(width, height, body, defs) };
}
