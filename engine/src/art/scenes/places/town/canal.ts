import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, lines, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawFacade } from '../../buildings/facade.ts';
import { drawTownHouse, type TownHouse } from '../../buildings/town-house.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawWater } from '../../land/water.ts';
import { drawGlow, glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { isSnowy } from '../../seasons.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const WALLS = [
  '#9c4f3c',
  '#c98b63',
  '#7c3f38',
  '#e5cfa8',
  '#5f6d7a',
  '#b8674a',
  '#d8b48a',
  '#8a5a48',
] as const;
const PALACES = ['#d98a6a', '#e8b98a', '#c9694f', '#f0d8b4', '#dba27c', '#e3c08f', '#b9604a'] as const;
const TILES = ['#6b3f38', '#4b5260', '#7f4a3c'] as const;
/** How far the quays part on their way to the viewer, px down for a px across. */
const SLOPE = 0.17;

/** Tall narrow houses on both quays of a canal, a stone bridge where they meet. */
export const canal: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

/** The same water between the palaces of Venice. */
export const venice: PlaceDrawing = {
  ...canal,
  draw: (stage) => draw(stage, VENETIAN),
};

function draw(stage: Stage, walls: Walls = DUTCH): Scene {
  const { width, height, unit, light } = stage;
  const bank = height * 0.86;
  const middle = width * (stage.sunX > width / 2 ? 0.56 : 0.44);
  const quay = (x: number): number => height * (HORIZON + 0.015) + Math.abs(x - middle) * SLOPE;
  const row = drawRow(stage, middle, quay, walls);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawFog(stage, 'smoke', [0.4, 0.8], 0.4 * light.mist + 0.06, mix(light.haze, light.sun, 0.15)),
      ...drawWater(stage, { top: height * HORIZON, bottom: height, color: '#3d6b6f' }),
      ...splitLayers(stage, 'mirrored', row.mirrored),
      ...splitLayers(stage, 'houses', row.houses, glowDefs),
      drawQuays(stage, middle, quay),
      drawBridge(stage, middle, quay),
      ...(stage.onLand ? [drawBank(stage, bank)] : []),
    ],
    front: [],
    groundY: () => (stage.onLand ? bank + unit * 0.055 : height * 0.86),
  };
}

type Line = (x: number) => number;
type House = Omit<TownHouse, 'tiles'>;
type Walls = {
  colors: readonly string[];
  draw(stage: Stage, house: House, random: Random): string;
};

const DUTCH: Walls = {
  colors: WALLS,
  draw: (stage, house, random) => drawTownHouse(stage, { ...house, tiles: random.pick(TILES) }, random),
};
const VENETIAN: Walls = {
  colors: PALACES,
  draw: (stage, house, random) => drawFacade(stage, { ...house, style: 'venetian' }, random),
};

/** Houses that grow towards the viewer on both sides, and the same upside down in the water. */
function drawRow(
  stage: Stage,
  middle: number,
  quay: Line,
  walls: Walls,
): { houses: string[]; mirrored: string[] } {
  const { width, unit } = stage;
  const random = stage.random.fork('row');
  const houses: string[] = [];
  const mirrored: string[] = [];
  for (const side of [-1, 1]) {
    let last = -1;
    for (let off = -unit * 0.02; off < width; ) {
      const near = off / unit;
      const wide = unit * (0.055 + 0.085 * Math.max(0, near)) * random.range(0.9, 1.2);
      const x = side < 0 ? middle - off - wide : middle + off;
      if (x > width || x + wide < 0) break;
      const base = quay(middle + off + wide);
      const wanted = unit * (0.15 + 0.24 * Math.max(0, near)) * random.range(0.88, 1.12);
      const tall =
        Math.min(...[x, x + wide / 2, x + wide].map((at) => calmHeight(stage, at, base, wanted * 1.3))) / 1.3;
      let color = random.integer(0, walls.colors.length - 1);
      if (color === last) color = (color + 3) % walls.colors.length;
      last = color;
      const house = {
        x,
        y: base,
        width: wide,
        wall: tall,
        floors: Math.max(2, Math.min(4, Math.round(tall / (wide * 0.62)))),
        color: walls.colors[color] ?? WALLS[0],
        near: Math.min(0.86, 0.6 + 0.3 * near),
      };
      const fork = `house${houses.length}`;
      houses.push(walls.draw(stage, house, random.fork(fork)));
      mirrored.push(
        svg`<g opacity="0.34" transform="matrix(1 0 0 -0.8 0 ${base * 1.8})">${walls.draw(stage, { ...house, plain: true }, random.fork(fork))}</g>`,
      );
      off += wide;
    }
  }
  return { houses, mirrored };
}

/** The walls of the quays, with trees and lamps on them. */
function drawQuays(stage: Stage, middle: number, quay: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('quays');
  const stone = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#a79c90', 0.78);
  const band = (down: number): readonly Point[] =>
    [0, middle, width].map((x): Point => {
      const size = 0.35 + Math.abs(x - middle) / unit;
      return [x, quay(x) + unit * down * size];
    });
  const strip = (from: number, to: number): string => lines([...band(from), ...band(to).toReversed()], true);
  let upon = '';
  for (const share of [0.06, 0.2, 0.34, 0.72, 0.84, 0.96]) {
    const x = width * share;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.16) continue;
    const size = 0.4 + Math.abs(x - middle) / unit;
    const y = quay(x) + unit * 0.004;
    const tall = calmHeight(stage, x, y, unit * 0.15 * size);
    upon +=
      random.next() < 0.55
        ? drawTree(stage, { x, y, height: tall, near: Math.min(0.9, 0.6 + 0.2 * size) }, random)
        : drawProp(stage, 'street-lamp', { x, y, tall: tall * 0.8, near: 0.9 });
  }
  const body =
    path(strip(-0.022, 0.034), fill(mix(stone, light.dark, 0.3))) +
    path(strip(-0.022, -0.006), fill(mix(stone, light.sun, 0.25))) +
    upon;
  return { name: 'quays', picture: svgDocument(width, height, body, glowDefs) };
}

/** An arch over the water, and the other half of its round in it. */
function drawBridge(stage: Stage, middle: number, quay: Line): Layer {
  const { width, height, unit, light } = stage;
  const half = unit * 0.21;
  const foot = quay(middle + half) + unit * 0.006;
  const rise = calmHeight(stage, middle, foot, unit * 0.12);
  const stone = inLight(light, isSnowy(stage) ? '#e3e9ef' : '#b39a80', 0.8);
  const shade = mix(stone, light.dark, 0.32);
  const hump = svg`M${middle - half * 1.25} ${foot}V${foot - rise * 0.42}Q${middle} ${foot - rise * 1.5} ${middle + half * 1.25} ${foot - rise * 0.42}V${foot}`;
  const hole = svg`M${middle + half * 0.66} ${foot}A${half * 0.66} ${rise * 0.66} 0 0 0 ${middle - half * 0.66} ${foot}Z`;
  const ring = svg`M${middle + half * 0.72} ${foot}A${half * 0.72} ${rise * 0.74} 0 0 0 ${middle - half * 0.72} ${foot}`;
  const rail = svg`M${middle - half * 1.25} ${foot - rise * 0.62}Q${middle} ${foot - rise * 1.7} ${middle + half * 1.25} ${foot - rise * 0.62}`;
  let bars = '';
  for (let i = -5; i <= 5; i++) {
    const k = i / 5;
    const y = foot - rise * (0.42 + 0.54 * (1 - k * k));
    bars += svg`M${middle + k * half * 1.22} ${y}v${-rise * 0.2}`;
  }
  const iron = inLight(light, '#2d3a40', 0.86);
  const body =
    svg`<g opacity="0.35" transform="matrix(1 0 0 -0.8 0 ${foot * 1.8})">${path(`${hump}Z${hole}`, `${fill(shade)} fill-rule="evenodd"`)}</g>` +
    path(`${hump}Z${hole}`, `${fill(mix(stone, light.dark, 0.1))} fill-rule="evenodd"`) +
    path(ring, stroke(mix(stone, light.sun, 0.3), unit * 0.008)) +
    path(bars, stroke(iron, Math.max(0.8, unit * 0.003))) +
    path(rail, stroke(iron, Math.max(1, unit * 0.005))) +
    [-1, 1]
      .map(
        (side) =>
          drawProp(stage, 'street-lamp', {
            x: middle + side * half * 1.16,
            y: foot - rise * 0.5,
            tall: rise * 0.8,
            near: 0.9,
          }) + drawGlow(light, middle + side * half * 1.16, foot + rise * 0.3, unit * 0.07),
      )
      .join('');
  return { name: 'bridge', picture: svgDocument(width, height, body, glowDefs) };
}

/** The near quay, where people walk. */
function drawBank(stage: Stage, top: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('bank');
  const slab = inLight(light, isSnowy(stage) ? '#e6edf4' : '#b3a798', 0.9);
  let stones = '';
  for (let row = 0; row < 4; row++) {
    const y = top + unit * (0.036 + 0.034 * row);
    for (let x = random.next() * unit * 0.1; x < width; x += unit * random.range(0.09, 0.15))
      stones += svg`M${x} ${y}q${unit * 0.02} ${-unit * 0.008} ${unit * 0.04} 0`;
  }
  const body =
    filled(slab)`M0 ${top}H${width}V${height}H0Z` +
    filled(mix(slab, light.sun, 0.4))`M0 ${top}H${width}v${unit * 0.014}H0Z` +
    filled(light.dark, 0.25)`M0 ${top + unit * 0.014}H${width}v${unit * 0.007}H0Z` +
    path(stones, stroke(light.dark, Math.max(0.8, unit * 0.003), 0.25));
  return { name: 'bank', picture: svgDocument(width, height, body) };
}
