import { mix } from '../../../../color/oklch.ts';
import { fill, gradientDown, path, rect, svg, svgDocument } from '../../../svg.ts';
import type { Layer, Scene, Stage } from '../../stage.ts';
import type { Room } from '../room.ts';

/** Share of the height where the top of a table begins that is seen from nearby. */
export const EDGE = 0.75;
const FRONT = 0.915;

/** The level of that table, by the name that the prompt has for it, and where things stand. */
export function toTabletop(
  { width, height }: Stage,
  name = 'table',
): Required<Pick<Scene, 'groundY' | 'surfaces'>> {
  const y = (height * (EDGE + FRONT)) / 2;
  return { groundY: () => y, surfaces: [{ name, from: width * 0.06, to: width * 0.94, y }] };
}

/** The top of the table and its edge before the viewer. */
export function drawTabletop({ width, height, unit, random }: Stage, { paint, palette, dark }: Room): Layer {
  const [edge, front] = [height * EDGE, height * FRONT];
  const top = paint(palette.floor);
  const grain = random.fork('grain');
  let lines = '';
  for (let i = 0; i < 9; i++) {
    const k = grain.next();
    const x = grain.range(-0.1, 0.9) * width;
    lines += svg`M${x} ${edge + (front - edge) * (0.12 + 0.8 * k)}h${unit * grain.range(0.1, 0.34) * (0.6 + k)}`;
  }
  const defs = gradientDown('top', [edge, front], [mix(top, '#ffffff', 0.16), top]);
  const body =
    rect(0, edge - unit * 0.02, width, unit * 0.02, fill(dark, 0.08)) +
    rect(0, edge, width, front - edge, 'fill="url(#top)"') +
    path(
      lines,
      svg`stroke="${dark}" stroke-opacity="0.12" stroke-width="${Math.max(1, unit * 0.004)}" stroke-linecap="round" fill="none"`,
    ) +
    rect(0, front, width, height - front, fill(mix(top, dark, 0.32))) +
    rect(0, front, width, unit * 0.007, fill(mix(top, '#ffffff', 0.3))) +
    rect(0, front + unit * 0.035, width, unit * 0.006, fill(dark, 0.22));
  return { name: 'table', picture: svgDocument(width, height, body, defs) };
}

/** A board on the wall from edge to edge, as deep as that table, and its shade below. */
export function drawShelf({ width, height, unit }: Stage, { paint, palette, dark }: Room): Layer {
  const [edge, front, thick] = [height * EDGE, height * FRONT, unit * 0.045];
  const board = paint(palette.wood);
  const defs =
    gradientDown('board', [edge, front], [mix(board, dark, 0.14), mix(board, '#ffffff', 0.1)]) +
    gradientDown('shade', [front + thick, height], [dark, paint(palette.wall)]);
  const body =
    rect(0, edge - unit * 0.02, width, unit * 0.02, fill(dark, 0.08)) +
    rect(0, edge, width, front - edge, 'fill="url(#board)"') +
    rect(0, front + thick, width, height, 'fill="url(#shade)" fill-opacity="0.35"') +
    rect(0, front, width, thick, fill(mix(board, dark, 0.26))) +
    rect(0, front, width, unit * 0.006, fill(mix(board, '#ffffff', 0.3)));
  return { name: 'shelf', picture: svgDocument(width, height, body, defs) };
}
