import { circle, fill, num, path, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

// One gesture a card, cut from the grid: the look's only ornament.
type Graphic = (box: Box, color: string, second: string) => string;

const disc: Graphic = ({ x, y, width, height }, color) => {
  const r = Math.min(width, height) / 2;
  return circle(x + width - r, y + height - r, r, fill(color));
};

const eclipse: Graphic = ({ x, y, width, height }, color, second) => {
  const r = Math.min(width, height) * 0.42;
  const [cx, cy] = [x + width - r, y + height - r];
  return circle(cx, cy, r, fill(color)) + circle(cx - r * 0.62, cy - r * 0.62, r * 0.36, fill(second));
};

const bars: Graphic = ({ x, y, width, height }, color) => {
  const size = Math.min(width, height);
  const left = x + width - size;
  // Each bar half as heavy as the one before it.
  const weights = [0.32, 0.16, 0.08, 0.04, 0.02];
  let at = y + height - size;
  return weights
    .map((weight) => {
      const bar = rect(left, at, size, size * weight, fill(color));
      at += size * (weight + 0.095);
      return bar;
    })
    .join('');
};

const diagonal: Graphic = ({ x, y, width, height }, color) => {
  const size = Math.min(width, height);
  const [right, bottom] = [x + width, y + height];
  const band = size * 0.34;
  const stripe = (offset: number): string =>
    `M${num(right - size + offset)} ${num(bottom)}L${num(right)} ${num(bottom - size + offset)}V${num(bottom - size + offset + band)}L${num(right - size + offset + band)} ${num(bottom)}Z`;
  return path(stripe(0) + stripe(band * 1.45), fill(color));
};

const quarter: Graphic = ({ x, y, width, height }, color, second) => {
  const size = Math.min(width, height);
  const [right, bottom] = [x + width, y + height];
  return (
    path(
      `M${num(right)} ${num(bottom - size)}V${num(bottom)}H${num(right - size)}A${num(size)} ${num(size)} 0 0 1 ${num(right)} ${num(bottom - size)}Z`,
      fill(color),
    ) + rect(right - size * 0.3, bottom - size * 0.3, size * 0.3, size * 0.3, fill(second))
  );
};

const GRAPHICS: readonly Graphic[] = [disc, eclipse, bars, diagonal, quarter];

/** One flat figure in the lower right of `box`. */
export function drawGraphic(box: Box, color: string, second: string, random: Random): string {
  return random.pick(GRAPHICS)(box, color, second);
}
