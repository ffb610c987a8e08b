import type { Box } from '../../../geometry.ts';
import type { Node } from '../../../nodes.ts';

/** An absolutely placed node of the canvas, cut off at the edges of a box. */
export function clipTo(box: Box, node: Node): Node {
  const { left = 0, top = 0, ...style } = node.style as { left?: number; top?: number };
  return {
    type: 'container',
    style: {
      position: 'absolute',
      left: box.x,
      top: box.y,
      width: box.width,
      height: box.height,
      overflow: 'hidden',
    },
    children: [
      { ...node, style: { ...style, position: 'absolute', left: left - box.x, top: top - box.y } } as Node,
    ],
  };
}
