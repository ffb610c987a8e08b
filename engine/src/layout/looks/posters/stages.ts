import type { Box } from '../../../geometry.ts';
import { isWide } from '../../split-canvas.ts';
import type { PosterStage, StageQuery } from './poster.ts';

/** Space in shares of the type unit. */
export type Insets = { side?: number; top?: number; foot?: number };

export const inset = (box: Box, side: number, top = side, foot = top): Box => ({
  x: box.x + side,
  y: box.y + top,
  width: box.width - 2 * side,
  height: box.height - top - foot,
});

/**
 * Words at the start and the picture behind them; on tall cards below each other, the picture last, or first where it
 * `leads`. The picture reaches the edges; `room` keeps the words off what the style draws around them.
 */
export function beside(
  { frame, inside, rows, pictured, attempt }: StageQuery,
  {
    across = 0.54,
    down = 0.36,
    leads = false,
    room = {},
  }: { across?: number; down?: number; leads?: boolean; room?: Insets } = {},
): PosterStage {
  const { width, height, margin, unit } = frame;
  const calm = attempt >= 2;
  const side = calm ? 0 : (room.side ?? 0) * unit;
  const top = calm ? 0 : (room.top ?? room.side ?? 0) * unit;
  const foot = calm ? 0 : (room.foot ?? room.top ?? room.side ?? 0) * unit;
  if (!pictured) return { text: inset(inside, side, top, foot) };
  if (isWide(frame)) {
    const edge = Math.round(width * Math.min(0.72, across + (rows > 9 ? 0.05 : 0) + attempt * 0.06));
    return {
      text: inset(
        { ...inside, width: edge - inside.x - margin * (frame.mirrored === frame.rtl ? 0.35 : 0.85) },
        side,
        top,
        foot,
      ),
      art: { x: edge, y: 0, width: width - edge, height },
    };
  }
  const share = Math.min(0.72, down + rows * 0.02 + attempt * 0.09);
  const tall = Math.round(inside.height * share);
  const gap = margin * 0.4;
  if (leads) {
    const edge = inside.y + inside.height - tall;
    return {
      text: inset({ ...inside, y: edge, height: tall }, side, top, foot),
      art: { x: 0, y: 0, width, height: edge - gap },
    };
  }
  const edge = inside.y + tall;
  return {
    text: inset({ ...inside, height: tall }, side, top, foot),
    art: { x: 0, y: edge + gap, width, height: height - edge - gap },
  };
}
