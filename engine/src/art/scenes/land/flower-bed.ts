import { mix, oklch } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { dots, fill, type Point, path, stroke, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { evergreen, isSnowy } from '../seasons.ts';
import { grass } from '../shapes.ts';
import type { Stage } from '../stage.ts';

export type Bed = { from: number; to: number; y: number; size: number };

const PETALS = ['#ef6f6c', '#f7c948', '#f3a6c8', '#fff4d6', '#b98be0', '#f28f3b'] as const;

/** Stems, leaves and heads in drifts of one color each. */
export function drawFlowerBed(
  stage: Stage,
  { from, to, y, size }: Bed,
  turn: number,
  random: Random,
): string {
  const { unit, light, season } = stage;
  const near = 0.7 + 0.26 * size;
  const tall = unit * 0.085 * (0.35 + size);
  const head = unit * 0.021 * (0.35 + size);
  const green = inLight(light, evergreen(stage, season === 'autumn' ? '#8a8a3f' : '#4c8f46'), near);
  const count = Math.min(90, Math.round((to - from) / (head * 1.15)));
  const blades = grass(
    to - from,
    (x) => y + unit * 0.012 * size * Math.sin(x * 0.05),
    Math.round(count * 1.6),
    tall * 0.85,
    random,
  );
  const leaves = svg`<g transform="translate(${from} 0)">${path(blades, fill(mix(green, light.dark, 0.14)))}</g>`;
  if (season === 'winter' || isSnowy(stage)) return leaves;
  const heads = PETALS.map((): Point[] => []);
  let stems = '';
  const drift = (to - from) / 3;
  for (let i = 0; i < count; i++) {
    const x = random.range(from + head, to - head);
    const base = y + random.range(-0.3, 0.5) * unit * 0.03 * size;
    const top = base - tall * random.range(0.6, 1.15);
    stems += svg`M${x} ${base}L${x + head * 0.2} ${top}`;
    const kind = (turn + Math.floor((x - from) / drift + random.range(-0.2, 0.2) + 1)) % PETALS.length;
    heads[kind]?.push([x + head * 0.2, top]);
  }
  const fade = season === 'autumn' ? 25 : 0;
  const bloom = heads.map((points, i) => {
    if (points.length === 0) return '';
    const petal = inLight(
      light,
      fade > 0 ? mix(PETALS[i] ?? '#ffffff', oklch(0.62, 0.13, 50), 0.4) : (PETALS[i] ?? '#ffffff'),
      near,
    );
    const lift: Point[] = points.map(([x, py]) => [x, py - head * 0.1]);
    return (
      dots(points, head * 1.25, mix(petal, light.dark, 0.16)) +
      dots(lift, head * 0.95, petal) +
      dots(lift, head * 0.36, inLight(light, i === 1 ? '#8a5a1e' : '#ffe9a8', near))
    );
  });
  return path(stems, stroke(green, Math.max(0.8, head * 0.12))) + leaves + bloom.join('');
}
