import { mix } from '../../../../color/oklch.ts';
import {
  fill,
  filled,
  linearGradient,
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
import { drawCrown } from '../../land/foliage.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.66;
const LEAVES = ['#3f8f4f', '#58a352', '#2f7f5a', '#7fb04a'] as const;

/** Under glass: benches of potted plants along both sides, hanging baskets, a tiled way between. */
export const greenhouse: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

type View = { vx: number; vy: number; floor: number };

function draw(stage: Stage): Scene {
  const { width, height, unit, subjectX } = stage;
  const lead = subjectX ?? width * 0.5;
  const view: View = { vx: width * 0.5 + (width * 0.5 - lead) * 0.16, vy: height * 0.6, floor: height };
  const [sky, ...rest] = drawSky(stage, HORIZON);
  return {
    back: [
      // It is seen through glass: the name keeps far things from being drawn over the plants.
      ...(sky ? [{ ...sky, name: 'glass-sky' }] : []),
      ...rest,
      drawOutside(stage, height * 0.66),
      drawGlass(stage, view),
      drawFloor(stage, view),
      ...drawBenches(stage, view),
      drawBaskets(stage),
    ],
    front: [],
    groundY: () => height * 0.885 + unit * 0.01,
  };
}

/** Trees beyond the panes. */
function drawOutside(stage: Stage, base: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('outside');
  let data = '';
  for (let i = 0; i < (26 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const r = calmHeight(stage, x, base, unit * random.range(0.05, 0.12));
    data += oval([x, base - r * 0.4], r * 1.1, r);
  }
  const body =
    path(data, fill(inLight(light, '#6f9f86', 0.34))) +
    rect(0, base - unit * 0.01, width, height - base, fill(inLight(light, '#7fa56a', 0.5)));
  return { name: 'outside', picture: svgDocument(width, height, body) };
}

/** White bars: the end wall, the roof that comes towards the viewer; a pale shine over all. */
function drawGlass(stage: Stage, { vx, vy }: View): Layer {
  const { width, height, unit, light, calm } = stage;
  const white = inLight(light, '#f4f7f2', 0.82);
  const half = unit * 0.3;
  const eaves = vy - unit * 0.16;
  const ridge = eaves - unit * 0.13;
  const low = height * 0.69;
  // The end wall with its door.
  let thin = '';
  for (let k = -1; k <= 1; k += 0.25)
    thin += svg`M${vx + half * k} ${low}V${eaves - (1 - Math.abs(k)) * unit * 0.13}`;
  thin += svg`M${vx - half} ${vy - unit * 0.04}H${vx + half}`;
  let thick = svg`M${vx - half} ${low}L${vx - half} ${eaves}L${vx} ${ridge}L${vx + half} ${eaves}L${vx + half} ${low}`;
  // Side walls and roof in perspective, as far as no words stand there.
  const out = (x: number, y: number, k: number): Point => [vx + (x - vx) * k, vy + (y - vy) * k];
  for (const k of [1.45, 2.2, 3.4]) {
    const frame = [
      out(vx - half, low, k),
      out(vx - half, eaves, k),
      out(vx, ridge, k),
      out(vx + half, eaves, k),
      out(vx + half, low, k),
    ];
    const free =
      !calm ||
      frame.every(
        ([x, y]) => x < calm.x - 10 || x > calm.x + calm.width + 10 || y > calm.y + calm.height + 8,
      );
    if (free) thick += lines(frame);
  }
  const rail = (x: number, y: number): string => {
    const [fx, fy] = out(x, y, 4);
    if (calm && fx < calm.x + calm.width && fx > calm.x - unit && fy < calm.y + calm.height) return '';
    return svg`M${x} ${y}L${fx} ${fy}`;
  };
  for (const side of [-1, 1]) {
    thick += rail(vx + side * half, eaves);
    thin += rail(vx + side * half, vy - unit * 0.04) + rail(vx + side * half * 0.5, (eaves + ridge) / 2);
  }
  thick += rail(vx, ridge);
  const pane = filled(
    light.sky[4],
    0.16,
  )`M${vx - half} ${low}L${vx - half} ${eaves}L${vx} ${ridge}L${vx + half} ${eaves}L${vx + half} ${low}Z`;
  return {
    name: 'glass',
    picture: svgDocument(
      width,
      height,
      pane +
        path(thin, stroke(white, Math.max(1, unit * 0.004), 0.8)) +
        path(thick, stroke(white, Math.max(1.6, unit * 0.008))),
    ),
  };
}

function drawFloor(stage: Stage, { vx, vy }: View): Layer {
  const { width, height, unit, light } = stage;
  const top = height * 0.685;
  const soil = inLight(light, '#7a6a52', 0.84);
  const tile = inLight(light, '#c9b79a', 0.88);
  const deep = height - vy;
  const at = (across: number, y: number): number => vx + across * ((y - vy) / deep);
  const half = Math.max(unit * 0.5, width * 0.27);
  const defs = linearGradient(
    'way',
    [0, top],
    [0, height],
    [
      [0, mix(tile, light.haze, 0.3), 1],
      [0.4, mix(tile, light.sun, 0.1), 1],
      [1, mix(tile, light.dark, 0.24), 1],
    ],
  );
  let joints = '';
  for (let i = -3; i <= 3; i++)
    joints += svg`M${at((half * i) / 3.5, top)} ${top}L${at((half * i) / 3.5, height)} ${height}`;
  for (let k = 0.1; k < 1; k += 0.13 + k * 0.1) {
    const y = top + (height - top) * k;
    joints += svg`M${at(-half, y)} ${y}L${at(half, y)} ${y}`;
  }
  const body =
    rect(0, top, width, height - top, fill(soil)) +
    path(
      svg`M${at(-half, top)} ${top}L${at(half, top)} ${top}L${at(half, height)} ${height}L${at(-half, height)} ${height}Z`,
      'fill="url(#way)"',
    ) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0026), 0.2));
  return { name: 'floor', picture: svgDocument(width, height, body, defs) };
}

const POTTED = [
  'flower-pot',
  'plant',
  'basil',
  'flower-pot',
  'tomato-plant',
  'orchid',
  'fern',
  'poinsettia',
] as const;

/** Benches in perspective with their pots, far ones first. */
function drawBenches(stage: Stage, { vx, vy }: View): Layer[] {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('benches');
  const deep = height - vy;
  const inner = Math.max(unit * 0.54, width * 0.3);
  const things: string[] = [];
  const wood = inLight(light, '#9a7350', 0.88);
  for (const side of [-1, 1]) {
    const at = (across: number, scale: number, up: number): Point => [
      vx + side * across * scale,
      vy + deep * scale - unit * up * scale,
    ];
    const top = (a: number, b: number): Point[] => [
      at(inner, a, 0.3),
      at(inner, b, 0.3),
      at(inner + unit * 0.5, b, 0.3),
      at(inner + unit * 0.5, a, 0.3),
    ];
    things.push(
      path(
        lines([at(inner, 0.36, 0), at(inner, 0.36, 0.3), at(inner, 2.6, 0.3), at(inner, 2.6, 0)], true),
        fill(mix(wood, light.dark, 0.45), 0.75),
      ) +
        path(lines(top(0.36, 2.6), true), fill(mix(wood, light.sun, 0.16))) +
        path(
          lines(
            [at(inner, 0.36, 0.3), at(inner, 2.6, 0.3), at(inner, 2.6, 0.25), at(inner, 0.36, 0.25)],
            true,
          ),
          fill(wood),
        ),
    );
    for (let scale = 0.38; scale < 1.25; scale *= 1.16)
      for (const row of [0.34, 0.12]) {
        const [x, y] = at(inner + unit * row, scale, 0.3);
        if (x < -unit * 0.1 || x > width + unit * 0.1) continue;
        {
          const tall = unit * 0.24 * scale * random.range(0.85, 1.15);
          const near = 0.62 + 0.32 * Math.min(1, scale);
          things.push(
            drawProp(stage, random.pick(POTTED), { x, y, tall: calmHeight(stage, x, y, tall), near }),
          );
        }
      }
  }
  return splitLayers(stage, 'benches', things);
}

/** Baskets that hang from the ridge; none where the words stand. */
function drawBaskets(stage: Stage): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('baskets');
  let body = '';
  if (!calm)
    for (const [share, drop, size] of [
      [0.08, 0.2, 1],
      [0.24, 0.13, 0.8],
      [0.78, 0.15, 0.85],
      [0.93, 0.22, 1],
    ] as const) {
      const x = width * share;
      const y = unit * drop;
      const r = unit * 0.055 * size;
      body +=
        stroked(
          inLight(light, '#5d5a55', 0.86),
          Math.max(0.8, unit * 0.0025),
        )`M${x} 0V${y - r}M${x} ${y - r}L${x - r} ${y}M${x} ${y - r}L${x + r} ${y}` +
        drawCrown(stage, [x, y + r * 0.1], r * 1.5, r * 0.9, random.pick(LEAVES), 0.92, random) +
        filled(
          inLight(light, '#8a6b4d', 0.92),
        )`M${x - r} ${y + r * 0.2}H${x + r}Q${x + r * 0.7} ${y + r * 1.1} ${x} ${y + r * 1.1}T${x - r} ${y + r * 0.2}Z`;
    }
  const lit = lampShare(light) > 0.3 && !calm;
  const lamps = lit
    ? [0.36, 0.64]
        .map(
          (k) =>
            drawGlow(light, width * k, height * 0.3, unit * 0.2) +
            stroked('#3a3a3a', 1.5)`M${width * k} ${height * 0.24}v${height * 0.05}` +
            path(oval([width * k, height * 0.3], unit * 0.016), fill(LAMP)),
        )
        .join('')
    : '';
  return { name: 'baskets', picture: svgDocument(width, height, body + lamps, glowDefs) };
}
