import { mix } from '../../../color/oklch.ts';
import { dots, fill, linearGradient, type Point, path, svg, svgDocument } from '../../svg.ts';
import { drawTree, evergreenTree } from '../land/foliage.ts';
import { drawRanges } from '../land/range.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../land/terrain.ts';
import { waterColor } from '../land/water.ts';
import { createWood } from '../land/wood.ts';
import { inLight } from '../light/light.ts';
import { evergreen, turfColor } from '../seasons.ts';
import { grass, type Line, rollingLine } from '../shapes.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';

const HORIZON = 0.6;
const WATER = '#2f7d9c';
// Where figures stand, as a share of the height.
const FEET = 0.885;

/** A river that winds from far hills between wooded banks to the viewer. */
export const river: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const plain = rollingLine(random.fork('plain'), height * 0.665, unit * 0.01, unit * 1.3);
  const right = stage.sunX > width / 2;
  const onLand = stage.onLand && stage.subjectX !== undefined;
  const narrow = width < height * 1.2;
  // The narrower the canvas, the further to its side.
  const exit = narrow ? (width < height * 0.85 ? 1.2 : 0.95) : 0.72;
  const start = width * (right ? 0.62 : 0.38);
  const swing = unit * (right ? -0.24 : 0.24);
  // Who is in it has its middle where they stand.
  const through = (x: number): number => start + (x + swing * 0.53 - start) / 0.515;
  const way: Trail = {
    from: [start, plain(start)],
    // On a narrow canvas it leaves the picture at its side, so that there is a bank to stand on.
    to: [
      onLand
        ? width * (right ? exit : 1 - exit)
        : stage.subjectX === undefined
          ? width * 0.5
          : through(stage.subjectX),
      height * 1.14,
    ],
    width: Math.min(unit * (onLand ? (narrow ? 0.66 : 1.1) : 3), width * 1.4),
    swing,
    bends: 1.75,
  };
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawRanges(stage, HORIZON + 0.06).slice(0, 4),
      drawWood(
        stage,
        'far',
        rollingLine(random.fork('hills'), height * 0.645, unit * 0.05, unit * 0.8),
        0.42,
      ),
      drawFog(stage, 'valley-fog', [0.54, 0.76], 0.5 * light.mist, veil),
      drawPlain(stage, plain, way),
      drawBanks(stage, way),
    ],
    front: [drawReeds(stage, way)],
    groundY: () => height * FEET,
    water: waterAt(way, height * (FEET - 0.03)),
  };
}

/** From bank to bank at a height, px. */
function waterAt(way: Trail, y: number): { from: number; to: number } {
  const [x, , half] = trailAt(way, ((y - way.from[1]) / (way.to[1] - way.from[1])) ** (1 / 1.5));
  return { from: x - half, to: x + half };
}

function drawWood(stage: Stage, name: string, line: Line, near: number): Layer {
  const { width, unit } = stage;
  const random = stage.random.fork(name);
  const wood = createWood(stage, { needles: '#2f6b52', near: near + 0.06 });
  for (let i = 0; i < (54 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    wood.plant(x, line(x) + 3, calmHeight(stage, x, line(x), unit * random.range(0.04, 0.09)), random);
  }
  return drawSlope(stage, { name, line, color: '#6f9f72', near, behind: wood.draw() });
}

function drawPlain(stage: Stage, line: Line, way: Trail): Layer {
  const { unit, light, height } = stage;
  const random = stage.random.fork('ripples');
  const sheet = linearGradient(
    'river',
    [0, way.from[1]],
    [0, height],
    [
      [0, mix(waterColor(stage, WATER, 0), light.sun, 0.1), 1],
      [0.3, waterColor(stage, WATER, 0.4), 1],
      [1, waterColor(stage, WATER, 0.9), 1],
    ],
  );
  let [pale, deep] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const [x, y, half] = trailAt(way, random.next() ** 0.8);
    if (half < unit * 0.012) continue;
    const reach = half * random.range(0.06, 0.24);
    const px = x + random.range(-0.85, 0.85) * (half - reach);
    const thick = unit * 0.0012 + half * 0.006;
    const lens = svg`M${px - reach} ${y}Q${px} ${y - 2 * thick} ${px + reach} ${y}Q${px} ${y + 2 * thick} ${px - reach} ${y}Z`;
    if (random.next() < 0.6) pale += lens;
    else deep += lens;
  }
  const shore = inLight(light, turfColor(stage, '#c8b98a'), 0.8);
  const upon =
    path(trailShape(way, -0.07), fill(shore)) +
    path(trailShape(way, -0.025), fill(mix(shore, light.dark, 0.3))) +
    path(trailShape(way), 'fill="url(#river)"') +
    path(deep, fill(light.dark, 0.16)) +
    path(pale, fill(mix(light.sky[4], light.sun, 0.4), 0.6));
  return drawSlope(stage, { name: 'plain', line, color: '#7cae55', near: 0.76, upon, defs: sheet });
}

/** Trees that follow the water, growing towards the viewer, and stones in it. */
function drawBanks(stage: Stage, way: Trail): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('banks');
  let body = '';
  for (const [k, turn] of [
    [0.14, -1],
    [0.2, 1],
    [0.27, -1],
    [0.33, 1],
    [0.42, -1],
    [0.47, 1],
    [0.56, -1],
    [0.62, 1],
  ] as const) {
    const [x, y, half] = trailAt(way, k);
    for (let i = 0; i < 3; i++) {
      const px = x + turn * (half * 1.12 + unit * (0.03 + random.range(0.02, 0.32) * (0.4 + k) + i * 0.06));
      if (subjectX !== undefined && Math.abs(px - subjectX) < unit * 0.24) continue;
      const tall = calmHeight(stage, px, y, unit * (0.05 + 0.3 * k) * random.range(0.75, 1.2));
      const near = 0.56 + 0.36 * k;
      body +=
        random.next() < 0.55
          ? drawTree(stage, { x: px, y: y + unit * 0.005, height: tall, near }, random)
          : path(
              evergreenTree(stage, px, y + unit * 0.005, tall * 1.25, random),
              fill(inLight(light, evergreen(stage, '#2c6a4c'), near)),
            );
    }
  }
  const stones: [Point[], Point[]] = [[], []];
  for (let i = 0; i < 12; i++) {
    const [x, y, half] = trailAt(way, random.range(0.45, 0.8));
    const at: Point = [x + (random.next() < 0.5 ? -1 : 1) * half * random.range(0.9, 1.08), y];
    stones[i % 2 === 0 ? 0 : 1].push(at);
  }
  const grey = inLight(light, '#8d8f8c', 0.84);
  body +=
    dots(stones[0], unit * 0.026, mix(grey, light.dark, 0.2)) +
    dots(
      stones[0].map(([x, y]): Point => [x, y - unit * 0.004]),
      unit * 0.02,
      grey,
    ) +
    dots(stones[1], unit * 0.015, grey);
  return { name: 'banks', picture: svgDocument(width, height, body) };
}

/** Reeds in the lower corners, where the water leaves the picture. */
function drawReeds(stage: Stage, way: Trail): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('reeds');
  const color = inLight(light, turfColor(stage, '#2f6340'), 0.98);
  const [x] = trailAt(way, 0.9);
  const bank: Line = (at) => height * (1.03 - 0.09 * Math.abs((at - x) / width) ** 0.8);
  let data = '';
  for (const from of [0, 0.78]) {
    const shifted: Line = (at) => bank(at + width * from);
    const clump = grass(width * 0.22, shifted, Math.round((70 * width) / (unit * 1.9)), unit * 0.15, random);
    data += svg`<g transform="translate(${width * from} 0)">${path(clump, fill(color))}</g>`;
    // It grows on the near bank, not in mid-air where that lies above the foot of the picture.
    const [start, end] = from === 0 ? [0, 0.22] : [1, 0.78];
    const corner = svg`M${width * start} ${bank(width * start)}L${width * end} ${bank(width * end)}L${width * (end + (end - start) * 0.4)} ${height}H${width * start}Z`;
    data += path(corner, fill(color));
  }
  const low = grass(
    width,
    (at) => bank(at) + unit * 0.02,
    Math.round((150 * width) / (unit * 1.9)),
    unit * 0.05,
    random,
  );
  return { name: 'reeds', picture: svgDocument(width, height, data + path(low, fill(color))) };
}
