import type { Box } from '../geometry.ts';
import type { LaidText, Layout, PlacedShape } from './layout.ts';
import { listLineBoxes } from './list-line-boxes.ts';

// Cells that a card is measured in, along its width: a pixel less or more is no void.
const COLUMNS = 120;
const LEADS: readonly LaidText['role'][] = ['title', 'metric'];

const isWhole = ({ box }: PlacedShape, { width, height }: Layout): boolean =>
  box.width >= width - 1 && box.height >= height - 1;

/**
 * How empty a card is for how large what leads it is: its largest flat rectangle through the letters of its title and figure, both as
 * areas. People call cards above 1.5 empty.
 */
export function measureEmptiness(layout: Layout): number {
  const { width, height, shapes, texts } = layout;
  const rows = Math.max(1, Math.round((COLUMNS * height) / width));
  const cells = new Array<string>(COLUMNS * rows).fill(layout.ground.ground);
  const paint = ({ x, y, width: w, height: h }: Box, color: string): void => {
    const [left, top] = [Math.floor((x / width) * COLUMNS), Math.floor((y / height) * rows)];
    const right = Math.min(COLUMNS, Math.ceil(((x + w) / width) * COLUMNS));
    const bottom = Math.min(rows, Math.ceil(((y + h) / height) * rows));
    for (let row = Math.max(0, top); row < bottom; row++)
      for (let column = Math.max(0, left); column < right; column++) cells[row * COLUMNS + column] = color;
  };
  for (const shape of shapes)
    if (shape.draw === 'rect') paint(shape.box, shape.color);
    else if (!isWhole(shape, layout)) paint(shape.box, '');
  for (const text of texts) for (const box of listLineBoxes(text)) paint(box, '');
  const led = texts.filter(({ role }) => LEADS.includes(role));
  const ink = (led.length > 0 ? led : texts)
    .flatMap(listLineBoxes)
    .reduce((sum, box) => sum + box.width * box.height, 0);
  const flat = largestRectangle(cells, rows) * (width / COLUMNS) * (height / rows);
  return flat / Math.max(1, ink);
}

/** How many cells the largest rectangle of one color has. Each cell is looked at once: a color's rising heights wait until a lower one ends them. */
function largestRectangle(cells: readonly string[], rows: number): number {
  let largest = 0;
  const heights = new Array<number>(COLUMNS).fill(0);
  const [starts, rising] = [new Array<number>(COLUMNS), new Array<number>(COLUMNS)];
  for (let row = 0; row < rows; row++) {
    let waiting = 0;
    let before = '';
    for (let column = 0; column <= COLUMNS; column++) {
      const color = column < COLUMNS ? (cells[row * COLUMNS + column] as string) : '';
      const same = row > 0 && cells[(row - 1) * COLUMNS + column] === color;
      const height = color === '' ? 0 : same ? (heights[column] as number) + 1 : 1;
      heights[column] = height;
      const least = color === before ? height : 0;
      let start = column;
      while (waiting > 0 && (rising[waiting - 1] as number) > least) {
        waiting--;
        start = starts[waiting] as number;
        largest = Math.max(largest, (rising[waiting] as number) * (column - start));
      }
      if (color !== before) start = column;
      if (height > 0) {
        starts[waiting] = start;
        rising[waiting++] = height;
      }
      before = color;
    }
  }
  return largest;
}
