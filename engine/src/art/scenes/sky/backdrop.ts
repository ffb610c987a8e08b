import type { Backdrop } from '../../../brief/setting.ts';
import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, path, rect, svg, svgDocument } from '../../svg.ts';
import { drawRange } from '../land/range.ts';
import { waterColor } from '../land/water.ts';
import { createWood } from '../land/wood.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
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

/** Two rows of towers in the haze down to `base` px, their windows lit by the hour. */
export function drawSkyline(stage: Stage, base: number): Layer[] {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('skyline');
  let body = '';
  for (const [near, low, high] of [
    [0.26, 0.2, 0.42],
    [0.42, 0.1, 0.3],
  ] as const) {
    let [towers, lamps, panes] = ['', '', ''];
    for (let x = -unit * 0.04; x < width; ) {
      const wide = unit * random.range(0.05, 0.11);
      // Highest in the middle of the town.
      const centre = 1 - 0.5 * Math.abs((x + wide / 2) / width - 0.55) * 2;
      const wanted = unit * random.range(low, high) * centre;
      const tall = Math.min(...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, base, wanted)));
      const top = base - tall;
      const roof = random.integer(0, 3);
      towers += svg`M${x} ${base + 4}V${top}${roof === 0 ? svg`L${x + wide / 2} ${top - tall * 0.12}` : ''}${roof === 1 ? svg`H${x + wide * 0.44}V${top - tall * 0.16}h${wide * 0.05}V${top}` : ''}L${x + wide} ${top}V${base + 4}Z`;
      for (let y = top + unit * 0.02; y < base - unit * 0.02; y += unit * 0.022)
        for (let wx = x + wide * 0.14; wx < x + wide * 0.8; wx += unit * 0.0165) {
          const pane = svg`M${wx} ${y}h${unit * 0.0075}v${unit * 0.01}h${-unit * 0.0075}Z`;
          if (random.next() < lampShare(light) * 0.6) lamps += pane;
          else if (random.next() < 0.5) panes += pane;
        }
      x += wide * random.range(0.92, 1.25);
    }
    const color = inLight(light, '#5d6f8c', near);
    body +=
      path(towers, fill(color)) +
      path(panes, fill(mix(color, light.sky[4], 0.35), 0.5)) +
      (lamps === '' ? '' : path(lamps, fill(mix(LAMP, light.haze, 0.75 - near))));
  }
  return [{ name: 'behind', picture: svgDocument(width, height, body) }, veil(stage, base)];
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
