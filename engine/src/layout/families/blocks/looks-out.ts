import type { Drawing } from '../../../art/drawings/drawing.ts';
import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame.ts';

/** Whether a figure in a box would look out of the card instead of at its words. */
export function looksOut({ presence }: Drawing, { x, width }: Box, frame: Frame): boolean {
  const middle = x + width / 2;
  if (Math.abs(middle - frame.width / 2) < frame.width * 0.1) return false;
  return presence?.faces === (middle > frame.width / 2 ? 'right' : 'left');
}
