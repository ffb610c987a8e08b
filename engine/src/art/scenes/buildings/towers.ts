import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, gradientDown, path, stroke, svg, svgDocument } from '../../svg.ts';
import { inLight, type Light } from '../light/light.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';

/** A row of towers down to `base`, px; the rest in units. */
export type TowerRow = {
  name: string;
  base: number;
  wide: readonly [least: number, most: number];
  tall: readonly [least: number, most: number];
  near: number;
  /** With neon signs that are lit after dark. */
  signs?: boolean;
};

/** Glass, stone, slate: the towers of a row differ. */
const FACADES = ['#7fa6c4', '#b9a98f', '#67809d'] as const;
const NEON = ['#ff4fa3', '#39d9ff', '#ffd23f', '#a06bff'] as const;
const LAMPS = ['#ffd88a', '#ffe9b8', '#a9d4ff', '#ffc27a'] as const;

/** The share of the windows in which somebody has a light. */
const litShare = ({ time, weather }: Light): number =>
  ({ night: 0.36, dusk: 0.3, sunset: 0.16, dawn: 0.14, golden: 0.05, day: 0 })[time] +
  (weather === 'rain' || weather === 'storm' ? 0.08 : 0);

/** Towers with lit windows, highest in the middle of the town, low where the sun looks through and where words stand. */
export function drawTowers(stage: Stage, row: TowerRow): Layer {
  const { width, height, unit, light, sunX } = stage;
  const { name, base, near } = row;
  const random = stage.random.fork(name);
  const facades = FACADES.map(() => '');
  const signs = NEON.map(() => '');
  const windows = LAMPS.map(() => '');
  let [sides, sheen, panes] = ['', '', ''];
  for (let x = -unit * 0.03; x < width + unit * 0.03; ) {
    const wide = unit * random.range(...row.wide);
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 0.9;
    const open = Math.abs(x + wide / 2 - sunX) < unit * 0.15 && near > 0.4 ? 0.6 : 1;
    const wanted = unit * random.range(...row.tall) * (0.5 + 0.6 * middle) * open;
    const tall = Math.min(...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, base, wanted)));
    const top = base - tall;
    const facade = random.integer(0, FACADES.length - 1);
    facades[facade] +=
      svg`M${x} ${base + 4}V${top}H${x + wide}V${base + 4}Z${roof(x, top, wide, unit, random)}`;
    // The flank away from the light gives each tower its edge.
    const flank = wide * 0.22;
    sides += svg`M${sunX > x ? x : x + wide - flank} ${top}h${flank}V${base + 4}h${-flank}Z`;
    // Glass mirrors the sky in a slanting band.
    if (facade === 0)
      sheen += svg`M${x + wide * 0.1} ${top + tall * 0.05}h${wide * 0.34}L${x + wide * 0.9} ${top + tall * 0.55}v${tall * 0.2}Z`;
    if (row.signs && random.next() < 0.34) {
      const [sx, long] = [x + wide * random.range(0.15, 0.7), tall * random.range(0.2, 0.36)];
      signs[random.integer(0, NEON.length - 1)] +=
        svg`M${sx} ${top + tall * 0.14}h${unit * 0.012}v${long}h${-unit * 0.012}Z`;
    }
    const cell = wide / Math.max(3, Math.round(wide / (unit * 0.021)));
    for (let wy = top + cell * 0.8; wy < base - cell; wy += cell * 1.35)
      for (let wx = x + cell * 0.3; wx < x + wide - cell * 0.6; wx += cell) {
        const pane = svg`M${wx} ${wy}h${cell * 0.46}v${cell * 0.66}h${-cell * 0.46}Z`;
        const lamp = random.integer(0, LAMPS.length - 1);
        if (random.next() < litShare(light)) windows[lamp] += pane;
        else if (random.next() < 0.6) panes += pane;
      }
    x += wide + (random.next() < 0.25 ? unit * random.range(0.004, 0.018) : 0);
  }
  const defs = FACADES.map((own, i) => {
    const color = inLight(light, own, near);
    return gradientDown(
      `t${i}`,
      [base - unit * row.tall[1], base],
      [color, mix(color, light.haze, 0.4 * light.mist + 0.1)],
    );
  }).join('');
  const dark = light.time === 'night' || light.time === 'dusk';
  const pane = light.time === 'day' ? mix(light.sky[2], '#ffffff', 0.3) : light.dark;
  const body =
    facades.map((data, i) => path(data, `fill="url(#t${i})"`)).join('') +
    path(sheen, fill(light.sky[4], (dark ? 0.05 : 0.26) * Math.min(1, near * 1.4))) +
    path(sides, fill(light.dark, 0.04 + 0.24 * near)) +
    path(panes, fill(pane, 0.02 + 0.38 * near)) +
    windows.map((data, i) => path(data, fill(LAMPS[i] ?? LAMPS[0], 0.48 + 0.6 * near))).join('') +
    (dark ? signs.map((data, i) => drawSign(data, NEON[i] ?? NEON[0], unit)).join('') : '');
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** A neon sign and the shine around it. */
const drawSign = (data: string, color: string, unit: number): string =>
  data === ''
    ? ''
    : path(data, stroke(color, unit * 0.03, 0.12)) +
      path(data, stroke(color, unit * 0.014, 0.25)) +
      path(data, fill(mix(color, '#ffffff', 0.25)));

function roof(x: number, top: number, wide: number, unit: number, random: Random): string {
  const kind = random.next();
  if (kind < 0.18) return svg`M${x + wide * 0.48} ${top}v${-unit * 0.07}h${unit * 0.004}V${top}Z`;
  if (kind < 0.3) return svg`M${x} ${top + 1}L${x + wide * 0.5} ${top - wide * 0.5}L${x + wide} ${top + 1}Z`;
  if (kind < 0.52) return svg`M${x + wide * 0.2} ${top + 1}v${-unit * 0.022}h${wide * 0.6}V${top + 1}Z`;
  if (kind < 0.64) return svg`M${x} ${top + 1}L${x} ${top - wide * 0.3}L${x + wide} ${top + 1}Z`;
  return '';
}
