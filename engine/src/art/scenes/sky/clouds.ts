import { mix } from '../../../color/oklch.ts';
import { linearGradient, oval, path, svg } from '../../svg.ts';
import { isClouded } from '../light/light.ts';
import { isBehindText, type Stage } from '../stage.ts';

/** Colors of a cloud, lit from above; `near` is 0 at the horizon and 1 before the viewer. */
export function cloudTone({ light }: Stage, near: number): { lit: string; body: string; belly: string } {
  const dark = light.silhouette * 0.62;
  const white = mix(mix('#ffffff', light.sky[3], 0.35 * light.glow), light.dark, dark * 0.62);
  const lit = mix(mix(light.sky[4], white, 0.3 + 0.5 * near), light.sun, 0.35);
  const body = mix(mix(light.sky[3], white, 0.35 + 0.4 * near), light.sky[2], 0.2);
  const belly = mix(mix(light.sky[2], light.sky[1], near * 0.6), light.dark, 0.08 + dark * 0.22 * near);
  return { lit, body, belly };
}

// From the highest row down, as shares of the sky above the horizon: clouds far off are smaller and lower.
const ROWS = [
  { y: 0.3, size: 0.068, apart: 0.86 },
  { y: 0.47, size: 0.047, apart: 0.7 },
  { y: 0.64, size: 0.03, apart: 0.52 },
] as const;
// Half the width of a cloud in its sizes, and how high it stands over its base.
const REACH = 2.6;
const RISE = 2.1;

/** Heaps of white cloud with flat bases, where neither words nor the sun are; `defs` are their gradients. */
export function drawClouds(stage: Stage, horizon: number, sunTop: number): { body: string; defs: string } {
  const { width, height, unit, light, sunX } = stage;
  let [body, defs] = ['', ''];
  // A closed deck shows no single one.
  if (isClouded(light)) return { body, defs };
  const random = stage.random.fork('heaps');
  ROWS.forEach((row, index) => {
    const base = height * horizon * row.y + unit * 0.02;
    const tone = cloudTone(stage, 1 - index * 0.2);
    // White at noon, in the colors of the sky when the sun is low.
    const top = mix(tone.lit, '#ffffff', 0.75 * (1 - light.silhouette));
    const gap = unit * row.apart;
    for (let x = gap * random.range(-0.1, 0.5); x < width + gap * 0.3; x += gap * random.range(0.8, 1.35)) {
      const size = unit * row.size * random.range(0.75, 1.2);
      const reach = size * REACH;
      const y = Math.max(base + unit * random.range(-0.04, 0.04), size * RISE + unit * 0.03);
      const sunny = Math.abs(x - sunX) < reach + unit * (light.disc + 0.04);
      if (sunny && Math.abs(y - size - sunTop) < size * RISE + unit * light.disc) continue;
      const corners = [-reach, 0, reach].flatMap((dx) =>
        [0, -size * RISE].map((dy) => [x + dx, y + dy] as const),
      );
      if (corners.some(([cx, cy]) => isBehindText(stage, cx, cy, 0.02)) || coversWords(stage, x, y, size))
        continue;
      const id = `heap${index}-${Math.round(x)}`;
      defs += linearGradient(
        id,
        [0, y - size * RISE],
        [0, y],
        [
          [0, top, 1],
          [0.5, mix(top, tone.body, 0.4), 1],
          [1, mix(tone.body, light.sky[2], 0.45), 1],
        ],
      );
      body += heap(stage, x, y, size, id);
    }
  });
  return { body, defs };
}

/** A narrow column of words lies between the corners of a cloud. */
const coversWords = ({ calm }: Stage, x: number, y: number, size: number): boolean =>
  calm !== undefined &&
  x - size * REACH < calm.x + calm.width &&
  x + size * REACH > calm.x &&
  y - size * RISE < calm.y + calm.height &&
  y > calm.y;

// The heads of a cloud: where they are, in its sizes from the middle of its base, and how large.
const HEADS = [
  [-1.8, -0.4, 0.5],
  [-1.05, -0.66, 0.74],
  [-0.1, -1.12, 1],
  [0.85, -0.72, 0.76],
  [1.7, -0.4, 0.5],
] as const;

function heap(stage: Stage, x: number, y: number, size: number, id: string): string {
  const random = stage.random.fork(id);
  const turn = random.next() < 0.5 ? -1 : 1;
  const heads = HEADS.map(([dx, dy, r]) => {
    const radius = r * random.range(0.86, 1.1) * size;
    return oval([x + turn * dx * size, Math.min(y + dy * size, y - radius * 0.72)], radius * 1.06, radius);
  }).join('');
  const [left, right, foot] = [x - size * 2.2, x + size * 2.2, size * 0.36];
  const end = svg`${foot} ${foot} 0 0 0 0`;
  // Wound like the ovals: where they overlap there is no hole.
  const sole = svg`M${right} ${y}a${end} ${-2 * foot}H${left}a${end} ${2 * foot}Z`;
  return path(heads + sole, `fill="url(#${id})"`);
}
