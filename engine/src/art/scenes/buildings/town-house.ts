import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, filled, lines, type Point, path, rect, svg } from '../../svg.ts';
import { drawGlow, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';
import { drawPanes } from './houses.ts';

export type TownHouse = {
  x: number;
  /** The pavement, px. */
  y: number;
  width: number;
  /** To the eaves. */
  wall: number;
  floors: number;
  color: string;
  tiles: string;
  near: number;
  /** A shop on the ground floor, with an awning of this color. */
  awning?: string;
  /** Walls, roof and windows alone, as water shows them. */
  plain?: boolean;
};

/** A narrow house in a row, seen from the front: gable or mansard, sash windows, a shop or a door. */
export function drawTownHouse(stage: Stage, house: TownHouse, random: Random): string {
  const { light, sunX } = stage;
  const { x, y, width, wall, floors, near, awning } = house;
  const storey = wall / (floors + 0.2);
  const face = inLight(light, house.color, near);
  const lit = mix(face, light.sun, 0.06 + 0.1 * light.glow);
  const shade = mix(face, light.dark, 0.24);
  const stone = mix(face, inLight(light, '#fff6e6', near), 0.55);
  const tile = inLight(
    light,
    isSnowy(stage) ? '#eef4fa' : house.tiles,
    Math.max(near, isSnowy(stage) ? 0.8 : 0),
  );
  const top = y - wall;
  const kind = random.integer(0, 3);
  const edge = Math.max(1, width * 0.016);
  let drawn = drawRoof(stage, house, kind, tile, lit, random);
  drawn += rect(x, top, width, wall, fill(lit));
  if (!house.plain)
    drawn +=
      rect(sunX > x + width / 2 ? x : x + width * 0.88, top, width * 0.12, wall, fill(shade, 0.5)) +
      rect(x - edge, top - edge, width + edge * 2, edge * 2.4, fill(stone)) +
      rect(x, y - storey * 1.06, width, edge * 1.6, fill(stone));
  const columns = Math.max(2, Math.round(width / (storey * 0.72)));
  const cell = width / columns;
  const panes: { at: Point; w: number; h: number }[] = [];
  let [sills, shutters] = ['', ''];
  const shuttered = random.next() < 0.4;
  for (let floor = 1; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const at: Point = [x + cell * (column + 0.5), y - storey * (floor + 0.3)];
      const [w, h] = [cell * 0.44, storey * 0.58];
      panes.push({ at, w, h });
      sills += svg`M${at[0] - w * 0.66} ${at[1]}h${w * 1.32}v${edge * 1.4}h${-w * 1.32}Z`;
      if (shuttered)
        for (const side of [-1, 1])
          shutters += svg`M${at[0] + side * w * 0.54} ${at[1]}v${-h}h${side * w * 0.34}v${h}Z`;
    }
  }
  drawn += drawPanes(stage, panes, mix(shade, light.dark, 0.5), random, !house.plain);
  if (house.plain) return drawn;
  drawn += path(sills, fill(stone));
  if (shuttered) drawn += path(shutters, fill(inLight(light, mix(house.tiles, '#3f6f66', 0.6), near)));
  return (
    drawn + (awning ? drawShop(stage, house, storey, awning, random) : drawDoor(stage, house, storey, random))
  );
}

function drawRoof(
  stage: Stage,
  { x, y, width, wall, near, color, plain }: TownHouse,
  kind: number,
  tile: string,
  lit: string,
  random: Random,
): string {
  const { light } = stage;
  const top = y - wall;
  const rise = width * (kind === 0 ? 0.46 : 0.3);
  const brick = fill(inLight(light, mix(color, '#7a4a3c', 0.7), near));
  const left = x + width * random.range(0.12, 0.26);
  const chimney = plain ? '' : rect(left, top - rise * 1.2, width * 0.1, rise * 1.2, brick);
  const window = (at: Point, w: number): string =>
    drawPanes(stage, [{ at, w, h: w * 1.1 }], mix(lit, light.dark, 0.5), random);
  if (kind === 0) {
    // A stepped or a plain gable towards the street.
    const gable: Point[] = [
      [x, top + 1],
      [x + width * 0.5, top - rise],
      [x + width, top + 1],
    ];
    return (
      chimney +
      filled(
        mix(tile, light.dark, 0.12),
      )`M${x - width * 0.03} ${top}L${x + width * 0.5} ${top - rise * 1.1}L${x + width * 1.03} ${top}Z` +
      path(lines(gable, true), fill(lit)) +
      window([x + width * 0.5, top - rise * 0.14], width * 0.16)
    );
  }
  if (kind === 1)
    return (
      rect(x, top - rise * 0.34, width, rise * 0.36, fill(mix(lit, light.sun, 0.06))) +
      rect(x - width * 0.02, top - rise * 0.4, width * 1.04, rise * 0.1, fill(tile))
    );
  const inset = width * (kind === 2 ? 0.12 : 0.05);
  const slope = svg`M${x - width * 0.03} ${top + 1}L${x + inset} ${top - rise}L${x + width - inset} ${top - rise}L${x + width * 1.03} ${top + 1}Z`;
  const dormer = (share: number): string => {
    const [dx, w] = [x + width * share, width * 0.17];
    return (
      rect(dx - w / 2, top - rise * 0.72, w, rise * 0.7, fill(lit)) +
      filled(
        mix(tile, light.dark, 0.2),
      )`M${dx - w * 0.66} ${top - rise * 0.7}L${dx} ${top - rise * 1.02}L${dx + w * 0.66} ${top - rise * 0.7}Z` +
      window([dx, top - rise * 0.12], w * 0.56)
    );
  };
  if (plain) return path(slope, fill(tile));
  return chimney + path(slope, fill(tile)) + (kind === 2 ? dormer(0.5) : dormer(0.3) + dormer(0.7));
}

function drawShop(
  stage: Stage,
  { x, y, width, near }: TownHouse,
  storey: number,
  awning: string,
  random: Random,
): string {
  const { light } = stage;
  const share = lampShare(light);
  const [left, wide] = [x + width * 0.08, width * 0.84];
  const dark = inLight(light, '#3d3a40', near);
  const glass =
    share > 0.25 && random.next() < 0.85
      ? mix(LAMP, '#fff2cf', 0.3)
      : mix(dark, light.sky[2], light.time === 'day' || light.time === 'golden' ? 0.5 : 0.18);
  const cloth = inLight(light, awning, near);
  const pale = inLight(light, '#fbf4e6', near);
  const top = y - storey * 0.98;
  const drop = storey * 0.3;
  const stripes = 8;
  const stripe = wide / stripes;
  let [even, odd] = ['', ''];
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [left + stripe * i, left + stripe * (i + 1)];
    const out = (at: number): number => at + (at - (left + wide / 2)) * 0.09;
    const piece = svg`M${from} ${top}H${to}L${out(to)} ${top + drop}Q${(out(from) + out(to)) / 2} ${top + drop * 1.5} ${out(from)} ${top + drop}Z`;
    if (i % 2 === 0) even += piece;
    else odd += piece;
  }
  const door = left + wide * (random.next() < 0.5 ? 0.14 : 0.86);
  return (
    rect(left, top, wide, y - top, fill(dark)) +
    rect(left + wide * 0.04, top + storey * 0.12, wide * 0.92, storey * 0.62, fill(glass)) +
    rect(
      door - wide * 0.1,
      top + storey * 0.2,
      wide * 0.2,
      y - top - storey * 0.2,
      fill(mix(dark, awning, 0.35)),
    ) +
    rect(door - wide * 0.06, top + storey * 0.3, wide * 0.12, storey * 0.42, fill(glass)) +
    drawGlow(light, left + wide / 2, y - storey * 0.4, width * 0.8) +
    path(even, fill(cloth)) +
    path(odd, fill(pale))
  );
}

function drawDoor(
  stage: Stage,
  { x, y, width, near, tiles, color }: TownHouse,
  storey: number,
  random: Random,
): string {
  const { light } = stage;
  const at = x + width * (random.next() < 0.5 ? 0.28 : 0.72);
  const [w, h] = [storey * 0.46, storey * 0.82];
  const wood = inLight(light, mix(tiles, '#2f4a52', 0.55), near);
  const frame = mix(inLight(light, color, near), inLight(light, '#fff6e6', near), 0.6);
  const other = x + width * 0.5 - (at - (x + width * 0.5)) * 0.9;
  return (
    rect(at - w * 0.64, y - h * 1.1, w * 1.28, h * 1.1, fill(frame)) +
    svg`<path d="M${at - w / 2} ${y}V${y - h * 0.76}a${w / 2} ${w * 0.4} 0 0 1 ${w} 0V${y}Z" ${fill(wood)}/>` +
    rect(at - w * 0.66, y - storey * 0.06, w * 1.32, storey * 0.07, fill(mix(frame, light.dark, 0.2))) +
    drawPanes(
      stage,
      [{ at: [other, y - storey * 0.24], w: storey * 0.44, h: storey * 0.52 }],
      mix(frame, light.dark, 0.55),
      random,
    )
  );
}
