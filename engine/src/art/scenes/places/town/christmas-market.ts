import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import {
  dots,
  fill,
  lines,
  oval,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawHouseRow } from '../../buildings/house-row.ts';
import { glowDefs, LAMP } from '../../light/lamps.ts';
import { inLight, type Light } from '../../light/light.ts';
import { conifer } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.66;
const WALLS = ['#e9c46a', '#e7a587', '#9db4cf', '#f0dcc0', '#d98873'] as const;
const BULBS = ['#ffd27a', '#ff8a6b', '#8fd0a0', '#9fc8ff'] as const;
const WARES = ['#d8433a', '#f0b83f', '#f6efe4', '#3f8f5a', '#c98a4a'] as const;

/** Wooden huts with snow on their roofs, warm light inside, a great lit tree and strings of bulbs. */
export const christmasMarket: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light } = stage;
  const kerb = height * 0.83;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawHouseRow({ ...stage, season: 'winter' }, height * 0.75, {
        walls: WALLS,
        tiles: ['#8c4a3c'],
        tall: [0.26, 0.38],
        near: 0.52,
      }),
      drawFog(stage, 'breath', [0.42, 0.8], 0.2 + 0.35 * light.mist, mix(light.haze, LAMP, 0.18)),
      drawSnow(stage, height * 0.735),
      ...(stage.brings?.includes('christmas-tree') ? [] : [drawGreatTree(stage, kerb)]),
      ...drawHuts(stage, kerb),
      drawBulbs(stage, kerb),
    ],
    front: [],
    groundY: () => kerb + unit * 0.085,
  };
}

function drawSnow(stage: Stage, top: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('snow');
  const white = inLight(light, '#eef4fa', 0.86);
  let tracks = '';
  for (let i = 0; i < 46; i++) {
    const k = random.next();
    const x = random.next() * width;
    const y = top + (height - top) * (0.25 + 0.75 * k);
    tracks += svg`M${x} ${y}q${unit * 0.02} ${-unit * 0.006} ${unit * 0.04} 0`;
  }
  // The huts shine on the snow before them.
  const warm = isDark(light) ? rect(0, height * 0.82, width, height * 0.1, fill(LAMP, 0.2)) : '';
  const body =
    rect(0, top, width, height - top, fill(white)) +
    rect(0, height * 0.92, width, height * 0.08, fill(light.dark, 0.12)) +
    warm +
    path(tracks, stroke(mix(white, light.sky[0], 0.35), Math.max(1, unit * 0.003), 0.6));
  return { name: 'snow', picture: svgDocument(width, height, body) };
}

const isDark = (light: Light): boolean =>
  light.time === 'night' || light.time === 'dusk' || light.time === 'sunset' || light.time === 'dawn';

/** In the dark the huts and what is in them keep their colors. */
const byLamp = (light: Light, color: string, shade: number): string =>
  isDark(light) ? mix(color, light.dark, shade) : inLight(light, color, 0.92);

function drawHuts(stage: Stage, kerb: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('huts');
  const huts: string[] = [];
  const count = Math.max(2, Math.round(width / (unit * 0.5)));
  const step = width / count;
  for (let i = 0; i < count; i++) {
    const wide = Math.min(step * 0.8, unit * 0.38);
    const x = step * (i + 0.5) + unit * random.range(-0.02, 0.02);
    const wanted = unit * random.range(0.36, 0.4);
    const tall = Math.min(...[-0.5, 0, 0.5].map((k) => calmHeight(stage, x + wide * k, kerb, wanted)));
    huts.push(drawHut(stage, x, kerb, wide, tall, random));
  }
  return splitLayers(stage, 'huts', huts, glowDefs);
}

function drawHut(stage: Stage, x: number, y: number, wide: number, tall: number, random: Random): string {
  const { light, unit } = stage;
  const wood = byLamp(light, '#8a5a36', 0.34);
  const left = x - wide / 2;
  const [eaves, counter] = [y - tall * 0.62, y - tall * 0.3];
  const inside = isDark(light) ? mix(LAMP, '#7a3f1f', 0.22) : mix(wood, light.dark, 0.45);
  const snow = inLight(light, '#f6fafd', 0.94);
  let [planks, things] = ['', ''];
  for (let i = 1; i < 9; i++) planks += svg`M${left + (wide * i) / 9} ${counter + tall * 0.05}V${y}`;
  for (let i = 0; i < 9; i++) {
    const wx = left + wide * (0.14 + (0.72 * i) / 8);
    const color = byLamp(light, random.pick(WARES), 0.12);
    const size = wide * random.range(0.028, 0.042);
    things +=
      i % 3 === 1
        ? rect(wx - size, counter - size * 2.1, size * 2, size * 2.1, fill(color), size * 0.2)
        : path(oval([wx, counter - size], size), fill(color));
  }
  const hung: Point[] = Array.from(
    { length: 7 },
    (_, i): Point => [left + wide * (0.15 + (0.7 * i) / 6), eaves + tall * (0.06 + 0.03 * (i % 2))],
  );
  const roof: Point[] = [
    [left - wide * 0.09, eaves + tall * 0.02],
    [x, y - tall],
    [left + wide * 1.09, eaves + tall * 0.02],
  ];
  const bulbs: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const k = i / 8;
    const half = k < 0.5 ? k * 2 : 2 - k * 2;
    return [left - wide * 0.07 + wide * 1.14 * k, eaves + tall * 0.05 - tall * 0.36 * half];
  });
  const glow = isDark(light)
    ? path(oval([x, eaves + tall * 0.2], wide * 0.72, tall * 0.5), 'fill="url(#glow)"')
    : '';
  return (
    path(oval([x, y], wide * 0.6, unit * 0.014), fill(light.dark, 0.24)) +
    rect(left, eaves, wide, y - eaves, fill(mix(wood, light.dark, 0.14))) +
    path(
      lines(
        [
          [left, eaves + 1],
          [x, y - tall * 0.94],
          [left + wide, eaves + 1],
        ],
        true,
      ),
      fill(mix(wood, light.sun, 0.08)),
    ) +
    rect(left + wide * 0.1, eaves + tall * 0.05, wide * 0.8, counter - eaves - tall * 0.05, fill(inside)) +
    dots(hung, wide * 0.05, byLamp(light, '#d8433a', 0.14)) +
    things +
    rect(left, counter, wide, y - counter, fill(wood)) +
    path(planks, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.28)) +
    rect(
      left - wide * 0.04,
      counter - tall * 0.01,
      wide * 1.08,
      tall * 0.045,
      fill(mix(wood, light.sun, 0.3)),
    ) +
    path(lines(roof), stroke(mix(wood, light.dark, 0.2), tall * 0.05)) +
    stroked(
      snow,
      tall * 0.055,
    )`M${roof[0]?.[0] ?? 0} ${(roof[0]?.[1] ?? 0) - tall * 0.02}L${x} ${y - tall * 1.02}L${roof[2]?.[0] ?? 0} ${(roof[2]?.[1] ?? 0) - tall * 0.02}` +
    dots(bulbs, Math.max(2, unit * 0.009), isDark(light) ? '#ffe3a3' : inLight(light, '#ffe3a3', 0.95)) +
    glow
  );
}

/** The tree of the market, taller than the huts, behind them. */
function drawGreatTree(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light, subjectX, sunX } = stage;
  const random = stage.random.fork('tree');
  const lead = subjectX ?? width - sunX;
  const x = width * (lead < width / 2 ? 0.68 : 0.32);
  const y = kerb - unit * 0.01;
  const tall = Math.min(...[-0.16, 0, 0.16].map((k) => calmHeight(stage, x + unit * k, y, unit * 0.66)));
  const green = byLamp(light, '#2f6f4a', 0.35);
  const bulbs: Point[][] = BULBS.map(() => []);
  for (let i = 0; i < 70; i++) {
    const k = random.next() ** 0.7;
    const reach = tall * 0.165 * k;
    bulbs[i % BULBS.length]?.push([x + random.range(-1, 1) * reach, y - tall * (1 - 0.92 * k) + tall * 0.05]);
  }
  const top: Point = [x, y - tall];
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const r = tall * (i % 2 === 0 ? 0.055 : 0.022);
    const angle = (i / 10) * 6.283 - 1.571;
    return [top[0] + Math.cos(angle) * r, top[1] + Math.sin(angle) * r];
  });
  const body =
    path(conifer(x, y, tall, random), fill(mix(green, light.dark, 0.2))) +
    path(conifer(x + tall * 0.006, y - tall * 0.04, tall * 0.92, random), fill(green)) +
    path(
      conifer(x + tall * 0.012, y - tall * 0.34, tall * 0.6, random),
      fill(inLight(light, '#f2f7fb', 0.9), 0.35),
    ) +
    bulbs.map((points, i) => dots(points, Math.max(2.4, unit * 0.012), BULBS[i] ?? LAMP)).join('') +
    path(lines(star, true), fill('#ffd86b')) +
    (isDark(light) ? path(oval(top, tall * 0.24), 'fill="url(#glow)"') : '');
  return { name: 'great-tree', picture: svgDocument(width, height, body, glowDefs) };
}

/** Bulbs on strings over the square; none where the words stand. */
function drawBulbs(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light } = stage;
  const high = kerb - unit * 0.52;
  const spans = Math.max(2, Math.round(width / (unit * 0.5)));
  const span = width / spans;
  let cords = '';
  const points: Point[] = [];
  const clear = (x: number): boolean => calmHeight(stage, x, high + unit * 0.1, unit * 0.14) > unit * 0.138;
  for (let i = 0; i < spans; i++) {
    const [a, b] = [span * i, span * (i + 1)];
    if (high < unit * 0.03 || ![a, (a + b) / 2, b].every(clear)) continue;
    cords += svg`M${a} ${high}Q${(a + b) / 2} ${high + unit * 0.13} ${b} ${high}`;
    for (let j = 0; j < 9; j++) {
      const k = (j + 0.5) / 9;
      points.push([a + span * k, high + unit * 0.26 * k * (1 - k)]);
    }
  }
  const body =
    path(cords, stroke(inLight(light, '#3a2f2a', 0.9), Math.max(0.9, unit * 0.0025))) +
    (isDark(light) ? dots(points, unit * 0.04, LAMP, 0.22) : '') +
    dots(points, Math.max(2.4, unit * 0.013), isDark(light) ? '#ffe9b8' : inLight(light, '#ffe3a3', 0.96));
  return { name: 'bulbs', picture: svgDocument(width, height, body) };
}
