import { mix } from '../../../../color/oklch.ts';
import { fill, path, stroke, svg } from '../../../svg.ts';
import { drawTree, evergreenTree } from '../../land/foliage.ts';
import { drawRanges } from '../../land/range.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, isSnowy } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
// Where those on the road stand, as a share of the height.
const STAND = 0.9;

/** A road that winds through hills towards the mountains. */
export const road: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const plain = rollingLine(random.fork('plain'), height * 0.71, unit * 0.012, unit * 1.3);
  const right = stage.sunX > width / 2;
  const free: Trail = {
    from: [width * (right ? 0.6 : 0.4), plain(width * (right ? 0.6 : 0.4)) - unit * 0.002],
    to: [width * (right ? 0.4 : 0.6), height * 1.08],
    width: unit * 0.92,
    swing: unit * (right ? 0.26 : -0.26),
    bends: 1.9,
  };
  const way = stage.subjectX === undefined ? free : leadPast(free, stage.subjectX, height * STAND);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawRanges(stage, HORIZON + 0.055).slice(0, 4),
      drawHill(
        stage,
        'back',
        rollingLine(random.fork('back'), height * 0.665, unit * 0.05, unit * 0.8),
        0.46,
      ),
      drawFog(stage, 'hill-fog', [0.56, 0.76], 0.45 * light.mist, veil),
      drawHill(stage, 'fore', rollingLine(random.fork('fore'), height * 0.7, unit * 0.035, unit * 0.7), 0.6),
      drawPlain(stage, plain, way),
    ],
    front: [],
    groundY: () => height * STAND,
  };
}

/** The same road, bent so that its middle is at `x` where it is as near as `y`. */
function leadPast(way: Trail, x: number, y: number): Trail {
  const k = ((y - way.from[1]) / (way.to[1] - way.from[1])) ** (1 / 1.5);
  const [middle] = trailAt(way, k);
  return { ...way, to: [way.to[0] + (x - middle) / k ** 1.3, way.to[1]] };
}

function drawHill(stage: Stage, name: string, line: Line, near: number): Layer {
  const { width, unit, light } = stage;
  const random = stage.random.fork(`${name}-trees`);
  let pointed = '';
  let round = '';
  for (let i = 0; i < (24 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const tall = calmHeight(stage, x, line(x), unit * random.range(0.03, 0.08));
    if (random.next() < 0.65) pointed += evergreenTree(stage, x, line(x) + 3, tall * 1.3, random);
    else round += drawTree(stage, { x, y: line(x) + 3, height: tall, near: near + 0.05 }, random);
  }
  const behind = path(pointed, fill(inLight(light, evergreen(stage, '#2f6b52'), near + 0.1))) + round;
  return drawSlope(stage, { name, line, color: '#7cab62', near, behind });
}

function drawPlain(stage: Stage, line: Line, way: Trail): Layer {
  const { height, unit, light, subjectX } = stage;
  const random = stage.random.fork('plain-trees');
  const tar = mix(inLight(light, isSnowy(stage) ? '#7f8a95' : '#59616b', 0.84), light.sky[3], 0.12);
  const edge = inLight(light, isSnowy(stage) ? '#e8eef4' : '#c9b88a', 0.84);
  const white = mix(inLight(light, '#fbf4df', 0.92), light.sun, 0.3);
  let dashes = '';
  for (let i = 0; i < 15; i++) {
    const [from, to] = [0.1 + i * 0.06, 0.1 + i * 0.06 + 0.03];
    const [x, y, half] = trailAt(way, from);
    const [nx, ny, wide] = trailAt(way, to);
    const [a, b] = [half * 0.035 + 0.3, wide * 0.035 + 0.3];
    dashes += svg`M${x - a} ${y}L${nx - b} ${ny}H${nx + b}L${x + a} ${y}Z`;
  }
  let things = '';
  for (const [k, turn] of [
    [0.34, 1],
    [0.46, -1],
    [0.58, 1],
    [0.7, -1],
    [0.84, 1],
  ] as const) {
    const [x, y, half] = trailAt(way, k);
    const px = x + turn * (half + unit * (0.1 + 0.3 * k));
    // Beside those on the road, and as near as they, none stands.
    const near = y > height * (STAND - 0.14);
    if (subjectX !== undefined && (near || Math.abs(px - subjectX) < unit * 0.25)) continue;
    const tall = calmHeight(stage, px, y, unit * (0.04 + 0.34 * k * k) * random.range(0.85, 1.2));
    things += drawTree(stage, { x: px, y, height: tall, near: 0.66 + 0.26 * k }, random);
  }
  let posts = '';
  for (let i = 0; i < 9; i++) {
    const [x, y, half] = trailAt(way, 0.24 + i * 0.085);
    for (const turn of [-1, 1]) posts += svg`M${x + turn * half * 1.16} ${y}v${-half * 0.17}`;
  }
  const upon =
    path(trailShape(way, -0.12), fill(edge)) +
    path(trailShape(way), fill(tar)) +
    path(trailShape(way, 0.08), fill(white, 0.85)) +
    path(trailShape(way, 0.12), fill(mix(tar, light.sun, 0.05))) +
    path(dashes, fill(white)) +
    path(posts, stroke(white, Math.max(1, unit * 0.0045))) +
    things;
  return drawSlope(stage, { name: 'plain', line, color: '#83b355', near: 0.8, upon });
}
