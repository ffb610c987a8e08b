import type { Drawing, DrawingColors } from '../art/drawings/drawing.ts';
import { findDrawing } from '../art/drawings/drawings.ts';
import { svg } from '../art/svg.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { createRandom } from '../random.ts';

/** The motif of a picture that repeats its things from edge to edge. */
export const TILES = 'tiles';

/** The drawings of what a pattern repeats; none for a picture that is no pattern, and for a card of words. */
export function listTiles({ scene, statements }: DesignRequest): readonly Drawing[] {
  if (!scene?.repeats || statements.length > 0) return [];
  return scene.repeats.flatMap((at) => findDrawing([scene.things[at]?.noun ?? '']) ?? []);
}

// Things along the shorter side; what one takes of its cell; how far it is turned, degrees.
const [ALONG, FILLED, TURN] = [4, 0.74, 24];

/** Things on a half-drop grid that goes on at every edge, so that copies of the picture fit beside each other. */
export function drawTiles(
  drawings: readonly Drawing[],
  toColors: (drawing: Drawing) => DrawingColors,
  { width, height }: { width: number; height: number },
): Drawing {
  const step = Math.min(width, height) / ALONG;
  // Every second column is half a cell lower, and so there is an even number of them.
  const columns = Math.max(2, Math.round(width / step / 2) * 2);
  const rows = Math.max(2, Math.round(height / step));
  const [across, down] = [width / columns, height / rows];
  const side = Math.min(across, down) * FILLED;
  const colors = drawings.map(toColors);
  const random = createRandom(columns * 31 + rows);
  const at = (column: number, row: number, prefix: string): string => {
    // The other things of the row come in turns, and neighbors differ.
    const nth = (column + row * (1 + (drawings.length % 2))) % drawings.length;
    const drawing = drawings[nth] as Drawing;
    const turn = random.range(-TURN, TURN);
    const scale = side / Math.hypot(drawing.width, drawing.height) / 0.78;
    const [x, y] = [(column + 0.5) * across, (row + (column % 2 ? 1 : 0.5)) * down];
    const drawn = drawing.draw(colors[nth] as DrawingColors, prefix);
    const copy = (dy: number, own: string): string =>
      svg`<g transform="translate(${x} ${y + dy}) rotate(${turn}) scale(${scale}) translate(${-drawing.width / 2} ${-drawing.height / 2})">${own}</g>`;
    // What leaves the foot comes in at the top.
    return y + side > height
      ? copy(0, drawn) + copy(-height, drawing.draw(colors[nth] as DrawingColors, `${prefix}t`))
      : copy(0, drawn);
  };
  return {
    name: TILES,
    nouns: [],
    width,
    height,
    draw: (_, prefix) =>
      Array.from({ length: columns * rows }, (_, index) =>
        at(index % columns, Math.floor(index / columns), `${prefix}${index}`),
      ).join(''),
  };
}
