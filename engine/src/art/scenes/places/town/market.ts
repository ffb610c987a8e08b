import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { dots, fill, oval, type Point, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawHouseRow } from '../../buildings/house-row.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight, type Light } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.66;
const WALLS = ['#e9c46a', '#e7a587', '#9db4cf', '#f0dcc0', '#c7ae93', '#d98873'] as const;
const TILES = ['#8c4a3c', '#5d6470', '#a35a44'] as const;
const AWNINGS = ['#c8473f', '#2f7f6b', '#3566a3', '#e0912f', '#8a4f8f'] as const;
const FRUIT = [
  '#e0523f',
  '#f0a030',
  '#f4cf3f',
  '#7fb04a',
  '#8a4a86',
  '#c8374a',
  '#5f9440',
  '#f28a4a',
] as const;

/** Stalls under striped awnings on a square, heaps of fruit on them, lanterns strung above. */
export const market: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light } = stage;
  const kerb = height * 0.82;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawHouseRow(stage, height * 0.74, { walls: WALLS, tiles: TILES, tall: [0.24, 0.34], near: 0.56 }),
      drawFog(stage, 'smoke', [0.4, 0.8], 0.45 * light.mist + 0.16),
      drawSquare(stage, height * 0.735),
      ...drawStalls(stage, kerb),
      drawLanterns(stage),
    ],
    front: [],
    groundY: () => kerb + unit * 0.1,
  };
}

function drawSquare(stage: Stage, top: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('square');
  const ground = inLight(light, isSnowy(stage) ? '#e6edf4' : '#c2ab8f', 0.84);
  let stones = '';
  for (let row = 0; row < 8; row++) {
    const k = (row + 0.5) / 8;
    const y = top + (height - top) * k * (0.4 + 0.6 * k);
    const long = unit * (0.02 + 0.04 * k);
    for (let x = random.next() * long * 3; x < width; x += long * random.range(2.4, 5))
      stones += svg`M${x} ${y}q${long / 2} ${-long * 0.24} ${long} 0`;
  }
  const body =
    rect(0, top, width, height - top, fill(ground)) +
    rect(0, height * 0.9, width, height * 0.1, fill(light.dark, 0.1)) +
    path(stones, stroke(light.dark, Math.max(0.8, unit * 0.0028), 0.22));
  return { name: 'square', picture: svgDocument(width, height, body) };
}

function drawStalls(stage: Stage, kerb: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('stalls');
  const stalls: string[] = [];
  const count = Math.max(2, Math.round(width / (unit * 0.46)));
  const step = width / count;
  const first = random.integer(0, AWNINGS.length - 1);
  for (let i = 0; i < count; i++) {
    const wide = Math.min(step * 0.88, unit * 0.44);
    const x = step * (i + 0.5) + unit * random.range(-0.015, 0.015);
    const wanted = unit * random.range(0.33, 0.37);
    const tall = Math.min(...[-0.5, 0, 0.5].map((k) => calmHeight(stage, x + wide * k, kerb, wanted)));
    const color = AWNINGS[(first + i) % AWNINGS.length] ?? AWNINGS[0];
    stalls.push(drawStall(stage, { x, y: kerb, wide, tall, color }, random));
  }
  return splitLayers(stage, 'stalls', stalls, glowDefs);
}

type Stall = { x: number; y: number; wide: number; tall: number; color: string };

/** Posts, an awning with a scalloped edge, and crates that slope towards the buyer; `x` is its middle. */
function drawStall(stage: Stage, { x, y, wide, tall, color }: Stall, random: Random): string {
  const { light, unit } = stage;
  const wood = inLight(light, '#9a6d45', 0.9);
  const cloth = byLamp(light, color, 0.4);
  const white = byLamp(light, '#fbf3e2', 0.4);
  const left = x - wide / 2;
  const [top, edge, table] = [y - tall, y - tall * 0.68, y - tall * 0.36];
  const stripes = 8;
  const cell = wide / stripes;
  let [pale, deep] = ['', ''];
  for (let i = 0; i < stripes; i++) {
    const from = left + cell * i;
    const slant = (k: number): number => x + (from + cell * k - x) * 0.86;
    const stripe = svg`M${slant(0)} ${top}H${slant(1)}L${from + cell} ${edge}a${cell / 2} ${cell * 0.42} 0 0 1 ${-cell} 0Z`;
    if (i % 2 === 0) deep += stripe;
    else pale += stripe;
  }
  const lit = lampShare(light) > 0.25;
  const inside = lit ? mix(LAMP, light.dark, 0.35) : mix(cloth, light.dark, 0.62);
  return (
    path(oval([x, y], wide * 0.54, unit * 0.014), fill(light.dark, 0.28)) +
    rect(
      left + wide * 0.05,
      edge - tall * 0.04,
      wide * 0.9,
      table - edge + tall * 0.08,
      fill(inside, lit ? 0.92 : 0.8),
    ) +
    stroked(
      mix(wood, light.dark, 0.2),
      unit * 0.009,
    )`M${left + wide * 0.06} ${y}V${edge}M${left + wide * 0.94} ${y}V${edge}` +
    drawWares(stage, { x, y: table, wide, tall }, random) +
    rect(
      left + wide * 0.03,
      table + tall * 0.1,
      wide * 0.94,
      tall * 0.26 - unit * 0.006,
      fill(mix(wood, light.dark, 0.08)),
    ) +
    path(
      [0.17, 0.24].map((k) => svg`M${left + wide * 0.03} ${table + tall * k}h${wide * 0.94}`).join(''),
      stroke(light.dark, Math.max(0.8, unit * 0.0026), 0.3),
    ) +
    rect(
      left + wide * 0.01,
      table + tall * 0.08,
      wide * 0.98,
      tall * 0.035,
      fill(mix(wood, light.sun, 0.25)),
    ) +
    path(pale, fill(white)) +
    path(deep, fill(cloth)) +
    stroked(light.dark, Math.max(0.8, unit * 0.003), 0.18)`M${left} ${edge}h${wide}` +
    stroked(mix(white, light.sun, 0.3), unit * 0.007)`M${x - wide * 0.43} ${top + 1}h${wide * 0.86}` +
    drawGlow(light, x, edge + tall * 0.14, wide * 0.5)
  );
}

/** What hangs or lies at a stall keeps its color where lamps are lit; `shade` is how far the dark still takes it. */
const byLamp = (light: Light, color: string, shade: number): string =>
  lampShare(light) > 0.25 ? mix(color, light.dark, shade) : inLight(light, color, 0.91);

/** Crates of one fruit each, heaped. */
function drawWares(
  { light, unit }: Stage,
  { x, y, wide, tall }: Omit<Stall, 'color'>,
  random: Random,
): string {
  const crates = 4;
  const cell = (wide * 0.9) / crates;
  const from = random.integer(0, FRUIT.length - 1);
  const wood = inLight(light, '#c79a63', 0.9);
  let body = '';
  for (let i = 0; i < crates; i++) {
    const start = x - wide * 0.45 + cell * i;
    const color = byLamp(light, FRUIT[(from + i * 3) % FRUIT.length] ?? FRUIT[0], 0.2);
    const size = cell * 0.22;
    const heap = [0, 1, 2].flatMap((row) =>
      Array.from(
        { length: 4 - row },
        (_, k): Point => [
          start + cell * 0.5 + (k - (3 - row) / 2) * size * 1.02,
          y + tall * 0.03 - row * size * 0.72,
        ],
      ),
    );
    body +=
      dots(heap, size * 1.16, mix(color, light.dark, 0.24)) +
      dots(heap, size * 0.98, color) +
      dots(
        heap.map(([px, py]): Point => [px - size * 0.16, py - size * 0.18]),
        size * 0.3,
        mix(color, light.sun, 0.5),
      ) +
      rect(start + cell * 0.06, y + tall * 0.03, cell * 0.88, tall * 0.07, fill(wood), unit * 0.003);
  }
  return body;
}

/** Two strings of paper lanterns over the square; none where the words stand. */
function drawLanterns(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const lit = lampShare(light) > 0.25;
  let [cords, body] = ['', ''];
  const spans = Math.max(2, Math.round(width / (unit * 0.62)));
  const span = width / spans;
  const high = height * 0.82 - unit * 0.5;
  const clear = (x: number): boolean => calmHeight(stage, x, high + unit * 0.1, unit * 0.14) > unit * 0.138;
  for (let i = 0; i < spans; i++) {
    const [a, b] = [span * i, span * (i + 1)];
    if (![a, (a + b) / 2, b].every(clear)) continue;
    cords += svg`M${a} ${high}Q${(a + b) / 2} ${high + unit * 0.14} ${b} ${high}`;
    for (let j = 0; j < 5; j++) {
      const k = (j + 0.5) / 5;
      const [x, y] = [a + span * k, high + unit * 0.28 * k * (1 - k)];
      const paper = inLight(light, AWNINGS[(i + j) % AWNINGS.length] ?? AWNINGS[0], 0.9);
      const r = unit * 0.019;
      body +=
        drawGlow(light, x, y + r, unit * 0.07) +
        path(
          oval([x, y + r * 1.1], r, r * 1.12),
          fill(lit ? mix(paper, LAMP, 0.6) : mix(paper, light.sun, 0.12)),
        ) +
        stroked(
          inLight(light, '#4a3a30', 0.9),
          Math.max(1, r * 0.22),
        )`M${x - r * 0.4} ${y}h${r * 0.8}M${x - r * 0.4} ${y + r * 2.2}h${r * 0.8}`;
    }
  }
  const cord = path(cords, stroke(inLight(light, '#4a3a30', 0.9), Math.max(0.9, unit * 0.003)));
  return { name: 'lanterns', picture: svgDocument(width, height, cord + body, glowDefs) };
}
