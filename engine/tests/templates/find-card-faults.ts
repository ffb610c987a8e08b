import type { Composition } from '../../src/composition.ts';
import { overlapDepth, toLineBoxes } from '../../src/quality/line-boxes.ts';
import { toShown } from '../../src/solve/canvas.ts';

const LEAST_SIZE = 10;
// Less than this is rounding.
const SLACK_PX = 2;
// Side bearings: boxes may touch where the ink does not.
const TOUCH_PX = 2;

// Of the font size: what of a line's box is below its baseline, and empty without a tail.
// A line's box is not centered on the ink of every face.
const LEADING = 0.08;
const RISING = 0.15;
const HANGING = 0.3;

/** What is wrong with a card's layout, in words: lines outside of what is shown, overlaps, letters too small. */
export function findCardFaults({ width, height, texts }: Composition): string[] {
  const safe = toShown(width, height);
  const lines = texts.flatMap(toLineBoxes);
  const faults: string[] = [];
  for (const { placed, text, bounds } of lines) {
    const outside = Math.max(
      safe.x - bounds.x,
      safe.y - bounds.y - RISING * placed.fitted.size,
      bounds.x + bounds.width - safe.x - safe.width,
      bounds.y + bounds.height - HANGING * placed.fitted.size - safe.y - safe.height,
    );
    if (!(outside <= SLACK_PX)) faults.push(`${placed.role} "${text}" is ${outside.toFixed(1)} px outside`);
  }
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (
        other.placed !== line.placed &&
        overlapDepth(line.corners, other.corners) >
          TOUCH_PX + LEADING * Math.max(line.placed.fitted.size, other.placed.fitted.size)
      )
        faults.push(`"${line.text}" and "${other.text}" overlap`);
    }
  });
  for (const { role, fitted, box } of texts) {
    if (fitted.size < LEAST_SIZE) faults.push(`${role} is set at ${fitted.size.toFixed(1)} px`);
    if (fitted.width > box.width + SLACK_PX || fitted.height > box.height + SLACK_PX)
      faults.push(`${role} is larger than its box`);
  }
  return faults;
}
