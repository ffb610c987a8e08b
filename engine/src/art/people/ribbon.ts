import type { Point } from '../svg.ts';
import type { PathData, PathStep } from './path-data.ts';

/** A way through joints whose corners are rounded; `at(1)` is near the second joint, `at(joints - 1)` the end. */
export type Spine = { at(s: number): Point; normal(s: number): Point };

/** `soften` is the share of each bone that the curve around a joint takes, 0..0.5. */
export function createSpine(joints: readonly [Point, Point, ...Point[]], soften: number): Spine {
  const last = joints.length - 1;
  const joint = (i: number): Point => joints[Math.min(Math.max(i, 0), last)] ?? joints[0];
  const straight = (bone: number, t: number): Point => {
    const [a, b] = [joint(bone), joint(bone + 1)];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const at = (s: number): Point => {
    const near = Math.round(s);
    if (near > 0 && near < last && Math.abs(s - near) < soften) {
      const t = (s - near + soften) / (2 * soften);
      const [a, b, c] = [straight(near - 1, 1 - soften), joint(near), straight(near, soften)];
      const mixed = (k: 0 | 1): number => a[k] * (1 - t) ** 2 + 2 * b[k] * t * (1 - t) + c[k] * t * t;
      return [mixed(0), mixed(1)];
    }
    const bone = Math.min(Math.max(Math.floor(s), 0), last - 1);
    return straight(bone, s - bone);
  };
  const normal = (s: number): Point => {
    const [a, b] = [at(s - 0.02), at(s + 0.02)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  };
  return { at, normal };
}

/** Half the width at a place of the way, on the side of the normal and on the other. */
export type Station = readonly [s: number, half: number, other?: number];

/** The outline of a limb: both sides as smooth curves; ends are round or cut straight. */
export function ribbon(
  spine: Spine,
  stations: readonly [Station, ...Station[]],
  ends: { start: 'round' | 'flat'; end: 'round' | 'flat' },
): PathData {
  const side = (sign: 1 | -1): Point[] =>
    stations.map(([s, half, other = half]) => {
      const [[x, y], [nx, ny]] = [spine.at(s), spine.normal(s)];
      const width = sign === 1 ? half : other;
      return [x + nx * width * sign, y + ny * width * sign];
    });
  const there = side(1);
  const back = side(-1).reverse();
  const [first] = stations;
  const final = stations[stations.length - 1] ?? first;
  const steps: PathStep[] = [{ letter: 'M', points: there.slice(0, 1) }];
  steps.push(...smooth(there));
  steps.push(cap(there.at(-1), back[0], spine.normal(final[0]), 1, ends.end));
  steps.push(...smooth(back));
  steps.push(cap(back.at(-1), there[0], spine.normal(first[0]), -1, ends.start));
  steps.push({ letter: 'Z', points: [] });
  return steps;
}

/** Half an oval over the end, or the straight cut. */
function cap(
  from: Point = [0, 0],
  to: Point = [0, 0],
  normal: Point,
  way: 1 | -1,
  kind: 'round' | 'flat',
): PathStep {
  if (kind === 'flat') return { letter: 'L', points: [to] };
  const reach = (Math.hypot(to[0] - from[0], to[1] - from[1]) / 2) * 1.3 * way;
  const [dx, dy] = [normal[1] * reach, -normal[0] * reach];
  return { letter: 'C', points: [[from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy], to] };
}

/** Catmull-Rom through the points, as cubic curves from the first on. */
export function smooth(points: readonly Point[]): PathStep[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  return points.slice(1).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return {
      letter: 'C',
      points: [
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to,
      ],
    };
  });
}
