import { mix } from '../../../../color/oklch.ts';
import {
  fill,
  filled,
  linearGradient,
  oval,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const CLAY = '#d98f5f';
const CLOTHS = ['#b5342f', '#2f6f8f', '#e0a030', '#5f8a4a', '#7f3f7f', '#d9663f'] as const;
const SPICES = ['#d9531f', '#e8b02a', '#8f2f22', '#c98a3a', '#7f8f2f', '#e37f2a'] as const;
const RUGS = [
  ['#9f2f2f', '#e8c27a'],
  ['#2f4f7f', '#d99a5a'],
  ['#7f2f4f', '#e0b060'],
] as const;

/** An alley of clay walls and pointed arches: awnings, brass lamps, rugs, cones of spices: Marrakech, Cairo, Tunis. */
export const souk: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit } = stage;
  const foot = height * 0.79;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawFar(stage, foot),
      drawWalls(stage, foot),
      drawFloor(stage, foot),
      drawStalls(stage, foot),
      drawLamps(stage),
    ],
    front: [],
    groundY: () => foot + unit * 0.13,
  };
}

const arch = (x: number, y: number, half: number, tall: number): string =>
  svg`M${x - half} ${y}V${y - tall * 0.6}C${x - half * 1.08} ${y - tall * 0.82} ${x - half * 0.3} ${y - tall * 0.9} ${x} ${y - tall}C${x + half * 0.3} ${y - tall * 0.9} ${x + half * 1.08} ${y - tall * 0.82} ${x + half} ${y - tall * 0.6}V${y}Z`;

/** The roofs of the medina and a minaret over them. */
function drawFar(stage: Stage, foot: number): Layer {
  const { width, height, unit, light, sunX } = stage;
  const x = width * (sunX > width / 2 ? 0.46 : 0.56);
  const tall = calmHeight(stage, x, foot, unit * 0.66);
  const [w, top] = [unit * 0.05, foot - tall];
  const clay = inLight(light, CLAY, 0.5);
  const body =
    tall < unit * 0.5
      ? ''
      : rect(x - w, top, w * 2, tall, fill(clay)) +
        rect(sunX > x ? x - w : x + w * 0.4, top, w * 0.6, tall, fill(light.dark, 0.12)) +
        path(
          [-0.8, -0.3, 0.2, 0.7]
            .map((k) => svg`M${x + w * k - w * 0.12} ${top}v${-w * 0.3}h${w * 0.34}v${w * 0.3}Z`)
            .join(''),
          fill(clay),
        ) +
        path(arch(x, top + unit * 0.13, w * 0.42, unit * 0.09), fill(mix(clay, light.dark, 0.4))) +
        rect(x - w * 0.42, top - unit * 0.07, w * 0.84, unit * 0.07, fill(mix(clay, light.sun, 0.1))) +
        filled(
          inLight(light, '#4f8f7a', 0.52),
        )`M${x - w * 0.42} ${top - unit * 0.07}A${w * 0.42} ${w * 0.5} 0 0 1 ${x + w * 0.42} ${top - unit * 0.07}Z`;
  return { name: 'medina', picture: svgDocument(width, height, body) };
}

/** One long front with doorways; awnings of cloth over every other one. */
function drawWalls(stage: Stage, foot: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('walls');
  let [body, merlons] = ['', ''];
  for (let x = -unit * 0.06; x < width; ) {
    const wide = unit * random.range(0.34, 0.46);
    const tall = Math.min(
      ...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, foot, unit * random.range(0.42, 0.54))),
    );
    const wall = mix(
      inLight(light, mix(CLAY, random.pick(['#f0c08a', '#c9704a', '#e3a87a'] as const), 0.6), 0.84),
      light.sun,
      0.08,
    );
    body +=
      rect(x, foot - tall, wide, tall, fill(wall)) +
      rect(x, foot - tall, wide * 0.06, tall, fill(light.dark, 0.12));
    for (let at = x; at < x + wide - unit * 0.02; at += unit * 0.05)
      merlons += svg`M${at} ${foot - tall + 1}v${-unit * 0.02}l${unit * 0.0125} ${-unit * 0.016}l${unit * 0.0125} ${unit * 0.016}v${unit * 0.02}Z`;
    const door = arch(x + wide / 2, foot, wide * 0.25, Math.min(tall * 0.74, unit * 0.34));
    body +=
      path(
        door,
        fill(mix(lampShare(light) > 0.3 ? LAMP : wall, light.dark, lampShare(light) > 0.3 ? 0.3 : 0.68)),
      ) + path(door, stroke(inLight(light, '#3f8f8a', 0.86), unit * 0.014));
    const high = foot - Math.min(tall * 0.78, unit * 0.37);
    if (random.next() < 0.6) {
      const [a, b] = [inLight(light, random.pick(CLOTHS), 0.88), inLight(light, '#f3e6c8', 0.9)];
      const reach = wide * 0.42;
      const drop = unit * 0.085;
      let stripes = '';
      for (let i = 0; i < 8; i += 2)
        stripes += svg`M${x + wide / 2 - reach + (reach * i) / 4} ${high}h${reach / 4}l${(i - 3.5) * unit * 0.004} ${drop}h${-reach / 4}Z`;
      body +=
        filled(
          a,
        )`M${x + wide / 2 - reach} ${high}h${reach * 2}l${unit * 0.018} ${drop}h${-reach * 2 - unit * 0.036}Z` +
        path(stripes, fill(b));
    } else {
      const pane = unit * 0.032;
      for (const side of [-1, 1])
        body += path(
          arch(x + wide / 2 + side * wide * 0.32, foot - tall * 0.62, pane * 0.6, pane * 2.2),
          fill(mix(wall, light.dark, 0.5)),
        );
    }
    x += wide;
  }
  return {
    name: 'walls',
    picture: svgDocument(width, height, path(merlons, fill(inLight(light, CLAY, 0.8))) + body),
  };
}

function drawFloor(stage: Stage, foot: number): Layer {
  const { width, height, unit, light } = stage;
  const earth = inLight(light, '#d8b083', 0.9);
  let joints = '';
  for (let i = -9; i <= 9; i++)
    joints += svg`M${width / 2 + i * unit * 0.13} ${foot}L${width / 2 + i * unit * 0.32} ${height}`;
  for (const k of [0.14, 0.34, 0.62]) joints += svg`M0 ${foot + (height - foot) * k}H${width}`;
  const defs = linearGradient(
    'earth',
    [0, foot],
    [0, height],
    [
      [0, mix(earth, light.dark, 0.12), 1],
      [0.3, earth, 1],
      [1, mix(earth, light.dark, 0.24), 1],
    ],
  );
  return {
    name: 'floor',
    picture: svgDocument(
      width,
      height,
      rect(0, foot, width, height - foot, 'fill="url(#earth)"') +
        path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0024), 0.14)),
      defs,
    ),
  };
}

/** Sacks with cones of spice, rugs on the wall, jars: clear of the lead. */
function drawStalls(stage: Stage, foot: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('stalls');
  let body = '';
  let [color, stall] = [0, 0];
  for (let x = unit * 0.08; x < width; x += unit * random.range(0.26, 0.34)) {
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.24) continue;
    const y = foot + unit * 0.04;
    const spices = stall++ % 3 !== 1;
    if (spices) {
      for (let i = -1; i <= 1; i++) {
        const [sx, r] = [x + i * unit * 0.078, unit * 0.037];
        const spice = inLight(light, SPICES[color++ % SPICES.length] ?? SPICES[0], 0.92);
        const sack = inLight(light, '#c9ad84', 0.9);
        body +=
          path(oval([sx, y], r * 1.15, r * 0.2), fill(light.dark, 0.2)) +
          filled(
            sack,
          )`M${sx - r} ${y - r * 1.3}Q${sx - r * 1.2} ${y} ${sx - r * 0.8} ${y}H${sx + r * 0.8}Q${sx + r * 1.2} ${y} ${sx + r} ${y - r * 1.3}Z` +
          filled(
            spice,
          )`M${sx - r * 0.9} ${y - r * 1.34}L${sx} ${y - r * 2.7}L${sx + r * 0.9} ${y - r * 1.34}Z` +
          filled(light.dark, 0.16)`M${sx} ${y - r * 2.7}L${sx + r * 0.9} ${y - r * 1.34}H${sx + r * 0.2}Z` +
          path(oval([sx, y - r * 1.32], r * 1.04, r * 0.24), fill(mix(sack, light.sun, 0.2)));
      }
      continue;
    }
    const [ground, line] = random.pick(RUGS);
    const [w, h, top] = [unit * 0.13, unit * 0.2, y - unit * 0.24];
    const rug = inLight(light, ground, 0.9);
    const pale = inLight(light, line, 0.9);
    body +=
      rect(x - w / 2, top, w, h, fill(rug)) +
      stroked(
        pale,
        unit * 0.006,
      )`M${x - w * 0.42} ${top + h * 0.06}h${w * 0.84}v${h * 0.88}h${-w * 0.84}ZM${x} ${top + h * 0.22}l${w * 0.26} ${h * 0.28}l${-w * 0.26} ${h * 0.28}l${-w * 0.26} ${-h * 0.28}Z` +
      path(
        Array.from(
          { length: 9 },
          (_, i) => svg`M${x - w / 2 + (w * (i + 0.5)) / 9} ${top + h}v${unit * 0.014}`,
        ).join(''),
        stroke(pale, unit * 0.003),
      );
  }
  return { name: 'stalls', picture: svgDocument(width, height, body) };
}

/** Brass lamps with panes of colored glass on a cord across the alley. */
function drawLamps(stage: Stage): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('lamps');
  const cord = height * 0.3;
  const lit = light.time === 'night' || light.time === 'dusk' || light.time === 'sunset';
  let [line, brass, glass, shine] = [
    svg`M0 ${cord - unit * 0.05}Q${width / 2} ${cord + unit * 0.05} ${width} ${cord - unit * 0.05}`,
    '',
    '',
    '',
  ];
  if (calm && calm.y + calm.height > cord - unit * 0.2)
    return { name: 'lamps', picture: svgDocument(width, height, '') };
  for (let x = unit * 0.1; x < width; x += unit * random.range(0.15, 0.22)) {
    const k = (x / width - 0.5) * 2;
    const top = cord - unit * 0.05 * k * k + unit * random.range(0.03, 0.06);
    const r = unit * random.range(0.02, 0.028);
    line += svg`M${x} ${cord - unit * 0.05 * k * k}V${top}`;
    brass += svg`M${x} ${top}L${x + r * 0.7} ${top + r}H${x - r * 0.7}ZM${x - r * 0.5} ${top + r * 3}h${r}L${x} ${top + r * 3.7}Z`;
    glass += svg`M${x - r * 0.7} ${top + r}h${r * 1.4}L${x + r} ${top + r * 2}L${x + r * 0.5} ${top + r * 3}h${-r}L${x - r} ${top + r * 2}Z`;
    shine += oval([x, top + r * 2], r * 3.4, r * 3.4);
  }
  const body =
    path(line, stroke(inLight(light, '#3a2a20', 0.9), unit * 0.004)) +
    (lit ? path(shine, fill(LAMP, 0.16)) : '') +
    path(glass, fill(lit ? LAMP : inLight(light, '#e8b95a', 0.9))) +
    path(brass, fill(inLight(light, '#8a6230', 0.9)));
  return { name: 'lamps', picture: svgDocument(width, height, body) };
}
