import type { Box } from '../../../geometry.ts';
import type { Stage } from '../stage.ts';

const STEPS = 48;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Keeps what stands in a room apart, out of the words' area and away from where the subject will stand. */
export type Arrangement = {
  /**
   * The box moved sideways, as little as it takes; none when there is no room for it. A `loose` one may be behind
   * the subject; `above` px over it are kept for what stands on it, though a window may be behind that. What is
   * `onFloor` has nothing standing before it.
   */
  place(box: Box, loose?: boolean, above?: number, onFloor?: boolean): Box | undefined;
};

export function createArrangement(stage: Stage, groundY: number): Arrangement {
  const { width, height, unit, calm, subjectX } = stage;
  const margin = unit * 0.04;
  const taken: Box[] = [];
  const words = calm
    ? [{ x: calm.x - margin, y: 0, width: calm.width + margin * 2, height: calm.y + calm.height + margin }]
    : [];
  const subject =
    subjectX === undefined
      ? []
      : [
          {
            x: subjectX - unit * 0.19,
            y: groundY - unit * 0.4,
            width: unit * 0.38,
            height: height - groundY + unit * 0.4,
          },
        ];
  return {
    place(box, loose = false, above = 0, onFloor = false) {
      const whole = { ...box, y: box.y - above, height: box.height + above };
      const obstacles = [...taken, ...(loose ? [] : subject), ...(onFloor ? (stage.standing ?? []) : [])];
      const last = width - margin - box.width;
      if (last < margin) return undefined;
      const wanted = Math.min(Math.max(box.x, margin), last);
      for (let step = 0; step <= STEPS; step++) {
        for (const turn of step === 0 ? [0] : [1, -1]) {
          const x = wanted + (turn * step * width) / STEPS;
          const moved = { ...box, x };
          if (x < margin || x > last || obstacles.some((other) => meet(moved, other))) continue;
          if (words.some((other) => meet({ ...whole, x }, other))) continue;
          taken.push({ ...whole, x: x - margin / 2, width: box.width + margin });
          return moved;
        }
      }
      return undefined;
    },
  };
}
