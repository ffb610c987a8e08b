import { mix } from '../../../color/oklch.ts';
import { fill, filled, type Point, path, svg } from '../../svg.ts';
import { layRows, type RowPlan } from '../land/crop-rows.ts';
import { CROPS } from '../land/crops.ts';
import { drawSlope } from '../land/terrain.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import { splitLayers } from '../split-layers.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

type Rows = Extract<Part, { rows: unknown }>;

/** The soil of a field, and its plants behind the figures. */
export function drawRows(ground: Ground, part: Rows): Layer[] {
  const plan = planRows(ground, part);
  return [drawSoil(ground.stage, plan, part.soil), ...drawPlants(ground, part, plan, part.name, false)];
}

/** The plants before the figures. */
export const drawNearRows = (ground: Ground, part: Rows, name: string): Layer[] =>
  drawPlants(ground, part, planRows(ground, part), name, true);

/** The way leads to where the subject stands. */
function planRows({ stage, levelY }: Ground, part: Rows): RowPlan {
  const { width, height, unit, sunX, subjectX = width * 0.46 } = stage;
  const [vx, vy] = [width * 0.5 + (sunX - width * 0.5) * 0.3, levelY(part.y)];
  const deep = (levelY(part.feet) - vy) / (height - vy);
  return {
    vanish: [vx, vy] satisfies Point,
    gap: unit * part.gap,
    step: unit * part.step,
    disorder: part.disorder,
    ...(part.way ? { way: { x: vx + (subjectX - vx) / deep, half: unit * part.way } } : {}),
  };
}

function drawPlants(
  { stage, levelY }: Ground,
  part: Rows,
  plan: RowPlan,
  name: string,
  nearer: boolean,
): Layer[] {
  const { height, unit, random, subjectX } = stage;
  const feet = levelY(part.feet);
  const clearing = random.fork('clearing');
  const bodies = layRows(stage, plan, random.fork('rows'))
    .filter(({ y }) => y >= feet === nearer)
    .map((level) => {
      // Nothing tall grows before the subject.
      const free =
        nearer && subjectX !== undefined && part.way
          ? level.feet.filter(
              ({ x }) =>
                Math.abs(x - subjectX) >
                unit * (0.16 + 0.5 * ((level.y - feet) / (height - feet)) + clearing.range(-0.07, 0.07)),
            )
          : level.feet;
      return CROPS[part.rows](stage, { ...level, feet: free }, random.fork(`level${level.y.toFixed(0)}`));
    });
  return splitLayers(stage, name, bodies);
}

/** From the horizon to the viewer, lighter where the way is. */
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
