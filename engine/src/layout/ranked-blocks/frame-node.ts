import type { Box } from '../../geometry.ts';
import type { Node } from '../../nodes.ts';

/** An empty frame; px. */
export const frameNode = (
  { x, y, width, height }: Box,
  thickness: number,
  color: string,
  radius: number,
): Node => ({
  type: 'container',
  style: {
    position: 'absolute',
    left: x,
    top: y,
    width,
    height,
    borderWidth: thickness,
    borderStyle: 'solid',
    borderColor: color,
    borderRadius: radius,
  },
});
