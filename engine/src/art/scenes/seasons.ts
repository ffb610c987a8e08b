import { mix } from '../../color/oklch.ts';
import type { Random } from '../../random.ts';
import type { Stage } from './stage.ts';

/** Fresh snow by day. */
export const SNOW = '#f3f7fc';

/** Whether the ground and the roofs are white. */
export const isSnowy = ({ season, light }: Stage): boolean => season === 'winter' || light.weather === 'snow';

/** The side of a ground that no sun falls on: towards the dark, on snow towards the blue of the sky, less so at night. */
export function inShade(stage: Stage, color: string, depth: number): string {
  const { dark, silhouette } = stage.light;
  if (!isSnowy(stage)) return mix(color, dark, depth);
  return mix(color, '#9dbce2', Math.min(0.9, depth * 1.5) * (1 - 0.62 * silhouette));
}

/** What is left of a green turf in the season. */
export function turfColor(stage: Stage, green: string): string {
  if (isSnowy(stage)) return mix(green, SNOW, 0.93);
  switch (stage.season) {
    case 'spring':
      return mix(green, '#9ed24f', 0.4);
    case 'autumn':
      return mix(green, '#c8973a', 0.68);
    default:
      return green;
  }
}

/** Crowns through the year, where they have leaves. */
export const LEAVES = {
  spring: ['#8cc152', '#a6cf5a', '#f3b6c8', '#7db84f'],
  summer: ['#3f8a45', '#4f9a45', '#357a4b', '#5aa14a'],
  autumn: ['#dc7a1f', '#c4481f', '#e8a820', '#ad3822'],
} as const;

/** The crown of one leafy tree, or nothing where the trees are bare. */
export function leafColor(stage: Stage, random: Random): string | undefined {
  const { season } = stage;
  // The chance is drawn in any season, so that the same tree only changes its color.
  const at = random.integer(0, 3);
  if (season === 'winter' || isSnowy(stage)) return undefined;
  return LEAVES[season ?? 'summer'][at];
}

/** Needles, and other leaves that never fall. */
export function evergreen(stage: Stage, green: string): string {
  if (isSnowy(stage)) return mix(green, '#eef4fa', 0.42);
  // Between the trees that turn, the dark ones look warmer too.
  return stage.season === 'autumn' ? mix(green, '#8a7a34', 0.42) : green;
}
