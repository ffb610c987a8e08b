import { mix } from '../../../../color/oklch.ts';
import {
  circle,
  fill,
  gradientDown,
  linearGradient,
  oval,
  type Point,
  path,
  radialGradient,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { areaUnder, type Line, rollingLine } from '../../shapes.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { drawStarfield } from './space.ts';

const VOID = '#05060f';
const DUST = '#a9adb6';

/** The surface of the moon: craters and grey hills, the earth in a black sky. No air, so no hour and no weather. */
export const moon: PlaceDrawing = {
  horizon: 1,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, random } = stage;
  const ground = rollingLine(random.fork('plain'), height * 0.8, unit * 0.012, unit * 1.4);
  return {
    back: [
      drawVoid(stage),
      drawStarfield(stage),
      drawEarth(stage),
      drawHills(
        stage,
        'far',
        rollingLine(random.fork('far'), height * 0.75, unit * 0.07, unit * 0.6, 4),
        0.42,
      ),
      drawHills(
        stage,
        'mid',
        rollingLine(random.fork('mid'), height * 0.79, unit * 0.045, unit * 0.8, 3),
        0.22,
      ),
      drawPlain(stage, ground),
    ],
    front: [],
    groundY: (x) => Math.max(ground(x), ground(width / 2)) + unit * 0.09,
  };
}

function drawVoid({ width, height, unit, sunX }: Stage): Layer {
  const defs = radialGradient('void', [sunX, height * 0.3], unit * 1.3, [
    [0, '#16203c', 1],
    [0.5, '#0b1022', 1],
    [1, VOID, 1],
  ]);
  const body = svg`<rect width="${width}" height="${height}" fill="${VOID}"/><rect width="${width}" height="${height}" fill="url(#void)"/>`;
  return { name: 'void', picture: svgDocument(width, height, body, defs) };
}

/** The earth, lit from above on the side of the sun, with seas, lands and clouds. */
function drawEarth(stage: Stage): Layer {
  const { width, height, unit, sunX, calm } = stage;
  const random = stage.random.fork('earth');
  const side = sunX > width / 2 ? 1 : -1;
  const r = unit * 0.17;
  const free = Math.min(Math.max(sunX, r * 1.3), width - r * 1.3);
  // Below or beside the words, never behind them.
  const covered = calm && free + r > calm.x && free - r < calm.x + calm.width;
  const size = covered ? r * 0.55 : r;
  const y = covered ? Math.min(calm.y + calm.height + size * 1.4, height * 0.62) : height * 0.33;
  const x = free;
  const defs =
    radialGradient('sea', [x + side * size * 0.45, y - size * 0.45], size * 1.7, [
      [0, '#7cc4f2', 1],
      [0.45, '#2c78c4', 1],
      [1, '#0d2450', 1],
    ]) +
    radialGradient('air', [x, y], size * 1.24, [
      [0.76, '#8ccbff', 0.5],
      [0.86, '#6fb4f5', 0.2],
      [1, '#6fb4f5', 0],
    ]) +
    radialGradient('dark', [x + side * size * 0.6, y - size * 0.55], size * 2, [
      [0.42, VOID, 0],
      [0.86, VOID, 0.82],
      [1, VOID, 0.9],
    ]) +
    `<clipPath id="disc">${circle(x, y, size, '')}</clipPath>`;
  let [land, cloud] = ['', ''];
  for (const [dx, dy, rx, ry] of [
    [-0.3, -0.42, 0.36, 0.3],
    [-0.08, -0.2, 0.2, 0.26],
    [0.02, 0.3, 0.2, 0.36],
    [0.52, -0.3, 0.32, 0.22],
    [0.66, 0.02, 0.2, 0.3],
    [-0.72, 0.24, 0.2, 0.24],
    [0.5, 0.52, 0.2, 0.12],
  ] as const) {
    land += oval([x + dx * size, y + dy * size], rx * size, ry * size);
    land += oval(
      [x + (dx + random.range(-0.14, 0.14)) * size, y + (dy + random.range(-0.14, 0.14)) * size],
      rx * size * 0.7,
      ry * size * 0.6,
    );
  }
  for (let i = 0; i < 14; i++)
    cloud += oval(
      [x + random.range(-0.85, 0.85) * size, y + random.range(-0.85, 0.85) * size],
      size * random.range(0.12, 0.42),
      size * random.range(0.02, 0.05),
    );
  const body =
    circle(x, y, size * 1.24, 'fill="url(#air)"') +
    circle(x, y, size, 'fill="url(#sea)"') +
    `<g clip-path="url(#disc)">${path(land, fill('#5d9d5e', 0.92))}${path(cloud, fill('#ffffff', 0.78))}${path(oval([x, y - size * 0.98], size * 0.5, size * 0.16) + oval([x, y + size * 0.98], size * 0.5, size * 0.14), fill('#ffffff', 0.9))}</g>` +
    circle(x, y, size, 'fill="url(#dark)"');
  return { name: 'earth', picture: svgDocument(width, height, body, defs) };
}

function drawHills(stage: Stage, name: string, wanted: Line, shade: number): Layer {
  const { width, height, unit, sunX } = stage;
  const base = height * 0.83;
  const line: Line = (x) => base - calmHeight(stage, x, base, base - wanted(x));
  const color = mix(DUST, VOID, shade);
  // A second, lower edge on the side away from the sun reads as the hills' shaded flanks.
  const side = sunX > width / 2 ? -1 : 1;
  const flank: Line = (x) => Math.max(line(x), line(x + side * unit * 0.05) + unit * 0.006);
  const defs = gradientDown(
    'hill',
    [base - unit * 0.16, base + unit * 0.04],
    [mix(color, '#ffffff', 0.16), mix(color, VOID, 0.3)],
  );
  const body =
    path(areaUnder(width, height, line), fill(mix(color, VOID, 0.5))) +
    path(areaUnder(width, height, flank), 'fill="url(#hill)"');
  return { name, picture: svgDocument(width, height, body, defs) };
}

function drawPlain(stage: Stage, line: Line): Layer {
  const { width, height, unit, sunX } = stage;
  const random = stage.random.fork('craters');
  const side = sunX > width / 2 ? 1 : -1;
  const defs = linearGradient(
    'plain',
    [0, height * 0.79],
    [0, height],
    [
      [0, mix(DUST, '#ffffff', 0.28), 1],
      [0.3, DUST, 1],
      [1, mix(DUST, VOID, 0.5), 1],
    ],
  );
  let body = path(areaUnder(width, height, line, 8), 'fill="url(#plain)"');
  const craters: { at: Point; r: number }[] = [];
  for (let i = 0; i < 46 && craters.length < (20 * width) / (unit * 1.9); i++) {
    const k = random.next() ** 1.3;
    const x = random.next() * width;
    const y = line(x) + unit * 0.02 + (height - line(x)) * k;
    const r = unit * (0.012 + 0.085 * k) * random.range(0.5, 1.2);
    if (craters.every(({ at, r: other }) => Math.hypot((at[0] - x) * 0.55, (at[1] - y) * 2.2) > r + other))
      craters.push({ at: [x, y], r });
  }
  for (const {
    at: [x, y],
    r,
  } of craters.sort((a, b) => a.at[1] - b.at[1])) {
    const flat = r * 0.27;
    const soil = mix(DUST, VOID, 0.06 + 0.3 * ((y - height * 0.8) / (height * 0.2)));
    body +=
      path(oval([x, y], r * 1.14, flat * 1.22), fill(mix(soil, '#ffffff', 0.34))) +
      path(oval([x - side * r * 0.02, y + flat * 0.08], r * 1.02, flat), fill(mix(soil, VOID, 0.2))) +
      path(oval([x + side * r * 0.1, y - flat * 0.1], r * 0.86, flat * 0.78), fill(mix(soil, VOID, 0.5))) +
      path(
        oval([x - side * r * 0.16, y + flat * 0.24], r * 0.7, flat * 0.5),
        fill(mix(soil, '#ffffff', 0.06)),
      );
  }
  return { name: 'plain', picture: svgDocument(width, height, body, defs) };
}
