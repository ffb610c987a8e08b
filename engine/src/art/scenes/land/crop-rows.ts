import type { Random } from '../../../random.ts';
import type { Point } from '../../svg.ts';
import type { Stage } from '../stage.ts';

/** Plants at one distance: their feet, and how large they are there (1 at the lower edge of the picture). */
export type RowLevel = { scale: number; y: number; feet: readonly { x: number; row: number }[] };

export type RowPlan = {
  /** Where the rows meet, px. */
  vanish: Point;
  /** Between two rows and between two plants of a row at the lower edge, px. */
  gap: number;
  step: number;
  /** Between two rows the plants stand in line (0) or anywhere (1). */
  disorder: number;
  /** A way through the rows, px across at the lower edge. */
  way?: { x: number; half: number };
};

const FARTHEST = 0.07;

/** Feet of plants in rows that run from the vanishing point to beyond the lower edge, far ones first. */
export function layRows({ width, height }: Stage, plan: RowPlan, random: Random): RowLevel[] {
  const { vanish, gap, step, disorder, way } = plan;
  const [vx, vy] = vanish;
  const levels: RowLevel[] = [];
  const deep = height - vy;
  for (let scale = FARTHEST; scale < 1.45; scale *= 1 + Math.min(0.22, Math.max(0.07, step / deep))) {
    const y = vy + deep * scale;
    const reach = (Math.max(vx, width - vx) / scale + gap) / gap;
    const shift = random.next() * disorder;
    const feet: { x: number; row: number }[] = [];
    for (let row = -Math.ceil(reach); row <= reach; row++) {
      const across = (row + 0.5 + shift + (random.next() - 0.5) * disorder) * gap;
      const x = vx + across * scale;
      if (x < -gap || x > width + gap) continue;
      if (way && Math.abs(vx + across - way.x) < way.half) continue;
      feet.push({ x, row });
    }
    levels.push({ scale, y, feet });
  }
  return levels;
}
