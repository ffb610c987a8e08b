import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, linearGradient, path, svg, svgDocument } from '../../svg.ts';
import { areaUnder, type Line } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';
import { drawBreakers } from './breakers.ts';
import { roughness, waterColor } from './water.ts';

export const SEA = '#1f6f93';

/** Waves of open water: swells, or ranks of breakers between two shares of the height where it is rough. */
export function drawWaves(
  stage: Stage,
  {
    name,
    swells,
    breakers: [from, to],
  }: { name: string; swells: readonly number[]; breakers: readonly [number, number] },
): Layer[] {
  const ranks = Math.round((to - from) * 16);
  return roughness(stage) > 2
    ? drawBreakers(stage, { name, from, to, ranks, color: SEA })
    : swells.map((index) => drawSwell(stage, index));
}

/** A long swell with a lit crest; in a storm they tower and break. */
function drawSwell(stage: Stage, index: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork(`swell${index}`);
  const rough = roughness(stage) * (light.weather === 'rain' ? 1.4 : 1);
  const y = height * (0.79 + 0.075 * index);
  const line = swell(random, y, unit * 0.014 * rough * (1 + 0.3 * index), unit * (0.42 + 0.12 * index));
  const near = 0.5 + 0.22 * index;
  const top = waterColor(stage, SEA, near);
  const foot = mix(waterColor(stage, SEA, 1), light.dark, 0.12 + 0.16 * index);
  const defs = linearGradient(
    'swell',
    [0, y - unit * 0.03],
    [0, y + unit * 0.16],
    [
      [0, top, 0.9],
      [1, foot, 0.96],
    ],
  );
  const foam = fill(mix(light.haze, '#ffffff', 0.5), rough > 2 ? 0.6 : 0.32);
  const body =
    path(areaUnder(width, height, line), 'fill="url(#swell)"') +
    path(foamOf(stage, line, rough, random), foam);
  const breakers = rough > 2 ? path(spray(stage, line, random), fill('#ffffff', 0.45)) : '';
  return { name: `swell${index}`, picture: svgDocument(width, height, body + breakers, defs) };
}

function swell(random: Random, y: number, swing: number, span: number): Line {
  const [a, b] = [random.next() * 6.28, random.next() * 6.28];
  // Pointed crests, flat troughs: water is no sine.
  return (x) => {
    const wave = Math.sin((x / span) * 3.14 + a) * 0.7 + Math.sin((x / span) * 7.3 + b) * 0.3;
    return y + swing * (1 - 2 * Math.abs(wave) ** 1.4);
  };
}

/** Broken foam: short lenses that ride on the crest. */
function foamOf({ width, unit }: Stage, line: Line, rough: number, random: Random): string {
  let data = '';
  for (let i = 0; i < (26 * rough * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    const reach = unit * random.range(0.015, 0.06);
    const y = line(x) + unit * random.range(0.002, 0.05);
    const thick = unit * 0.0022 * rough;
    const [from, to] = [line(x - reach) - line(x) + y, line(x + reach) - line(x) + y];
    data += svg`M${x - reach} ${from}Q${x} ${y - thick * 2} ${x + reach} ${to}Q${x} ${y + thick} ${x - reach} ${from}Z`;
  }
  return data;
}

function spray({ width, unit }: Stage, line: Line, random: Random): string {
  let data = '';
  for (let i = 0; i < 60; i++) {
    const x = random.next() * width;
    const r = unit * random.range(0.001, 0.004);
    const y = line(x) - unit * random.range(0, 0.04);
    data += svg`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return data;
}
