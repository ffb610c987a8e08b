import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import {
  circle,
  dots,
  fill,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  radialGradient,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { drawSlope } from '../../land/terrain.ts';
import { createWood } from '../../land/wood.ts';
import { lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { drawMeadow } from '../nature/mountains.ts';

const HORIZON = 0.64;

/** Tents at the edge of a wood, a fire between logs, mountains behind the spruces. */
export const campsite: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const ground = rollingLine(random.fork('ground'), height * 0.79, unit * 0.012, unit);
  const range = drawRange(stage, {
    name: 'range',
    base: height * 0.72,
    height: unit * 0.3,
    count: 5,
    near: 0.36,
    snow: 0.35,
    rock: '#5b6f8a',
  });
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'range', picture: svgDocument(width, height, range) },
      drawFog(stage, 'range-fog', [0.5, 0.74], 0.2 + 0.45 * light.mist),
      drawWood(stage, 0, (x) => height * 0.7 + unit * 0.008 * Math.sin(x / unit)),
      drawWood(stage, 1, ground),
      drawMeadow(stage, ground, 0),
      drawCamp(stage, ground),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.12,
  };
}

/** Spruces, lower where the camp opens to the mountains. */
function drawWood(stage: Stage, row: 0 | 1, line: Line): Layer {
  const { width, unit } = stage;
  const random = stage.random.fork(`wood${row}`);
  const near = row === 0 ? 0.52 : 0.76;
  const wood = createWood(stage, { needles: '#24594a', near });
  for (let i = 0; i < ((row === 0 ? 90 : 34) * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const open = Math.min(1, Math.abs(x / width - 0.5) * 2.4);
    if (row === 1 && open < 0.62) continue;
    const wanted =
      unit * (row === 0 ? random.range(0.05, 0.12) : random.range(0.2, 0.46)) * (0.5 + 0.5 * open);
    wood.plant(x, line(x) + 5, calmHeight(stage, x, line(x), wanted), random);
  }
  return drawSlope(stage, { name: `wood${row}`, line, color: '#4f7f52', near, behind: wood.draw() });
}

function drawCamp(stage: Stage, ground: Line): Layer {
  const { width, height, unit, brings } = stage;
  const random = stage.random.fork('camp');
  const tents = brings?.includes('tent')
    ? []
    : width < unit * 1.3
      ? ([[0.84, 0.17, '#d9822b']] as const)
      : ([
          [0.83, 0.2, '#d9822b'],
          [0.14, 0.15, '#2f8f8a'],
        ] as const);
  let body = '';
  for (const [share, size, color] of tents) {
    const x = width * share;
    const y = ground(x) + unit * 0.055;
    body += drawTent(stage, x, y, calmHeight(stage, x, y, unit * size), color);
  }
  const fx = width * 0.58;
  const fy = ground(fx) + unit * 0.1;
  const fire = brings?.some((name) => name.includes('fire')) ? '' : drawFire(stage, fx, fy, random);
  const defs = radialGradient('fire', [fx, fy - unit * 0.03], unit * 0.4, [
    [0, '#ffb054', 0.55],
    [0.3, '#ff9a3c', 0.22],
    [1, '#ff9a3c', 0],
  ]);
  return { name: 'camp', picture: svgDocument(width, height, body + fire, defs + tentDefs) };
}

const tentDefs = linearGradient(
  'lit',
  [0, 0],
  [0, 1],
  [
    [0, '#ffe0a0', 0.85],
    [1, '#ffb85c', 0.6],
  ],
).replace('userSpaceOnUse', 'objectBoundingBox');

/** A ridge tent from its corner; a lamp glows in it at night. */
function drawTent(stage: Stage, x: number, y: number, tall: number, color: string): string {
  const { light, sunX } = stage;
  const side = sunX > x ? 1 : -1;
  const cloth = inLight(light, color, 0.88);
  const at = (kx: number, up: number): Point => [x + side * tall * kx, y - tall * up];
  const front = [at(-0.75, 0), at(-0.2, 1), at(0.35, 0)];
  const flank = [at(-0.2, 1), at(0.75, 0.9), at(1.2, 0.02), at(0.35, 0)];
  const door = [at(-0.3, 0), at(-0.2, 0.78), at(0, 0)];
  const lit = lampShare(light) > 0.3;
  return (
    path(oval([x + side * tall * 0.2, y + tall * 0.02], tall * 1.15, tall * 0.1), fill(light.dark, 0.28)) +
    path(lines(flank, true), fill(mix(cloth, light.sun, 0.22))) +
    path(
      lines([at(0.16, 0.94), at(0.78, 0.01), at(0.72, 0.005), at(0.1, 0.945)], true),
      fill(light.dark, 0.1),
    ) +
    path(lines(front, true), fill(mix(cloth, light.dark, 0.12))) +
    (lit ? path(lines(front, true), 'fill="url(#lit)"') : '') +
    path(lines(door, true), fill(lit ? '#fff0c4' : mix(cloth, light.dark, 0.6))) +
    path(
      lines([at(-0.75, 0), at(-0.98, -0.02), at(-0.2, 1), at(0.75, 0.9), at(1.42, -0.01)]),
      svg`fill="none" stroke="${inLight(light, '#f3ead8', 0.9)}" stroke-opacity="0.6" stroke-width="${Math.max(0.8, tall * 0.012)}"`,
    )
  );
}

/** Crossed logs, tongues of flame, sparks, stones around and two logs to sit on. */
function drawFire(stage: Stage, x: number, y: number, random: Random): string {
  const { light, unit } = stage;
  const s = unit * 0.05;
  const bark = inLight(light, '#6b4630', 0.92);
  const dark = light.time === 'night' || light.time === 'dusk' || light.time === 'sunset';
  const tongue = (w: number, h: number, lean: number): string =>
    svg`M${x - w} ${y - s * 0.2}C${x - w * 1.2} ${y - h * 0.5} ${x - w * 0.3 + lean} ${y - h * 0.6} ${x + lean} ${y - h}C${x + w * 0.4 + lean} ${y - h * 0.6} ${x + w * 1.2} ${y - h * 0.5} ${x + w} ${y - s * 0.2}Z`;
  const sparks: Point[] = Array.from(
    { length: 14 },
    (): Point => [x + s * random.range(-0.9, 0.9), y - s * random.range(1.6, 4.4)],
  );
  const stones: Point[] = Array.from(
    { length: 11 },
    (_, i): Point => [x + Math.cos((i / 11) * 6.283) * s * 1.25, y + Math.sin((i / 11) * 6.283) * s * 0.34],
  );
  const log = (lx: number, long: number): string =>
    path(
      svg`M${lx} ${y + s * 0.5}h${long}`,
      svg`stroke="${bark}" stroke-width="${s * 0.62}" stroke-linecap="round"`,
    ) +
    path(
      svg`M${lx + s * 0.1} ${y + s * 0.36}h${long - s * 0.2}`,
      svg`stroke="${mix(bark, dark ? '#ffb054' : light.sun, 0.34)}" stroke-width="${s * 0.16}" stroke-linecap="round"`,
    ) +
    circle(lx + long + s * 0.1, y + s * 0.5, s * 0.26, fill(inLight(light, '#d9b183', 0.92)));
  return (
    (dark ? circle(x, y - s * 0.6, unit * 0.4, 'fill="url(#fire)"') : '') +
    log(x - s * 4.6, s * 2.2) +
    log(x + s * 2.2, s * 2.2) +
    dots(stones, s * 0.5, inLight(light, '#7d7a78', 0.92)) +
    path(
      svg`M${x - s} ${y + s * 0.1}L${x + s * 0.8} ${y - s * 0.35}M${x + s} ${y + s * 0.1}L${x - s * 0.8} ${y - s * 0.35}`,
      svg`stroke="${bark}" stroke-width="${s * 0.36}" stroke-linecap="round"`,
    ) +
    path(tongue(s * 0.8, s * 2.3, s * 0.1), fill('#f2662e')) +
    path(tongue(s * 0.56, s * 1.7, -s * 0.1), fill('#ffa53a')) +
    path(tongue(s * 0.32, s * 1.05, s * 0.04), fill('#ffe08a')) +
    dots(sparks, Math.max(1.4, s * 0.09), '#ffc46b', 0.9)
  );
}
