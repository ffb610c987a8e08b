import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, path, rect, svg, svgDocument } from '../../svg.ts';
import type { Layer, Scene, Stage } from '../stage.ts';
import type { Room } from './room.ts';
import type { RoomPalette } from './room-palette.ts';

/** Share of the height where the top of a table begins that is seen from nearby. */
export const EDGE = 0.75;
const FRONT = 0.915;

// A wall with a color of its own, and a table that answers it.
export const TABLES: readonly RoomPalette[] = [
  {
    wall: '#f3d9c4',
    trim: '#fff7ec',
    floor: '#c98a5b',
    cloth: '#e59a77',
    second: '#f8ead7',
    accent: '#c9573f',
    wood: '#b9774a',
  },
  {
    wall: '#cfdccb',
    trim: '#f8f7ec',
    floor: '#b98558',
    cloth: '#9fbf9f',
    second: '#eef1df',
    accent: '#3f6f5c',
    wood: '#a86f45',
  },
  {
    wall: '#bcd5e0',
    trim: '#f9fcfb',
    floor: '#c7986c',
    cloth: '#8fb9cf',
    second: '#eef6f7',
    accent: '#2f6086',
    wood: '#b9855a',
  },
  {
    wall: '#f2cf8b',
    trim: '#fff8e6',
    floor: '#a9643f',
    cloth: '#e8b25a',
    second: '#fbeac4',
    accent: '#b5502f',
    wood: '#9a5a38',
  },
  {
    wall: '#e3c4cf',
    trim: '#fff6f6',
    floor: '#a87a70',
    cloth: '#cf9fb0',
    second: '#f7e6ea',
    accent: '#8f3f5c',
    wood: '#95665c',
  },
  {
    wall: '#3f5f78',
    trim: '#efe7d5',
    floor: '#b07a4e',
    cloth: '#54789a',
    second: '#e0cfa8',
    accent: '#e09a4a',
    wood: '#9a6640',
  },
];

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
