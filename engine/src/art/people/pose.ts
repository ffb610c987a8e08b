import type { Point } from '../svg.ts';
import type { Body } from './body.ts';

/** Directions of both bones in degrees: 0 hangs down, 90 points to where the figure looks, 180 up, -90 back. */
export type Bones = readonly [upper: number, lower: number];

/**
 * A limb by its bones, or by where its end is: shares of the limb's length from its root, or a point that a hand grips,
 * in units of an adult of 400 from the hip or from the floor below it. `bend` is the joint's side.
 */
export type Limb = Bones | { to: Point; bend: 1 | -1 } | { grips: Point; on: 'hip' | 'floor'; bend: 1 | -1 };

/** The size of a body beside an adult of 400. */
export const scaleOf = (body: Body): number => body.torso / (0.298 * 400);

export type Pose = {
  /** 1 faces the viewer, 0 is seen from the side; all look to the right. */
  turn: number;
  /** Degrees forward from upright, of the hip's half of the back, and what the upper half adds. */
  lean: number;
  bow?: number;
  /** Degrees by which the head nods (+) or looks up (-), from upright. */
  head?: number;
  arms: { near: Limb; far: Limb };
  legs: { near: Limb; far: Limb };
  /** Direction of the toes, where it is not square to the shin. */
  feet?: { near?: number; far?: number };
};

export type LimbJoints = { root: Point; joint: Point; end: Point; toes: number };
export type Skeleton = {
  pelvis: Point;
  middle: Point;
  neck: Point;
  /** Where the skull sits on the neck. */
  nape: Point;
  headAngle: number;
  arms: { near: LimbJoints; far: LimbJoints };
  legs: { near: LimbJoints; far: LimbJoints };
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const step = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];

/** Joints of a body in a pose; the hip is the origin. */
export function toSkeleton(body: Body, pose: Pose): Skeleton {
  const lower = 180 - pose.lean - body.stoop * 0.3;
  const upper = lower - (pose.bow ?? 0) - body.stoop;
  const pelvis: Point = [0, 0];
  const middle = step(pelvis, lower, body.torso * 0.5);
  const neck = step(middle, upper, body.torso * 0.5);
  const headAngle = (pose.head ?? 0) + (pose.lean + (pose.bow ?? 0)) * 0.25;
  const nape = step(neck, (upper + (180 - headAngle)) / 2, body.neck * 0.98);
  const { turn } = pose;
  const yoke = step(neck, upper + 180, body.torso * 0.18);
  const reach = body.shoulder * (0.14 + 0.72 * turn);
  const hips = body.hip * (0.1 + 0.36 * turn);
  const across = (from: Point, angle: number, distance: number): Point => step(from, angle + 90, distance);
  const leg = (side: 'near' | 'far', sign: number): LimbJoints => {
    const root = across(pelvis, lower + 180, sign * hips);
    const drawn = toLimb(
      root,
      bonesOf(pose.legs[side], root, body.thigh, body.shin, 0),
      body.thigh,
      body.shin,
    );
    return { ...drawn, toes: pose.feet?.[side] ?? drawn.toes };
  };
  const legs = { near: leg('near', -1), far: leg('far', 1) };
  const floor = floorBelow(body, legs);
  const arm = (side: 'near' | 'far', sign: number): LimbJoints => {
    const root = across(yoke, upper + 180, sign * reach);
    const scale = scaleOf(body);
    const placed = pose.arms[side];
    const [x, y] = 'grips' in placed ? placed.grips : [0, 0];
    const down = 'grips' in placed && placed.on === 'floor' ? floor : 0;
    const at: Limb = 'grips' in placed ? { ...placed, grips: [x * scale, y * scale + down] } : placed;
    return toLimb(
      root,
      bonesOf(at, root, body.upperArm, body.foreArm, body.hand / 2),
      body.upperArm,
      body.foreArm,
    );
  };
  return {
    pelvis,
    middle,
    neck,
    nape,
    headAngle,
    arms: { near: arm('near', -1), far: arm('far', 1) },
    legs,
  };
}

/** How far below the hip a body on these legs reaches the ground. */
export function floorBelow(body: Body, legs: Skeleton['legs']): number {
  const points = [legs.near, legs.far].flatMap(({ joint, end }) => [
    end[1] + body.ankle,
    joint[1] + body.leg[1] * 0.9,
  ]);
  return Math.max(body.hipDeep * 0.85, ...points);
}

function toLimb(root: Point, [first, second]: Bones, a: number, b: number): LimbJoints {
  const joint = step(root, first, a);
  return { root, joint, end: step(joint, second, b), toes: second + 90 };
}

/** `palm` is how far behind its end a limb grips. */
function bonesOf(limb: Limb, [x, y]: Point, a: number, b: number, palm: number): Bones {
  if ('to' in limb) return bonesTo(limb, a, b);
  if (!('grips' in limb)) return limb;
  const length = a + b + palm;
  const to: Point = [(limb.grips[0] - x) / length, (limb.grips[1] - y) / length];
  return bonesTo({ to, bend: limb.bend }, a, b + palm);
}

/** Two bones to a point, by the law of cosines; a point out of reach is pointed at. */
function bonesTo({ to: [dx, dy], bend }: { to: Point; bend: 1 | -1 }, a: number, b: number): Bones {
  const [x, y] = [dx * (a + b), dy * (a + b)];
  const distance = Math.min(Math.max(Math.hypot(x, y), Math.abs(a - b) * 1.02), (a + b) * 0.998);
  const towards = (Math.atan2(x, y) * 180) / Math.PI;
  const angle = (Math.acos((a * a + distance * distance - b * b) / (2 * a * distance)) * 180) / Math.PI;
  const first = towards + bend * angle;
  const elbow = step([0, 0], first, a);
  const [ex, ey] = step([0, 0], towards, distance);
  return [first, (Math.atan2(ex - elbow[0], ey - elbow[1]) * 180) / Math.PI];
}
