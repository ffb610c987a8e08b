import { mix } from '../../../../color/oklch.ts';
import { fill, path, radialGradient, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawSlope, type Trail, trailShape } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { grass, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky, sunY } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const STEM = '#6f9f48';
const LEAF = '#4f8f45';
/** Rows from the far haze to the near dark; feet as shares of the height, girths of the unit. */
const ROWS = [
  { foot: 0.7, count: 64, girth: 0.008, near: 0.28 },
  { foot: 0.73, count: 42, girth: 0.012, near: 0.44 },
  { foot: 0.78, count: 24, girth: 0.018, near: 0.66 },
  { foot: 0.86, count: 12, girth: 0.028, near: 0.86 },
] as const;

/** A path between tall bamboo, rows behind rows in green mist, light from above. */
export const bambooGrove: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const veil = mix(mix(light.haze, '#d5e8a6', light.time === 'night' ? 0.05 : 0.4), light.sun, 0.15);
  const ground = rollingLine(random.fork('ground'), height * 0.715, unit * 0.012, unit * 1.2);
  const way: Trail = {
    from: [width * (stage.sunX > width / 2 ? 0.58 : 0.42), ground(width / 2)],
    to: [stage.subjectX ?? width * 0.5, height * 1.06],
    width: unit * 0.72,
    swing: unit * 0.08,
    bends: 1.2,
  };
  const mist = (index: number): Layer =>
    drawFog(stage, `mist${index}`, [0.1, 0.86], 0.46 - 0.12 * index + 0.2 * light.mist, veil);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawStems(stage, 0),
      mist(0),
      ...drawStems(stage, 1),
      mist(1),
      drawShafts(stage),
      drawFloor(stage, ground, way),
      ...drawStems(stage, 2),
      ...drawStems(stage, 3),
    ],
    front: [],
    groundY: () => height * 0.9,
  };
}

/** One row of stems with their rings and sprays of leaves; the path stays open. */
function drawStems(stage: Stage, index: number): Layer[] {
  const row = ROWS[index];
  if (!row) return [];
  const { width, height, unit, light, subjectX, sunX } = stage;
  const random = stage.random.fork(`row${index}`);
  const count = Math.round((row.count * width) / (unit * 1.9));
  const stems: string[] = [];
  const middle = (subjectX ?? width * 0.5) + (sunX > width / 2 ? 0.04 : -0.04) * width;
  const open = unit * ([0.02, 0.07, 0.16, 0.34][index] ?? 0);
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * width;
    if (Math.abs(x - middle) < open) continue;
    const y = height * row.foot + unit * random.range(-0.01, 0.02);
    const wanted = y + unit * random.range(0.02, 0.2);
    const tall = calmHeight(stage, x, y, wanted);
    const lean = unit * random.range(-0.05, 0.05);
    const girth = unit * row.girth * random.range(0.8, 1.15);
    const color = inLight(light, mix(STEM, random.pick(['#9fb04f', '#4f8f55', '#86ad4f']), 0.4), row.near);
    stems.push(
      drawStem(stage, { x, y, tall, lean, girth, color }) +
        drawSprays(
          stage,
          { x, y, tall, lean, near: row.near, size: 0.05 + 0.02 * index, many: 2 + index },
          random,
        ),
    );
  }
  return splitLayers(stage, `stems${index}`, stems);
}

type Stem = { x: number; y: number; tall: number; lean: number; girth: number; color: string };

function drawStem({ light, sunX, unit }: Stage, { x, y, tall, lean, girth, color }: Stem): string {
  const at = (k: number): number => x + lean * k * k;
  const bar = (from: number, to: number): string =>
    svg`M${x + from} ${y}Q${x + from} ${y - tall / 2} ${at(1) + from * 0.7} ${y - tall}H${at(1) + to * 0.7}Q${x + to} ${y - tall / 2} ${x + to} ${y}Z`;
  const side = sunX > x ? 1 : -1;
  const body = path(bar(-girth / 2, girth / 2), fill(color));
  if (girth < unit * 0.01) return body;
  let rings = '';
  const step = Math.max(unit * 0.05, girth * 4.4);
  for (let up = step * 0.6; up < tall; up += step)
    rings += svg`M${at(up / tall) - girth * 0.52} ${y - up}h${girth * 1.04}`;
  const lit = side > 0 ? bar(girth * 0.1, girth * 0.4) : bar(-girth * 0.4, -girth * 0.1);
  return (
    body +
    path(lit, fill(light.sun, 0.2 + 0.12 * light.glow)) +
    path(rings, stroke(mix(color, light.dark, 0.35), Math.max(1, girth * 0.16)))
  );
}

type Leaves = {
  x: number;
  y: number;
  tall: number;
  lean: number;
  near: number;
  size: number;
  /** How many sprays. */
  many: number;
};

/** Narrow leaves that hang from the upper half of a stem. */
function drawSprays(
  stage: Stage,
  { x, y, tall, lean, near, size, many }: Leaves,
  random: Stage['random'],
): string {
  const { unit, light } = stage;
  const color = inLight(light, isSnowy(stage) ? mix(LEAF, '#e8f0f4', 0.5) : LEAF, near);
  let [dark, lit] = ['', ''];
  for (let i = 0; i < many; i++) {
    const k = random.range(0.42, 1);
    const [px, py] = [x + lean * k * k, y - tall * k];
    const side = random.next() < 0.5 ? -1 : 1;
    let spray = '';
    for (let j = 0; j < 4; j++) {
      const angle = -0.5 + 0.42 * j + random.range(-0.1, 0.1);
      const long = Math.min(unit * size, tall * 0.3) * random.range(0.8, 1.5);
      const [dx, dy] = [side * Math.cos(angle) * long, Math.sin(angle) * long];
      spray += svg`M${px} ${py}q${dx * 0.4 + dy * 0.14} ${dy * 0.4 - long * 0.12} ${dx} ${dy}q${-dx * 0.6 - dy * 0.06} ${-dy * 0.5 + long * 0.1} ${-dx} ${-dy}Z`;
    }
    if (i % 2 === 0) dark += spray;
    else lit += spray;
  }
  return path(dark, fill(mix(color, light.dark, 0.18))) + path(lit, fill(mix(color, light.sun, 0.14)));
}

function drawFloor(stage: Stage, line: Line, way: Trail): Layer {
  const { width, unit, light } = stage;
  const sand = inLight(light, isSnowy(stage) ? '#dde5ec' : '#cdb98c', 0.84);
  const blades = grass(
    width,
    (x) => line(x) + unit * 0.01,
    Math.round((120 * width) / (unit * 1.9)),
    unit * 0.03,
    stage.random.fork('blades'),
  );
  const green = inLight(light, isSnowy(stage) ? '#d9e4ea' : '#6f9a4a', 0.6);
  const upon =
    path(trailShape(way), fill(mix(sand, light.dark, 0.2))) +
    path(trailShape(way, 0.1), fill(mix(sand, light.sun, 0.1)));
  return drawSlope(stage, {
    name: 'floor',
    line,
    color: '#6a9648',
    near: 0.74,
    behind: path(blades, fill(green)),
    upon,
  });
}

/** Beams between the stems. */
function drawShafts(stage: Stage): Layer {
  const { width, height, light, sunX, unit } = stage;
  const random = stage.random.fork('shafts');
  const y = Math.min(sunY(stage, HORIZON), height * 0.3) - unit * 0.2;
  const reach = unit * 1.5;
  let data = '';
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI * (0.26 + (0.48 * (i + 0.6 * random.next())) / 6);
    const spread = random.range(0.016, 0.045);
    const to = (a: number): string => svg`L${sunX + Math.cos(a) * reach} ${y + Math.sin(a) * reach}`;
    data += svg`M${sunX} ${y}${to(angle - spread)}${to(angle + spread)}Z`;
  }
  const defs = radialGradient('r', [sunX, y], reach * 0.85, [
    [0, light.sun, 0],
    [0.25, light.sun, Number((0.3 * light.glow).toFixed(3))],
    [1, light.sun, 0],
  ]);
  return { name: 'shafts', picture: svgDocument(width, height, path(data, 'fill="url(#r)"'), defs) };
}
