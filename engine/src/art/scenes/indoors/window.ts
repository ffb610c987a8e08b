import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import {
  circle,
  dots,
  fill,
  filled,
  linearGradient,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
} from '../../svg.ts';
import { SUNSHINE } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { areaUnder, broadleaf } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './room.ts';
import { WINDOW_VIEWS } from './window-view.ts';

export type WindowShape = {
  /** The opening, px; the sill is its lower edge. */
  box: Box;
  columns: number;
  rows: number;
  curtains: boolean;
  /** Roofs instead of hills. */
  town: boolean;
  id: string;
};

/** A window with the outside of that hour and weather behind its panes, and its sill. */
export function drawWindow(stage: Stage, room: Room, shape: WindowShape): { body: string; defs: string } {
  const { box, columns, rows, curtains, id } = shape;
  const { unit } = stage;
  const { paint, palette, dark } = room;
  const { x, y, width, height } = box;
  const frame = unit * 0.022;
  const trim = paint(palette.trim);
  const outside = drawOutside(stage, room, shape);
  let bars = '';
  for (let i = 1; i < columns; i++) bars += svg`M${x + (width * i) / columns} ${y}v${height}`;
  for (let i = 1; i < rows; i++) bars += svg`M${x} ${y + (height * i) / rows}h${width}`;
  const shine =
    svg`M${x + width * 0.08} ${y + height * 0.42}L${x + width * 0.34} ${y}h${width * 0.13}L${x + width * 0.08} ${y + height * 0.62}Z` +
    svg`M${x + width * 0.56} ${y + height}L${x + width * 0.94} ${y + height * 0.42}v${height * 0.12}L${x + width * 0.64} ${y + height}Z`;
  const sill = sillOf(stage, box);
  const body =
    rect(x - frame * 1.9, y - frame * 1.9, width + frame * 3.8, height + frame * 1.9, fill(dark, 0.1)) +
    rect(x - frame * 1.4, y - frame * 1.4, width + frame * 2.8, height + frame * 1.6, fill(trim)) +
    `<g clip-path="url(#${id}p)">${outside.body}${path(shine, fill('#ffffff', room.lamps > 0 ? 0.05 : 0.12))}</g>` +
    stroked(dark, frame * 0.35, 0.25)`M${x} ${y + height}V${y}H${x + width}` +
    (bars === '' ? '' : path(bars, stroke(trim, frame * 0.75).replaceAll('round', 'butt'))) +
    rect(sill.x, sill.y, sill.width, sill.height, fill(mix(trim, '#ffffff', 0.25)), sill.height * 0.2) +
    rect(sill.x, sill.y + sill.height * 0.6, sill.width, sill.height * 0.4, fill(dark, 0.14)) +
    rect(sill.x + frame, sill.y + sill.height, sill.width - frame * 2, unit * 0.012, fill(dark, 0.12)) +
    (curtains ? drawCurtains(stage, room, box) : '');
  return { body, defs: `<clipPath id="${id}p">${rect(x, y, width, height, '')}</clipPath>${outside.defs}` };
}

/** The board below a window's opening; things stand on its upper edge. */
export function sillOf({ unit }: Stage, { x, y, width, height }: Box): Box {
  return { x: x - unit * 0.06, y: y + height, width: width + unit * 0.12, height: unit * 0.03 };
}

function drawOutside(
  stage: Stage,
  { outside }: Room,
  { box, town, id }: WindowShape,
): { body: string; defs: string } {
  const { unit } = stage;
  const { x, y, width, height } = box;
  const random = stage.random.fork(`outside${id}`);
  const foot = y + height;
  const defs = linearGradient(
    `${id}s`,
    [0, y],
    [0, y + height * 0.95],
    outside.sky.map((color, i) => [i / 4, color, 1] as const),
  );
  const night = outside.time === 'night';
  let sky = rect(x, y, width, height, `fill="url(#${id}s)"`);
  if (outside.stars > 0) {
    const stars = Array.from(
      { length: 26 },
      (): Point => [x + random.next() * width, y + random.next() ** 1.3 * height * 0.7],
    );
    sky += dots(stars, Math.max(1.4, unit * 0.004), '#ffffff', 0.8 * outside.stars);
  }
  if (outside.disc > 0) {
    const sun: Point = [
      x + width * random.range(0.62, 0.78),
      y + height * Math.min(0.62, outside.altitude * 0.62),
    ];
    const radius = unit * outside.disc * 0.8;
    const disc = night ? outside.sun : mix(outside.sun, SUNSHINE, 0.45);
    sky +=
      circle(sun[0], sun[1], radius * 2.1, fill(disc, night ? 0.16 : 0.3)) +
      circle(sun[0], sun[1], radius, fill(disc));
  }
  const cloud =
    outside.clouds > 0.6 ? mix(outside.sky[1], outside.sky[3], 0.4) : mix(outside.sky[3], '#ffffff', 0.6);
  if (!night && outside.disc === 0) sky += drawClouds(box, cloud, 0.8);
  else if (!night) sky += drawClouds(box, cloud, 0.5);
  const line = (k: number, swing: number, phase: number) => (px: number) =>
    foot - height * k - unit * swing * Math.sin((px - x) / (unit * 0.16) + phase);
  const snowy = outside.weather === 'snow';
  const hill = (color: string, near: number): string =>
    inLight(outside, snowy ? mix(color, '#f4f8fc', 0.85) : color, near);
  const shift = (data: string): string => svg`<g transform="translate(${x} 0)">${data}</g>`;
  const asked = stage.behind?.[0];
  const view = asked && asked !== 'skyline' ? WINDOW_VIEWS[asked] : undefined;
  const { calm: _, ...open } = stage;
  const land = view
    ? view({ ...open, light: outside }, box)
    : town || asked === 'skyline'
      ? drawRoofs(
          stage,
          box,
          [hill('#7d8aa0', 0.45), hill('#5a5f78', 0.85)],
          night || outside.time === 'dusk',
          random,
        )
      : shift(
          path(
            areaUnder(width, foot, (px) => line(0.27, 0.03, 0.5)(px + x)),
            fill(hill('#7fa08a', 0.4)),
          ) +
            path(
              areaUnder(width, foot, (px) => line(0.16, 0.022, 2.4)(px + x)),
              fill(hill('#6f9a58', 0.72)),
            ),
        ) +
        path(
          [0.14, 0.3, 0.86]
            .map((k) =>
              broadleaf(x + width * k, foot - height * 0.1, unit * random.range(0.09, 0.14), random),
            )
            .join(''),
          fill(hill('#4c7f4a', 0.8)),
        );
  return { body: sky + land + drawFalling(stage, box, outside.weather, random), defs };
}

function drawClouds({ x, y, width, height }: Box, color: string, opacity: number): string {
  const cloud = (cx: number, cy: number, size: number): string =>
    svg`M${cx - size} ${cy}a${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.42} ${-size * 0.3}a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.92} ${-size * 0.06}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.66} ${size * 0.36}Z`;
  return path(
    cloud(x + width * 0.3, y + height * 0.26, width * 0.17) +
      cloud(x + width * 0.78, y + height * 0.44, width * 0.13),
    fill(color, opacity),
  );
}

function drawRoofs(
  { unit }: Stage,
  { x, y, width, height }: Box,
  [far, near]: readonly [string, string],
  lit: boolean,
  random: Stage['random'],
): string {
  const row = (base: number, wide: number, tall: number): { data: string; tops: Point[] } => {
    let data = '';
    const tops: Point[] = [];
    for (let px = x - random.next() * wide; px < x + width; px += wide) {
      const top = y + height - height * base * random.range(0.7, 1.25);
      const peak = random.next() < 0.4 ? tall : 0;
      data += svg`M${px} ${y + height}V${top}L${px + wide / 2} ${top - peak}L${px + wide + 1} ${top}V${y + height}Z`;
      tops.push([px, top]);
    }
    return { data, tops };
  };
  const back = row(0.42, unit * 0.09, unit * 0.03);
  const front = row(0.24, unit * 0.13, unit * 0.05);
  const panes = [...back.tops, ...front.tops].flatMap(([px, top]) =>
    [0.25, 0.6].flatMap((k, i) =>
      random.next() < 0.6
        ? [
            svg`M${px + unit * 0.1 * k} ${top + unit * 0.03 * (i + 1)}h${unit * 0.014}v${unit * 0.02}h${-unit * 0.014}Z`,
          ]
        : [],
    ),
  );
  return (
    path(back.data, fill(far)) +
    path(front.data, fill(near)) +
    (lit ? path(panes.join(''), fill('#ffd486', 0.9)) : '')
  );
}

function drawFalling(
  { unit }: Stage,
  { x, y, width, height }: Box,
  weather: string,
  random: Stage['random'],
): string {
  if (weather === 'rain' || weather === 'storm') {
    let data = '';
    for (let i = 0; i < 46; i++) {
      const long = unit * random.range(0.02, 0.05);
      data += svg`M${x + random.range(0, 1.1) * width} ${y + random.range(-0.05, 1) * height}l${-long * 0.2} ${long}`;
    }
    // Drops that cling to the glass.
    const drops = Array.from(
      { length: 22 },
      (): Point => [x + random.next() * width, y + random.next() * height],
    );
    return (
      path(data, stroke('#e6eef6', Math.max(1, unit * 0.0026), 0.45)) +
      dots(drops, unit * 0.007, '#f2f7fb', 0.5)
    );
  }
  if (weather !== 'snow') return '';
  const flakes = Array.from(
    { length: 60 },
    (): Point => [x + random.next() * width, y + random.next() * height],
  );
  return (
    dots(flakes.slice(0, 42), unit * 0.007, '#ffffff', 0.85) +
    dots(flakes.slice(42), unit * 0.012, '#ffffff', 0.9)
  );
}

function drawCurtains({ unit }: Stage, { paint, palette, dark, floorY }: Room, { x, y, width }: Box): string {
  const cloth = paint(mix(palette.second, palette.trim, 0.25));
  const wide = unit * 0.12;
  const top = y - unit * 0.055;
  const foot = floorY - unit * 0.02;
  const side = (from: number, turn: number): string => {
    const to = from + turn * wide;
    const hem = from + turn * wide * 1.18;
    const folds = [0.3, 0.6]
      .map(
        (k) => svg`M${from + turn * wide * k} ${top + unit * 0.02}L${from + turn * wide * 1.1 * k} ${foot}`,
      )
      .join('');
    return (
      filled(
        cloth,
      )`M${from} ${top}H${to}C${to} ${(top + foot) / 2} ${hem} ${(top + foot) / 2} ${hem} ${foot}H${from}Z` +
      path(folds, stroke(dark, unit * 0.006, 0.16)) +
      filled(
        dark,
        0.08,
      )`M${to} ${top}C${to} ${(top + foot) / 2} ${hem} ${(top + foot) / 2} ${hem} ${foot}h${-turn * wide * 0.22}C${hem - turn * wide * 0.3} ${(top + foot) / 2} ${to - turn * wide * 0.2} ${(top + foot) / 2} ${to - turn * wide * 0.2} ${top}Z`
    );
  };
  const [left, right] = [x - unit * 0.1, x + width + unit * 0.1];
  const rod = svg`M${left - unit * 0.03} ${top}H${right + unit * 0.03}`;
  return side(left, 1) + side(right, -1) + path(rod, stroke(paint(palette.wood), unit * 0.014));
}
