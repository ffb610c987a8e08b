import { mix, oklch } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { dots, fill, oval, type Point, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawCrown, drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, isSnowy } from '../../seasons.ts';
import { grass, type Line } from '../../shapes.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;
const HEDGE = '#3f7d45';
const PETALS = ['#ef6f6c', '#f7c948', '#f3a6c8', '#fff4d6', '#b98be0', '#f28f3b'] as const;

/** Flower beds along a path to an arch of roses, hedges and trees behind. */
export const garden: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit } = stage;
  const right = stage.sunX > width / 2;
  const lawn: Line = () => height * 0.725;
  const way: Trail = {
    from: [width * (right ? 0.6 : 0.4), height * 0.728],
    to: [width * 0.5, height * 1.06],
    width: unit * 0.66,
    swing: unit * (right ? -0.1 : 0.1),
    bends: 1.1,
  };
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawTrees(stage),
      drawHedge(stage, way),
      drawLawn(stage, lawn, way),
      ...drawBeds(stage, way),
    ],
    front: [drawBorder(stage)],
    groundY: () => height * 0.9,
  };
}

function drawTrees(stage: Stage): Layer {
  const { width, height, unit } = stage;
  const random = stage.random.fork('trees');
  let behind = '';
  const count = Math.round((13 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * width;
    const edge = Math.abs(x / width - 0.5) * 2;
    const y = height * 0.69;
    const tall = calmHeight(
      stage,
      x,
      y,
      unit * (0.12 + (hasTreeFigure(stage) ? 0.06 : 0.24) * edge) * random.range(0.8, 1.2),
    );
    behind += drawTree(stage, { x, y, height: tall, near: 0.42 + 0.12 * random.next() }, random);
  }
  return drawSlope(stage, { name: 'trees', line: () => height * 0.685, color: '#86b556', near: 0.5, behind });
}

/** A clipped hedge with posts of yew, and in its gap an arch of roses. */
function drawHedge(stage: Stage, way: Trail): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('hedge');
  const green = inLight(light, evergreen(stage, HEDGE), 0.68);
  const [top, foot] = [height * 0.735 - unit * 0.085, height * 0.74];
  const [gate] = trailAt(way, 0);
  const half = unit * 0.062;
  const lit = mix(green, light.sun, 0.2);
  const snow = isSnowy(stage) ? inLight(light, '#f4f8fc', 0.9) : lit;
  let body = '';
  for (const [from, to] of [
    [-9, gate - half],
    [gate + half, width + 9],
  ] as const) {
    body +=
      rect(from, top, to - from, foot - top, fill(green), unit * 0.01) +
      rect(from, top, to - from, unit * 0.012, fill(snow), unit * 0.006);
    const leaves = Array.from(
      { length: Math.round((to - from) / (unit * 0.02)) },
      (): Point => [random.range(from + 6, to - 6), random.range(top + unit * 0.018, foot)],
    );
    body += dots(leaves, unit * 0.008, mix(green, light.dark, 0.2), 0.6);
  }
  const cones = [
    gate - unit * 0.2,
    gate + unit * 0.2,
    gate - unit * 0.56,
    gate + unit * 0.56,
    gate - unit * 0.92,
    gate + unit * 0.92,
  ];
  for (const x of cones) {
    const tall = unit * 0.17;
    const w = unit * 0.042;
    const side = sunX > x ? 1 : -1;
    const cone = svg`M${x - w} ${foot + 4}Q${x - w * 0.8} ${foot - tall * 0.7} ${x} ${foot - tall}Q${x + w * 0.8} ${foot - tall * 0.7} ${x + w} ${foot + 4}Z`;
    const flank = svg`M${x} ${foot + 4}Q${x + side * w * 0.1} ${foot - tall * 0.7} ${x} ${foot - tall}Q${x + side * w * 0.8} ${foot - tall * 0.7} ${x + side * w} ${foot + 4}Z`;
    body += path(cone, fill(mix(green, light.dark, 0.16))) + path(flank, fill(mix(green, light.sun, 0.14)));
  }
  return {
    name: 'hedge',
    picture: svgDocument(width, height, body + drawArch(stage, gate, foot, half, random)),
  };
}

function drawArch(stage: Stage, x: number, foot: number, half: number, random: Random): string {
  const { unit, light } = stage;
  const wood = inLight(light, '#f2eadb', 0.8);
  const rise = calmHeight(stage, x, foot, unit * 0.24);
  const bend = svg`M${x - half} ${foot}v${-rise * 0.62}a${half} ${half} 0 0 1 ${2 * half} 0v${rise * 0.62}`;
  const body = path(bend, stroke(wood, unit * 0.011));
  if (isSnowy(stage)) return body;
  const leaves: Point[] = [];
  for (let i = 0; i < 46; i++) {
    const angle = Math.PI * random.next();
    const post = random.next() < 0.46;
    const side = random.next() < 0.5 ? -1 : 1;
    const spread = unit * 0.012;
    const at: Point = post
      ? [x + side * half, foot - rise * 0.62 * random.next()]
      : [x + Math.cos(angle) * half, foot - rise * 0.62 - Math.sin(angle) * half];
    leaves.push([at[0] + random.range(-spread, spread), at[1] + random.range(-spread, spread)]);
  }
  const green = inLight(light, evergreen(stage, '#4f8f48'), 0.74);
  const rose = inLight(light, stage.season === 'autumn' ? '#c4512d' : '#e4587a', 0.82);
  return (
    body +
    dots(leaves, unit * 0.03, mix(green, light.dark, 0.12)) +
    dots(
      leaves.filter((_, i) => i % 2 === 0),
      unit * 0.02,
      mix(green, light.sun, 0.16),
    ) +
    dots(
      leaves.filter((_, i) => i % 3 !== 0),
      unit * 0.0125,
      rose,
    ) +
    dots(
      leaves.filter((_, i) => i % 3 === 1),
      unit * 0.006,
      mix(rose, light.sun, 0.4),
    )
  );
}

function drawLawn(stage: Stage, line: Line, way: Trail): Layer {
  const { light } = stage;
  const stone = inLight(light, isSnowy(stage) ? '#d9e1e9' : '#e2d2b4', 0.82);
  const upon =
    path(trailShape(way), fill(mix(stone, light.dark, 0.2))) +
    path(trailShape(way, 0.07), fill(mix(stone, light.sun, 0.14)));
  return drawSlope(stage, { name: 'lawn', line, color: '#77b04f', near: 0.76, upon });
}

/** Three rows of beds on each side of the path, each nearer and larger. */
function drawBeds(stage: Stage, way: Trail): Layer[] {
  const { width, height, unit, light } = stage;
  const rows = [
    { k: 0.3, size: 0.3 },
    { k: 0.56, size: 0.55 },
    { k: 0.82, size: 0.85 },
  ];
  return rows.map(({ k, size }, row) => {
    const random = stage.random.fork(`bed${row}`);
    const [x, y, half] = trailAt(way, k);
    let body = '';
    for (const side of [-1, 1]) {
      const from = x + side * (half + unit * 0.035 * (0.5 + size));
      const to = side < 0 ? -unit * 0.1 : width + unit * 0.1;
      const middle = (from + to) / 2;
      const reach = Math.abs(to - from) / 2;
      const earth = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#6b4f3a', 0.84);
      body += path(oval([middle, y], reach, unit * 0.034 * (0.4 + size)), fill(earth));
      body += drawFlowers(
        stage,
        { from: Math.min(from, to), to: Math.max(from, to), y, size },
        row * 2 + (side > 0 ? 1 : 0),
        random,
      );
    }
    return { name: `bed${row}`, picture: svgDocument(width, height, body) };
  });
}

type Bed = { from: number; to: number; y: number; size: number };

/** Stems, leaves and heads in drifts of one color each. */
function drawFlowers(stage: Stage, { from, to, y, size }: Bed, turn: number, random: Random): string {
  const { unit, light, season } = stage;
  const near = 0.7 + 0.26 * size;
  const tall = unit * 0.085 * (0.35 + size);
  const head = unit * 0.021 * (0.35 + size);
  const green = inLight(light, evergreen(stage, season === 'autumn' ? '#8a8a3f' : '#4c8f46'), near);
  const count = Math.min(90, Math.round((to - from) / (head * 1.15)));
  const blades = grass(
    to - from,
    (x) => y + unit * 0.012 * size * Math.sin(x * 0.05),
    Math.round(count * 1.6),
    tall * 0.85,
    random,
  );
  const leaves = svg`<g transform="translate(${from} 0)">${path(blades, fill(mix(green, light.dark, 0.14)))}</g>`;
  if (season === 'winter' || isSnowy(stage)) return leaves;
  const heads = PETALS.map((): Point[] => []);
  let stems = '';
  const drift = (to - from) / 3;
  for (let i = 0; i < count; i++) {
    const x = random.range(from + head, to - head);
    const base = y + random.range(-0.3, 0.5) * unit * 0.03 * size;
    const top = base - tall * random.range(0.6, 1.15);
    stems += svg`M${x} ${base}L${x + head * 0.2} ${top}`;
    const kind = (turn + Math.floor((x - from) / drift + random.range(-0.2, 0.2) + 1)) % PETALS.length;
    heads[kind]?.push([x + head * 0.2, top]);
  }
  const fade = season === 'autumn' ? 25 : 0;
  const bloom = heads.map((points, i) => {
    if (points.length === 0) return '';
    const petal = inLight(
      light,
      fade > 0 ? mix(PETALS[i] ?? '#ffffff', oklch(0.62, 0.13, 50), 0.4) : (PETALS[i] ?? '#ffffff'),
      near,
    );
    const lift: Point[] = points.map(([x, py]) => [x, py - head * 0.1]);
    return (
      dots(points, head * 1.25, mix(petal, light.dark, 0.16)) +
      dots(lift, head * 0.95, petal) +
      dots(lift, head * 0.36, inLight(light, i === 1 ? '#8a5a1e' : '#ffe9a8', near))
    );
  });
  return path(stems, stroke(green, Math.max(0.8, head * 0.12))) + leaves + bloom.join('');
}

/** Leaves and large blooms at the lower corners, nearest of all. */
function drawBorder(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('border');
  let body = '';
  for (const [share, size] of [
    [-0.01, 0.11],
    [0.1, 0.07],
    [0.91, 0.075],
    [1.01, 0.115],
  ] as const) {
    const at: Point = [width * share, height * 1.01];
    const r = unit * size;
    body += drawCrown(stage, at, r * 1.35, r, evergreen(stage, '#3c7a42'), 0.97, random);
    if (isSnowy(stage)) continue;
    const blooms = Array.from(
      { length: 9 },
      (): Point => [at[0] + random.range(-1, 1) * r, at[1] - random.range(0.15, 0.95) * r],
    );
    const petal = inLight(light, PETALS[Math.floor(share * 3 + 3) % PETALS.length] ?? PETALS[0], 0.95);
    body += dots(blooms, unit * 0.02, petal) + dots(blooms, unit * 0.008, mix(petal, light.sun, 0.4));
  }
  return { name: 'border', picture: svgDocument(width, height, body) };
}
