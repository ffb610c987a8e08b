import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, gradientDown, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.74;
/** Glass, stone, slate: the towers of a row differ. */
const FACADES = ['#7fa6c4', '#b9a98f', '#67809d'] as const;
const NEON = ['#ff4fa3', '#39d9ff', '#ffd23f', '#a06bff'] as const;
const LAMPS = ['#ffd88a', '#ffe9b8', '#a9d4ff', '#ffc27a'] as const;
const ROWS = [
  { base: 0.76, tall: 0.34, near: 0.26, narrow: 0.04, wide: 0.075 },
  { base: 0.82, tall: 0.42, near: 0.48, narrow: 0.055, wide: 0.1 },
  { base: 0.9, tall: 0.5, near: 0.74, narrow: 0.08, wide: 0.15 },
] as const;

/** Three rows of towers with lit windows, a wet street in front. */
export const city: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { light, height } = stage;
  const rows = ROWS.flatMap(({ base }, index) => [
    drawRow(stage, index),
    drawFog(
      stage,
      `smog${index}`,
      [base - 0.26, base + 0.12],
      (0.42 * light.mist + 0.08) * (index === 2 ? 0.6 : 1),
      mix(light.haze, light.sun, 0.1),
    ),
  ]);
  return {
    back: [...drawSky(stage, HORIZON), ...rows, drawStreet(stage)],
    front: [],
    groundY: () => height * 0.955,
  };
}

const litShare = ({ light: { time, weather } }: Stage): number =>
  ({ night: 0.36, dusk: 0.3, sunset: 0.16, dawn: 0.14, golden: 0.05, day: 0 })[time] +
  (weather === 'rain' || weather === 'storm' ? 0.08 : 0);

function drawRow(stage: Stage, index: number): Layer {
  const row = ROWS[index] ?? ROWS[0];
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork(`row${index}`);
  const facades = FACADES.map(() => '');
  const signs = NEON.map(() => '');
  let [sides, sheen] = ['', ''];
  const windows = LAMPS.map(() => '');
  let panes = '';
  for (let x = -unit * 0.03; x < width + unit * 0.03; ) {
    const wide = unit * random.range(row.narrow, row.wide);
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 0.9;
    const open = Math.abs(x + wide / 2 - sunX) < unit * 0.15 && index > 0 ? 0.6 : 1;
    const wanted = unit * row.tall * random.range(0.34, 1) * (0.5 + 0.6 * middle) * open;
    const tall = calmHeight(stage, x + wide / 2, height * row.base, wanted);
    const top = height * row.base - tall;
    const facade = random.integer(0, FACADES.length - 1);
    facades[facade] += svg`M${x} ${height}V${top}H${x + wide}V${height}Z${roof(x, top, wide, unit, random)}`;
    // The flank away from the light gives each tower its edge.
    const flank = wide * 0.22;
    sides += svg`M${sunX > x ? x : x + wide - flank} ${top}h${flank}V${height}h${-flank}Z`;
    // Glass mirrors the sky in a slanting band.
    if (facade === 0)
      sheen += svg`M${x + wide * 0.1} ${top + tall * 0.05}h${wide * 0.34}L${x + wide * 0.9} ${top + tall * 0.55}v${tall * 0.2}Z`;
    if (index === 2 && random.next() < 0.34) {
      const [sx, long] = [x + wide * random.range(0.15, 0.7), tall * random.range(0.2, 0.36)];
      signs[random.integer(0, NEON.length - 1)] +=
        svg`M${sx} ${top + tall * 0.14}h${unit * 0.012}v${long}h${-unit * 0.012}Z`;
    }
    const cell = wide / Math.max(3, Math.round(wide / (unit * 0.021)));
    for (let wy = top + cell * 0.8; wy < height * row.base - cell; wy += cell * 1.35) {
      for (let wx = x + cell * 0.3; wx < x + wide - cell * 0.6; wx += cell) {
        const pane = svg`M${wx} ${wy}h${cell * 0.46}v${cell * 0.66}h${-cell * 0.46}Z`;
        const lamp = random.integer(0, LAMPS.length - 1);
        if (random.next() < litShare(stage)) windows[lamp] += pane;
        else if (random.next() < 0.6) panes += pane;
      }
    }
    x += wide + (random.next() < 0.25 ? unit * random.range(0.004, 0.018) : 0);
  }
  const defs = FACADES.map((own, i) => {
    const color = inLight(light, own, row.near);
    return gradientDown(
      `t${i}`,
      [height * (row.base - row.tall), height * row.base],
      [color, mix(color, light.haze, 0.4 * light.mist + 0.1)],
    );
  }).join('');
  const dark = light.time === 'night' || light.time === 'dusk';
  const body =
    facades.map((data, i) => path(data, `fill="url(#t${i})"`)).join('') +
    path(sheen, fill(light.sky[4], dark ? 0.05 : 0.26)) +
    path(sides, fill(light.dark, 0.1 + 0.06 * index)) +
    path(
      panes,
      fill(light.time === 'day' ? mix(light.sky[2], '#ffffff', 0.3) : light.dark, 0.1 + 0.1 * index),
    ) +
    windows.map((data, i) => path(data, fill(LAMPS[i] ?? LAMPS[0], 0.55 + 0.17 * index))).join('') +
    (dark ? signs.map((data, i) => drawSign(data, NEON[i] ?? NEON[0], unit)).join('') : '');
  return { name: `towers${index}`, picture: svgDocument(width, height, body, defs) };
}

/** A neon sign and the shine around it. */
function drawSign(data: string, color: string, unit: number): string {
  if (data === '') return '';
  return (
    path(data, stroke(color, unit * 0.03, 0.12)) +
    path(data, stroke(color, unit * 0.014, 0.25)) +
    path(data, fill(mix(color, '#ffffff', 0.25)))
  );
}

function roof(x: number, top: number, wide: number, unit: number, random: Random): string {
  const kind = random.next();
  if (kind < 0.18) return svg`M${x + wide * 0.48} ${top}v${-unit * 0.07}h${unit * 0.004}V${top}Z`;
  if (kind < 0.3) return svg`M${x} ${top + 1}L${x + wide * 0.5} ${top - wide * 0.5}L${x + wide} ${top + 1}Z`;
  if (kind < 0.52) return svg`M${x + wide * 0.2} ${top + 1}v${-unit * 0.022}h${wide * 0.6}V${top + 1}Z`;
  if (kind < 0.64) return svg`M${x} ${top + 1}L${x} ${top - wide * 0.3}L${x + wide} ${top + 1}Z`;
  return '';
}

/** A quay with the lights of the town in its wet stones. */
function drawStreet(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('street');
  const top = height * 0.9;
  const wet = light.weather === 'rain' || light.weather === 'storm';
  const shine = LAMPS.map((lamp) => {
    let data = '';
    for (let i = 0; i < 16; i++) {
      const y = top + (height - top) * random.range(0.12, 1);
      const long = unit * random.range(0.012, 0.08);
      data += svg`M${random.next() * width} ${y}h${long}v${unit * 0.0035}h${-long}Z`;
    }
    return path(data, fill(lamp, Math.min(0.5, litShare(stage) * (wet ? 1.4 : 0.9) + 0.04)));
  });
  const defs = gradientDown(
    'street',
    [top, height],
    [inLight(light, '#5c6470', 0.78), inLight(light, mix('#3b414c', light.dark, 0.4), 1)],
  );
  const kerb = rect(0, top, width, unit * 0.006, fill(mix(light.haze, light.sun, 0.4), 0.35));
  const body = rect(0, top, width, height - top, 'fill="url(#street)"') + kerb + shine.join('');
  return { name: 'street', picture: svgDocument(width, height, body, defs) };
}
