import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, path, stroke, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isBehindText, type Stage } from '../stage.ts';

const COLORS = ['#d9822b', '#c4512d', '#e5ac38', '#a84a2c'] as const;

/** A leaf of `size` px, turned by `angle`, as seen from the side when `flat` is small. */
function leaf(x: number, y: number, size: number, angle: number, flat: number): string {
  const [ax, ay] = [Math.cos(angle) * size, Math.sin(angle) * size * Math.max(flat, 0.35)];
  const [bx, by] = [-Math.sin(angle) * size * 0.62 * flat, Math.cos(angle) * size * 0.62 * flat];
  return svg`M${x - ax} ${y - ay}Q${x + bx} ${y + by} ${x + ax} ${y + ay}Q${x - bx} ${y - by} ${x - ax} ${y - ay}Z`;
}

/** Fallen leaves on the ground from `line` down to the viewer, as SVG; `density` 1 is a path in a park. */
export function drawFallenLeaves(
  stage: Stage,
  line: (x: number) => number,
  density: number,
  [from, to]: readonly [number, number] = [0, 1],
): string {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('fallen');
  const count = Math.round(((150 * width) / (unit * 1.9)) * density * (to - from));
  const data = COLORS.map(() => '');
  for (let i = 0; i < count; i++) {
    const x = (from + (to - from) * random.next()) * width;
    const top = line(x);
    const k = random.next();
    const y = top + (height - top) * k;
    const size = unit * (0.008 + 0.01 * k) * random.range(0.8, 1.25);
    const at = random.integer(0, COLORS.length - 1);
    data[at] += leaf(x, y, size, random.range(-0.7, 0.7), random.range(0.5, 0.8));
  }
  return paint(data, (color) => inLight(light, color, 0.94));
}

/** Leaves in the air, more of them and faster in the wind. */
export function drawFlyingLeaves(stage: Stage): string {
  const { width, height, unit, light, sights } = stage;
  const random = stage.random.fork('flying');
  const blown = sights.has('wind');
  const most = blown ? 46 : sights.has('leaves') ? 30 : 16;
  const count = Math.round((most * width) / (unit * 1.9));
  const data = COLORS.map(() => '');
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.next() * width, random.range(0.08, 0.94) * height];
    const size = unit * random.range(0.008, 0.017);
    const angle = blown ? random.range(-0.6, 0.3) : random.range(-1.5, 1.5);
    const at = random.integer(0, COLORS.length - 1);
    if (!isBehindText(stage, x, y, 0.05)) data[at] += leaf(x, y, size, angle, random.range(0.45, 1));
  }
  return paint(data, (color) => mix(inLight(light, color, 1), light.sun, 0.06));
}

const paint = (data: readonly string[], tone: (color: string) => string): string =>
  data.map((shapes, at) => (shapes === '' ? '' : path(shapes, fill(tone(COLORS[at] ?? COLORS[0]))))).join('');

/** Long curls of wind, as an illustrator writes them. */
export function drawGusts(stage: Stage): string {
  const { width, height, unit, light } = stage;
  const random: Random = stage.random.fork('gusts');
  let data = '';
  let drawn = 0;
  for (let i = 0; i < 30 && drawn < 6; i++) {
    const [x, y] = [random.range(0, 0.82) * width, random.range(0.2, 0.74) * height];
    const reach = unit * random.range(0.2, 0.34);
    if ([x, x + reach / 2, x + reach].some((px) => isBehindText(stage, px, y, 0.06))) continue;
    const r = unit * random.range(0.018, 0.03);
    const up = drawn % 2 === 0 ? -1 : 1;
    // A wave that ends in a curl.
    data +=
      svg`M${x} ${y}q${reach * 0.3} ${-r * up} ${reach * 0.6} 0t${reach * 0.4} 0` +
      svg`c${r * 1.4} ${up * r * 0.2} ${r * 1.2} ${up * r * 1.9} ${-r * 0.1} ${up * r * 1.7}` +
      svg`c${-r * 0.7} ${-up * r * 0.1} ${-r * 0.7} ${-up * r} ${r * 0.1} ${-up * r * 0.9}`;
    drawn++;
  }
  return data === '' ? '' : path(data, stroke(mix(light.sky[4], '#ffffff', 0.6), unit * 0.0052, 0.5));
}
