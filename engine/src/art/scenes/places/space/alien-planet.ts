import { mix, oklch, toOklch } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import {
  circle,
  fill,
  gradientDown,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawButte } from '../../land/buttes.ts';
import { inLight, type Light } from '../../light/light.ts';
import { areaUnder, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.66;
const RUST = '#b4552f';
const SOILS = ['#8a4fa8', '#2f8f8a', '#c2556f', '#7f8f2f', '#c9702f'] as const;

/** The red planet: a dusty sky over table mountains, craters and stones on its plain. */
export const mars: PlaceDrawing = world('mars', () => RUST);

/** A world that nobody has seen: a sky of its own color, spires of rock, a ringed neighbour above. */
export const alienPlanet: PlaceDrawing = world('alien-planet', (random, tint) => tint ?? random.pick(SOILS));

function world(
  name: 'mars' | 'alien-planet',
  soilOf: (random: Random, tint?: string) => string,
): PlaceDrawing {
  const soil = ({ random, tint }: Pick<Stage, 'random' | 'tint'>): string =>
    soilOf(random.fork('soil'), tint);
  return {
    horizon: HORIZON,
    relit: (light, stage) => relight(light, soil(stage), name === 'mars' ? 0 : 1),
    draw: (stage) => draw(stage, soil(stage), name),
  };
}

/** Dust colors the air: on Mars that of the ground, elsewhere one beside it on the wheel. */
function relight(light: Light, soil: string, strange: number): Light {
  const { h, c } = toOklch(soil);
  const hue = h + strange * 40;
  const dye = (color: string, strength: number): string => {
    const own = toOklch(color);
    return mix(color, oklch(own.l, Math.min(0.13, Math.max(own.c, c * 0.75, 0.06)), hue + 12), strength);
  };
  const [a, b, d, e, f] = light.sky;
  // The air is thin: darker above, light with dust below.
  const deep = (color: string): string => mix(dye(color, 0.9), '#1a0d14', light.time === 'day' ? 0.22 : 0);
  return {
    ...light,
    sky: [deep(a), deep(b), dye(d, 0.86), dye(e, 0.8), dye(f, 0.72)],
    haze: dye(light.haze, 0.85),
    dark: dye(light.dark, 0.7),
    disc: light.disc * 0.72,
    clouds: light.clouds * 0.4,
    stars: Math.max(light.stars, light.time === 'day' ? 0.12 : 0.4),
    // Weather of the earth has no say here, but dust has.
    mist: Math.max(light.mist, 0.5),
  };
}

function draw(stage: Stage, soil: string, name: 'mars' | 'alien-planet'): Scene {
  const { height, unit, random, light } = stage;
  const ground = rollingLine(random.fork('ground'), height * 0.84, unit * 0.014, unit * 1.2, 2);
  const dust = (id: string, top: number, density: number): Layer =>
    drawFog(stage, id, [top, top + 0.2], density, mix(light.haze, light.sun, 0.15));
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...(name === 'mars' ? [] : [drawNeighbour(stage)]),
      drawHills(
        stage,
        'far',
        rollingLine(random.fork('far'), height * 0.66, unit * 0.06, unit * 0.7, 3),
        soil,
        0.28,
      ),
      name === 'mars' ? drawTables(stage, soil) : drawSpires(stage, soil),
      dust('dust', 0.54, 0.3 + 0.35 * light.mist),
      drawHills(
        stage,
        'mid',
        rollingLine(random.fork('mid'), height * 0.75, unit * 0.045, unit * 0.9, 3),
        soil,
        0.6,
      ),
      dust('low-dust', 0.64, 0.25 + 0.25 * light.mist),
      drawPlain(stage, ground, soil),
    ],
    front: [drawStones(stage, ground, soil)],
    groundY: (x) => ground(x) + unit * 0.05,
  };
}

/** A great planet with rings, low enough to be pale in the haze; none where the words would lie over it. */
function drawNeighbour(stage: Stage): Layer {
  const { width, height, unit, light, sunX } = stage;
  const left = sunX > width / 2;
  const r = unit * 0.13;
  const x = width * (left ? 0.24 : 0.76);
  const y = height * 0.28;
  const free = calmHeight(stage, x, y + r * 2, r * 4) > r * 3.98;
  const lit = mix(light.sky[3], light.sun, 0.3);
  const side = sunX > x ? 1 : -1;
  const defs = linearGradient(
    'neighbour',
    [x + side * r, y - r],
    [x - side * r, y + r],
    [
      [0, lit, 1],
      [0.55, mix(lit, light.sky[1], 0.55), 1],
      [1, light.sky[1], 1],
    ],
  );
  const ring = (front: boolean): string => {
    const sweep = front ? 0 : 1;
    return svg`<path d="M${x - r * 1.95} ${y}A${r * 1.95} ${r * 0.42} 0 0 ${sweep} ${x + r * 1.95} ${y}" fill="none" stroke="${mix(lit, light.sun, 0.2)}" stroke-width="${r * 0.16}" stroke-opacity="0.75"/>`;
  };
  const turned = svg`transform="rotate(${left ? -16 : 16} ${x} ${y})"`;
  const body = free
    ? `<g ${turned}>${ring(false)}${circle(x, y, r, 'fill="url(#neighbour)"')}${path(
        oval([x, y - r * 0.3], r * 0.9, r * 0.07) + oval([x, y + r * 0.22], r * 0.93, r * 0.09),
        fill(light.sky[1], 0.22),
      )}${ring(true)}</g>`
    : '';
  return { name: 'neighbour', picture: svgDocument(width, height, body, defs) };
}

function drawHills(stage: Stage, name: string, wanted: Line, soil: string, near: number): Layer {
  const { width, height, unit, light, sunX } = stage;
  const base = height * 0.86;
  const line: Line = (x) => base - calmHeight(stage, x, base, base - wanted(x));
  const color = inLight(light, soil, near);
  const away = sunX > width / 2 ? -1 : 1;
  const flank: Line = (x) => Math.max(line(x), line(x + away * unit * 0.07) + unit * 0.01);
  const top = height * (near > 0.5 ? 0.7 : 0.6);
  const defs = gradientDown(
    'hill',
    [top, top + unit * 0.22],
    [mix(color, light.sun, 0.14), mix(color, light.dark, 0.14)],
  );
  return {
    name,
    picture: svgDocument(
      width,
      height,
      path(areaUnder(width, height, line), fill(mix(color, light.sun, 0.26))) +
        path(areaUnder(width, height, flank), 'fill="url(#hill)"'),
      defs,
    ),
  };
}

function drawTables(stage: Stage, soil: string): Layer {
  const { width, height, unit, sunX } = stage;
  const random = stage.random.fork('tables');
  let body = '';
  for (const [share, wide, tall, near] of [
    [0.1, 0.2, 0.13, 0.36],
    [0.42, 0.1, 0.08, 0.32],
    [0.62, 0.24, 0.1, 0.38],
    [0.9, 0.3, 0.2, 0.46],
  ] as const) {
    const x = width * (share + random.range(-0.03, 0.03));
    const low = Math.abs(x - sunX) < unit * 0.2 ? 0.6 : 1;
    const base = height * 0.715;
    const rise = calmHeight(stage, x, base, unit * tall * low * random.range(0.9, 1.2));
    body += drawButte(stage, { x, base, width: unit * wide, height: rise, near, rock: soil }, random);
  }
  return { name: 'tables', picture: svgDocument(width, height, body) };
}

/** Needles of rock, each with a lit and a shaded side. */
function drawSpires(stage: Stage, soil: string): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('spires');
  let body = '';
  const count = Math.round((9 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.15, 0.85)) / count) * width;
    const k = random.next();
    const base = height * (0.7 + 0.05 * k);
    const tall = calmHeight(stage, x, base, unit * random.range(0.1, 0.34) * (0.6 + 0.6 * k));
    const w = Math.min(tall * 0.5, unit * random.range(0.03, 0.075));
    const lean = unit * random.range(-0.03, 0.03);
    const tip: Point = [x + lean, base - tall];
    const side = sunX > x ? 1 : -1;
    const rock = inLight(light, soil, 0.36 + 0.22 * k);
    const split: Point[] = [
      tip,
      [x + lean * 0.5 + w * 0.12, base - tall * 0.55],
      [x + side * w * 0.1, base + 4],
    ];
    body +=
      path(
        lines(
          [
            tip,
            [x - w * 0.45, base - tall * 0.5],
            [x - w, base + 4],
            [x + w, base + 4],
            [x + w * 0.5, base - tall * 0.46],
          ],
          true,
        ),
        fill(mix(rock, light.dark, 0.24)),
      ) +
      path(
        lines([...split, [x + side * w, base + 4], [x + side * w * 0.48, base - tall * 0.48]], true),
        fill(mix(rock, light.sun, 0.26)),
      );
  }
  return { name: 'spires', picture: svgDocument(width, height, body) };
}

/** The plain with craters seen from low: a bright far rim, a dark bowl. */
function drawPlain(stage: Stage, line: Line, soil: string): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('craters');
  const color = inLight(light, soil, 0.92);
  const defs = linearGradient(
    'plain',
    [0, height * 0.82],
    [0, height],
    [
      [0, mix(color, light.sun, 0.24), 1],
      [0.35, color, 1],
      [1, mix(color, light.dark, 0.42), 1],
    ],
  );
  let body = path(areaUnder(width, height, line, 8), 'fill="url(#plain)"');
  for (let i = 0; i < (9 * width) / (unit * 1.9); i++) {
    const k = random.next() ** 1.2;
    const x = random.next() * width;
    const y = line(x) + unit * 0.03 + (height - line(x)) * 0.8 * k;
    const r = unit * (0.02 + 0.07 * k) * random.range(0.6, 1.2);
    body +=
      path(oval([x, y], r * 1.12, r * 0.24), fill(mix(color, light.sun, 0.3))) +
      path(oval([x, y + r * 0.03], r, r * 0.19), fill(mix(color, light.dark, 0.3))) +
      path(oval([x, y + r * 0.08], r * 0.82, r * 0.12), fill(mix(color, light.dark, 0.14)));
  }
  return { name: 'plain', picture: svgDocument(width, height, body, defs) };
}

/** Stones at the lower edge and here and there, the sun on one side. */
function drawStones(stage: Stage, line: Line, soil: string): Layer {
  const { width, height, unit, light, sunX, subjectX } = stage;
  const random = stage.random.fork('stones');
  let body = '';
  for (let i = 0; i < (16 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const k = random.next();
    const y = line(x) + unit * 0.09 + (height - line(x) - unit * 0.06) * k;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.2 && k < 0.5) continue;
    const r = unit * (0.008 + 0.03 * k * random.next());
    const side = sunX > x ? 1 : -1;
    const rock = inLight(light, mix(soil, light.dark, 0.2), 0.96);
    const points: Point[] = [
      [x - r * 1.2, y],
      [x - r * 0.8, y - r * 0.8],
      [x - r * 0.1, y - r * 1.1],
      [x + r * 0.8, y - r * 0.7],
      [x + r * 1.25, y],
    ];
    const face: Point[] = side > 0 ? points.slice(2) : points.slice(0, 3);
    body +=
      path(oval([x - side * r * 0.7, y], r * 1.7, r * 0.22), fill(light.dark, 0.3)) +
      path(lines(points, true), fill(rock)) +
      path(lines([...face, [x + side * r * 0.1, y - r * 0.2]], true), fill(mix(rock, light.sun, 0.26)));
  }
  return { name: 'stones', picture: svgDocument(width, height, body) };
}
