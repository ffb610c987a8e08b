import { mix } from '../../../../color/oklch.ts';
import { fill, filled, gradientDown, num, path, rect, svg, svgDocument } from '../../../svg.ts';
import type { Scene, Stage } from '../../stage.ts';
import type { Room } from '../room.ts';
import { drawWindow } from '../window.ts';

const SILL = 0.8;
// Near the panes their frame is thick, and what falls before them is large.
const NEAR = 1.5;

/** A windowsill from nearby, for small things and animals on it, with the hour and the weather behind the panes. */
export function drawWindowsillView(stage: Stage, room: Room): Scene {
  const { width, height, unit, calm, random } = stage;
  const sill = height * SILL;
  const margin = unit * 0.16;
  // Beside the words where they leave one side free, else below them.
  const left = calm && calm.x + calm.width < width * 0.62 ? calm.x + calm.width + margin : margin;
  const right = calm && left === margin && calm.x > width * 0.38 ? calm.x - margin : width - margin;
  const beside = left > margin || right < width - margin;
  const top = calm && !beside ? calm.y + calm.height + unit * 0.1 : unit * 0.09;
  const box = { x: left, y: top, width: right - left, height: sill - top };
  const columns = Math.max(2, Math.min(4, Math.round(box.width / (unit * 0.42))));
  const { body, defs } = drawWindow({ ...stage, unit: unit * NEAR }, room, {
    box,
    columns,
    rows: 2,
    curtains: false,
    town: random.fork('view').next() < 0.5,
    id: 'w',
  });
  const wall = room.paint(room.palette.wall);
  const board = room.paint(mix(room.palette.trim, '#ffffff', 0.3));
  const shade = gradientDown('wall', [0, height], [mix(wall, room.dark, 0.1), wall]);
  const deep = unit * 0.07;
  const ledge =
    rect(0, sill, width, deep, fill(board)) +
    rect(0, sill + deep, width, unit * 0.035, fill(mix(board, room.dark, 0.24))) +
    rect(0, sill + deep + unit * 0.035, width, unit * 0.03, fill(room.dark, 0.14));
  return {
    back: [
      {
        name: 'wall',
        picture: svgDocument(width, height, rect(0, 0, width, height, 'fill="url(#wall)"'), shade),
      },
      { name: 'window', picture: svgDocument(width, height, body, defs) },
      {
        name: 'sill',
        picture: svgDocument(width, height, ledge + drawCurtains(stage, room, { left, right })),
      },
    ],
    front: [],
    groundY: () => sill + deep * 0.5,
    surfaces: [{ name: 'windowsill', from: left, to: right + margin * 0.3, y: sill + deep * 0.5 }],
  };
}

/** Cloth at the edges of the picture, or of its free part, down to the sill. */
function drawCurtains(
  { width, height, unit }: Stage,
  { paint, palette, dark }: Room,
  { left, right }: { left: number; right: number },
): string {
  const cloth = paint(mix(palette.second, palette.trim, 0.2));
  const low = height * SILL - unit * 0.004;
  const side = (edge: number, turn: number): string => {
    const at = (k: number): string => num(edge + turn * unit * k);
    const folds = [0.035, 0.075, 0.11].map((k) => svg`M${at(k)} 0L${at(k * 0.86)} ${low}`).join('');
    return (
      filled(
        cloth,
      )`M${at(-0.4)} 0H${at(0.16)}C${at(0.15)} ${low * 0.4} ${at(0.12)} ${low * 0.7} ${at(0.13)} ${low}H${at(-0.4)}Z` +
      path(folds, svg`fill="none" stroke="${dark}" stroke-opacity="0.14" stroke-width="${unit * 0.008}"`)
    );
  };
  return (left > unit * 0.3 ? '' : side(0, 1)) + (right < width - unit * 0.3 ? '' : side(width, -1));
}
