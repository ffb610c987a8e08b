import type { Point } from '../../svg.ts';
import type { Stage } from '../stage.ts';

/** A street that climbs away from the viewer: where its points fall on the canvas. */
export type StreetView = {
  /** Middle of the street at the far end. */
  vx: number;
  vy: number;
  /** Half its width at the lower edge, px. */
  half: number;
  height: number;
};

export function toStreetView({ width, height, unit, subjectX }: Stage): StreetView {
  const lead = subjectX ?? width * 0.5;
  // The street comes down to the subject, its end stays off the subject's head.
  const lean = lead === width / 2 ? 0 : lead < width / 2 ? -1 : 1;
  const vx = width * 0.5 + lean * Math.min(width * 0.055, unit * 0.09);
  return { vx, vy: height * 0.56, half: Math.max(width * 0.29, unit * 0.38), height };
}

/** `side` -1 left, 1 right kerb, between them the street; `scale` 1 at the lower edge, less further up; `up` px at scale 1. */
export function atStreet({ vx, vy, half, height }: StreetView, side: number, scale: number, up = 0): Point {
  return [vx + side * half * scale, vy + (height - vy) * scale ** 1.15 - up * scale];
}

/** The scale between two others, by the share of the way that one has walked. */
export const scaleAlong = (from: number, to: number, share: number): number =>
  1 / ((1 - share) / from + share / to);
