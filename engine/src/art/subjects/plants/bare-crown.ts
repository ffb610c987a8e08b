import type { SubjectColors } from '../../subject.ts';
import { num, type Point, path, stroke } from '../../svg.ts';

export type BareCrown = {
  /** Where the boughs leave the trunk, and how far up it they begin. */
  fork: Point;
  /** Half the width of the crown, and its height above the fork. */
  reach: number;
  height: number;
  /** Thickness of the boughs. */
  girth: number;
  boughs?: number;
  /** Ends of limbs that the trunk has drawn already. */
  limbs?: readonly Point[];
};

const TURNS = [0.05, -0.09, 0.12, -0.04, 0.08, -0.12, 0.02] as const;

/** Boughs and twigs without a leaf, the colour of the bark, with snow on the thick ones where it lies. */
export function bareCrown(
  { fork, reach, height, girth, boughs = 5, limbs = [] }: BareCrown,
  { second, light }: SubjectColors,
  snow = false,
): string {
  const levels = ['', '', ''];
  const grow = (from: Point, angle: number, length: number, level: number, turn: number): void => {
    const bend = TURNS[turn % TURNS.length] ?? 0;
    // The crown is as wide as it is, whatever its height.
    const to: Point = [
      from[0] + Math.cos(angle + bend) * length * (reach / height),
      from[1] + Math.sin(angle + bend) * length,
    ];
    const knee: Point = [
      (from[0] + to[0]) / 2 + Math.sin(angle) * length * bend,
      (from[1] + to[1]) / 2 + length * 0.06,
    ];
    levels[level] +=
      `M${num(from[0])} ${num(from[1])}Q${num(knee[0])} ${num(knee[1])} ${num(to[0])} ${num(to[1])}`;
    if (level === levels.length - 1) return;
    for (const [at, side] of [
      [0.45, -0.62],
      [0.62, 0.58],
      [1, -0.26],
      [1, 0.3],
    ] as const) {
      const start: Point = [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
      grow(start, angle + side, length * (at === 1 ? 0.52 : 0.46), level + 1, turn + level + 2);
    }
  };
  for (let i = 0; i < boughs; i++) {
    const k = i / (boughs - 1);
    const spread = -Math.PI / 2 + (k - 0.5) * 2.05;
    grow(fork, spread, height * (0.62 + 0.12 * Math.sin(Math.PI * k)), 0, i);
  }
  for (const [i, limb] of limbs.entries()) {
    const side = Math.sign(limb[0] - fork[0]);
    grow(limb, -Math.PI / 2 + side * 0.85, height * 0.42, 0, i + 3);
    grow(limb, -Math.PI / 2 + side * 0.25, height * 0.4, 1, i + 5);
  }
  const wood = levels.map((data, level) => path(data, stroke(second, girth * 0.46 ** level))).join('');
  if (!snow) return wood;
  const lie = levels
    .slice(0, 2)
    .map((data, level) => path(data, stroke(light, girth * 0.26 * 0.55 ** level)));
  return `${wood}<g transform="translate(0 ${num(-girth * 0.34)})">${lie.join('')}</g>`;
}

/** Whether a tree has lost its leaves. */
export const isBare = ({
  season,
  snow,
  bloom,
}: {
  season?: string;
  snow?: boolean;
  bloom?: boolean;
}): boolean => (season === 'winter' || snow === true) && bloom !== true;
