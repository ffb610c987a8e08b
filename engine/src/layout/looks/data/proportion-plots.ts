import { circle, fill, num, path, polar, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { Proportion } from '../../parse-proportion.ts';

type ProportionPlot = (box: Box, share: Proportion, palette: Palette) => string;

/** The card's own figure as a chart: small wholes as counted people, a hundred as squares or a ring. */
export const drawProportion = (box: Box, share: Proportion, palette: Palette, random: Random): string =>
  (share.whole < 100 ? drawPeople : random.pick<ProportionPlot>([drawHundred, drawRing]))(
    box,
    share,
    palette,
  );

const emptyTone = ({ background, foreground }: Palette): string => mix(background, foreground, 0.13);

/** A hundred squares, filled from below. */
function drawHundred({ x, y, width, height }: Box, { part }: Proportion, palette: Palette): string {
  const size = Math.min(width, height);
  const step = size / 10;
  const empty = emptyTone(palette);
  return Array.from({ length: 100 }, (_, i) => {
    const [column, row] = [i % 10, 9 - Math.floor(i / 10)];
    return rect(
      x + (width - size) / 2 + column * step + step * 0.08,
      y + (height - size) / 2 + row * step + step * 0.08,
      step * 0.84,
      step * 0.84,
      fill(i < part ? palette.accent : empty),
      step * 0.16,
    );
  }).join('');
}

/** A ring that is colored from its top clockwise. */
const drawRing: ProportionPlot = ({ x, y, width, height }, { part, whole }, palette) => {
  const thick = Math.min(width, height) * 0.17;
  const radius = (Math.min(width, height) - thick) / 2;
  const middle = [x + width / 2, y + height / 2] as const;
  const line = (color: string): string => `fill="none" stroke="${color}" stroke-width="${num(thick)}"`;
  const ground = circle(middle[0], middle[1], radius, line(emptyTone(palette)));
  if (part === whole) return circle(middle[0], middle[1], radius, line(palette.accent));
  const turn = (part / whole) * 360;
  const [from, to] = [polar(middle, radius, -90), polar(middle, radius, turn - 90)];
  const arc = `M${num(from[0])} ${num(from[1])}A${num(radius)} ${num(radius)} 0 ${turn > 180 ? 1 : 0} 1 ${num(to[0])} ${num(to[1])}`;
  return ground + path(arc, line(palette.accent));
};

/** So many people, as many of them colored as are meant; in two rows from six on where the box is no band. */
const drawPeople: ProportionPlot = ({ x, y, width, height }, { part, whole }, palette) => {
  const rows = whole > 5 && width < height * 3.2 ? 2 : 1;
  const perRow = Math.ceil(whole / rows);
  const size = Math.min(width / perRow / 0.56, height / rows);
  const [slot, left] = [size * 0.56, x + (width - size * 0.56 * perRow) / 2];
  const top = y + (height - size * rows) / 2;
  return Array.from({ length: whole }, (_, at) => {
    const cx = left + slot * ((at % perRow) + 0.5);
    const foot = top + size * (Math.floor(at / perRow) + 0.94);
    const paint = fill(at < part ? palette.accent : emptyTone(palette));
    return (
      circle(cx, foot - size * 0.74, size * 0.12, paint) +
      path(
        `M${num(cx - size * 0.19)} ${num(foot)}v${num(-size * 0.36)}a${num(size * 0.19)} ${num(size * 0.19)} 0 0 1 ${num(size * 0.38)} 0v${num(size * 0.36)}Z`,
        paint,
      )
    );
  }).join('');
};
