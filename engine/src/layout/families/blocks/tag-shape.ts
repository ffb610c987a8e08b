import { circle, curve, fill, num, type Point, path, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';

export type TagShape = {
  box: Box;
  /** On which side its hole is. */
  end: 'left' | 'right' | 'top';
  /** How far its corners beside the hole are cut off, px. */
  cut: number;
  corner: number;
};

/** Where the hole of a tag is. */
export function holeOf({ box, end, cut }: TagShape): Point {
  const { x, y, width, height } = box;
  if (end === 'top') return [x + width / 2, y + cut * 0.56];
  return [end === 'left' ? x + cut * 0.62 : x + width - cut * 0.62, y + height / 2];
}

/** The outline of a label with two corners cut off. */
export function tagPath({ box, end, cut, corner }: TagShape, inset = 0): string {
  const x = box.x + inset;
  const y = box.y + inset;
  const [w, h] = [box.width - 2 * inset, box.height - 2 * inset];
  const c = Math.max(0, cut - inset * 0.42);
  const points: Point[] =
    end === 'top'
      ? [
          [x + c, y],
          [x + w - c, y],
          [x + w, y + c],
          [x + w, y + h],
          [x, y + h],
          [x, y + c],
        ]
      : [
          [x + c, y],
          [x + w, y],
          [x + w, y + h],
          [x + c, y + h],
          [x, y + h - c],
          [x, y + c],
        ];
  const placed = end === 'right' ? points.map(([px, py]): Point => [2 * x + w - px, py]) : points;
  return rounded(placed, Math.max(0, corner - inset * 0.5));
}

/** Path data of a polygon with round corners. */
function rounded(points: readonly Point[], radius: number): string {
  const near = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.min(0.5, radius / length);
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const parts = points.map((at, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? at;
    const after = points[(index + 1) % points.length] ?? at;
    const [from, to] = [near(at, before), near(at, after)];
    return `${index === 0 ? 'M' : 'L'}${num(from[0])} ${num(from[1])}Q${num(at[0])} ${num(at[1])} ${num(to[0])} ${num(to[1])}`;
  });
  return `${parts.join('')}Z`;
}

/** The hole of a tag with its metal ring. */
export const drawEyelet = ([x, y]: Point, radius: number, ground: string, metal: string): string =>
  circle(x, y + radius * 0.08, radius, fill('#14100a', 0.25)) +
  circle(x, y, radius, fill(metal)) +
  circle(x, y, radius * 0.86, fill(mix(metal, '#ffffff', 0.35))) +
  circle(x, y, radius * 0.62, fill(mix(ground, '#14100a', 0.25))) +
  circle(x, y + radius * 0.07, radius * 0.56, fill(ground));

/** Two strands of a string through the hole, out of the card at `away`. */
export function drawString(hole: Point, away: Point, thick: number, color: string): string {
  const [dx, dy] = [away[0] - hole[0], away[1] - hole[1]];
  const strand = (bend: number): string =>
    curve([
      hole,
      [hole[0] + dx * 0.35 - dy * bend, hole[1] + dy * 0.35 + dx * bend],
      [hole[0] + dx * 0.7 - dy * bend * 0.9, hole[1] + dy * 0.7 + dx * bend * 0.9],
      away,
    ]);
  return [0.13, -0.05]
    .map((bend) => {
      const data = strand(bend);
      return (
        `<g transform="translate(0 ${num(thick * 0.9)})">${path(data, stroke('#14100a', thick, 0.16))}</g>` +
        path(data, stroke(color, thick)) +
        path(
          data,
          `${stroke(mix(color, '#14100a', 0.24), thick * 0.86)} stroke-dasharray="${num(thick * 0.25)} ${num(thick * 0.95)}"`.replace(
            'stroke-linecap="round"',
            'stroke-linecap="butt"',
          ),
        )
      );
    })
    .join('');
}
