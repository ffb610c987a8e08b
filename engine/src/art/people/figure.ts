import type { Point } from '../svg.ts';
import type { Body } from './body.ts';
import type { PathData, Place } from './path-data.ts';
import { type LimbJoints, type Pose, type Skeleton, scaleOf, step, toSkeleton } from './pose.ts';
import { createSpine, ribbon, type Spine, type Station } from './ribbon.ts';

/** A body in a pose, ready to be dressed. */
export type Figure = {
  body: Body;
  pose: Pose;
  skeleton: Skeleton;
  /** An adult's height is 400: what is drawn for one is scaled by this for a child. */
  scale: number;
  trunk: Spine;
  /** Half width of the trunk at `s`, 0 at the hip, 2 at the neck. */
  half(s: number): number;
  /** A point of the trunk: -100..100 across the chest from back to front, never over the edge; 0..100 from neck to hip. */
  onTrunk: Place;
};

export type Side = 'near' | 'far';

export function createFigure(body: Body, pose: Pose): Figure {
  const skeleton = toSkeleton(body, pose);
  const trunk = createSpine([skeleton.pelvis, skeleton.middle, skeleton.neck], 0.5);
  const profile = trunkProfile(body, pose.turn);
  const half = (s: number): number => widthAt(profile, s);
  // In a turned chest the middle of the front has moved with it.
  const middle = (1 - pose.turn) * 62;
  const chest = half(1.5);
  return {
    body,
    pose,
    skeleton,
    scale: scaleOf(body),
    trunk,
    half,
    onTrunk: ([x, y]) => {
      const s = 2 - y / 50;
      const [px, py] = trunk.at(s);
      const [nx, ny] = trunk.normal(s);
      // The collar stays round the neck.
      const moved = middle * Math.max(0, Math.min(1, y / 30));
      const share = moved + (x * (100 - moved * 0.55)) / 100;
      const edge = half(s);
      const out = Math.max(-edge, Math.min(edge, (share / 100) * chest));
      return [px + nx * out, py + ny * out];
    },
  };
}

/** Half widths by their places, in order. */
type Widths = readonly (readonly [s: number, half: number])[];

function widthAt(widths: Widths, s: number): number {
  const above = widths.findIndex(([at]) => at >= s);
  const [to, from] = [widths[above], widths[above - 1]];
  if (!to) return widths.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (s - from[0])) / (to[0] - from[0]);
}

function trunkProfile(body: Body, turn: number): Widths {
  const mixed = (deep: number, wide: number): number => deep + (wide - deep) * turn;
  const hip = mixed(body.hipDeep, body.hip);
  const waist = mixed(body.waistDeep, body.waist);
  const chest = mixed(body.chestDeep, body.chest);
  const shoulder = mixed(body.chestDeep * 0.86, body.shoulder);
  return [
    [-0.22, hip * 0.7],
    [-0.08, hip * 0.93],
    [0.12, hip],
    [0.45, hip * 0.92],
    [0.85, waist],
    [1.25, chest * 0.93],
    [1.52, chest * 1.02],
    [1.7, shoulder * 0.98],
    [1.82, shoulder * 0.88],
    [1.93, Math.max(body.neckWide * 1.3, shoulder * 0.5)],
    [2, body.neckWide * 1.12],
  ];
}

const TRUNK_STATIONS = [-0.22, -0.08, 0.12, 0.45, 0.85, 1.25, 1.52, 1.7, 1.82, 1.93, 2] as const;

/** The trunk between two heights, wider by `ease` than the body. `band` keeps the front share of it. */
export function trunkPath(
  figure: Figure,
  from: number,
  to: number,
  ease = 0,
  band: { back: number; front: number } = { back: 1, front: 1 },
  start: 'round' | 'flat' = 'flat',
): PathData {
  const inner = TRUNK_STATIONS.filter((s) => s > from + 0.05 && s < to - 0.03);
  const stations = [from, ...inner, to].map((s): Station => {
    // At the neck clothes lie close.
    const loose = ease * Math.max(0, Math.min(1, (2 - s) * 3.2));
    const wide = figure.half(s) + loose;
    return [s, wide * band.front, wide * band.back];
  });
  const [first, ...rest] = stations;
  return ribbon(figure.trunk, [first ?? [from, 1], ...rest], { start, end: 'flat' });
}

export const limbSpine = ({ root, joint, end }: LimbJoints, soften = 0.3): Spine =>
  createSpine([root, joint, end], soften);

/** A stretch of a limb, and by how much the cloth is wider than it at both ends. */
export type Cut = {
  from?: number;
  to: number;
  ease?: number;
  endEase?: number;
  close?: boolean;
  round?: boolean;
  shade?: boolean;
};

/** A stretch of an arm, 0 at the shoulder, 1 at the elbow, 2 at the wrist; `shade` is its shaded side alone. */
export function armPath(figure: Figure, side: Side, cut: Cut): PathData {
  const [a, b, c] = figure.body.arm;
  return limbPath(figure.skeleton.arms[side], cut, [
    [0, a * 0.9],
    [0.2, a],
    [0.4, a * 0.96],
    [0.8, b * 0.98],
    [1, b],
    [1.3, b * 0.98],
    [1.7, (b + c) / 2.1],
    [2, c],
  ]);
}

/** A stretch of a leg, 0 at the hip, 1 at the knee, 2 at the ankle. */
export function legPath(figure: Figure, side: Side, cut: Cut): PathData {
  const [thigh, knee, calf, ankle] = figure.body.leg;
  return limbPath(figure.skeleton.legs[side], cut, [
    [0, thigh * 0.96],
    [0.25, thigh],
    [0.65, (thigh + knee) / 2],
    [0.95, knee],
    [1.1, knee * 0.97],
    [1.4, calf],
    [1.75, (calf + ankle) / 2.05],
    [2, ankle],
  ]);
}

function limbPath(joints: LimbJoints, cut: Cut, radii: Widths): PathData {
  const { from = 0, to, ease = 0, endEase = ease } = cut;
  // A sleeve lies close on the shoulder: else it stands up like a hump.
  const loose = (s: number): number =>
    (ease + (endEase - ease) * ((s - from) / (to - from || 1))) * (cut.close && s < 0.4 ? 0.25 + s * 1.9 : 1);
  const inner = radii.map(([s]) => s).filter((s) => s > from + 0.06 && s < to - 0.06);
  const [first, ...rest] = [from, ...inner, to].map((s): Station => {
    const wide = widthAt(radii, s) + loose(s);
    if (!cut.shade) return [s, wide];
    // The shade grows out of the root: a straight end would show as a seam.
    return [s, -wide * Math.max(0.15, 0.97 - s * 1.6), wide];
  });
  return ribbon(limbSpine(joints), [first ?? [0, 1], ...rest], {
    start: cut.shade || from > 0 ? 'flat' : 'round',
    end: cut.round && !cut.shade ? 'round' : 'flat',
  });
}

/** Where a hand grips: the middle of the palm. */
export function gripOf(figure: Figure, side: Side): Point {
  const { joint, end } = figure.skeleton.arms[side];
  return step(end, directionOf(joint, end), figure.body.hand * 0.5);
}

/** Degrees, as in a pose. */
export const directionOf = (from: Point, to: Point): number =>
  (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
