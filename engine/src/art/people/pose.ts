import type { Point } from '../svg.ts';
import type { Body } from './body.ts';

/** Directions of both bones in degrees: 0 hangs down, 90 points to where the figure looks, 180 up, -90 back. */
export type Bones = readonly [upper: number, lower: number];

/** A limb by its bones, or by where its end is: shares of the limb's length from its root; `bend` is the joint's side. */
export type Limb = Bones | { to: Point; bend: 1 | -1 };

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
  const limb = (root: Point, shape: Limb, a: number, b: number, toes: number | undefined): LimbJoints => {
    const [first, second] = 'to' in shape ? bonesTo(shape, a, b) : shape;
    const joint = step(root, first, a);
    return { root, joint, end: step(joint, second, b), toes: toes ?? second + 90 };
  };
  const arm = (side: 'near' | 'far', sign: number): LimbJoints =>
    limb(across(yoke, upper + 180, sign * reach), pose.arms[side], body.upperArm, body.foreArm, undefined);
  const leg = (side: 'near' | 'far', sign: number): LimbJoints =>
    limb(across(pelvis, lower + 180, sign * hips), pose.legs[side], body.thigh, body.shin, pose.feet?.[side]);
  return {
    pelvis,
    middle,
    neck,
    nape,
    headAngle,
    arms: { near: arm('near', -1), far: arm('far', 1) },
    legs: { near: leg('near', -1), far: leg('far', 1) },
  };
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
