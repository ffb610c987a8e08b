import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  gradientDown,
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
import { drawCrown, drawPalm } from '../../land/foliage.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor } from '../../seasons.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;

/** A turquoise pool in the open: pale tiles around it, loungers under parasols, a hedge and palms behind. */
export const swimmingPool: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height } = stage;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawHedge(stage, height * 0.68),
      drawDeck(stage, height * 0.675),
      drawLoungers(stage, height * 0.725),
      drawBasin(stage),
    ],
    front: [],
    groundY: () => height * (stage.onLand ? 0.925 : 0.83),
    ...(stage.onLand
      ? { offshore: { from: width * 0.3, to: width * 0.75, y: height * 0.82, scale: 0.8 } }
      : {}),
  };
}

function drawHedge(stage: Stage, y: number): Layer {
  const { width, height, unit } = stage;
  const random = stage.random.fork('hedge');
  let body = '';
  for (const share of [0.06, 0.17, 0.85, 0.95]) {
    const x = width * share;
    body += drawPalm(
      stage,
      { x, y, height: calmHeight(stage, x, y, unit * random.range(0.26, 0.38)), near: 0.66 },
      random.range(-0.1, 0.1),
      random,
    );
  }
  for (let i = 0; i < Math.round((14 * width) / (unit * 1.9)); i++) {
    const x = ((i + 0.5) / Math.round((14 * width) / (unit * 1.9))) * width;
    const r = unit * random.range(0.05, 0.075);
    body += drawCrown(
      stage,
      [x, y - r * 0.1],
      r * 1.5,
      Math.min(r, calmHeight(stage, x, y, r * 1.1) * 0.9),
      leafColor(stage, random) ?? '#7f8f7a',
      0.64,
      random,
    );
  }
  return { name: 'hedge', picture: svgDocument(width, height, body) };
}

function drawDeck(stage: Stage, top: number): Layer {
  const { width, height, unit, light } = stage;
  const tile = inLight(light, isSnowy(stage) ? '#eef4fa' : '#e9dcc6', 0.86);
  const defs = gradientDown('deck', [top, height], [mix(tile, light.sun, 0.12), mix(tile, light.dark, 0.2)]);
  let joints = '';
  for (let i = -16; i <= 16; i++)
    joints += svg`M${width / 2 + i * unit * 0.12} ${top}L${width / 2 + i * unit * 0.27} ${height}`;
  for (const k of [0.08, 0.18, 0.84, 0.94]) joints += svg`M0 ${top + (height - top) * k}H${width}`;
  return {
    name: 'deck',
    picture: svgDocument(
      width,
      height,
      rect(0, top, width, height - top, 'fill="url(#deck)"') +
        path(joints, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.14)),
      defs,
    ),
  };
}

/** Loungers and parasols on the far side. */
function drawLoungers(stage: Stage, y: number): Layer {
  const { width, height, unit, light } = stage;
  let body = '';
  const count = Math.max(2, Math.round((4 * width) / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.5) / count);
    const tall = calmHeight(stage, x, y, unit * 0.22);
    const cloth = inLight(light, ['#f2b93f', '#e2655a', '#f6efe4', '#3f8fa8'][i % 4] ?? '#f2b93f', 0.84);
    const half = tall * 0.62;
    const pale = inLight(light, '#fdf8ee', 0.86);
    let [even, odd] = ['', ''];
    for (let s = 0; s < 6; s++) {
      const [a, b] = [-1 + s / 3, -1 + (s + 1) / 3];
      const piece = svg`M${x} ${y - tall}Q${x + half * a * 0.7} ${y - tall * 0.94} ${x + half * a} ${y - tall * 0.64}L${x + half * b} ${y - tall * 0.64}Q${x + half * b * 0.7} ${y - tall * 0.94} ${x} ${y - tall}Z`;
      if (s % 2 === 0) even += piece;
      else odd += piece;
    }
    const w = unit * 0.16;
    body +=
      path(oval([x, y + unit * 0.004], half, unit * 0.014), fill(light.dark, 0.2)) +
      stroked(inLight(light, '#8a6b4d', 0.84), Math.max(1.2, unit * 0.005))`M${x} ${y}V${y - tall * 0.98}` +
      path(even, fill(cloth)) +
      path(odd, fill(pale)) +
      stroked(
        pale,
        unit * 0.012,
      )`M${x + unit * 0.02} ${y}v${-unit * 0.03}h${w * 0.62}l${w * 0.36} ${-unit * 0.04}M${x + unit * 0.02 + w * 0.6} ${y}v${-unit * 0.03}`;
  }
  return { name: 'loungers', picture: svgDocument(width, height, body) };
}

/** The water in perspective: lit tiles at the bottom, nets of light on it, a ladder, the stone rim. */
function drawBasin(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('basin');
  const [top, foot] = [height * 0.755, height * 0.9];
  const [far, near] = [Math.min(width * 0.42, unit * 0.75), Math.min(width * 0.56, unit * 1.02)];
  const cx = width / 2;
  const quad = (grow: number, down: number): Point[] => [
    [cx - far - grow, top - grow * 0.3 + down],
    [cx + far + grow, top - grow * 0.3 + down],
    [cx + near + grow * 1.4, foot + grow * 0.5],
    [cx - near - grow * 1.4, foot + grow * 0.5],
  ];
  const teal = inLight({ ...light, silhouette: light.silhouette * 0.6 }, '#3fc4d6', 0.92);
  const night = light.time === 'night' || light.time === 'dusk';
  const defs = `${gradientDown('pool', [top, foot], [mix(teal, night ? '#9ff0ff' : light.sky[3], 0.3), mix(teal, '#1f6f9f', 0.35)])}<clipPath id="basin">${path(lines(quad(0, 0), true), '')}</clipPath>`;
  let [nets, lanes] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const k = random.next();
    const y = top + (foot - top) * k;
    const half = far + (near - far) * k;
    const x = cx + half * random.range(-1, 1);
    const l = unit * random.range(0.02, 0.06) * (0.5 + k);
    nets += svg`M${x - l} ${y}q${l * 0.5} ${-l * 0.2} ${l} 0t${l} 0`;
  }
  for (const k of [-0.5, 0, 0.5]) lanes += svg`M${cx + far * k} ${top}L${cx + near * k} ${foot}`;
  const rim = inLight(light, isSnowy(stage) ? '#ffffff' : '#f6efe2', 0.92);
  const steel = inLight(light, '#c9d2d8', 0.94);
  const lx = cx + near * 0.8;
  const shine: Point[] = Array.from(
    { length: 16 },
    (): Point => [cx + far * random.range(-0.9, 0.9), top + (foot - top) * random.next()],
  );
  const body =
    path(lines(quad(unit * 0.03, 0), true), fill(rim)) +
    path(lines(quad(unit * 0.004, -1), true), fill(mix(rim, light.dark, 0.3))) +
    path(lines(quad(0, 0), true), 'fill="url(#pool)"') +
    `<g clip-path="url(#basin)">${path(lanes, stroke(mix(teal, '#1f4f8f', 0.5), Math.max(1.5, unit * 0.008), 0.35))}${path(nets, stroke('#ffffff', Math.max(1, unit * 0.003), night ? 0.3 : 0.5))}${dots(shine, Math.max(1.4, unit * 0.006), '#ffffff', 0.6)}</g>` +
    stroked(
      steel,
      unit * 0.008,
    )`M${lx} ${foot + unit * 0.03}v${-unit * 0.09}q0 ${-unit * 0.02} ${-unit * 0.016} ${-unit * 0.02}M${lx + unit * 0.05} ${foot + unit * 0.03}v${-unit * 0.09}q0 ${-unit * 0.02} ${-unit * 0.016} ${-unit * 0.02}`;
  return { name: 'basin', picture: svgDocument(width, height, body, defs) };
}
