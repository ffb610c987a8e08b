import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { drawFog } from '../sky/fog.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import { isWarm } from './foliage.ts';

export type RangeShape = {
  name: string;
  /** Foot of the mountains and height of the tallest, px. */
  base: number;
  height: number;
  /** Peaks on a length of one landscape canvas. */
  count: number;
  near: number;
  rock: string;
  /** How far down the snow reaches, as a share of a peak; 0 for none. */
  snow: number;
};

type Peak = { x: number; height: number; left: Point[]; right: Point[]; ridge: Point[] };

/** Three ranges, each nearer and lower than the last, with mist in the valleys between. */
export function drawRanges(stage: Stage, horizon: number): Layer[] {
  const { width, height, unit, light } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const ranges = [
    { name: 'far', rise: 0.4, count: 4, near: 0.3, snow: 0.45 },
    { name: 'middle', rise: 0.3, count: 6, near: 0.48, snow: 0.32 },
    { name: 'close', rise: 0.16, count: 8, near: 0.64, snow: 0 },
  ];
  return ranges.flatMap(({ name, rise, count, near, snow }, i) => {
    const base = height * horizon + unit * 0.02 * i;
    const body = drawRange(stage, { name, base, height: unit * rise, count, near, snow, rock: '#5b6f8a' });
    return [
      { name, picture: svgDocument(width, height, body) },
      drawFog(stage, `${name}-fog`, [horizon - 0.22, horizon + 0.1], 0.55 * light.mist + 0.15, veil),
    ];
  });
}

/** Mountains with a lit and a shaded flank each and snow on their tops, tallest drawn first. */
export function drawRange(stage: Stage, shape: RangeShape): string {
  const { width, unit } = stage;
  const random = stage.random.fork(shape.name);
  const count = Math.max(2, Math.round((shape.count * width) / (unit * 1.9)));
  const peaks = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5 + (random.next() - 0.5) * 0.75) / count) * width * 1.1 - width * 0.05;
    const tall = calmHeight(stage, x, shape.base, shape.height * random.range(0.5, 1));
    return growPeak(x, shape.base, tall, random);
  });
  return peaks
    .sort((a, b) => b.height - a.height)
    .map((peak) => drawPeak(peak, stage, shape))
    .join('');
}

function growPeak(x: number, base: number, height: number, random: Random): Peak {
  const slope = (side: number, reach: number): Point[] => {
    const steps = 7;
    return Array.from({ length: steps }, (_, i): Point => {
      const k = (i + 1) / steps;
      const jag = i + 1 === steps ? 0 : (random.next() - 0.5) * height * 0.07;
      return [x + side * height * reach * (k ** 1.12 + (i % 2) * 0.018), base - height * (1 - k) + jag];
    });
  };
  const apex: Point = [x, base - height];
  const drift = random.range(-0.12, 0.12);
  const ridge = Array.from({ length: 7 }, (_, i): Point => {
    const k = (i + 1) / 7;
    const zig = (i % 2 === 0 ? 1 : -1) * height * 0.045 * (0.6 + random.next());
    return [x + drift * height * k + zig, base - height * (1 - k)];
  });
  return {
    x,
    height,
    left: [apex, ...slope(-1, random.range(0.75, 1.15))],
    right: [apex, ...slope(1, random.range(0.75, 1.15))],
    ridge: [apex, ...ridge],
  };
}

function drawPeak({ left, right, ridge, height }: Peak, stage: Stage, shape: RangeShape): string {
  const { light, sunX } = stage;
  const litRight = sunX > (ridge[0]?.[0] ?? 0);
  const [lit, dull] = litRight ? [right, left] : [left, right];
  const rock = inLight(light, shape.rock, shape.near);
  const bright = mix(rock, light.sun, 0.16 + 0.1 * light.glow);
  const body = [...[...left].reverse(), ...right.slice(1)];
  const flank = [...ridge, ...[...lit].reverse().slice(0, -1)];
  let drawn = path(lines(body, true), fill(rock)) + path(lines(flank, true), fill(bright));
  if (shape.snow > 0 && !isWarm(stage)) {
    const white = inLight(light, '#f6f9fd', Math.max(0.75, shape.near));
    const shade = inLight(light, '#b9cbe0', Math.max(0.6, shape.near));
    drawn += path(cap(ridge, lit, shape.snow, height), fill(mix(white, light.sun, 0.35)));
    drawn += path(cap(ridge, dull, shape.snow, height), fill(mix(shade, light.haze, 0.25)));
  }
  return drawn;
}

/** Snow between the ridge and one flank, with a ragged lower edge. */
function cap(ridge: readonly Point[], flank: readonly Point[], depth: number, height: number): string {
  const reach = Math.max(2, Math.round(depth * 7));
  const [top, side] = [ridge.slice(0, reach + 1), flank.slice(0, reach + 1)];
  const from = side.at(-1) ?? [0, 0];
  const to = top.at(-1) ?? [0, 0];
  const edge = [0.2, 0.4, 0.6, 0.8].map(
    (k, i): Point => [
      from[0] + (to[0] - from[0]) * k,
      from[1] + (to[1] - from[1]) * k + height * (i % 2 === 0 ? -0.07 : 0.06),
    ],
  );
  return lines([...side, ...edge, ...[...top].reverse()], true);
}
