import { curve, fill, lines, num, type Point, path, stroke } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

const SHADOW = '#20140a';

/** A piece of paper cut by hand: edges nearly straight, never quite, and a soft shadow. SVG. */
export function drawSheet(box: Box, color: string, random: Random): string {
  const slip = Math.min(box.width, box.height) * 0.012;
  const { x, y, width, height } = box;
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const outline = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    return [0, 0.31, 0.68].map((t): Point => {
      const at = t + random.range(-0.05, 0.05);
      return [
        from[0] + (to[0] - from[0]) * at + random.range(-slip, slip),
        from[1] + (to[1] - from[1]) * at + random.range(-slip, slip),
      ];
    });
  });
  const cut = lines(outline, true);
  const lift = Math.min(box.width, box.height) * 0.008;
  return (
    `<g transform="translate(${num(lift)} ${num(lift * 2.4)})">${path(cut, `${stroke(SHADOW, lift * 3, 0.06)}`)}${path(cut, fill(SHADOW, 0.16))}</g>` +
    path(cut, fill(color))
  );
}

/** A strip of tape over the upper edge of a sheet. */
export function drawTape(middle: Point, length: number, turn: number, color: string): string {
  const [x, y] = middle;
  const high = length * 0.3;
  const teeth = [0, 1, 2, 3, 4].map(
    (i): Point => [length / 2 + (i % 2) * high * 0.12, -high / 2 + (high * i) / 4],
  );
  const back = teeth.map(([dx, dy]): Point => [-dx, -dy]);
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${path(lines([...teeth, ...back], true), fill(color, 0.62))}</g>`;
}

/** A leaf with soft lobes, as scissors cut it out of painted paper. */
export function drawFrond(foot: Point, length: number, turn: number, color: string, random: Random): string {
  const lobes = random.integer(4, 6);
  const side = (sign: number): Point[] =>
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const t = (i + 0.6) / (lobes * 2);
      const reach =
        i % 2 === 1 ? 0.05 : 0.2 * Math.sin(Math.PI * (0.18 + 0.78 * t)) + random.range(-0.015, 0.015);
      return [sign * length * reach, -length * (t * 0.94 + (i % 2 === 1 ? 0 : 0.035))];
    });
  const outline: Point[] = [[0, 0], ...side(1), [0, -length], ...side(-1).reverse()];
  return `<g transform="translate(${num(foot[0])} ${num(foot[1])}) rotate(${num(turn)})">${path(curve(outline, true), fill(color))}</g>`;
}

/** A stroke of a thick pen under a line of words, from left to right. */
export function drawUnderline({ x, y, width }: Box, thick: number, color: string, random: Random): string {
  const points = [0, 0.22, 0.5, 0.78, 1].map(
    (t): Point => [x + width * t, y + thick * (Math.sin(t * 7) * 0.55 + random.range(-0.3, 0.3))],
  );
  return path(curve(points), stroke(color, thick));
}
