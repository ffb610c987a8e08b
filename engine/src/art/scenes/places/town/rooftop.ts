import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
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
import { drawCrown } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawSkyline } from '../../sky/backdrop.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

/** A flat roof over the city: parapet, water tank, plants, a string of bulbs. */
export const rooftop: PlaceDrawing = {
  horizon: 0.7,
  draw: (stage) => {
    const { height } = stage;
    return {
      back: [
        ...drawSky(stage, 0.7),
        ...drawSkyline(stage, height * 0.76),
        drawParapet(stage),
        drawTank(stage),
        drawFloor(stage, height * 0.815, '#a8a29c', 'slabs'),
        drawPots(stage, height * 0.835),
        drawString(stage),
      ],
      front: [],
      groundY: () => height * 0.9,
    };
  },
};

/** A terrace behind a railing with flower pots, roofs and hills below it; in the evening lanterns on its floor. */
export const balcony: PlaceDrawing = {
  horizon: 0.62,
  draw: (stage): Scene => {
    const { height, unit, random } = stage;
    const hill = rollingLine(random.fork('hill'), height * 0.57, unit * 0.05, unit * 0.8);
    return {
      back: [
        ...drawSky(stage, 0.62),
        drawSlope(stage, {
          name: 'hill',
          line: (x) => height * 0.68 - calmHeight(stage, x, height * 0.68, height * 0.68 - hill(x)),
          color: '#6f9f8a',
          near: 0.34,
        }),
        drawRoofs(stage),
        drawFloor(stage, height * 0.84, '#c79a72', 'tiles'),
        drawRailing(stage),
        drawPots(stage, height * 0.86),
      ],
      front: [],
      groundY: () => height * 0.91,
    };
  },
};

function drawParapet(stage: Stage): Layer {
  const { width, height, unit, light, sunX } = stage;
  const top = height * 0.725;
  const brick = inLight(light, '#9c5f4a', 0.82);
  const rows: string[] = [];
  for (let row = 0; row < 6; row++) {
    const y = top + unit * (0.028 + 0.024 * row);
    let data = '';
    for (let x = row % 2 === 0 ? 0 : unit * 0.03; x < width; x += unit * 0.06)
      data += svg`M${x} ${y}v${unit * 0.022}`;
    rows.push(svg`${data}M0 ${y}H${width}`);
  }
  const body =
    rect(0, top, width, height * 0.12, fill(brick)) +
    path(rows.join(''), stroke(mix(brick, light.haze, 0.3), Math.max(0.8, unit * 0.0022), 0.5)) +
    rect(
      0,
      top - unit * 0.012,
      width,
      unit * 0.028,
      fill(mix(inLight(light, isSnowy(stage) ? '#eef4fa' : '#c9bfb2', 0.86), light.sun, sunX > 0 ? 0.1 : 0)),
    );
  return { name: 'parapet', picture: svgDocument(width, height, body) };
}

/** A water tank on legs, on the side that is free. */
function drawTank(stage: Stage): Layer {
  const { width, height, unit, light, subjectX, sunX } = stage;
  const lead = subjectX ?? width - sunX;
  const x = width * (lead < width / 2 ? 0.88 : 0.12);
  const y = height * 0.74;
  const tall = calmHeight(stage, x, y, unit * 0.36);
  const w = tall * 0.24;
  const wood = inLight(light, '#7a5a45', 0.8);
  const side = sunX > x ? 1 : -1;
  const body =
    stroked(
      mix(wood, light.dark, 0.4),
      Math.max(1.2, tall * 0.02),
    )`M${x - w * 0.8} ${y}L${x - w * 0.7} ${y - tall * 0.4}M${x + w * 0.8} ${y}L${x + w * 0.7} ${y - tall * 0.4}M${x - w * 0.8} ${y - tall * 0.06}L${x + w * 0.7} ${y - tall * 0.36}M${x + w * 0.8} ${y - tall * 0.06}L${x - w * 0.7} ${y - tall * 0.36}` +
    rect(x - w, y - tall * 0.82, w * 2, tall * 0.44, fill(wood)) +
    rect(side > 0 ? x + w * 0.3 : x - w, y - tall * 0.82, w * 0.7, tall * 0.44, fill(light.sun, 0.16)) +
    path(
      [-0.6, -0.2, 0.2, 0.6].map((k) => svg`M${x + w * k} ${y - tall * 0.82}v${tall * 0.44}`).join(''),
      stroke(light.dark, Math.max(0.8, tall * 0.006), 0.3),
    ) +
    stroked(
      mix(wood, light.dark, 0.5),
      Math.max(1, tall * 0.012),
    )`M${x - w} ${y - tall * 0.7}h${w * 2}M${x - w} ${y - tall * 0.48}h${w * 2}` +
    path(
      lines(
        [
          [x - w * 1.12, y - tall * 0.81],
          [x, y - tall],
          [x + w * 1.12, y - tall * 0.81],
        ],
        true,
      ),
      fill(inLight(light, isSnowy(stage) ? '#eef4fa' : '#4f5660', 0.82)),
    );
  return { name: 'tank', picture: svgDocument(width, height, body) };
}

function drawFloor(stage: Stage, top: number, color: string, kind: 'slabs' | 'tiles'): Layer {
  const { width, height, unit, light } = stage;
  const slab = inLight(light, isSnowy(stage) ? '#eaf0f5' : color, 0.9);
  const defs = gradientDown('floor', [top, height], [mix(slab, light.sun, 0.12), mix(slab, light.dark, 0.3)]);
  let joints = '';
  const cell = unit * (kind === 'tiles' ? 0.1 : 0.2);
  for (let i = -20; i <= 20; i++)
    joints += svg`M${width / 2 + i * cell} ${top}L${width / 2 + i * cell * 2.1} ${height}`;
  for (const k of kind === 'tiles' ? [0.16, 0.36, 0.6, 0.88] : [0.28, 0.68])
    joints += svg`M0 ${top + (height - top) * k}H${width}`;
  const body =
    rect(0, top, width, height - top, 'fill="url(#floor)"') +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0026), 0.2));
  return { name: 'floor', picture: svgDocument(width, height, body, defs) };
}

/** Pots with bushes and flowers along the edge; none before the subject. */
function drawPots(stage: Stage, y: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('pots');
  let body = '';
  for (const share of [0.04, 0.12, 0.44, 0.56, 0.8, 0.95]) {
    const x = width * (share + random.range(-0.015, 0.015));
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.26) continue;
    const s = unit * random.range(0.035, 0.055);
    const clay = inLight(light, random.pick(['#b5613f', '#8f5a45', '#4f6f78']), 0.93);
    const leaves = leafColor(stage, random) ?? '#7f8f7a';
    body +=
      path(oval([x, y + s * 0.06], s * 1.2, s * 0.2), fill(light.dark, 0.25)) +
      drawCrown(stage, [x, y - s * 1.9], s * 1.25, s * 1.1, leaves, 0.93, random) +
      filled(clay)`M${x - s * 0.72} ${y - s * 1.15}h${s * 1.44}L${x + s * 0.5} ${y}h${-s}Z` +
      rect(x - s * 0.8, y - s * 1.24, s * 1.6, s * 0.26, fill(mix(clay, light.sun, 0.2)));
    if (isSnowy(stage)) continue;
    const flowers: Point[] = Array.from(
      { length: 8 },
      (): Point => [x + s * random.range(-1, 1), y - s * random.range(1.3, 2.7)],
    );
    body += dots(
      flowers,
      s * 0.3,
      inLight(light, random.pick(['#e2556b', '#f5c53d', '#f6efe4', '#b06fc0']), 0.95),
    );
  }
  return { name: 'pots', picture: svgDocument(width, height, body) };
}

/** Bulbs on a cord between poles; none where the words stand. */
function drawString(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const y = height * 0.8 - unit * 0.4;
  const points: Point[] = [];
  let [cords, poles] = ['', ''];
  const spans = Math.max(2, Math.round(width / (unit * 0.6)));
  for (let i = 0; i < spans; i++) {
    const [a, b] = [(width * i) / spans, (width * (i + 1)) / spans];
    if (
      y < unit * 0.03 ||
      [a, (a + b) / 2, b].some((x) => calmHeight(stage, x, y + unit * 0.1, unit * 0.14) < unit * 0.138)
    )
      continue;
    poles += svg`M${a} ${height * 0.82}V${y}M${b} ${height * 0.82}V${y}`;
    cords += svg`M${a} ${y}Q${(a + b) / 2} ${y + unit * 0.13} ${b} ${y}`;
    for (let j = 0; j < 8; j++) {
      const k = (j + 0.5) / 8;
      points.push([a + (b - a) * k, y + unit * 0.26 * k * (1 - k) + unit * 0.008]);
    }
  }
  const lit = lampShare(light) > 0.25;
  const body =
    path(poles + cords, stroke(inLight(light, '#2f2a2c', 0.9), Math.max(1, unit * 0.0034))) +
    (lit ? dots(points, unit * 0.05, LAMP, 0.24) : '') +
    dots(points, unit * 0.017, lit ? '#ffe3a0' : inLight(light, '#f6ecd2', 0.95));
  return { name: 'string', picture: svgDocument(width, height, body) };
}

/** Roofs of a town below, one behind the other. */
function drawRoofs(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('roofs');
  let body = '';
  for (const [y, near, size] of [
    [0.66, 0.46, 0.8],
    [0.72, 0.6, 1.1],
    [0.8, 0.72, 1.5],
  ] as const) {
    let [walls, tiles, panes] = ['', '', ''];
    for (let x = -unit * 0.06; x < width; ) {
      const wide = unit * random.range(0.1, 0.17) * size;
      const base = height * y + unit * random.range(-0.014, 0.014);
      const tall = calmHeight(stage, x + wide / 2, base, unit * 0.09 * size);
      walls += svg`M${x} ${base + unit * 0.1}V${base - tall * 0.4}h${wide}V${base + unit * 0.1}Z`;
      tiles += svg`M${x - wide * 0.06} ${base - tall * 0.38}L${x + wide * 0.2} ${base - tall}H${x + wide * 0.8}L${x + wide * 1.06} ${base - tall * 0.38}Z`;
      for (const k of [0.25, 0.62])
        if (random.next() < Math.max(0.15, lampShare(light)))
          panes += svg`M${x + wide * k} ${base}v${-tall * 0.24}h${wide * 0.13}v${tall * 0.24}Z`;
      x += wide * random.range(1, 1.2);
    }
    const lit = lampShare(light) > 0.25;
    body +=
      path(walls, fill(inLight(light, '#ecdcc2', near))) +
      path(
        tiles,
        fill(
          inLight(light, isSnowy(stage) ? '#eef4fa' : '#b8593f', Math.max(near, isSnowy(stage) ? 0.8 : 0)),
        ),
      ) +
      path(panes, fill(lit ? LAMP : inLight(light, '#5f6f7f', near)));
  }
  return { name: 'roofs', picture: svgDocument(width, height, body) };
}

function drawRailing(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const [top, foot] = [height * 0.85 - unit * 0.155, height * 0.85];
  const iron = inLight(light, '#2f3a40', 0.93);
  let bars = '';
  for (let x = unit * 0.01; x < width; x += unit * 0.036) bars += svg`M${x} ${foot}V${top}`;
  const body =
    path(bars, stroke(iron, Math.max(1.2, unit * 0.0045))) +
    rect(0, top - unit * 0.008, width, unit * 0.016, fill(mix(iron, light.sun, 0.12))) +
    rect(0, foot - unit * 0.02, width, unit * 0.009, fill(iron));
  return { name: 'railing', picture: svgDocument(width, height, body) };
}
