import { curve, fill, num, oval, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Random } from '../../../random.ts';
import type { Frame } from '../../frame.ts';
import { specks } from './bits.ts';

// Concrete is gray; what is lighter and warmer is board.
const isBoard = (color: string): boolean => {
  const { l, c } = toOklch(color);
  return l > 0.6 && c > 0.03;
};

/** Concrete as it was cast, or board with its fibers: what a ground of this color is of. */
export function roughGround(frame: Frame, { background, foreground }: Palette, random: Random): string {
  const { unit, width, height } = frame;
  const shade = mix(background, '#000000', 0.16);
  const pores = specks(
    frame,
    { count: 600, size: [0.001, 0.0034], color: foreground, opacity: 0.16 },
    random.fork('pores'),
  );
  if (!isBoard(background)) return pores + formwork(frame, shade);
  const fibers = Array.from({ length: 200 }, () => {
    const from: Point = [random.next() * width, random.next() * height];
    const [long, turn] = [unit * random.range(0.008, 0.034), random.range(0, 360)];
    return curve([from, polar(from, long / 2, turn + random.range(-40, 40)), polar(from, long, turn)]);
  });
  return path(fibers.join(''), stroke(shade, Math.max(1, unit * 0.0016), 0.6)) + pores;
}

/** The seams between the panels that concrete was cast in, and the holes of their ties. */
function formwork({ width, height, unit }: Frame, color: string): string {
  const panel = unit * 0.62;
  const [x0, y0] = [(width % panel) / 2, (height % panel) / 2];
  const at = (from: number, to: number): number[] =>
    Array.from({ length: Math.ceil((to - from) / panel) }, (_, i) => from + i * panel);
  const [columns, rows] = [at(x0, width), at(y0, height)];
  const seams = [
    ...columns.map((x) => `M${num(x)} 0V${height}`),
    ...rows.map((y) => `M0 ${num(y)}H${width}`),
  ];
  const holes = [x0 - panel, ...columns].flatMap((x) =>
    [y0 - panel, ...rows].flatMap((y) =>
      [0.18, 0.82].flatMap((across) =>
        [0.18, 0.82].map((down) => oval([x + across * panel, y + down * panel], unit * 0.006)),
      ),
    ),
  );
  return (
    path(seams.join(''), stroke(color, Math.max(1, unit * 0.002), 0.5)) +
    path(holes.join(''), fill(color, 0.7))
  );
}
