import type { Box } from '../geometry.ts';
import type { LaidText } from './layout.ts';

// Of a line's size, the height that its letters fill.
const INK = 0.72;

/** What the lines of a text cover, about. */
export const listLineBoxes = ({ box, fitted, align }: LaidText): Box[] =>
  fitted.lines.map((line, at) => {
    const spare = box.width - line.width;
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? spare / 2 : spare);
    const middle = box.y + (at + 0.5) * fitted.lineHeightPx;
    return { x, y: middle - (fitted.size * INK) / 2, width: line.width, height: fitted.size * INK };
  });
