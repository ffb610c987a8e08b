import type { Box } from '../../../geometry.ts';
import type { Node } from '../../../nodes.ts';

/** The box of an absolutely placed node, in a list; empty where it has none of its own. */
export function boxOf({ style }: Node): Box[] {
  const { left, top, width, height } = (style ?? {}) as Record<string, unknown>;
  return typeof left === 'number' &&
    typeof top === 'number' &&
    typeof width === 'number' &&
    typeof height === 'number'
    ? [{ x: left, y: top, width, height }]
    : [];
}
