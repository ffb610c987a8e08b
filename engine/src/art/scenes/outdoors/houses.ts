import { mix } from '../../../color/oklch.ts';
import { fill, path, svg, svgDocument } from '../../svg.ts';
import { drawFacade } from '../buildings/facade.ts';
import { drawTownHouse } from '../buildings/town-house.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { calmHeight, type Layer } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

// A house with its roof, of its walls.
const ROOFED = 1.3;

/** A closed row of houses, lower where the words stand, no two neighbours of one color. */
export function drawHouses(
  { stage, levelY }: Ground,
  part: Extract<Part, { houses: unknown }>,
  plain = false,
): string[] {
  const { width, unit } = stage;
  const { houses: kind, name, walls, tiles = ['#8c4a3c'], awnings = [], shops = 1, near, storey } = part;
  const random = stage.random.fork(name);
  const y = levelY(part.y);
  const row: string[] = [];
  let last = -1;
  for (let x = -unit * random.range(0.02, 0.12); x < width; ) {
    const wide = unit * random.range(...part.wide);
    const most = random.integer(...part.floors);
    const wanted = unit * storey * (most + 0.3) * random.range(0.97, 1.03) * ROOFED;
    const wall = Math.min(...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, y, wanted))) / ROOFED;
    let color = random.integer(0, walls.length - 1);
    if (color === last) color = (color + 1) % walls.length;
    last = color;
    const floors = Math.max(2, Math.min(most, Math.round(wall / (unit * storey))));
    const house = { x, y, width: wide, wall, floors, color: walls[color] ?? '#e8d9c0', near, plain };
    const shop = awnings.length > 0 && random.next() < shops ? { awning: random.pick(awnings) } : {};
    const tile = random.pick(tiles);
    // Its own chance: the same houses stand in the water.
    const own = random.fork(`house${row.length}`);
    row.push(
      kind === 'town'
        ? drawTownHouse(stage, { ...house, ...shop, tiles: tile }, own)
        : drawFacade(stage, { ...house, ...shop, style: kind }, own),
    );
    x += wide;
  }
  return row;
}

/** Roofs of the streets behind, one outline; some windows lit. */
export function drawRoofs({ stage, levelY }: Ground, part: Extract<Part, { roofs: unknown }>): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork(part.name);
  const base = levelY(part.roofs);
  let [data, panes] = ['', ''];
  for (let x = -unit * 0.05; x < width; ) {
    const wide = unit * random.range(...part.wide);
    const tall = calmHeight(stage, x + wide / 2, base, unit * random.range(...part.tall));
    const top = base - tall;
    data += svg`M${x} ${base}V${top}L${x + wide / 2} ${top - Math.min(tall, wide) * random.range(0.2, 0.6)}L${x + wide} ${top}V${base}Z`;
    if (random.next() < lampShare(light))
      panes += svg`M${x + wide * 0.4} ${top + tall * 0.5}h${wide * 0.14}v${tall * 0.18}h${-wide * 0.14}Z`;
    x += wide;
  }
  const color = inLight(light, part.color, part.near);
  const lit = part.lit ? path(panes, fill(mix(LAMP, light.haze, 0.4))) : '';
  return { name: part.name, picture: svgDocument(width, height, path(data, fill(color)) + lit) };
}
