import { fill, num, path } from '../svg.ts';
import type { DrawingColors } from './drawing.ts';

type Round = {
  /** Names its clip. */
  id: string;
  /** How far the shade reaches in from the right and lower edge: minus right, minus down. */
  dx?: number;
  dy?: number;
  /** Painted on it, and cut off at its edge. */
  marks?: string;
  opacity?: number;
};

/** What lies behind the body: its own color, shaded as a whole. */
export const drawFarSide = (data: string, color: string, { ink }: DrawingColors, opacity = 0.3): string =>
  path(data, fill(color)) + path(data, fill(ink, opacity));

/** A body lit from the upper left; `data` is one outline that does not cross itself. */
export function drawBody(
  data: string,
  color: string,
  { ink }: DrawingColors,
  { id, dx = -6, dy = -14, marks = '', opacity = 0.16 }: Round,
): string {
  const { left, top, right, bottom } = controlBox(data);
  // All that the body takes, moved or not, and no more: the renderer sets aside as much memory as this is large.
  const [reachX, reachY] = [Math.abs(dx) + 2, Math.abs(dy) + 2];
  const around = `M${num(left - reachX)} ${num(top - reachY)}H${num(right + reachX)}V${num(bottom + reachY)}H${num(left - reachX)}Z`;
  const shade = `<path transform="translate(${dx} ${dy})" d="${around}${data}" ${fill(ink, opacity)} fill-rule="evenodd"/>`;
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>${path(data, fill(color))}<g clip-path="url(#${id})">${marks}${shade}</g>`;
}

/** A box that holds a path of absolute commands: that of its control points; arcs are at most circles wide. */
function controlBox(data: string): { left: number; top: number; right: number; bottom: number } {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const acrossTo = (x: number, by: number): void => {
    box.left = Math.min(box.left, x - by);
    box.right = Math.max(box.right, x + by);
  };
  const downTo = (y: number, by: number): void => {
    box.top = Math.min(box.top, y - by);
    box.bottom = Math.max(box.bottom, y + by);
  };
  for (const [, letter = '', list = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (!'MLHVCQAZ'.includes(letter))
      throw new Error(`a body is written with absolute commands, not ${letter}`);
    const size = letter === 'A' ? 7 : letter === 'H' || letter === 'V' ? 1 : 2;
    for (let i = 0; i + size <= values.length; i += size) {
      const [x = 0, y = 0] = values.slice(i + size - Math.min(size, 2), i + size);
      const reach = letter === 'A' ? 2 * Math.max(values[i] ?? 0, values[i + 1] ?? 0) : 0;
      if (letter !== 'V') acrossTo(x, reach);
      if (letter !== 'H') downTo(letter === 'V' ? x : y, reach);
    }
  }
  return box;
}

/** What shines in an eye, whatever color the coat is dyed. */
export const glint = ({ fixed, light }: DrawingColors): string => fixed?.[0] ?? light;

/** A round eye with its spark, `r` its radius; on a dark coat it has a ring. */
export const drawEye = (x: number, y: number, r: number, colors: DrawingColors): string => {
  const ring = colors.fixed?.[1];
  return `${ring ? `<circle cx="${x}" cy="${y}" r="${num(r * 1.3)}" fill="${ring}"/>` : ''}<circle cx="${x}" cy="${y}" r="${r}" fill="${colors.ink}"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.36)}" fill="${glint(colors)}"/>`;
};

/** The outline of a hoof whose sole lies on `y`, pointing right. */
export const hoofOutline = (x: number, y: number, width: number, height: number): string =>
  `M${num(x - width * 0.42)} ${y - height}H${num(x + width * 0.38)}L${num(x + width * 0.62)} ${y}H${num(x - width * 0.5)}Z`;

/** The outline of a paw whose sole lies on `y`, pointing right, under a leg whose middle is `x`. */
export const pawOutline = (x: number, y: number, width: number, height: number): string => {
  const [left, right] = [x - width * 0.28, x + width * 0.72];
  return `M${num(left)} ${num(y - height)}H${num(x + width * 0.2)}C${num(right - width * 0.2)} ${num(y - height)} ${num(right)} ${num(y - height * 0.6)} ${num(right)} ${num(y - height * 0.28)}Q${num(right)} ${y} ${num(right - width * 0.14)} ${y}H${num(left + width * 0.06)}Q${num(left - width * 0.04)} ${num(y - height * 0.2)} ${num(left)} ${num(y - height)}Z`;
};
