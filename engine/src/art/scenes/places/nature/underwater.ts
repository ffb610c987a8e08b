import { mix, oklch } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import {
  fill,
  filled,
  linearGradient,
  path,
  radialGradient,
  rect,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { areaUnder, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import type { Layer, PlaceDrawing, Scene, Stage } from '../../stage.ts';

const CORALS = ['#f0706a', '#f59a4c', '#e26aa5', '#a77be0', '#f2c45a'] as const;

/** Blue depth with shafts of light, reefs in rows, weed, fish and bubbles. */
export const underwater: PlaceDrawing = {
  horizon: 1,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, random } = stage;
  const bright = { dawn: 0.9, day: 1, golden: 0.95, sunset: 0.75, dusk: 0.55, night: 0.4 }[stage.light.time];
  const top = oklch(0.86 * bright, 0.09, 200);
  const deep = oklch(0.27 * (0.6 + 0.4 * bright), 0.08, 245);
  const water = (near: number): string => mix(mix(top, deep, 0.45), deep, near);
  const floor = rollingLine(random.fork('floor'), height * 0.87, unit * 0.03, unit * 0.9, 3);
  return {
    back: [
      drawDepth(stage, top, deep, bright),
      drawReef(
        stage,
        { name: 'far-reef', y: 0.78, swing: 0.1, color: water(0.22), corals: 0, near: 0.22 },
        water(0.2),
      ),
      drawFog(stage, 'murk', [0.5, 0.92], 0.4, water(0)),
      drawShoal(stage, water(0.55)),
      drawReef(
        stage,
        { name: 'reef', y: 0.85, swing: 0.08, color: water(0.5), corals: 16, near: 0.6 },
        water(0.45),
      ),
    ],
    front: [
      drawReef(
        stage,
        { name: 'near-reef', y: 0.95, swing: 0.04, color: water(0.92), corals: 15, near: 0.88 },
        water(0.9),
      ),
      drawBubbles(stage),
    ],
    groundY: (x) => floor(x) - unit * 0.2,
  };
}

function drawDepth(stage: Stage, top: string, deep: string, bright: number): Layer {
  const { width, height, unit, sunX, random } = stage;
  const rays = random.fork('rays');
  let data = '';
  for (let i = 0; i < 9; i++) {
    const from = sunX + (rays.next() - 0.5) * unit * 0.9;
    const to = from + (from - sunX) * 1.1 + (rays.next() - 0.5) * unit * 0.2;
    const [thin, wide] = [unit * rays.range(0.015, 0.04), unit * rays.range(0.07, 0.16)];
    data += svg`M${from - thin} -5L${from + thin} -5L${to + wide} ${height * 0.95}L${to - wide} ${height * 0.95}Z`;
  }
  const defs =
    linearGradient(
      'sea',
      [0, 0],
      [0, height],
      [
        [0, top, 1],
        [0.3, mix(top, deep, 0.38), 1],
        [0.7, mix(top, deep, 0.75), 1],
        [1, deep, 1],
      ],
    ) +
    linearGradient(
      'ray',
      [0, 0],
      [0, height * 0.9],
      [
        [0, '#ffffff', Number((0.2 * bright).toFixed(2))],
        [1, '#ffffff', 0],
      ],
    ) +
    radialGradient('sun', [sunX, 0], unit * 0.75, [
      [0, '#ffffff', Number((0.75 * bright).toFixed(2))],
      [1, '#ffffff', 0],
    ]);
  const body =
    rect(0, 0, width, height, 'fill="url(#sea)"') +
    rect(0, 0, width, height, 'fill="url(#sun)"') +
    path(data, 'fill="url(#ray)"');
  return { name: 'depth', picture: svgDocument(width, height, body, defs) };
}

type Reef = { name: string; y: number; swing: number; color: string; corals: number; near: number };

function drawReef(stage: Stage, reef: Reef, murk: string): Layer {
  const { width, height, unit } = stage;
  const random = stage.random.fork(reef.name);
  const line = rollingLine(random, height * reef.y, unit * reef.swing, unit * 0.6, 4);
  const count = Math.round((reef.corals * width) / (unit * 1.9));
  const plants = Array.from({ length: count }, (_, i) => {
    const x = ((i + random.next()) / count) * width;
    const size = unit * random.range(0.07, 0.15) * (0.7 + 0.5 * reef.near);
    const paint = mix(murk, random.pick(CORALS), 0.35 + 0.45 * reef.near);
    const kind = random.integer(0, 2);
    if (kind === 0) return coral(x, line(x) + size * 0.1, size, paint, random);
    if (kind === 1) return fan(x, line(x) + size * 0.1, size, paint);
    return weed(x, line(x) + 4, size * 1.9, mix(murk, '#2f9d6a', 0.5), random);
  });
  const body = plants.join('') + path(areaUnder(width, height, line), fill(reef.color));
  return { name: reef.name, picture: svgDocument(width, height, body) };
}

/** Branching coral: a stem that forks twice. */
function coral(x: number, y: number, size: number, color: string, random: Random): string {
  let data = '';
  const grow = (px: number, py: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length];
    data += svg`M${px} ${py}L${ex} ${ey}`;
    if (depth === 0) return;
    for (const side of [-1, 0.15, 1])
      grow(ex, ey, angle + side * random.range(0.35, 0.6), length * 0.72, depth - 1);
  };
  grow(x, y, -Math.PI / 2, size * 0.42, 2);
  return path(data, stroke(color, size * 0.085));
}

function fan(x: number, y: number, size: number, color: string): string {
  const domes = [0.5, 0.38, 0.25].map((r, i) => {
    const radius = size * r;
    return filled(
      i === 1 ? mix(color, '#ffffff', 0.18) : color,
    )`M${x - radius} ${y}a${radius} ${radius * 1.15} 0 0 1 ${2 * radius} 0Z`;
  });
  return domes.join('');
}

function weed(x: number, y: number, size: number, color: string, random: Random): string {
  let data = '';
  for (let i = 0; i < 4; i++) {
    const from = x + (i - 1.5) * size * 0.08;
    const tall = size * random.range(0.6, 1.1);
    const sway = size * random.range(0.06, 0.14) * (i % 2 === 0 ? 1 : -1);
    data += svg`M${from} ${y}q${sway} ${-tall * 0.25} 0 ${-tall * 0.5}t0 ${-tall * 0.5}`;
  }
  return path(data, stroke(color, size * 0.05));
}

function drawShoal(stage: Stage, color: string): Layer {
  const { width, height, unit, sunX } = stage;
  const random = stage.random.fork('shoal');
  let data = '';
  for (let i = 0; i < 16; i++) {
    const x = sunX + unit * (random.next() - 0.5) * 0.62;
    const y = height * 0.45 + unit * (random.next() - 0.5) * 0.26;
    const s = unit * random.range(0.012, 0.022);
    data += svg`M${x - s} ${y}q${s} ${-s * 0.75} ${2 * s} 0l${s * 0.7} ${-s * 0.4}v${s * 0.8}l${-s * 0.7} ${-s * 0.4}q${-s} ${s * 0.75} ${-2 * s} 0Z`;
  }
  return { name: 'shoal', picture: svgDocument(width, height, path(data, fill(color, 0.75))) };
}

function drawBubbles(stage: Stage): Layer {
  const { width, height, unit } = stage;
  const random = stage.random.fork('bubbles');
  let data = '';
  for (let i = 0; i < (34 * width) / (unit * 1.9); i++) {
    const r = unit * random.range(0.002, 0.009);
    data += svg`M${random.next() * width - r} ${height * random.range(0.15, 0.9)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return {
    name: 'bubbles',
    picture: svgDocument(
      width,
      height,
      path(
        data,
        svg`fill="#ffffff" fill-opacity="0.12" stroke="#ffffff" stroke-opacity="0.5" stroke-width="${unit * 0.0018}"`,
      ),
    ),
  };
}
