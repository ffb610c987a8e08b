import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import {
  dots,
  fill,
  filled,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  stroke,
  svg,
  svgDocument,
} from '../../svg.ts';
import { drawCrown, drawTree } from '../land/foliage.ts';
import { drawSlope } from '../land/terrain.ts';
import { waterColor } from '../land/water.ts';
import { createWood } from '../land/wood.ts';
import { inLight } from '../light/light.ts';
import { drawProp } from '../outdoors/props.ts';
import { evergreen, isSnowy, leafColor, turfColor } from '../seasons.ts';
import { type Line, rollingLine } from '../shapes.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';

const HORIZON = 0.6;
const ROCK = '#6f7478';
const WATER = '#2f8fa0';

/** Water that falls between mossy cliffs into a pool, spray at its foot. */
export const waterfall: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, sunX } = stage;
  const pool = height * 0.76;
  // On the side of the sun, where no words stand.
  const half = Math.min(unit * 0.13, width * 0.12);
  const x = fallX(stage, width * (width < height ? 0.52 : sunX > width / 2 ? 0.6 : 0.4), half);
  const wanted = Math.max(unit * 0.5, height * 0.42);
  const lip = pool - Math.min(...[-2.2, 0, 2.2].map((k) => calmHeight(stage, x + k * half, pool, wanted)));
  const bank: Line = (at) => height * 0.865 + unit * 0.03 * Math.sin((at / width) * 4 + 1);
  const mist = (name: string, top: number, bottom: number, density: number): Layer =>
    drawFog(stage, name, [top, bottom], density, mix(inLight(light, '#ffffff', 0.7), light.haze, 0.4));
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawWoods(stage),
      mist('wood-mist', 0.42, 0.72, 0.35 + 0.3 * light.mist),
      drawCliffs(stage, { x, half, lip, pool }),
      drawFall(stage, { x, half, lip, pool }),
      drawPool(stage, { x, half, lip, pool }),
      mist('spray', pool / height - 0.13, pool / height + 0.09, 0.42),
      drawBank(stage, bank),
    ],
    front: [drawFerns(stage)],
    groundY: (at) => (stage.onLand ? bank(at) + unit * 0.03 : height * 0.84),
  };
}

/** The fall moves aside from the words where there is room. */
function fallX({ width, calm }: Stage, x: number, half: number): number {
  if (!calm) return x;
  const reach = half * 2.3 + 32;
  const right = calm.x + calm.width + reach;
  if (x < right && x > calm.x - reach && right < width - half * 1.2) return right;
  return x;
}

type Fall = { x: number; half: number; lip: number; pool: number };

function drawWoods(stage: Stage): Layer {
  const { width, height, unit, random } = stage;
  const line = rollingLine(random.fork('woods'), height * 0.6, unit * 0.05, unit * 0.8);
  const chance = random.fork('spruces');
  const wood = createWood(stage, { needles: '#3c6f60', near: 0.38 });
  for (let i = 0; i < (60 * width) / (unit * 1.9); i++) {
    const x = chance.next() * width;
    wood.plant(x, line(x) + 3, calmHeight(stage, x, line(x), unit * chance.range(0.07, 0.17)), chance);
  }
  return drawSlope(stage, {
    name: 'woods',
    line,
    color: '#5f8f7a',
    near: 0.4,
    behind: wood.draw(),
  });
}

/** Two walls in steps that come down to the pool, moss and trees on every step. */
function drawCliffs(stage: Stage, { x, half, lip, pool }: Fall): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('cliffs');
  let body = '';
  // Trees up on the plateau, where the river comes from.
  const wood = createWood(stage, { needles: '#3c6f60', near: 0.56 });
  for (let i = 0; i < 14; i++) {
    const at = x + half * 2 * (i / 6.5 - 1);
    wood.plant(at, lip + unit * 0.02, calmHeight(stage, at, lip, unit * random.range(0.06, 0.13)), random);
  }
  body += wood.draw();
  // Behind the water the rock goes through.
  body += filled(
    inLight(light, mix(ROCK, light.dark, 0.42), 0.66),
  )`M${x - half * 2} ${lip + unit * 0.01}L${x + half * 2} ${lip + unit * 0.01}L${x + half * 2.2} ${pool + 4}L${x - half * 2.2} ${pool + 4}Z`;
  for (const side of [-1, 1]) {
    const end = side < 0 ? -unit * 0.05 : width + unit * 0.05;
    const run = Math.abs(end - x) - half * 0.9;
    const steps = Math.max(4, Math.round(run / (unit * 0.16)));
    const tops: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const k = i / steps;
      const at = x + side * (half * 0.92 + run * k);
      // High beside the fall, then lower, and up again at the edge of the picture.
      const wanted =
        (pool - lip) * (1.12 - 0.62 * Math.sin(Math.PI * Math.min(1, k * 0.86)) + random.range(-0.06, 0.06));
      const before = tops.at(-1)?.[0] ?? at;
      const tall = Math.min(calmHeight(stage, at, pool, wanted), calmHeight(stage, before, pool, wanted));
      tops.push([at, pool - tall]);
    }
    const color = inLight(light, ROCK, 0.74);
    const facing = (sunX - x) * side < 0;
    for (let i = 0; i < steps; i++) {
      const from: Point = tops[i] ?? [0, 0];
      const to: Point = tops[i + 1] ?? from;
      const y = to[1];
      const wide = to[0] - from[0];
      const shade = (facing ? 0.02 : 0.2) + 0.1 * (i % 2);
      const block: Point[] = [
        [from[0] - side * 3, y],
        [to[0] + side * 3, y + unit * random.range(-0.012, 0.012)],
        [to[0] + wide * 0.12, pool + unit * 0.03],
        [from[0] - wide * 0.14, pool + unit * 0.03],
      ];
      body += path(lines(block, true), fill(mix(color, light.dark, shade)));
      const facet: Point[] = [
        [from[0], y],
        [from[0] + wide * random.range(0.3, 0.5), y],
        [from[0] + wide * random.range(0.1, 0.4), y + (pool - y) * random.range(0.4, 0.8)],
        [from[0] - wide * 0.06, y + (pool - y) * 0.9],
      ];
      body += path(lines(facet, true), fill(mix(color, light.sun, facing ? 0.24 : 0.1), 0.75));
      body += drawStep(stage, [from[0], y], to, random);
    }
  }
  return { name: 'cliffs', picture: svgDocument(width, height, body) };
}

/** What grows on one step: turf that hangs over its edge, a bush or a tree. */
function drawStep(stage: Stage, [x, y]: Point, [toX]: Point, random: Random): string {
  const { unit, light } = stage;
  const turf = inLight(light, turfColor(stage, '#5d9a4c'), 0.78);
  const wide = toX - x;
  const drops = Array.from(
    { length: 6 },
    (_, i): Point => [toX - (wide * i) / 5, y + unit * (0.012 + 0.03 * random.next() * (i % 2))],
  );
  let grown = '';
  const at = x + wide * random.range(0.35, 0.65);
  const leaves = leafColor(stage, random);
  const bush = calmHeight(stage, at, y, unit * 0.08) * 0.56;
  if (random.next() < 0.6)
    grown = drawTree(
      stage,
      { x: at, y: y + 2, height: calmHeight(stage, at, y, unit * random.range(0.1, 0.18)), near: 0.74 },
      random,
    );
  else
    grown = drawCrown(
      stage,
      [at, y - bush * 0.3],
      Math.abs(wide) * 0.42,
      bush,
      leaves ?? evergreen(stage, '#7f8a86'),
      0.74,
      random,
    );
  return grown + path(lines([[x, y - unit * 0.006], [toX, y - unit * 0.006], ...drops], true), fill(turf));
}

/** The sheet of water in strands, bright towards the sun, foam at its lip and its foot. */
function drawFall(stage: Stage, { x, half, lip, pool }: Fall): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('fall');
  const white = mix(inLight(light, '#f7fcff', 0.92), light.sun, 0.2);
  const blue = mix(waterColor(stage, WATER, 0.3), white, 0.5);
  const defs = linearGradient(
    'fall',
    [0, lip],
    [0, pool],
    [
      [0, mix(blue, light.sky[2], 0.2), 1],
      [0.2, blue, 1],
      [1, white, 1],
    ],
  );
  const sheet = svg`M${x - half} ${lip - unit * 0.006}Q${x} ${lip - unit * 0.02} ${x + half} ${lip - unit * 0.006}C${x + half * 1.04} ${lip + (pool - lip) * 0.4} ${x + half * 1.16} ${pool - unit * 0.1} ${x + half * 1.24} ${pool + 4}H${x - half * 1.24}C${x - half * 1.16} ${pool - unit * 0.1} ${x - half * 1.04} ${lip + (pool - lip) * 0.4} ${x - half} ${lip - unit * 0.006}Z`;
  let [bright, deep] = ['', ''];
  for (let i = 0; i < 34; i++) {
    const k = random.range(-0.96, 0.96);
    const from = lip + (pool - lip) * random.next() ** 1.4 * 0.7;
    const to = Math.min(pool, from + (pool - lip) * random.range(0.2, 0.6));
    const grow = (y: number): number => x + k * half * (1 + 0.22 * ((y - lip) / (pool - lip)) ** 2);
    const w = unit * random.range(0.003, 0.009);
    const strand = svg`M${grow(from)} ${from}Q${grow(from) + w} ${(from + to) / 2} ${grow(to) + w * 0.5} ${to}Q${grow(from) - w} ${(from + to) / 2} ${grow(from)} ${from}Z`;
    if (i % 3 === 0) deep += strand;
    else bright += strand;
  }
  const foam: Point[] = Array.from(
    { length: 26 },
    (): Point => [x + random.range(-1.15, 1.15) * half, pool + unit * random.range(-0.022, 0.014)],
  );
  const body =
    path(sheet, 'fill="url(#fall)"') +
    path(deep, fill(mix(waterColor(stage, WATER, 0.7), white, 0.25), 0.5)) +
    path(bright, fill(white, 0.8)) +
    dots(foam, unit * 0.055, white, 0.45) +
    dots(
      foam.filter((_, i) => i % 2 === 0),
      unit * 0.034,
      white,
      0.7,
    );
  return { name: 'fall', picture: svgDocument(width, height, body, defs) };
}

function drawPool(stage: Stage, { x, half, pool }: Fall): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('pool');
  const defs = linearGradient(
    'pool',
    [0, pool],
    [0, height],
    [
      [0, mix(waterColor(stage, WATER, 0.25), light.haze, 0.3), 1],
      [0.3, waterColor(stage, WATER, 0.5), 1],
      [1, waterColor(stage, WATER, 1), 1],
    ],
  );
  const white = mix(light.haze, '#ffffff', 0.5);
  let rings = '';
  for (const k of [1, 1.5, 2.1, 2.9])
    rings += oval([x, pool + unit * 0.016 * k], half * 1.3 * k, unit * 0.014 * k);
  let glints = '';
  for (let i = 0; i < 40; i++) {
    const y = pool + (height - pool) * random.next();
    const reach = unit * random.range(0.02, 0.07);
    const px = random.next() * width;
    glints += svg`M${px - reach} ${y}Q${px} ${y - unit * 0.004} ${px + reach} ${y}Q${px} ${y + unit * 0.004} ${px - reach} ${y}Z`;
  }
  const stones: Point[] = Array.from(
    { length: 9 },
    (): Point => [width * random.next(), pool + unit * random.range(0.03, 0.08)],
  );
  const grey = inLight(light, isSnowy(stage) ? '#dfe6ec' : ROCK, 0.82);
  const body =
    path(svg`M0 ${pool}H${width}V${height}H0Z`, 'fill="url(#pool)"') +
    path(rings, stroke(white, Math.max(1, unit * 0.0035), 0.5)) +
    path(glints, fill(white, 0.3)) +
    stones
      .map(
        ([sx, sy], i) =>
          path(
            oval([sx, sy], unit * (0.02 + 0.008 * (i % 3)), unit * 0.013),
            fill(mix(grey, light.dark, 0.22)),
          ) +
          path(
            oval([sx, sy - unit * 0.004], unit * (0.016 + 0.007 * (i % 3)), unit * 0.008),
            fill(mix(grey, light.sun, 0.14)),
          ),
      )
      .join('');
  return { name: 'pool', picture: svgDocument(width, height, body, defs) };
}

function drawBank(stage: Stage, line: Line): Layer {
  if (stage.onLand) return drawSlope(stage, { name: 'bank', line, color: '#5f9a4c', near: 0.9 });
  return drawSlope(stage, {
    name: 'bank',
    line: (x) => line(x) + stage.height * 0.1,
    color: '#4f8748',
    near: 0.92,
  });
}

/** Ferns in the lower corners. */
function drawFerns(stage: Stage): Layer {
  const { width, height, unit } = stage;
  const random = stage.random.fork('ferns');
  const ferns = [0.02, 0.11, 0.89, 0.98].map((share) =>
    drawProp(stage, 'fern', {
      x: width * share,
      y: height * 1.01,
      tall: unit * random.range(0.13, 0.18),
      near: 0.96,
    }),
  );
  return { name: 'ferns', picture: svgDocument(width, height, ferns.join('')) };
}
