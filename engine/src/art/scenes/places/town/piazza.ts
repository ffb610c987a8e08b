import { mix } from '../../../../color/oklch.ts';
import { fill, filled, gradientDown, oval, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawFacade, type FacadeStyle } from '../../buildings/facade.ts';
import { drawHouseRow } from '../../buildings/house-row.ts';
import { drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawGlow, glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import {
  calmHeight,
  isAmongFigures,
  type Layer,
  type PlaceDrawing,
  type Scene,
  type Stage,
} from '../../stage.ts';
import { drawLamp } from './street.ts';

const HORIZON = 0.64;

type Town = {
  style: FacadeStyle;
  walls: readonly string[];
  awnings: readonly string[];
  /** Floors of a house, at least and at most, and the height of one as a share of the unit. */
  floors: readonly [number, number];
  storey: number;
  wide: readonly [number, number];
  /** What towers over the roofs. */
  tower: 'campanile' | 'iron' | 'none';
  ground: string;
  trees: boolean;
  fountain: boolean;
  parasols: boolean;
};

const SOUTHERN: Town = {
  style: 'southern',
  walls: ['#e8b876', '#e3a07a', '#f0d3a2', '#d98f6a', '#eec6a4', '#e9d9b4'],
  awnings: ['#c8473f', '#2f7f6b', '#e0a03c'],
  floors: [3, 4],
  storey: 0.105,
  wide: [0.26, 0.36],
  tower: 'campanile',
  ground: '#cdb694',
  trees: false,
  fountain: true,
  parasols: true,
};
const PARISIAN: Town = {
  style: 'paris',
  walls: ['#efe3cd', '#e9dcc4', '#f3ead8', '#e4d5bb'],
  awnings: ['#a8322f', '#2f5f4f', '#2f4f7f', '#8a5a2f'],
  floors: [5, 5],
  storey: 0.078,
  wide: [0.3, 0.42],
  tower: 'iron',
  ground: '#b9b2a8',
  trees: true,
  fountain: false,
  parasols: true,
};
const STUCCO: Town = {
  ...PARISIAN,
  style: 'stucco',
  tower: 'none',
  walls: ['#e8cf9a', '#cfd8c4', '#e6b9a0', '#d7dbe2', '#e9dcc2', '#c9a98f'],
  floors: [5, 5],
  storey: 0.084,
  wide: [0.3, 0.4],
  parasols: false,
};

/** A square of the south: ochre fronts over arcades, a bell tower, a fountain, parasols of a café. */
export const piazza: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => drawTown(stage, SOUTHERN),
};

/** A boulevard of Paris: stone fronts under zinc, awnings, plane trees and the tables of a café. */
export const parisStreet: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => drawTown(stage, PARISIAN),
};

/** A street of old Berlin or Vienna: tall stucco fronts with balconies, lime trees along the kerb. */
export const stuccoStreet: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => drawTown(stage, STUCCO),
};

const NORTHERN: Town = {
  ...SOUTHERN,
  tower: 'none',
  ground: '#b7aea2',
  awnings: ['#3f6f8f', '#a8423a', '#4f7f5f'],
};
const GABLES = {
  walls: ['#e9c46a', '#e7a587', '#8fb8b0', '#d98873', '#f0dcc0', '#9db4cf', '#e6b8a2'],
  tiles: ['#8c4a3c', '#5d6470', '#a35a44'],
  tall: [0.32, 0.42],
  near: 0.84,
} as const;

/** A market place of the north: gabled fronts around a fountain. */
export const townSquare: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => drawTown(stage, NORTHERN, (kerb) => drawHouseRow(stage, kerb, GABLES)),
};

function drawTown(
  stage: Stage,
  town: Town,
  drawRow: (kerb: number) => Layer[] = (kerb) => drawFronts(stage, kerb, town),
): Scene {
  const { height, unit, light } = stage;
  const kerb = height * 0.79;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...(town.tower !== 'none' ? [drawTower(stage, kerb, town.tower)] : []),
      drawFog(stage, 'smoke', [0.4, 0.82], 0.35 * light.mist + 0.05, mix(light.haze, light.sun, 0.15)),
      ...drawRow(kerb),
      drawPaving(stage, kerb, town),
      drawFurniture(stage, kerb, town),
    ],
    front: [],
    groundY: () => kerb + unit * 0.13,
  };
}

function drawFronts(stage: Stage, kerb: number, town: Town): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('fronts');
  const fronts: string[] = [];
  let last = -1;
  for (let x = -unit * random.range(0.02, 0.14); x < width; ) {
    const wide = unit * random.range(...town.wide);
    const floors = random.integer(...town.floors);
    const wanted = unit * town.storey * (floors + 0.3) * random.range(0.97, 1.03);
    const tall =
      Math.min(...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, kerb, wanted * 1.25))) / 1.25;
    let color = random.integer(0, town.walls.length - 1);
    if (color === last) color = (color + 1) % town.walls.length;
    last = color;
    const facade = {
      x,
      y: kerb,
      width: wide,
      wall: tall,
      floors: Math.max(2, Math.min(floors, Math.round(tall / (unit * town.storey)))),
      color: town.walls[color] ?? '#e8d9c0',
      near: 0.84,
      style: town.style,
      awning: random.pick(town.awnings),
    };
    fronts.push(drawFacade(stage, facade, random));
    x += wide;
  }
  return splitLayers(stage, 'fronts', fronts, glowDefs);
}

/** A bell tower of brick or a tower of iron in the haze over the roofs, beside the sun. */
function drawTower(stage: Stage, kerb: number, kind: 'campanile' | 'iron'): Layer {
  const { width, height, unit, light, sunX } = stage;
  const x = width * (sunX > width / 2 ? 0.44 : 0.62);
  const wanted = unit * 0.68;
  const tall = calmHeight(stage, x, kerb, wanted);
  if (tall < wanted * 0.8) return { name: 'tower', picture: svgDocument(width, height, '') };
  const [top, w] = [kerb - tall, unit * 0.045];
  if (kind === 'iron') {
    const iron = inLight(light, '#6f6a63', 0.46);
    const leg = (side: number): string =>
      svg`M${x + side * unit * 0.15} ${kerb}Q${x + side * unit * 0.045} ${kerb - tall * 0.5} ${x + side * unit * 0.008} ${top}H${x}Q${x + side * unit * 0.015} ${kerb - tall * 0.45} ${x + side * unit * 0.08} ${kerb}Z`;
    let lattice = '';
    for (const k of [0.52, 0.6, 0.68, 0.76, 0.84])
      lattice += svg`M${x - unit * 0.09 * (1 - k) * 1.3} ${kerb - tall * k}h${unit * 0.18 * (1 - k) * 1.3}`;
    const body =
      path(leg(-1) + leg(1), fill(iron)) +
      filled(
        iron,
      )`M${x - unit * 0.062} ${kerb - tall * 0.6}h${unit * 0.124}v${unit * 0.014}h${-unit * 0.124}ZM${x - unit * 0.004} ${top - unit * 0.04}h${unit * 0.008}V${top}h${-unit * 0.008}Z` +
      path(lattice, stroke(iron, unit * 0.006));
    return { name: 'tower', picture: svgDocument(width, height, body) };
  }
  const brick = inLight(light, '#c98a63', 0.6);
  const roof = inLight(light, isSnowy(stage) ? '#eef4fa' : '#9c5a42', 0.64);
  const shade = sunX > x ? x - w : x + w * 0.3;
  let holes = '';
  for (const k of [-0.5, 0.5])
    holes += svg`M${x + w * (k - 0.26)} ${top + unit * 0.11}v${-unit * 0.05}a${w * 0.26} ${w * 0.26} 0 0 1 ${w * 0.52} 0v${unit * 0.05}Z`;
  const body =
    rect(x - w, top, w * 2, tall, fill(mix(brick, light.sun, 0.1))) +
    rect(shade, top, w * 0.7, tall, fill(light.dark, 0.14)) +
    path(holes, fill(mix(brick, light.dark, 0.5))) +
    rect(x - w * 1.14, top + unit * 0.13, w * 2.28, unit * 0.012, fill(mix(brick, '#fff4e0', 0.5))) +
    filled(roof)`M${x - w * 1.16} ${top}L${x} ${top - unit * 0.1}L${x + w * 1.16} ${top}Z`;
  return { name: 'tower', picture: svgDocument(width, height, body) };
}

/** Slabs that run to the middle of the fronts, darker towards the viewer. */
function drawPaving(stage: Stage, kerb: number, { ground }: Town): Layer {
  const { width, height, unit, light } = stage;
  const slab = inLight(light, isSnowy(stage) ? '#e6edf4' : ground, 0.88);
  let joints = '';
  for (let i = -9; i <= 9; i++)
    joints += svg`M${width / 2 + i * unit * 0.12} ${kerb}L${width / 2 + i * unit * 0.34} ${height}`;
  for (const k of [0.1, 0.24, 0.44, 0.7]) joints += svg`M0 ${kerb + (height - kerb) * k}H${width}`;
  const defs = gradientDown(
    'paving',
    [kerb, height],
    [mix(slab, light.sun, 0.12), mix(slab, light.dark, 0.26)],
  );
  const body =
    rect(0, kerb, width, height - kerb, 'fill="url(#paving)"') +
    rect(0, kerb, width, unit * 0.012, fill(light.dark, 0.18)) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0024), isSnowy(stage) ? 0.06 : 0.16));
  return { name: 'paving', picture: svgDocument(width, height, body, defs) };
}

/** What stands on it, clear of the lead: a fountain, lamps, trees, tables under parasols. */
function drawFurniture(stage: Stage, kerb: number, town: Town): Layer {
  const { width, height, unit, light, brings } = stage;
  const random = stage.random.fork('furniture');
  const free =
    (half: number) =>
    (share: number): boolean =>
      !isAmongFigures(stage, width * share, unit * half, unit * 0.24);
  let body = '';
  if (town.trees && !hasTreeFigure(stage))
    for (const share of [0.06, 0.4, 0.58, 0.94].filter(free(0.1))) {
      const y = kerb + unit * 0.03;
      const tall = calmHeight(stage, width * share, y, unit * random.range(0.26, 0.32));
      body += drawTree(stage, { x: width * share, y, height: tall, near: 0.9 }, random);
    }
  for (const share of brings?.includes('street-lamp') ? [] : [0.18, 0.5, 0.8].filter(free(0.02))) {
    const y = kerb + unit * 0.045;
    body +=
      drawGlow(light, width * share, y, unit * 0.07) +
      drawLamp(stage, width * share, y, calmHeight(stage, width * share, y, unit * 0.23));
  }
  if (town.parasols && !brings?.some((name) => /umbrella|parasol/.test(name)))
    for (const [i, share] of [0.84, 0.97, 0.1].filter(free(0.09)).entries())
      body += drawParasol(
        stage,
        width * share,
        kerb + unit * 0.075,
        town.awnings[i % town.awnings.length] ?? '#c8473f',
      );
  if (town.fountain && !brings?.includes('fountain')) {
    const at = [0.62, 0.36].find(free(0.16));
    if (at !== undefined) body += drawFountain(stage, width * at, kerb + unit * 0.09);
  }
  return { name: 'furniture', picture: svgDocument(width, height, body, glowDefs) };
}

function drawParasol(stage: Stage, x: number, y: number, color: string): string {
  const { unit, light } = stage;
  const cloth = inLight(light, isSnowy(stage) ? '#eef4fa' : color, 0.92);
  const [half, tall] = [unit * 0.085, unit * 0.19];
  const wood = inLight(light, '#6b4a35', 0.92);
  return (
    path(oval([x, y + 1], half * 0.8, unit * 0.009), fill(light.dark, 0.22)) +
    rect(x - unit * 0.004, y - tall, unit * 0.008, tall, fill(wood)) +
    filled(
      mix(wood, light.sun, 0.25),
    )`M${x - half * 0.55} ${y - unit * 0.07}h${half * 1.1}v${unit * 0.009}h${-half * 1.1}Z` +
    path(
      [-1, 1]
        .map(
          (side) =>
            svg`M${x + side * half * 0.86} ${y}v${-unit * 0.1}m0 ${unit * 0.055}h${-side * half * 0.34}v${unit * 0.045}`,
        )
        .join(''),
      stroke(wood, unit * 0.006),
    ) +
    filled(cloth)`M${x - half} ${y - tall * 0.8}Q${x} ${y - tall * 1.22} ${x + half} ${y - tall * 0.8}Z` +
    filled(
      light.dark,
      0.14,
    )`M${x} ${y - tall * 1.01}Q${x + half * 0.7} ${y - tall} ${x + half} ${y - tall * 0.8}H${x + half * 0.2}Z`
  );
}

function drawFountain(stage: Stage, x: number, y: number): string {
  const { unit, light } = stage;
  const stone = inLight(light, isSnowy(stage) ? '#e9eff5' : '#d8c9ae', 0.9);
  const water = mix(light.sky[3], light.sky[4], 0.4);
  const [r, tall] = [unit * 0.15, unit * 0.17];
  const jet = (side: number): string =>
    svg`M${x} ${y - tall * 1.25}Q${x + side * r * 0.34} ${y - tall * 1.3} ${x + side * r * 0.42} ${y - tall * 0.74}M${x + side * r * 0.42} ${y - tall * 0.7}Q${x + side * r * 0.6} ${y - tall * 0.66} ${x + side * r * 0.66} ${y - unit * 0.03}`;
  return (
    path(oval([x, y + unit * 0.012], r * 1.08, unit * 0.03), fill(light.dark, 0.24)) +
    filled(
      mix(stone, light.dark, 0.14),
    )`M${x - r} ${y - unit * 0.035}L${x - r * 0.94} ${y + unit * 0.01}Q${x} ${y + unit * 0.042} ${x + r * 0.94} ${y + unit * 0.01}L${x + r} ${y - unit * 0.035}Z` +
    path(oval([x, y - unit * 0.035], r, unit * 0.024), fill(stone)) +
    path(oval([x, y - unit * 0.034], r * 0.9, unit * 0.018), fill(water)) +
    filled(
      mix(stone, light.dark, 0.06),
    )`M${x - r * 0.1} ${y - unit * 0.03}L${x - r * 0.06} ${y - tall * 0.66}h${r * 0.12}L${x + r * 0.1} ${y - unit * 0.03}Z` +
    filled(
      stone,
    )`M${x - r * 0.46} ${y - tall * 0.76}h${r * 0.92}Q${x + r * 0.3} ${y - tall * 0.58} ${x} ${y - tall * 0.58}T${x - r * 0.46} ${y - tall * 0.76}Z` +
    path(jet(-1) + jet(1), stroke(mix(water, '#ffffff', 0.6), unit * 0.006, 0.8))
  );
}
