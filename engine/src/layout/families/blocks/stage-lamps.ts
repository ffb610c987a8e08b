import {
  dots,
  fill,
  linearGradient,
  lines,
  num,
  type Point,
  path,
  radialGradient,
  rect,
} from '../../../art/svg.ts';
import { contrast } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

type Drawn = { body: string; defs: string };

/** Light in the colors of a palette on a dark ground: two tones of it, and the pool where it falls. */
export type Light = { tones: readonly [string, string]; pool: string; heart: string; fixture: string };

/** Where light falls: an ellipse, px. */
export type Pool = { x: number; y: number; rx: number; ry: number };

// On a dark ground a color shines from this lightness.
const SHINES = 0.72;
const DARK = 0.4;
const GREY = 0.03;

export function toLight({ background, foreground }: Palette, { accent, accent2 }: Palette): Light {
  const dark = toOklch(background).l < DARK;
  const shining = (color: string): string => {
    const { l, c, h } = toOklch(color);
    return dark && c > GREY ? oklch(Math.max(SHINES, l), c, h) : color;
  };
  // By day, grey light is a shadow.
  const shines = (color: string): boolean =>
    contrast(color, background) > 1.3 && (dark || toOklch(color).c > GREY);
  const tones = [accent, accent2].filter(shines).map(shining);
  const [first = foreground, second = mix(first, dark ? foreground : background, 0.45)] = tones;
  return {
    tones: [first, second],
    pool: dark ? mix(first, '#ffffff', 0.4) : first,
    heart: dark ? mix(first, '#ffffff', 0.78) : first,
    fixture: mix(background, foreground, 0.3),
  };
}

// How far beyond words the light reaches, and the pool beyond their widest line.
const AIR = 1.05;
const BEYOND = 1.55;

/** The pool that holds all of some words. */
export function poolAround(boxes: readonly Box[]): Pool {
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(...boxes.map((box) => box.y));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  const [x, y] = [(left + right) / 2, (top + foot) / 2];
  const rx = ((right - left) / 2) * BEYOND;
  const needed = boxes.flatMap((box) =>
    [box.y, box.y + box.height].map((edge) => {
      const aside = Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x)) / rx;
      return Math.abs(edge - y) / Math.sqrt(1 - aside ** 2);
    }),
  );
  return { x, y, rx, ry: Math.max(...needed) * AIR };
}

const oval = ({ x, y, rx, ry }: Pool, share: number, color: string, opacity = 1): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx * share)}" ry="${num(ry * share)}" ${fill(color, opacity)}/>`;

const drawPool = (pool: Pool, light: Light): string =>
  oval(pool, 1.12, light.tones[0], 0.4) + oval(pool, 1.05, light.pool) + oval(pool, 0.96, light.heart);

type Cone = { lamp: Point; size: number; pool: Pool; tone: string; id: string };

/** The cone of light from a lamp to its pool. */
function drawCone({ lamp: [x, y], size, pool, tone, id }: Cone): Drawn {
  const data = lines(
    [
      [x - size * 0.75, y],
      [x + size * 0.75, y],
      [pool.x + pool.rx * 0.985, pool.y],
      [pool.x - pool.rx * 0.985, pool.y],
    ],
    true,
  );
  const defs = linearGradient(
    id,
    [x, y],
    [x, pool.y],
    [
      [0, mix(tone, '#ffffff', 0.5), 0.95],
      [0.5, tone, 0.6],
      [1, tone, 0.38],
    ],
  );
  return { body: path(data, `fill="url(#${id})"`), defs };
}

/** A lamp, turned to where it shines. */
function drawLamp([x, y]: Point, [toX, toY]: Point, size: number, fixture: string, tone: string): string {
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI - 90;
  const housing = `M${num(-size * 0.55)} ${num(-size * 1.3)}H${num(size * 0.55)}L${num(size * 0.8)} ${num(size * 0.2)}H${num(-size * 0.8)}Z`;
  const lens = `<ellipse cx="0" cy="${num(size * 0.2)}" rx="${num(size * 0.8)}" ry="${num(size * 0.26)}" ${fill(mix(tone, '#ffffff', 0.75))}/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${path(housing, fill(fixture))}${lens}</g>`;
}

export type Lit = {
  light: Light;
  pool: Pool;
  lamps: readonly Point[];
  /** Of a lamp, px. */
  size: number;
};

const MOTES = 26;

/** Lamps, their cones of light with dust in them, and the pool where they fall. */
export function drawLight({ light, pool, lamps, size }: Lit, random: Random): Drawn {
  const toneOf = (index: number): string =>
    light.tones[(index + (lamps.length > 1 ? 1 : 0)) % 2] ?? light.pool;
  const cones = lamps.map((lamp, index) =>
    drawCone({ lamp, size, pool, tone: toneOf(index), id: `cone-${index}` }),
  );
  const dust = lamps.flatMap(([x, y]) =>
    Array.from({ length: MOTES }, (): Point => {
      const down = random.range(0.12, 0.95);
      return [x + (pool.x - x) * down + pool.rx * down * random.range(-0.85, 0.85), y + (pool.y - y) * down];
    }),
  );
  const reach = Math.max(pool.rx, pool.ry) * 1.9;
  const haze = radialGradient('haze', [pool.x, pool.y], reach, [
    [0, light.tones[0], 0.16],
    [1, light.tones[0], 0],
  ]);
  const motes = [0, 1, 2].map((step) =>
    dots(
      dust.filter((_, index) => index % 3 === step),
      size * (0.07 + step * 0.05),
      mix(light.tones[0], '#ffffff', 0.8),
      0.45,
    ),
  );
  return {
    defs: haze + cones.map(({ defs }) => defs).join(''),
    body: [
      rect(pool.x - reach, pool.y - reach, reach * 2, reach * 2, 'fill="url(#haze)"'),
      ...cones.map(({ body }) => body),
      ...motes,
      drawPool(pool, light),
      ...lamps.map((lamp, index) => drawLamp(lamp, [pool.x, pool.y], size, light.fixture, toneOf(index))),
    ].join(''),
  };
}
