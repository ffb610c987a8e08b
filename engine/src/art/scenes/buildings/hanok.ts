import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, path, rect, stroke, svg } from '../../svg.ts';
import { drawGlow, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import type { Stage } from '../stage.ts';
import { drawAsianRoof } from './asian-roof.ts';

export type Hanok = {
  /** Middle of its foot, px. */
  x: number;
  y: number;
  /** Across its walls, and from the ground to the ridge. */
  width: number;
  height: number;
  near: number;
  /** Of the woodwork; red for temples. */
  wood?: string;
  tiles?: string;
};

/** A low house of posts and paper doors under a great curved roof, on a base of stone. */
export function drawHanok(stage: Stage, house: Hanok, random: Random): string {
  const { light } = stage;
  const { x, y, width, height, near, wood = '#6b4630', tiles = '#4f5a66' } = house;
  const base = height * 0.1;
  const wall = height * 0.42;
  const [left, foot] = [x - width / 2, y - base];
  const plaster = inLight(light, '#f3ead8', near);
  const timber = inLight(light, wood, near);
  const lit = lampShare(light) > 0.25 && random.next() < 0.85;
  const paper = lit ? mix(LAMP, '#fff2cf', 0.25) : mix(plaster, light.sun, 0.1);
  const bays = Math.max(3, Math.round(width / (height * 0.42)));
  const bay = width / bays;
  let [posts, doors, bars] = ['', '', ''];
  for (let i = 0; i <= bays; i++) posts += svg`M${left + bay * i} ${foot}v${-wall}`;
  for (let i = 0; i < bays; i++) {
    if (i % 3 === 1 && bays > 3) continue;
    const [w, h] = [bay * 0.74, wall * 0.74];
    const [dx, dy] = [left + bay * (i + 0.5) - w / 2, foot - wall * 0.02];
    doors += svg`M${dx} ${dy}v${-h}h${w}v${h}Z`;
    bars += svg`M${dx + w / 2} ${dy}v${-h}M${dx} ${dy - h * 0.33}h${w}M${dx} ${dy - h * 0.66}h${w}`;
  }
  const line = Math.max(0.8, height * 0.022);
  return (
    rect(
      left - width * 0.04,
      y - base,
      width * 1.08,
      base,
      fill(mix(inLight(light, '#a59c90', near), light.dark, 0.1)),
    ) +
    rect(left, foot - wall, width, wall, fill(plaster)) +
    rect(left, foot - wall, width, wall * 0.22, fill(light.dark, 0.2)) +
    path(doors, fill(paper)) +
    path(bars, stroke(timber, line * 0.55)) +
    path(doors, stroke(timber, line * 0.7)) +
    path(posts, stroke(timber, line * 1.5)) +
    (lit ? drawGlow(light, x, foot - wall * 0.4, width * 0.6) : '') +
    drawAsianRoof(stage, { x, y: foot - wall * 0.92, width: width * 1.34, height: height * 0.5, tiles, near })
  );
}
