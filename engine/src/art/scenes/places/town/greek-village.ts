import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { drawWater } from '../../land/water.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.56;

/** White houses in steps above a blue sea, domes and shutters as blue, bougainvillea: Santorini, the Cyclades. */
export const greekVillage: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const terrace = height * 0.83;
  // The village climbs on the side that the lead leaves free.
  const right = (stage.subjectX ?? width * 0.3) < width / 2;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawWater(stage, { top: height * HORIZON, bottom: height, color: '#1f6fa8' }),
      drawIsles(stage, right),
      drawFog(stage, 'sea-fog', [HORIZON - 0.08, HORIZON + 0.06], 0.1 + 0.4 * light.mist, light.haze),
      ...drawHouses(stage, right, terrace),
      drawTerrace(stage, right, terrace),
    ],
    front: [],
    groundY: () => terrace + unit * 0.075,
  };
}

function drawIsles(stage: Stage, right: boolean): Layer {
  const { width, height, unit, light } = stage;
  const base = height * HORIZON + 1;
  const x = width * (right ? 0.16 : 0.84);
  const rise = calmHeight(stage, x, base, unit * 0.06);
  const isle = svg`M${x - unit * 0.34} ${base}Q${x - unit * 0.12} ${base - rise * 1.3} ${x} ${base - rise * 0.8}T${x + unit * 0.36} ${base}Z`;
  return {
    name: 'isles',
    picture: svgDocument(width, height, path(isle, fill(inLight(light, '#7f8a8f', 0.4)))),
  };
}

function drawHouses(stage: Stage, right: boolean, terrace: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('houses');
  const things: string[] = [];
  const reach = Math.min(unit * 1.15, width * 0.66);
  for (let row = 0; row < 5; row++) {
    const up = (4 - row) / 4;
    const foot = terrace - unit * 0.33 * up + unit * 0.01;
    for (let off = 0; off < reach; ) {
      const wide = unit * random.range(0.12, 0.19);
      // The slope falls to the sea.
      const share = off / reach;
      if (share > 1 - up * 0.62 - 0.06) break;
      const x = right ? width - off - wide + unit * 0.03 : off - unit * 0.03;
      const tall = unit * random.range(0.11, 0.16);
      const fits = calmHeight(stage, x + wide / 2, foot, tall * 1.9) >= tall * 1.8;
      if (fits)
        things.push(drawCube(stage, x, foot, wide, tall, random, random.next() < (row === 0 ? 0.6 : 0.16)));
      off += wide * random.range(0.8, 0.98);
    }
  }
  return splitLayers(stage, 'houses', things, glowDefs);
}

/** A whitewashed cube, its roof flat or a blue dome with a cross. */
function drawCube(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  random: Random,
  domed: boolean,
): string {
  const { light, sunX, unit } = stage;
  const white = inLight(light, '#f7f5ef', 0.9);
  const lit = mix(white, light.sun, 0.1);
  const shade = mix(white, mix(light.sky[1], light.dark, 0.2), 0.24);
  const blue = inLight(light, isSnowy(stage) ? '#e3ecf5' : '#2f6fb5', 0.88);
  const side = sunX > x + wide / 2 ? x : x + wide * 0.78;
  const panes = [0.28, 0.72].map((k) => ({
    at: [x + wide * k, y - tall * 0.36] as const,
    w: wide * 0.15,
    h: tall * 0.3,
  }));
  const shutters = panes
    .map(({ at, w, h }) =>
      [-1, 1].map((s) => svg`M${at[0] + s * w * 0.52} ${at[1]}v${-h}h${s * w * 0.5}v${h}Z`).join(''),
    )
    .join('');
  const r = wide * 0.36;
  const [cx, top] = [x + wide / 2, y - tall];
  const dome = domed
    ? rect(cx - r * 0.86, top - r * 0.34, r * 1.72, r * 0.36, fill(lit)) +
      filled(blue)`M${cx - r} ${top - r * 0.3}A${r} ${r} 0 0 1 ${cx + r} ${top - r * 0.3}Z` +
      stroked(
        mix(blue, '#ffffff', 0.5),
        r * 0.1,
        0.7,
      )`M${cx - r * 0.7} ${top - r * 0.55}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx - r * 0.1} ${top - r * 1.16}` +
      stroked(lit, r * 0.09)`M${cx} ${top - r * 1.28}v${-r * 0.42}m${-r * 0.16} ${r * 0.14}h${r * 0.32}`
    : '';
  return (
    dome +
    rect(x, top, wide, tall + unit * 0.14, fill(lit)) +
    rect(side, top, wide * 0.22, tall + unit * 0.14, fill(shade, 0.7)) +
    rect(x - wide * 0.02, top - unit * 0.008, wide * 1.04, unit * 0.014, fill(mix(lit, '#ffffff', 0.3))) +
    drawPanes(stage, panes, mix(shade, light.dark, 0.5), random) +
    path(shutters, fill(inLight(light, '#2f6fb5', 0.88))) +
    (random.next() < 0.4
      ? filled(
          inLight(light, '#2a62a0', 0.88),
        )`M${x + wide * 0.42} ${y}v${-tall * 0.4}a${wide * 0.08} ${wide * 0.08} 0 0 1 ${wide * 0.16} 0v${tall * 0.4}Z`
      : '')
  );
}

/** Flagstones with white joints, a low wall, bougainvillea on the side of the houses. */
function drawTerrace(stage: Stage, right: boolean, top: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('terrace');
  const stone = inLight(light, isSnowy(stage) ? '#e6edf4' : '#c9c2b6', 0.9);
  const white = inLight(light, '#faf8f2', 0.94);
  let joints = '';
  for (let i = 0; i < Math.round((34 * width) / (unit * 1.9)); i++) {
    const k = random.next();
    const [x, y] = [random.next() * width, top + unit * 0.03 + (height - top) * k];
    const r = unit * (0.03 + 0.05 * k);
    joints += svg`M${x} ${y}l${r} ${-r * 0.12}l${r * 0.6} ${r * 0.22}l${-r * 0.5} ${r * 0.24}l${-r} ${-r * 0.06}Z`;
  }
  const edge = right ? width : 0;
  let [leaves, petals] = ['', ''];
  for (let i = 0; i < 46; i++) {
    const k = random.next();
    const x = edge + (right ? -1 : 1) * unit * 0.34 * random.next() * (1 - 0.4 * k);
    const y = top - unit * (0.02 + 0.17 * k) * (1 - Math.abs(x - edge) / unit);
    const r = unit * random.range(0.012, 0.024);
    const dot = svg`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
    if (i % 3 === 0) leaves += dot;
    else petals += dot;
  }
  const body =
    (isSnowy(stage)
      ? ''
      : path(leaves, fill(inLight(light, '#4f8a4a', 0.92))) +
        path(petals, fill(inLight(light, '#d83f8f', 0.94)))) +
    rect(0, top, width, height - top, fill(stone)) +
    path(joints, stroke(white, unit * 0.006, 0.75)) +
    rect(0, top - unit * 0.04, width, unit * 0.05, fill(white)) +
    rect(0, top + unit * 0.004, width, unit * 0.008, fill(light.dark, 0.18));
  return { name: 'terrace', picture: svgDocument(width, height, body) };
}
