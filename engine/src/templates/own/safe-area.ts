import type { Box } from '../../geometry.ts';

// Aspect ratios to which link previews crop an image around its centre: Facebook and LinkedIn 1.91:1, X 2:1, chat
// thumbnails 1:1.
const CROPS = [1.91, 2, 1] as const;
const PADDING_SHARE = 0.05;
// The same for the whole canvas, of which a single crop may show almost everything.
const CANVAS_PADDING_SHARE = 0.032;
// Where a crop does not cut, text still keeps this distance from the edge of the canvas.
const EDGE_SHARE = 0.085;

/** Returns the part of a canvas that every platform shows, minus a margin: 570 x 540 in the middle of 1200 x 630. */
export function toSafeArea(width: number, height: number): Box {
  const visible = CROPS.map((aspect) => ({
    width: Math.min(width, height * aspect),
    height: Math.min(height, width / aspect),
  }));
  const shown = {
    width: Math.min(...visible.map((crop) => crop.width)),
    height: Math.min(...visible.map((crop) => crop.height)),
  };
  const padding = Math.max(
    Math.min(shown.width, shown.height) * PADDING_SHARE,
    Math.min(width, height) * CANVAS_PADDING_SHARE,
  );
  const box = {
    width: Math.min(shown.width - 2 * padding, width * (1 - 2 * EDGE_SHARE)),
    height: Math.min(shown.height - 2 * padding, height * (1 - EDGE_SHARE)),
  };
  return { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 };
}
