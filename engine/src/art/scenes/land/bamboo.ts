import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, path, stroke, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';

const STEM = '#6f9f48';
const LEAF = '#4f8f45';
const TONES = ['#9fb04f', '#4f8f55', '#86ad4f'] as const;

/** A stem of bamboo with its rings and sprays of leaves, the thicker the nearer. */
export function drawBamboo(
  stage: Stage,
  { x, y, tall, near }: { x: number; y: number; tall: number; near: number },
  random: Random,
): string {
  const { light, sunX, unit } = stage;
  const lean = unit * random.range(-0.05, 0.05);
  const girth = unit * (0.0035 + 0.031 * near ** 2) * random.range(0.8, 1.15);
  const color = inLight(light, mix(STEM, random.pick(TONES), 0.4), near);
  const at = (k: number): number => x + lean * k * k;
  const bar = (from: number, to: number): string =>
    svg`M${x + from} ${y}Q${x + from} ${y - tall / 2} ${at(1) + from * 0.7} ${y - tall}H${at(1) + to * 0.7}Q${x + to} ${y - tall / 2} ${x + to} ${y}Z`;
  const leaves = drawSprays(stage, { at, y, tall, near }, random);
  const body = path(bar(-girth / 2, girth / 2), fill(color));
  if (girth < unit * 0.01) return body + leaves;
  let rings = '';
  const step = Math.max(unit * 0.05, girth * 4.4);
  for (let up = step * 0.6; up < tall; up += step)
    rings += svg`M${at(up / tall) - girth * 0.52} ${y - up}h${girth * 1.04}`;
  const lit = sunX > x ? bar(girth * 0.1, girth * 0.4) : bar(-girth * 0.4, -girth * 0.1);
  return (
    body +
    path(lit, fill(light.sun, 0.2 + 0.12 * light.glow)) +
    path(rings, stroke(mix(color, light.dark, 0.35), Math.max(1, girth * 0.16))) +
    leaves
  );
}

type Stem = { at(k: number): number; y: number; tall: number; near: number };

/** Narrow leaves that hang from the upper half of a stem. */
function drawSprays(stage: Stage, { at, y, tall, near }: Stem, random: Random): string {
  const { unit, light } = stage;
  const color = inLight(light, isSnowy(stage) ? mix(LEAF, '#e8f0f4', 0.5) : LEAF, near);
  const size = unit * (0.02 + 0.1 * near);
  let [dark, lit] = ['', ''];
  for (let i = 0; i < Math.round(1 + 5 * near); i++) {
    const k = random.range(0.4, 0.94);
    const [px, py] = [at(k), y - tall * k];
    const side = random.next() < 0.5 ? -1 : 1;
    let spray = '';
    for (let j = 0; j < 4; j++) {
      const angle = -0.5 + 0.42 * j + random.range(-0.1, 0.1);
      const long = Math.min(size, tall * 0.3) * random.range(0.8, 1.5);
      const [dx, dy] = [side * Math.cos(angle) * long, Math.sin(angle) * long];
      spray += svg`M${px} ${py}q${dx * 0.4 + dy * 0.14} ${dy * 0.4 - long * 0.12} ${dx} ${dy}q${-dx * 0.6 - dy * 0.06} ${-dy * 0.5 + long * 0.1} ${-dx} ${-dy}Z`;
    }
    if (i % 2 === 0) dark += spray;
    else lit += spray;
  }
  return path(dark, fill(mix(color, light.dark, 0.18))) + path(lit, fill(mix(color, light.sun, 0.14)));
}
