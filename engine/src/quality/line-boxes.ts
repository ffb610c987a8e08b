import type { PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';

/** A set line in its place: its four corners (rotated), their bounds, and its text. */
export type LineBox = { placed: PlacedText; text: string; corners: Point[]; bounds: Box };
type Point = { x: number; y: number };

// Most of a line box is leading. Ink reaches from a little above the capitals to the descender, which for the
// bundled fonts is this share of the font size above and below the middle of the line.
const INK_SHARE = 0.5;

/** Returns where the ink of each line of a placed text can be, in canvas pixels. */
export function toLineBoxes(placed: PlacedText): LineBox[] {
  const { box, fitted, align, ink } = placed;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return fitted.lines.map((line, index) => {
    const slack = box.width - line.width;
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
    const middle = box.y + (index + 0.5) * fitted.lineHeightPx;
    const half = Math.min(fitted.lineHeightPx / 2, fitted.size * INK_SHARE);
    const own = ink?.[index];
    const top = middle + (own ? own.top * fitted.size : -half);
    const bottom = middle + (own ? own.bottom * fitted.size : half);
    const corners = [
      { x, y: top },
      { x: x + line.width, y: top },
      { x: x + line.width, y: bottom },
      { x, y: bottom },
    ].map((point) => rotate(point, centre, placed.rotation ?? 0));
    return { placed, text: line.text, corners, bounds: toBounds(corners) };
  });
}

function rotate(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const dx = point.x - centre.x;
  const dy = point.y - centre.y;
  return {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function toBounds(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Returns the depth in px by which two convex outlines overlap; 0 if they do not (separating axis theorem). */
export function overlapDepth(a: readonly Point[], b: readonly Point[]): number {
  let depth = Number.POSITIVE_INFINITY;
  for (const polygon of [a, b]) {
    for (let i = 0; i < polygon.length; i++) {
      const from = polygon[i] as Point;
      const to = polygon[(i + 1) % polygon.length] as Point;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) continue;
      const axis = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
      const [minA, maxA] = project(a, axis);
      const [minB, maxB] = project(b, axis);
      depth = Math.min(depth, maxA - minB, maxB - minA);
      if (depth <= 0) return 0;
    }
  }
  return Number.isFinite(depth) ? depth : 0;
}

function project(points: readonly Point[], axis: Point): [number, number] {
  const values = points.map((p) => p.x * axis.x + p.y * axis.y);
  return [Math.min(...values), Math.max(...values)];
}

export const boxCorners = (box: Box): Point[] => [
  { x: box.x, y: box.y },
  { x: box.x + box.width, y: box.y },
  { x: box.x + box.width, y: box.y + box.height },
  { x: box.x, y: box.y + box.height },
];
