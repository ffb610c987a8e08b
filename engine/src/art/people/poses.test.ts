import { describe, expect, it } from 'vitest';
import { toBody } from './body.ts';
import { createFigure, directionOf } from './figure.ts';
import { type Pose, toSkeleton } from './pose.ts';
import { gripNames, poseOfGrip, posesOf, posturesOfPeople } from './poses.ts';

const named: [string, Pose][] = [
  ...posturesOfPeople().flatMap((name) =>
    posesOf(name).map((pose, index): [string, Pose] => [`${name} ${index}`, pose]),
  ),
  ...gripNames().map((grip): [string, Pose] => [grip, poseOfGrip(grip)]),
];
const bodies = (['baby', 'child', 'teen', 'adult', 'old'] as const).flatMap((age) =>
  (['woman', 'man'] as const).map((sex) => toBody(age, sex, 1)),
);
const apart = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

describe.each(named)('the pose %s', (_name, pose) => {
  it('keeps every bone at its length', () => {
    for (const body of bodies) {
      const { arms, legs, pelvis, middle, neck } = toSkeleton(body, pose);
      for (const { root, joint, end } of [arms.near, arms.far]) {
        expect(apart(root, joint)).toBeCloseTo(body.upperArm, 3);
        expect(apart(joint, end)).toBeCloseTo(body.foreArm, 0);
      }
      for (const { root, joint, end } of [legs.near, legs.far]) {
        expect(apart(root, joint)).toBeCloseTo(body.thigh, 3);
        expect(apart(joint, end)).toBeCloseTo(body.shin, 0);
      }
      expect(apart(pelvis, middle) + apart(middle, neck)).toBeCloseTo(body.torso, 3);
    }
  });

  it('bends no knee the wrong way', () => {
    for (const body of bodies) {
      const { legs } = toSkeleton(body, pose);
      for (const { root, joint, end } of [legs.near, legs.far]) {
        const [thigh, shin] = [directionOf(root, joint), directionOf(joint, end)];
        const bend = ((((shin - thigh + 180) % 360) + 360) % 360) - 180;
        // Legs that are spread towards the viewer may seem to bend a little outwards.
        expect(bend).toBeLessThanOrEqual(pose.turn > 0.6 ? 14 : 4);
        expect(bend).toBeGreaterThan(-165);
      }
    }
  });

  it('has its arms at the shoulders and its legs at the hips', () => {
    for (const body of bodies) {
      const { skeleton, trunk, half } = createFigure(body, pose);
      for (const [joints, at] of [
        [skeleton.arms, 1.65],
        [skeleton.legs, 0.05],
      ] as const)
        for (const { root } of [joints.near, joints.far])
          expect(apart(root, trunk.at(at))).toBeLessThan(half(at) * 1.05 + 6);
    }
  });
});
