import { circle, radialGradient } from '../../svg.ts';
import type { Light } from './light.ts';

/** The color of a lamp and of a lit window. */
export const LAMP = '#ffd27a';

/** The rim of the sun's disc. */
export const SUNSHINE = '#ffd766';

/** Share of the windows and lamps that are lit. */
export function lampShare({ time, weather }: Light): number {
  const hour = { night: 0.72, dusk: 0.66, sunset: 0.42, dawn: 0.3, golden: 0.12, day: 0 }[time];
  return hour + (weather === 'rain' || weather === 'storm' ? 0.2 : 0);
}

/** The gradient of `drawGlow`, once in a layer. */
export const glowDefs = radialGradient('glow', [0.5, 0.5], 0.5, [
  [0, LAMP, 0.8],
  [0.25, LAMP, 0.36],
  [0.6, LAMP, 0.1],
  [1, LAMP, 0],
]).replace('gradientUnits="userSpaceOnUse"', 'gradientUnits="objectBoundingBox"');

/** The shine around a lamp in the dark; nothing by day. */
export function drawGlow(light: Light, x: number, y: number, radius: number): string {
  const strength = Math.min(1, lampShare(light) * 1.3);
  if (strength < 0.2) return '';
  return circle(x, y, radius, `fill="url(#glow)" opacity="${strength.toFixed(2)}"`);
}
