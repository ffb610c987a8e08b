import type { Point } from '../svg.ts';
import { directionOf, type Figure, gripOf } from './figure.ts';
import { floorBelow } from './pose.ts';
import { moveShapes, placeAt, type Shape } from './shape.ts';

/**
 * A thing in its place in the figure, drawn for an adult of 400 with the grip at the origin; `across` lies from the
 * near hand to the far one, `floor` is straight below the hip at the lowest point of the body.
 */
export type Prop = {
  at: 'near' | 'far' | 'between' | 'across' | 'hip' | 'toes' | 'heel' | 'ground' | 'floor';
  /** Behind the figure, before the trunk, or over all. */
  layer: 'behind' | 'front' | 'over';
  shapes: readonly Shape[];
  /** Turned with the forearm; else upright. */
  turns?: boolean;
  /** Furniture to sit on, which a seat of the picture replaces. */
  seat?: boolean;
};

/** How far below the hip the body reaches the ground. */
export const floorOf = ({ body, skeleton }: Figure): number => floorBelow(body, skeleton.legs);

export function drawProp(figure: Figure, { at, shapes, turns }: Prop): Shape[] {
  const { scale, skeleton } = figure;
  const put = (point: Point, degrees = 0): Shape[] =>
    moveShapes(shapes, placeAt(point, degrees, scale), scale);
  const [near, far] = [gripOf(figure, 'near'), gripOf(figure, 'far')];
  if (at === 'across') return put(near, (Math.atan2(far[1] - near[1], far[0] - near[0]) * 180) / Math.PI);
  if (at === 'between') {
    return put([(near[0] + far[0]) / 2, (near[1] + far[1]) / 2]);
  }
  const sole = ([x, y]: Point): Point => [x, y + figure.body.ankle];
  if (at === 'hip') return put([0, 0]);
  if (at === 'floor') return put([0, floorOf(figure)]);
  if (at === 'heel') return put(sole(skeleton.legs.near.end), 90 - skeleton.legs.near.toes);
  if (at === 'toes') return put(sole(skeleton.legs.far.end));
  if (at === 'ground') {
    const [left, right] = [sole(skeleton.legs.near.end), sole(skeleton.legs.far.end)];
    return put([(left[0] + right[0]) / 2, Math.max(left[1], right[1])]);
  }
  const { joint, end } = skeleton.arms[at];
  return put(at === 'near' ? near : far, turns ? -directionOf(joint, end) : 0);
}
