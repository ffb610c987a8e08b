import type { Backdrop } from '../../../brief/setting.ts';
import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, path, rect, svg, svgDocument } from '../../svg.ts';
import { drawTowers } from '../buildings/towers.ts';
import { drawRange } from '../land/range.ts';
import { waterColor } from '../land/water.ts';
import { createWood } from '../land/wood.ts';
import { inLight } from '../light/light.ts';
import { evergreen } from '../seasons.ts';
import { calmHeight, type Layer, type Place, type Stage } from '../stage.ts';
import { drawFog } from './fog.ts';

/** What the prompt names behind the place, on its horizon; a place that shows the same by itself needs no other. */
export function drawBackdrops(stage: Stage, { horizon, shows }: Place): Layer[] {
  const own: Readonly<Record<Backdrop, readonly string[]>> = {
    mountains: ['mountain'],
    skyline: ['skyscraper'],
    forest: ['wood'],
    sea: ['wave', 'sea'],
  };
  // The hills of the place stand before it: what is far begins a little higher than the sky ends.
  const base = stage.height * horizon + stage.unit * 0.03;
  return (stage.behind ?? [])
    .filter((kind) => !own[kind].some((noun) => shows.includes(noun)))
    .flatMap((kind) => DRAWN[kind](stage, base));
}

const NEEDLES = '#2f6a54';
const DRAWN: Readonly<Record<Backdrop, (stage: Stage, base: number) => Layer[]>> = {
  mountains: drawMountains,
  skyline: drawSkyline,
  forest: drawWood,
  sea: drawFarSea,
};

function veil(stage: Stage, base: number): Layer {
  const { height, light } = stage;
  const low = base / height;
  return drawFog(stage, 'behind-fog', [low - 0.16, low + 0.12], 0.5 * light.mist + 0.12);
}

function drawMountains(stage: Stage, base: number): Layer[] {
  const { width, height, unit } = stage;
  const range = (name: string, rise: number, count: number, near: number, snow: number): string =>
    drawRange(stage, { name, base, height: unit * rise, count, near, snow, rock: '#5b6f8a' });
  const body = range('behind-far', 0.42, 4, 0.32, 0.45) + range('behind-near', 0.27, 6, 0.48, 0.3);
  return [{ name: 'behind', picture: svgDocument(width, height, body) }, veil(stage, base)];
}

/** Two rows of towers in the haze down to `base` px. */
export function drawSkyline(stage: Stage, base: number): Layer[] {
  const far = { name: 'behind', base, wide: [0.05, 0.11], tall: [0.16, 0.37], near: 0.26 } as const;
  const near = { ...far, name: 'behind-near', tall: [0.08, 0.25], near: 0.42 } as const;
  return [drawTowers(stage, far), drawTowers(stage, near), veil(stage, base)];
}

function drawWood(stage: Stage, base: number): Layer[] {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('wood');
  const rows = [
    [0.3, 0.2, 0.28],
    [0.44, 0.12, 0.2],
  ] as const;
  const body = rows.map(([near, low, high]) => {
    const strip = svg`M0 ${base + 4}V${base - unit * 0.02}H${width}V${base + 4}Z`;
    const wood = createWood(stage, { needles: NEEDLES, near });
    const count = Math.round((70 * width) / (unit * 1.9));
    for (let i = 0; i < count; i++) {
      const x = ((i + random.next()) / count) * width;
      wood.plant(x, base + 3, calmHeight(stage, x, base, unit * random.range(low, high) * 0.8), random);
    }
    return path(strip, fill(inLight(light, evergreen(stage, NEEDLES), near))) + wood.draw();
  });
  return [{ name: 'behind', picture: svgDocument(width, height, body.join('')) }, veil(stage, base)];
}

/** A band of the sea up to a horizon of its own, with the shine of the sun on it. */
function drawFarSea(stage: Stage, base: number): Layer[] {
  const { width, height, unit, light, sunX } = stage;
  const top = base - unit * 0.09;
  const defs = gradientDown(
    'far-sea',
    [top, base + unit * 0.06],
    [mix(waterColor(stage, '#1f6f93', 0.1), light.sky[2], 0.2), waterColor(stage, '#1f6f93', 0.5)],
  );
  const random = stage.random.fork('far-sea');
  let shine = '';
  for (let i = 0; i < 46; i++) {
    const k = random.next();
    const x = sunX + (random.next() + random.next() - 1) * unit * (0.1 + 0.2 * k);
    shine += svg`M${x} ${top + unit * 0.1 * k}h${unit * random.range(0.012, 0.04)}v${unit * 0.0018}h${-unit * 0.02}Z`;
  }
  const body =
    rect(0, top, width, base - top + unit * 0.2, 'fill="url(#far-sea)"') +
    path(shine, fill(light.sun, light.disc > 0 ? 0.6 : 0.12));
  return [{ name: 'behind', picture: svgDocument(width, height, body, defs) }];
}
