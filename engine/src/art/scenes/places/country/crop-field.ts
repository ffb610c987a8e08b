import type { PlaceName } from '../../../../brief/setting.ts';
import { mix } from '../../../../color/oklch.ts';
import { fill, filled, oval, type Point, path, svg } from '../../../svg.ts';
import { layRows, type RowPlan } from '../../land/crop-rows.ts';
import {
  type Crop,
  drawCorn,
  drawFlowers,
  drawLavender,
  drawPumpkin,
  drawSunflower,
  drawTulip,
  drawVine,
  drawWheat,
} from '../../land/crops.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, turfColor } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.63;

type Sort = {
  name: PlaceName;
  /** Shares of the unit at the lower edge. */
  gap: number;
  step: number;
  disorder: number;
  way: number;
  soil: string;
  draw: Crop;
};

const SORTS = [
  {
    name: 'wheat-field',
    gap: 0.034,
    step: 0.022,
    disorder: 1,
    way: 0.16,
    soil: '#d2a348',
    draw: drawWheat,
  },
  {
    name: 'corn-field',
    gap: 0.17,
    step: 0.05,
    disorder: 0.12,
    way: 0.22,
    soil: '#8a6b45',
    draw: drawCorn,
  },
  {
    name: 'sunflower-field',
    gap: 0.19,
    step: 0.05,
    disorder: 0.6,
    way: 0.2,
    soil: '#5f7f3a',
    draw: drawSunflower,
  },
  {
    name: 'lavender-field',
    gap: 0.2,
    step: 0.03,
    disorder: 0,
    way: 0,
    soil: '#a58a63',
    draw: drawLavender,
  },
  {
    name: 'tulip-field',
    gap: 0.075,
    step: 0.034,
    disorder: 0.15,
    way: 0,
    soil: '#6f8f4a',
    draw: drawTulip,
  },
  {
    name: 'pumpkin-field',
    gap: 0.27,
    step: 0.085,
    disorder: 0.7,
    way: 0,
    soil: '#8a7a4a',
    draw: drawPumpkin,
  },
  {
    name: 'flower-field',
    gap: 0.075,
    step: 0.03,
    disorder: 1,
    way: 0,
    soil: '#6f9f4a',
    draw: drawFlowers,
  },
  {
    name: 'vineyard',
    gap: 0.34,
    step: 0.05,
    disorder: 0,
    way: 0,
    soil: '#9a8a5a',
    draw: drawVine,
  },
] as const satisfies readonly Sort[];

/** Fields of one crop in rows that run to the horizon, a way through those that are tall. */
export const cropFields = Object.fromEntries(
  SORTS.map((sort): [string, PlaceDrawing] => [
    sort.name,
    { horizon: HORIZON, draw: (stage) => draw(stage, sort) },
  ]),
) as Record<(typeof SORTS)[number]['name'], PlaceDrawing>;

function draw(stage: Stage, sort: Sort): Scene {
  const { width, height, unit, light, random, subjectX } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const far = rollingLine(random.fork('far'), height * 0.62, unit * 0.045, unit * 1.1);
  const vx = width * 0.5 + (stage.sunX - width * 0.5) * 0.3;
  const vanish: Point = [vx, height * (HORIZON - 0.005)];
  const ground = height * 0.865;
  const deep = (ground - vanish[1]) / (height - vanish[1]);
  // The way leads to where the subject stands.
  const wayX = vx + ((subjectX ?? width * 0.46) - vx) / deep;
  const plan: RowPlan = {
    vanish,
    gap: unit * sort.gap,
    step: unit * sort.step,
    disorder: sort.disorder,
    ...(sort.way > 0 ? { way: { x: wayX, half: unit * sort.way } } : {}),
  };
  const clearing = random.fork('clearing');
  const levels = layRows(stage, plan, random.fork('rows'));
  const bodies = (from: number, to: number): string[] =>
    levels
      .filter(({ y }) => y >= from && y < to)
      .map((level) => {
        // Nothing tall grows before the subject.
        const feet =
          from > 0 && subjectX !== undefined && sort.way > 0
            ? level.feet.filter(
                ({ x }) =>
                  Math.abs(x - subjectX) >
                  unit *
                    (0.16 + 0.5 * ((level.y - ground) / (height - ground)) + clearing.range(-0.07, 0.07)),
              )
            : level.feet;
        return sort.draw(stage, { ...level, feet }, random.fork(`level${level.y.toFixed(0)}`));
      });
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawFarHills(stage, far),
      drawFog(stage, 'far-fog', [0.52, 0.74], 0.45 * light.mist, veil),
      drawSoil(stage, plan, sort.soil),
      ...splitLayers(stage, 'crop', bodies(0, ground)),
    ],
    front: splitLayers(stage, 'near-crop', bodies(ground, Number.POSITIVE_INFINITY)),
    groundY: () => ground,
  };
}

/** Low hills with a hedge, a few trees and a farmhouse far away. */
function drawFarHills(stage: Stage, wanted: Line): Layer {
  const { height, width, unit, light } = stage;
  const base = height * 0.66;
  const line: Line = (x) => base - calmHeight(stage, x, base, base - wanted(x));
  const random = stage.random.fork('far-trees');
  let hedge = '';
  for (let i = 0; i < (60 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const r = unit * random.range(0.006, 0.016);
    hedge += oval([x, line(x) - r * 0.3], r * 1.5, r);
  }
  let trees = '';
  for (let i = 0; i < 6; i++) {
    const x = width * random.next();
    trees += drawTree(
      stage,
      {
        x,
        y: line(x) + 3,
        height: calmHeight(stage, x, line(x), unit * random.range(0.05, 0.09)),
        near: 0.46,
      },
      random,
    );
  }
  const behind = path(hedge, fill(inLight(light, turfColor(stage, '#4f7d5a'), 0.4))) + trees;
  return drawSlope(stage, { name: 'far-hills', line, color: '#86a765', near: 0.4, behind });
}

/** The soil from the hills to the viewer, lighter where the way is. */
function drawSoil(stage: Stage, { vanish: [vx, vy], gap, way }: RowPlan, soil: string): Layer {
  const { width, height, unit, light } = stage;
  const snow = isSnowy(stage);
  const color = snow ? '#e9f0f6' : soil;
  const deep = height * 1.02 - vy;
  let furrows = '';
  const reach = Math.ceil((width / gap) * 2.4);
  const every = Math.max(1, Math.round((unit * 0.07) / gap));
  for (let row = -reach; row <= reach; row += every) {
    const x = vx + row * gap;
    furrows += svg`M${vx} ${vy}L${x - gap * 0.16} ${vy + deep}h${gap * 0.32}Z`;
  }
  const track = way
    ? filled(
        inLight(light, snow ? '#d3dde6' : '#d0b184', 0.86),
      )`M${vx} ${vy}L${way.x - way.half * 0.8} ${vy + deep}L${way.x + way.half * 0.8} ${vy + deep}Z`
    : '';
  return drawSlope(stage, {
    name: 'soil',
    line: () => vy + unit * 0.006,
    color,
    bare: true,
    near: 0.8,
    upon: path(furrows, fill(inLight(light, mix(color, light.dark, snow ? 0.12 : 0.3), 0.8), 0.5)) + track,
  });
}
