import { type Point, svg } from './svg.ts';

type Node = { at: Point; corner: boolean };

/**
 * A closed smooth path through points written `x,y x,y x,y!`, in SVG path data; `!` makes that point a corner.
 * Silhouettes are read and mended more easily as the points that they pass than as handles.
 */
export function shape(points: string): string {
  return `${trace(readNodes(points), true)}Z`;
}

/** An open smooth path through points written as for `shape`. */
export function line(points: string): string {
  return trace(readNodes(points), false);
}

/**
 * The closed outline of a limb: its spine written `x,y,w x,y,w`, `w` its thickness there. The ends are square to
 * the spine; a `w` of 0 tapers to a tip.
 */
export function limb(spine: string): string {
  const joints = spine.trim().split(/\s+/).map(numbers);
  const sides: [Node[], Node[]] = [[], []];
  for (const [i, joint] of joints.entries()) {
    const [x = 0, y = 0, width = 0] = joint;
    const [fromX = 0, fromY = 0] = joints[i - 1] ?? joint;
    const [toX = 0, toY = 0] = joints[i + 1] ?? joint;
    const before = unit([x - fromX, y - fromY]);
    const after = unit([toX - x, toY - y]);
    const [dx, dy] = unit([before[0] + after[0], before[1] + after[1]]);
    const corner = i === 0 || i === joints.length - 1;
    sides[0].push({ at: [x + (dy * width) / 2, y - (dx * width) / 2], corner });
    sides[1].unshift({ at: [x - (dy * width) / 2, y + (dx * width) / 2], corner });
  }
  return `${trace([...sides[0], ...sides[1]], true)}Z`;
}

function readNodes(points: string): Node[] {
  return points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = numbers(word.replace('!', ''));
      return { at: [x, y], corner: word.endsWith('!') };
    });
}

const numbers = (word: string): number[] => word.split(',').map(Number);

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function trace(nodes: readonly Node[], closed: boolean): string {
  const last = nodes.length - 1;
  const at = (i: number): Node | undefined => nodes[closed ? (i + nodes.length) % nodes.length : i];
  const start = nodes[0]?.at ?? [0, 0];
  let data = svg`M${start[0]} ${start[1]}`;
  for (let i = 0; i < (closed ? nodes.length : last); i++) {
    const [from, to] = [at(i), at(i + 1)];
    if (from === undefined || to === undefined) continue;
    const reach = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) * 0.36;
    const [out, into] = [tangent(at(i - 1), from, to), tangent(from, to, at(i + 2))];
    if (out === undefined && into === undefined) data += svg`L${to.at[0]} ${to.at[1]}`;
    else {
      const [ax, ay] = out ?? [0, 0];
      const [bx, by] = into ?? [0, 0];
      data +=
        svg`C${from.at[0] + ax * reach} ${from.at[1] + ay * reach} ` +
        svg`${to.at[0] - bx * reach} ${to.at[1] - by * reach} ${to.at[0]} ${to.at[1]}`;
    }
  }
  return data;
}

/** The direction of the curve in a point, the nearer neighbour counting more; none in a corner or at an end. */
function tangent(
  before: Node | undefined,
  { at: [x, y], corner }: Node,
  after: Node | undefined,
): Point | undefined {
  if (corner || before === undefined || after === undefined) return undefined;
  const [inX, inY] = [x - before.at[0], y - before.at[1]];
  const [outX, outY] = [after.at[0] - x, after.at[1] - y];
  const inward = Math.hypot(inX, inY) ** 2 || 1;
  const outward = Math.hypot(outX, outY) ** 2 || 1;
  return unit([inX / inward + outX / outward, inY / inward + outY / outward]);
}
