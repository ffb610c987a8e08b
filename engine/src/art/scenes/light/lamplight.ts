import { mix } from '../../../color/oklch.ts';
import { circle, radialGradient, svg } from '../../svg.ts';
import { type Cast, toBounds } from '../actors/cast.ts';
import type { Stage } from '../stage.ts';
import { LAMP, lampShare } from './lamps.ts';

/** A light in the picture, px; `radius` is how far it is seen, `foot` where it stands. */
export type Lamp = { x: number; y: number; foot: number; radius: number };

const FIRELIGHT = '#ffb254';
// From this share of lit windows on, a lamp is seen to shine.
const DUSK = 0.4;

/** Whether the lamps are on. */
export const isDark = ({ light, outside }: Stage): boolean => lampShare(outside ?? light) >= DUSK;

/** The lights that figures carry into a dark picture: fires, lanterns, lit houses. */
export function listLamps(stage: Stage, casts: readonly Cast[]): Lamp[] {
  if (!isDark(stage)) return [];
  return casts.flatMap((cast) => {
    const { glow, drawing, shown = 1, faces } = cast.actor;
    if (!glow) return [];
    const box = toBounds(cast);
    const scale = cast.tall / (drawing.height * shown);
    const turned = faces !== undefined && faces !== cast.looks;
    const x = box.x + (turned ? drawing.width - glow.x : glow.x) * scale;
    return [
      {
        x,
        y: box.y + glow.y * scale,
        foot: cast.foot,
        radius: Math.max(stage.unit * 0.12, glow.reach * cast.tall),
      },
    ];
  });
}

/** How strongly a point is lit by the nearest of the lamps, 0..1, and on which side that one is. */
export function lampAt(lamps: readonly Lamp[], x: number, y: number): { strength: number; side: number } {
  let best = { strength: 0, side: 1 };
  for (const lamp of lamps) {
    const far = Math.hypot(x - lamp.x, (y - lamp.y) * 0.8) / (lamp.radius * 1.5);
    const strength = Math.max(0, 1 - far) ** 0.8;
    if (strength > best.strength) best = { strength, side: Math.sign(lamp.x - x) || 1 };
  }
  return best;
}

/** The color of something that a lamp shines upon. */
export const inLamplight = (color: string, strength: number): string =>
  mix(color, FIRELIGHT, 0.12 * strength);

/** Pools of light on the ground, below the figures, and the shine around the lamps, above them. */
export function drawLamplight(
  stage: Stage,
  lamps: readonly Lamp[],
): { below: string; above: string; defs: string } {
  let [below, above, defs] = ['', '', ''];
  // Many lamps beside each other light no more than a bright one.
  const each = Math.max(0.55, 1 / Math.sqrt(Math.max(1, lamps.length)));
  const strength = Math.min(1, lampShare(stage.outside ?? stage.light) * 1.25) * each;
  for (const [at, { x, y, foot, radius }] of lamps.entries()) {
    defs +=
      radialGradient(`pool${at}`, [0, 0], 1, [
        [0, FIRELIGHT, 0.75 * strength],
        [0.35, FIRELIGHT, 0.34 * strength],
        [0.7, FIRELIGHT, 0.09 * strength],
        [1, FIRELIGHT, 0],
      ]) +
      radialGradient(`shine${at}`, [x, y], radius, [
        [0, LAMP, 0.5 * strength],
        [0.16, LAMP, 0.24 * strength],
        [0.45, FIRELIGHT, 0.1 * strength],
        [1, FIRELIGHT, 0],
      ]);
    const reach = radius * 1.35;
    below += svg`<g transform="translate(${x} ${foot}) scale(${reach} ${reach * 0.24})"><circle r="1" fill="url(#pool${at})"/></g>`;
    above += circle(x, y, radius, `fill="url(#shine${at})"`);
  }
  return { below, above, defs };
}
