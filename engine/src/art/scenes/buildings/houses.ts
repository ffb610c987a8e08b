import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, rect, stroke, svg } from '../../svg.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import { drawSmoke } from '../sky/smoke.ts';
import type { Stage } from '../stage.ts';

export type House = {
  /** Left end of its foot, px. */
  x: number;
  y: number;
  width: number;
  /** From the ground to the eaves, and from there to the ridge. */
  wall: number;
  roof: number;
  color: string;
  tiles: string;
  near: number;
  /** The gable is on the right instead of the left. */
  flip?: boolean;
  door?: boolean;
  chimney?: boolean;
};

/** A gabled house seen from its corner: the gable, the long wall, the roof over it; windows lit by the hour. */
export function drawHouse(stage: Stage, house: House, random: Random): string {
  const { light, sunX } = stage;
  const { x, y, width, wall, roof, near, flip = false, door = true, chimney = true } = house;
  const at = (share: number, up: number): Point => [x + width * (flip ? 1 - share : share), y - up];
  const gable = 0.4;
  const gableLit = sunX > x + width / 2 === flip;
  const plaster = inLight(light, house.color, near);
  const lit = mix(plaster, light.sun, 0.12 + 0.12 * light.glow);
  const shade = mix(plaster, light.dark, 0.2);
  const tile = isSnowy(stage)
    ? inLight(light, '#eef4fa', Math.max(0.8, near))
    : inLight(light, house.tiles, near);
  const front = [
    at(0, 0),
    at(0, wall),
    at(gable / 2, wall + roof * 0.98),
    at(gable, wall),
    at(gable, 0),
  ] as const;
  const side = [at(gable, 0), at(gable, wall), at(1, wall), at(1, 0)] as const;
  const slope = [
    at(gable / 2, wall + roof),
    at(1 - gable / 2, wall + roof),
    at(1.03, wall - roof * 0.06),
    at(gable + 0.03, wall - roof * 0.06),
  ] as const;
  const eave = wall - roof * 0.06;
  const edge = Math.max(1, wall * 0.05);
  let drawn = '';
  if (chimney) {
    const [cx, cy] = at(0.72, wall + roof * 1.28);
    const w = width * 0.055;
    drawn += rect(cx - w / 2, cy, w, roof * 0.6, fill(mix(shade, light.dark, 0.15)));
    drawn += drawSmoke(stage, cx, cy, w);
    if (isSnowy(stage)) drawn += rect(cx - w * 0.7, cy - edge, w * 1.4, edge * 1.4, fill(tile));
  }
  drawn +=
    path(lines(front, true), fill(gableLit ? lit : shade)) +
    path(lines(side, true), fill(gableLit ? shade : lit)) +
    path(lines(slope, true), fill(gableLit ? mix(tile, light.dark, 0.16) : mix(tile, light.sun, 0.14))) +
    path(
      lines([at(-0.03, eave), at(gable / 2, wall + roof), at(gable + 0.03, eave)]),
      stroke(mix(tile, light.dark, 0.1), edge),
    );
  const panes: { at: Point; w: number; h: number }[] = [];
  const [w, h] = [width * 0.08, Math.min(wall * 0.36, width * 0.13)];
  const sill = wall * 0.42;
  panes.push({ at: at(gable / 2, wall + roof * 0.3), w: w * 0.8, h: h * 0.8 });
  panes.push({ at: at(gable * 0.27, sill), w, h });
  if (!door) panes.push({ at: at(gable * 0.73, sill), w, h });
  for (const share of [0.55, 0.71, 0.87]) panes.push({ at: at(share, sill), w, h });
  drawn += drawPanes(stage, panes, mix(shade, light.dark, 0.45), random);
  if (door) {
    const [dx] = at(gable * 0.72, 0);
    drawn += rect(
      dx - w * 0.55,
      y - wall * 0.58,
      w * 1.1,
      wall * 0.58,
      fill(inLight(light, mix(house.tiles, '#3b2a20', 0.5), near)),
      w * 0.1,
    );
  }
  return drawn;
}

type Pane = { at: Point; w: number; h: number };

/** Windows with a crossbar, dark or lit; `at` is the middle of the sill. */
export function drawPanes(
  { light }: Stage,
  panes: readonly Pane[],
  frame: string,
  random: Random,
  bars = true,
): string {
  let [dark, lamp, cross] = ['', '', ''];
  for (const {
    at: [x, y],
    w,
    h,
  } of panes) {
    const data = svg`M${x - w / 2} ${y}v${-h}h${w}v${h}Z`;
    if (random.next() < lampShare(light)) lamp += data;
    else dark += data;
    if (bars) cross += svg`M${x} ${y}v${-h}M${x - w / 2} ${y - h * 0.55}h${w}`;
  }
  const glass = mix(frame, light.sky[2], light.time === 'day' || light.time === 'golden' ? 0.5 : 0.16);
  const first = panes[0];
  return (
    path(dark, fill(glass)) +
    (lamp === '' ? '' : path(lamp, fill(LAMP))) +
    (bars && first ? path(cross, stroke(frame, Math.max(0.7, first.w * 0.1))) : '')
  );
}
