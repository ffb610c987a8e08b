import { mix } from '../../../color/oklch.ts';
import { curve, gradientDown, path, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { inShade, turfColor } from '../seasons.ts';
import { areaUnder, type Line } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

export type Slope = {
  name: string;
  line: Line;
  /** Its green in summer; with `bare` a color that no season changes. */
  color: string;
  bare?: boolean;
  near: number;
  /** SVG behind its edge and on top of it. */
  behind?: string;
  upon?: string;
  defs?: string;
};

/** A slope from its lit edge down to the bottom, and what stands on it. */
export function drawSlope(stage: Stage, slope: Slope): Layer {
  const { width, height, unit, light } = stage;
  const { name, line, near, behind = '', upon = '', defs = '' } = slope;
  const color = slope.bare ? slope.color : turfColor(stage, slope.color);
  const edge = line(width / 2);
  const top = inLight(light, color, near);
  const shade = gradientDown(
    'slope',
    [edge - unit * 0.05, edge + unit * 0.26],
    [mix(top, light.sun, 0.16), inLight(light, inShade(stage, color, 0.26), Math.min(1, near + 0.08))],
  );
  const body = behind + path(areaUnder(width, height, line, 8), 'fill="url(#slope)"') + upon;
  return { name, picture: svgDocument(width, height, body, shade + defs) };
}

export type Trail = {
  /** Where it vanishes, and where it leaves the picture, px. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Width at the near end, and how far it swings, px. */
  width: number;
  swing: number;
  bends: number;
};

/** Middle and half width of a trail, `k` from 0 (far) to 1 (near). */
export function trailAt(
  { from, to, width, swing, bends }: Trail,
  k: number,
): [x: number, y: number, half: number] {
  const x =
    from[0] +
    (to[0] - from[0]) * k ** 1.3 +
    swing * Math.sin(k ** 0.55 * Math.PI * bends) * (0.06 + k ** 1.1);
  return [x, from[1] + (to[1] - from[1]) * k ** 1.5, (width / 2) * (0.012 + 0.988 * k ** 1.7)];
}

/** Path data of a way or a river that winds from the distance to the viewer; `inset` as a share leaves its edges free. */
export function trailShape(trail: Trail, inset = 0): string {
  const steps = Array.from({ length: 19 }, (_, i) => trailAt(trail, i / 18));
  const left = steps.map(([x, y, half]) => [x - half * (1 - inset), y] as const);
  const right = steps.map(([x, y, half]) => [x + half * (1 - inset), y] as const).reverse();
  return `${curve(left)}${curve(right).replace('M', 'L')}Z`;
}
