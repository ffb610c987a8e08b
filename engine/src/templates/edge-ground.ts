import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';

export type Edge = {
  width: number;
  height: number;
  /** Kept free; without it there is nothing to stand beside. */
  safe: Box | undefined;
  /** `#rrggbb` */
  color: string;
  /** Whether the color is a brand's; else it is only hinted at. */
  branded: boolean;
  /** Where words start. */
  align: 'left' | 'center' | 'right';
};

// Of the room between the edge and the words.
const SIDE = 0.66;
const FOOT = 0.42;
const HINT = 0.08;

/** Draws one flat area in the accent at the edge where words start, or at the foot of centred ones: any brand's own. */
export function drawEdge({ width, height, safe, color, branded, align }: Edge): Node[] {
  const room = safe ?? { x: width * 0.05, y: height * 0.05 };
  const across = Math.round(room.x * SIDE);
  const down = Math.round(room.y * FOOT);
  const box =
    safe === undefined || align === 'center'
      ? { left: 0, top: height - down, width, height: down }
      : { left: align === 'right' ? width - across : 0, top: 0, width: across, height };
  return [
    {
      type: 'container',
      style: { position: 'absolute', ...box, backgroundColor: color, ...(!branded && { opacity: HINT }) },
    },
  ];
}
