import { circle, fill, oval, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';

type Stamp = { paper: string; field: string; ink: string };

// Of its width.
const RIM = 0.08;
const HOLES_ACROSS = 9;

/** The picture of a stamp, inside its rim. */
export const fieldOf = ({ x, y, width, height }: Box): Box => {
  const rim = width * RIM;
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
};

/** A postage stamp with its teeth, as SVG; without a drawing to come it shows a sun over hills. */
export function drawStamp(box: Box, { paper, field, ink }: Stamp, hasPicture: boolean): string {
  const inner = fieldOf(box);
  const bare = hasPicture ? '' : drawHills(inner, field, paper);
  return (
    path(toothed(box), fill(paper)) +
    rect(inner.x, inner.y, inner.width, inner.height, fill(field)) +
    bare +
    path(`M${inner.x} ${inner.y}h${inner.width}v${inner.height}h${-inner.width}Z`, stroke(ink, 1, 0.12))
  );
}

/** The outline of a sheet that was torn off along its holes. */
function toothed({ x, y, width, height }: Box): string {
  const step = width / HOLES_ACROSS;
  const down = Math.round(height / step);
  const tall = height / down;
  const bite = (length: number, dx: number, dy: number): string => {
    const flat = length * 0.22;
    const gap = length - 2 * flat;
    return `l${dx * flat} ${dy * flat}a${gap / 2} ${gap / 2} 0 0 0 ${dx * gap} ${dy * gap}l${dx * flat} ${dy * flat}`;
  };
  const side = (count: number, length: number, dx: number, dy: number): string =>
    bite(length, dx, dy).repeat(count);
  return `M${x} ${y}${side(HOLES_ACROSS, step, 1, 0)}${side(down, tall, 0, 1)}${side(HOLES_ACROSS, step, -1, 0)}${side(down, tall, 0, -1)}Z`;
}

function drawHills({ x, y, width, height }: Box, field: string, paper: string): string {
  const foot = y + height;
  const hill = (top: number, lean: number, color: string): string =>
    path(
      `M${x} ${foot}V${y + height * top}C${x + width * (0.3 + lean)} ${y + height * (top - 0.24)} ${x + width * (0.6 + lean)} ${y + height * (top + 0.2)} ${x + width} ${y + height * (top - 0.06)}V${foot}Z`,
      fill(color),
    );
  return (
    circle(x + width * 0.62, y + height * 0.36, width * 0.19, fill(mix(field, paper, 0.85))) +
    hill(0.68, 0, mix(field, paper, 0.42)) +
    hill(0.86, -0.18, mix(field, paper, 0.2))
  );
}

/** A postmark: rings, and waves that run over the stamp. */
export function drawPostmark([x, y]: Point, radius: number, color: string, towards: 1 | -1): string {
  const thick = radius * 0.07;
  const waves = [-0.54, -0.18, 0.18, 0.54].map((at) => {
    const step = radius * 0.42;
    const from = x + towards * radius * Math.sqrt(1 - at * at);
    return `M${from} ${y + at * radius}${`q${(towards * step) / 2} ${-radius * 0.2} ${towards * step} 0q${(towards * step) / 2} ${radius * 0.2} ${towards * step} 0`.repeat(3)}`;
  });
  return `<g opacity="0.55">${path(oval([x, y], radius) + oval([x, y], radius * 0.66), stroke(color, thick))}${path(waves.join(''), stroke(color, thick))}</g>`;
}
