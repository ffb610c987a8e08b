import { mix } from '../../../../color/oklch.ts';
import { fill, path, stroke, svg } from '../../../svg.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

// Where those on the road stand, as a share of the height.
const STAND = 0.9;

/** The same road, bent so that its middle is at `x` where it is as near as `y`. */
function leadPast(way: Trail, x: number, y: number): Trail {
  const k = ((y - way.from[1]) / (way.to[1] - way.from[1])) ** (1 / 1.5);
  const [middle] = trailAt(way, k);
  return { ...way, to: [way.to[0] + (x - middle) / k ** 1.3, way.to[1]] };
}

/** A plain with a road that winds to the viewer, past the lead. */
export function drawRoad(stage: Stage): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const line = rollingLine(stage.random.fork('plain'), height * 0.71, unit * 0.012, unit * 1.3);
  const right = stage.sunX > width / 2;
  const x = width * (right ? 0.6 : 0.4);
  const free: Trail = {
    from: [x, line(x) - unit * 0.002],
    to: [width * (right ? 0.4 : 0.6), height * 1.08],
    width: unit * 0.92,
    swing: unit * (right ? 0.26 : -0.26),
    bends: 1.9,
  };
  const way = subjectX === undefined ? free : leadPast(free, subjectX, height * STAND);
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
