import type { Box } from '../geometry.ts';

/** The largest box of `area`, at least `least` px wide and high, that none of `taken` reaches into; undefined if there is none. */
export function largestFree(area: Box, taken: readonly Box[], least: number): Box | undefined {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const within = (at: number, from: number, to: number): number => Math.min(to, Math.max(from, at));
  // A largest box ends at the area's sides or at those of what is taken.
  const starts = new Set([area.x, ...taken.map((box) => within(box.x + box.width, area.x, right))]);
  const ends = new Set([right, ...taken.map((box) => within(box.x, area.x, right))]);
  let best: Box | undefined;
  for (const x of starts)
    for (const end of ends) {
      const width = end - x;
      if (width < least) continue;
      const above = taken
        .filter((box) => box.x < end && box.x + box.width > x)
        .sort((a, b) => a.y - b.y)
        .map((box) => ({
          top: within(box.y, area.y, bottom),
          foot: within(box.y + box.height, area.y, bottom),
        }));
      let y = area.y;
      for (const { top, foot } of [...above, { top: bottom, foot: bottom }]) {
        const height = top - y;
        if (height >= least && (!best || width * height > best.width * best.height))
          best = { x, y, width, height };
        y = Math.max(y, foot);
      }
    }
  return best;
}
