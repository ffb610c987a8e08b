import type { Box } from '../geometry.ts';

// What calling the renderer costs, in pixels that it draws.
const CALL = 40_000;

const areaOf = ({ width, height }: Box): number => width * height;

const join = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** Joins boxes where one call for both draws less than two calls would. */
export function gatherBoxes(boxes: readonly Box[]): Box[] {
  const gathered = [...boxes];
  for (let a = 0; a < gathered.length; a++)
    for (let b = a + 1; b < gathered.length; b++) {
      const [one, other] = [gathered[a] as Box, gathered[b] as Box];
      const both = join(one, other);
      if (areaOf(both) > areaOf(one) + areaOf(other) + CALL) continue;
      gathered.splice(b, 1);
      gathered[a] = both;
      b = a;
    }
  return gathered;
}
