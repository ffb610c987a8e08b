import type { Box } from '../../../geometry.ts';
import { fill, linearGradient, type Point, path, radialGradient, svg, svgDocument } from '../../svg.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Room } from './room.ts';
import { LAMP_LIGHT } from './room-light.ts';

/** A lamp's place and how far its light reaches, px. */
export type Glow = { at: Point; reach: number; always?: boolean };

/** Pools of light around lamps; pale by day only where a fire burns. */
export function drawLamps({ width, height }: Stage, room: Room, glows: readonly Glow[]): Layer {
  const pools = glows.map(({ at, reach, always }, i) =>
    drawPool(`pool${i}`, at, reach, room.lamps, always ?? false),
  );
  const [body, defs] = [pools.map((pool) => pool.body).join(''), pools.map((pool) => pool.defs).join('')];
  return { name: 'lamps', picture: svgDocument(width, height, body, defs) };
}

/** The panes of windows lying on the floor, drawn out towards the middle of the room; nothing without sun. */
export function drawSun(stage: Stage, room: Room, windows: readonly Box[]): { body: string; defs: string } {
  if (room.lamps > 0 || room.outside.disc === 0 || windows.length === 0) return { body: '', defs: '' };
  const { width, height, unit } = stage;
  const { floorY, outside } = room;
  const low = outside.time === 'day' ? 0.45 : 0.95;
  const depth = Math.min(height - floorY, unit * 0.34);
  const [near, far] = [floorY + depth * 0.1, floorY + depth * 0.98];
  let data = '';
  for (const { x, width: wide } of windows) {
    const turn = x + wide / 2 > width / 2 ? -1 : 1;
    const lean = turn * unit * 0.3 * low;
    const [start, end] = [lean * 0.3, lean + turn * wide * 0.1];
    // Nearer to the viewer the panes lie wider.
    const spread = (share: number): number => x + wide / 2 + (share - 0.5) * wide * 1.16 + end;
    for (const [from, to] of [
      [0.02, 0.48],
      [0.53, 0.99],
    ] as const)
      data += svg`M${x + wide * from + start} ${near}H${x + wide * to + start}L${spread(to)} ${far}H${spread(from)}Z`;
  }
  const strength = outside.time === 'day' ? 0.3 : 0.38;
  const defs = linearGradient(
    'sun',
    [0, near],
    [0, far],
    [
      [0, outside.sun, strength],
      [1, outside.sun, strength * 0.4],
    ],
  );
  return { body: path(data, 'fill="url(#sun)"'), defs };
}

function drawPool(
  id: string,
  [x, y]: Point,
  reach: number,
  lamps: number,
  always: boolean,
): { body: string; defs: string } {
  const strength = Math.max(lamps, always ? 0.35 : 0);
  if (strength === 0) return { body: '', defs: '' };
  const defs = radialGradient(id, [x, y], reach, [
    [0, LAMP_LIGHT, 0.66 * strength],
    [0.25, LAMP_LIGHT, 0.38 * strength],
    [0.6, LAMP_LIGHT, 0.13 * strength],
    [1, LAMP_LIGHT, 0],
  ]);
  return { body: svg`<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#${id})"/>`, defs };
}

/** A soft round rug seen from the side, or the shade below a thing. */
export const lyingOval = (
  x: number,
  y: number,
  reach: number,
  half: number,
  color: string,
  opacity = 1,
): string => svg`<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${half}" ${fill(color, opacity)}/>`;
