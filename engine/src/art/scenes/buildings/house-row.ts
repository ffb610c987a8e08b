import { glowDefs } from '../light/lamps.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import { drawTownHouse } from './town-house.ts';

type Row = {
  /** Colors that the seed chooses among, `#rrggbb`. */
  walls: readonly string[];
  tiles: readonly string[];
  /** Heights of the walls, of the unit. */
  tall: readonly [least: number, most: number];
  near: number;
};

// A house with its roof, of its walls.
const ROOFED = 1.4;

/** A closed row of town houses behind a square, lower where the words stand; `base` px from the top. */
export function drawHouseRow(stage: Stage, base: number, { walls, tiles, tall, near }: Row): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('houses');
  const row: string[] = [];
  for (let x = -unit * 0.05; x < width; ) {
    const wide = unit * random.range(0.13, 0.19);
    const wanted = unit * random.range(...tall) * ROOFED;
    const wall = Math.min(...[x, x + wide].map((at) => calmHeight(stage, at, base, wanted))) / ROOFED;
    const floors = Math.max(2, Math.round(wall / (unit * 0.1)));
    const look = { color: random.pick(walls), tiles: random.pick(tiles), near };
    row.push(drawTownHouse(stage, { x, y: base, width: wide, wall, floors, ...look }, random));
    x += wide;
  }
  return splitLayers(stage, 'houses', row, glowDefs);
}
