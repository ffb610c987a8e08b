import type { Box } from '../geometry.ts';
import { linearGradient, radialGradient, rect } from './svg.ts';

const [SHOW, HIDE] = ['#ffffff', '#000000'];

// Smoothstep: a straight ramp shows its two ends as edges.
const ramp = [0, 0.25, 0.5, 0.75, 1].map((t) => {
  const hidden = 1 - t * t * (3 - 2 * t);
  return [t, HIDE, Math.round(hidden * 100) / 100] as const;
});

export type Fade = {
  width: number;
  height: number;
  /** Shown, fading in over `edge` px from each side that is not the canvas's own. */
  area: Box;
  edge: number;
  /** Hidden, with a soft border of `feather` px around it. */
  keepClear: Box;
  feather: number;
};

/** Definitions of a mask with the id `fade` that shows `area` and hides `keepClear` wholly. */
export function fadeMask({ width, height, area, edge, keepClear, feather }: Fade): string {
  const defs: string[] = [];
  const marks = [rect(0, 0, width, height, `fill="${SHOW}"`)];
  const veil = (box: Box, from: readonly [number, number], to: readonly [number, number]): void => {
    const id = `fade-${defs.length}`;
    defs.push(linearGradient(id, from, to, ramp));
    marks.push(rect(box.x, box.y, box.width, box.height, `fill="url(#${id})"`));
  };
  const [left, top, right, bottom] = [area.x, area.y, area.x + area.width, area.y + area.height];
  if (edge > 0) {
    // Each veil starts at the area's side and runs to the canvas's behind it: all before the side is hidden.
    if (left > 1) veil({ x: 0, y: 0, width: left + edge, height }, [left, 0], [left + edge, 0]);
    if (top > 1) veil({ x: 0, y: 0, width, height: top + edge }, [0, top], [0, top + edge]);
    if (right < width - 1)
      veil({ x: right - edge, y: 0, width: width - right + edge, height }, [right, 0], [right - edge, 0]);
    if (bottom < height - 1)
      veil(
        { x: 0, y: bottom - edge, width, height: height - bottom + edge },
        [0, bottom],
        [0, bottom - edge],
      );
  }
  const { x, y } = keepClear;
  const [farX, farY] = [x + keepClear.width, y + keepClear.height];
  if (feather > 0 && keepClear.width > 0 && keepClear.height > 0) {
    veil({ x: x - feather, y, width: feather, height: keepClear.height }, [x, 0], [x - feather, 0]);
    veil({ x: farX, y, width: feather, height: keepClear.height }, [farX, 0], [farX + feather, 0]);
    veil({ x, y: y - feather, width: keepClear.width, height: feather }, [0, y], [0, y - feather]);
    veil({ x, y: farY, width: keepClear.width, height: feather }, [0, farY], [0, farY + feather]);
    for (const [cornerX, cornerY] of [
      [x, y],
      [farX, y],
      [x, farY],
      [farX, farY],
    ] as const) {
      const id = `fade-${defs.length}`;
      defs.push(radialGradient(id, [cornerX, cornerY], feather, ramp));
      const boxX = cornerX === x ? cornerX - feather : cornerX;
      const boxY = cornerY === y ? cornerY - feather : cornerY;
      marks.push(rect(boxX, boxY, feather, feather, `fill="url(#${id})"`));
    }
  }
  marks.push(rect(x, y, keepClear.width, keepClear.height, `fill="${HIDE}"`));
  const frame = `x="0" y="0" width="${width}" height="${height}"`;
  return `${defs.join('')}<mask id="fade" maskUnits="userSpaceOnUse" ${frame}>${marks.join('')}</mask>`;
}
