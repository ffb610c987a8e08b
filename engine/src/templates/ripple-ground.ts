import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import { parseColor } from './color-parameter.ts';

export type Ripples = {
  width: number;
  height: number;
  /** Kept free; without it the ripples start in the middle. */
  safe: Box | undefined;
  /** `#rrggbb` */
  color: string;
  /** Whether the colour is a brand's, which also appears solid in the centre. */
  branded: boolean;
  mirrored: boolean;
};

// [radius as a share of the outermost, opacity], from outside to inside.
const DISCS = [
  [1, 0.07],
  [0.76, 0.1],
  [0.53, 0.16],
] as const;
const CORE = 0.31;
const NEUTRAL_STRENGTH = 0.6;

/** Draws discs around two opposite corners, clear of the words: an ornament that does not compete with a brand. */
export function drawRipples({ width, height, safe, color, branded, mirrored }: Ripples): Node[] {
  if (!safe) return drawDiscs(width / 2, height / 2, Math.max(width, height) * 0.44, color, branded, branded);
  const reach = Math.hypot(safe.x, safe.y) * 0.97;
  const x = (share: number): number => width * (mirrored ? 1 - share : share);
  return [
    ...drawDiscs(x(1), height, reach, color, branded, branded),
    ...drawDiscs(x(0), 0, reach * 0.62, color, branded, false),
  ];
}

function drawDiscs(
  x: number,
  y: number,
  reach: number,
  color: string,
  branded: boolean,
  core: boolean,
): Node[] {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  const strength = branded ? 1 : NEUTRAL_STRENGTH;
  return [...DISCS, [CORE, core ? 1 : 0.2] as const].map(([share, opacity]): Node => {
    const radius = reach * share;
    return {
      type: 'container',
      style: {
        position: 'absolute',
        left: x - radius,
        top: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        borderRadius: radius,
        backgroundColor: `rgba(${r}, ${g}, ${b}, ${opacity * strength})`,
      },
    };
  });
}
