import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import {
  fill,
  gradientDown,
  lines,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawTownHouse } from '../../buildings/town-house.ts';
import { drawSlope } from '../../land/terrain.ts';
import { drawWater } from '../../land/water.ts';
import { glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { SEA } from '../nature/sea.ts';
import { drawLamp } from './street.ts';

const HORIZON = 0.6;
const WALLS = ['#d9634c', '#e9c46a', '#f1e7d3', '#7fa8b5', '#e7a587', '#8fb8a0', '#c7593f'] as const;
const HULLS = ['#c8473f', '#2f6690', '#f1ece0', '#2f7f6b', '#e0a43a'] as const;

/** Colored houses along a quay, boats at their moorings, a wooden pier in front. */
export const harbor: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const quay = height * 0.665;
  const deck = height * 0.88;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: hillOf(stage, rollingLine(random.fork('hill'), height * 0.5, unit * 0.07, unit * 0.7), quay),
        color: '#7fa07c',
        near: 0.34,
      }),
      drawFog(stage, 'hill-fog', [0.44, 0.7], 0.5 * light.mist),
      ...drawWater(stage, {
        top: quay,
        bottom: height,
        color: SEA,
        mirrored: drawRow(stage, quay, true),
      }),
      ...splitLayers(stage, 'houses', [...drawRow(stage, quay, false), drawQuay(stage, quay)], glowDefs),
      drawShimmer(stage, quay),
      ...drawBoats(stage, quay),
      ...(stage.onLand ? [drawPier(stage, deck)] : []),
    ],
    front: stage.onLand ? [] : [drawPier(stage, height * 0.965)],
    groundY: () => (stage.onLand ? deck + unit * 0.035 : height * 0.85),
  };
}

const hillOf =
  (stage: Stage, line: (x: number) => number, base: number) =>
  (x: number): number =>
    base - calmHeight(stage, x, base, base - line(x));

function drawRow(stage: Stage, quay: number, plain: boolean): string[] {
  const { width, unit } = stage;
  const random = stage.random.fork('row');
  const row: string[] = [];
  let last = -1;
  for (let x = -unit * random.range(0.02, 0.08); x < width; ) {
    const wide = unit * random.range(0.085, 0.13);
    const wanted = unit * random.range(0.13, 0.21);
    const tall = Math.min(...[x, x + wide].map((at) => calmHeight(stage, at, quay, wanted * 1.25))) / 1.25;
    let color = random.integer(0, WALLS.length - 1);
    if (color === last) color = (color + 2) % WALLS.length;
    last = color;
    row.push(
      drawTownHouse(
        stage,
        {
          x,
          y: quay - unit * 0.016,
          width: wide,
          wall: tall,
          floors: tall > unit * 0.16 ? 3 : 2,
          color: WALLS[color] ?? WALLS[0],
          tiles: random.pick(['#8c4a3c', '#5d6470', '#a35a44']),
          near: 0.68,
          plain,
        },
        // Its own chance: the same houses stand in the water.
        random.fork(`house${row.length}`),
      ),
    );
    x += wide;
  }
  return row;
}

function drawQuay({ width, unit, light }: Stage, quay: number): string {
  const stone = inLight(light, '#a39a8d', 0.72);
  return (
    rect(0, quay - unit * 0.018, width, unit * 0.034, fill(mix(stone, light.dark, 0.26))) +
    rect(0, quay - unit * 0.02, width, unit * 0.009, fill(mix(stone, light.sun, 0.3)))
  );
}

/** The lit windows' columns of light in the water. */
function drawShimmer(stage: Stage, quay: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('shimmer');
  const strength = lampShare(light);
  let data = '';
  if (strength > 0.2) {
    for (let i = 0; i < 30; i++) {
      const x = random.next() * width;
      for (let j = 0; j < 5; j++) {
        const y = quay + unit * (0.022 + 0.034 * j + random.range(0, 0.012));
        const reach = unit * random.range(0.006, 0.02);
        data += svg`M${x - reach} ${y}Q${x} ${y - unit * 0.004} ${x + reach} ${y}Q${x} ${y + unit * 0.004} ${x - reach} ${y}Z`;
      }
    }
  }
  return {
    name: 'shimmer',
    picture: svgDocument(width, height, path(data, fill(LAMP, Number((0.6 * strength).toFixed(2))))),
  };
}

function drawBoats(stage: Stage, quay: number): Layer[] {
  const { width, unit, subjectX } = stage;
  const random = stage.random.fork('boats');
  const boats: string[] = [];
  const rows = [
    { y: quay + unit * 0.05, size: 0.13, count: 6, near: 0.76 },
    { y: quay + unit * 0.135, size: 0.22, count: 3, near: 0.88 },
  ];
  for (const { y, size, count, near } of rows) {
    const moored = Math.max(2, Math.round((count * width) / (unit * 1.9)));
    for (let i = 0; i < moored; i++) {
      const x = ((i + random.range(0.25, 0.75)) / moored) * width;
      if (subjectX !== undefined && Math.abs(x - subjectX) < unit * (0.2 + size)) continue;
      boats.push(
        drawBoat(
          stage,
          {
            x,
            y: y + unit * random.range(-0.006, 0.01),
            long: unit * size * random.range(0.85, 1.15),
            near,
            sails: random.next() < 0.6,
          },
          random,
        ),
      );
    }
  }
  return splitLayers(stage, 'boats', boats);
}

type Boat = { x: number; y: number; long: number; near: number; sails: boolean };

/** A moored boat with its mast or its cabin, and its reflection. */
function drawBoat(stage: Stage, { x, y, long, near, sails }: Boat, random: Random): string {
  const { light, unit } = stage;
  const paint = random.pick(HULLS);
  const hull = inLight(light, paint, near);
  const white = inLight(light, '#f6efe0', near);
  const deep = long * 0.15;
  const shape = (down: number): string =>
    svg`M${x - long / 2} ${y - deep * down}Q${x - long * 0.44} ${y + deep * 0.1 * down} ${x - long * 0.36} ${y}H${x + long * 0.36}Q${x + long * 0.48} ${y - deep * 0.4 * down} ${x + long * 0.54} ${y - deep * 1.3 * down}Q${x} ${y - deep * 0.72 * down} ${x - long / 2} ${y - deep * down}Z`;
  const mast = calmHeight(stage, x, y, long * random.range(1, 1.25));
  const rope = Math.max(0.8, unit * 0.0018);
  const wood = inLight(light, '#7a5a42', near);
  let rig = '';
  if (sails) {
    const furled: Point[] = [
      [x, y - deep * 1.2],
      [x - long * 0.36, y - deep * 1.35],
      [x - long * 0.36, y - deep * 1.62],
      [x, y - deep * 1.7],
    ];
    rig =
      stroked(
        wood,
        rope,
        0.7,
      )`M${x} ${y - mast}L${x + long * 0.5} ${y - deep * 1.2}M${x} ${y - mast}L${x - long * 0.48} ${y - deep * 0.9}` +
      stroked(
        wood,
        rope * 2.4,
      )`M${x} ${y - deep * 0.6}V${y - mast}M${x} ${y - deep * 1.3}H${x - long * 0.4}` +
      path(lines(furled, true), fill(white));
  } else {
    const lit = lampShare(light) > 0.3 ? LAMP : mix(white, light.dark, 0.6);
    rig =
      rect(x - long * 0.2, y - deep * 2.3, long * 0.3, deep * 1.6, fill(white), deep * 0.16) +
      rect(x - long * 0.15, y - deep * 2, long * 0.08, deep * 0.62, fill(lit)) +
      rect(x - long * 0.03, y - deep * 2, long * 0.08, deep * 0.62, fill(lit)) +
      rect(x - long * 0.23, y - deep * 2.45, long * 0.36, deep * 0.24, fill(hull)) +
      stroked(wood, rope * 2)`M${x - long * 0.05} ${y - deep * 2.4}v${-deep * 1.6}`;
  }
  return (
    `<g opacity="0.3">${path(shape(-0.8), fill(mix(hull, light.dark, 0.3)))}</g>` +
    rig +
    path(shape(1), fill(mix(hull, light.dark, 0.06))) +
    stroked(
      mix(white, light.sun, 0.2),
      Math.max(1, deep * 0.14),
    )`M${x - long * 0.48} ${y - deep * 0.84}Q${x} ${y - deep * 0.5} ${x + long * 0.52} ${y - deep * 1.12}` +
    stroked(mix(light.haze, '#ffffff', 0.4), rope * 1.3, 0.7)`M${x - long * 0.42} ${y + 1}H${x + long * 0.42}`
  );
}

/** Planks, bollards with a rope, a lamp at the side. */
function drawPier(stage: Stage, top: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('pier');
  const wood = inLight(light, isSnowy(stage) ? '#dfe5ea' : '#a98562', 0.92);
  const defs = gradientDown('deck', [top, height], [mix(wood, light.sun, 0.16), mix(wood, light.dark, 0.34)]);
  let [joints, nails] = ['', ''];
  const vanish = width / 2;
  for (let i = -24; i <= 24; i++) {
    const x = vanish + i * unit * 0.085;
    joints += svg`M${x} ${top}L${vanish + (x - vanish) * 1.35} ${height}`;
    if (random.next() < 0.5)
      nails += svg`M${vanish + (x - vanish) * 1.1 + unit * 0.02} ${top + unit * 0.025}h0`;
  }
  let posts = '';
  for (const share of [0.06, 0.3, 0.7, 0.94]) {
    const x = width * share;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.18) continue;
    const w = unit * 0.032;
    posts +=
      rect(x - w / 2, top - unit * 0.05, w, unit * 0.085, fill(inLight(light, '#5d4636', 0.95)), w * 0.14) +
      stroked(inLight(light, '#8a6a50', 0.95), w * 0.26)`M${x - w * 0.6} ${top - unit * 0.05}h${w * 1.2}` +
      stroked(
        inLight(light, '#e6d5b0', 0.95),
        w * 0.14,
      )`M${x - w / 2} ${top - unit * 0.018}h${w}M${x - w / 2} ${top - unit * 0.008}h${w}`;
  }
  const lampX = width * (stage.sunX > width / 2 ? 0.15 : 0.85);
  const free = subjectX === undefined || Math.abs(lampX - subjectX) > unit * 0.22;
  const body =
    rect(0, top, width, height - top, 'fill="url(#deck)"') +
    path(joints, stroke(light.dark, Math.max(1, unit * 0.003), 0.3)) +
    path(nails, stroke(light.dark, unit * 0.006, 0.35)) +
    rect(0, top, width, unit * 0.014, fill(mix(wood, light.sun, 0.32))) +
    rect(0, top + unit * 0.014, width, unit * 0.01, fill(light.dark, 0.25)) +
    posts +
    (free ? drawLamp(stage, lampX, top + unit * 0.02, calmHeight(stage, lampX, top, unit * 0.3)) : '');
  return { name: 'pier', picture: svgDocument(width, height, body, defs + glowDefs) };
}
