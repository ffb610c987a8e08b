import { mix } from '../../../../color/oklch.ts';
import { circle, fill, filled, linearGradient, path, rect, svg, svgDocument } from '../../../svg.ts';
import type { Layer, Scene, Stage } from '../../stage.ts';
import { drawLamps, type Glow } from '../lights.ts';
import type { Room } from '../room.ts';
import { drawWindow } from '../window.ts';
import { drawShelf, drawTabletop, EDGE, toTabletop } from './tabletop.ts';

/** A table's edge before a quiet wall, or a shelf on it, for small things by themselves. */
export function drawTabletopView(stage: Stage, room: Room): Scene {
  const { width, height, unit, calm, wanted = [] } = stage;
  const level = wanted.includes('shelf') ? 'shelf' : 'table';
  // Beside words a window only where there is something to be seen in it.
  const windowed =
    level === 'table' &&
    (room.lamps > 0 ||
      room.outside.weather !== 'clear' ||
      wanted.includes('windowsill') ||
      (!calm && stage.random.fork('kind').next() < 0.3));
  const glows: Glow[] = [{ at: [stage.subjectX ?? width * 0.4, height * 0.34], reach: unit * 0.95 }];
  return {
    back: [
      drawBackground(stage, room),
      windowed ? drawPane(stage, room) : drawWallLight(stage, room),
      level === 'shelf' ? drawShelf(stage, room) : drawTabletop(stage, room),
      drawLamps(stage, room, glows),
    ],
    front: [],
    ...toTabletop(stage, level),
  };
}

function drawBackground({ width, height }: Stage, { paint, palette, dark }: Room): Layer {
  const wall = paint(palette.wall);
  const defs = linearGradient(
    'wall',
    [0, 0],
    [width * 0.2, height],
    [
      [0, mix(wall, dark, 0.08), 1],
      [0.6, wall, 1],
      [1, mix(wall, '#ffffff', 0.12), 1],
    ],
  );
  return {
    name: 'wall',
    picture: svgDocument(width, height, rect(0, 0, width, height, 'fill="url(#wall)"'), defs),
  };
}

/** A disc of light behind the thing, an arch, or the panes of a window that is out of the picture. */
function drawWallLight(stage: Stage, { paint, palette, outside }: Room): Layer {
  const { width, height, unit, random, calm } = stage;
  const kind = random.fork('light').pick(['disc', 'arch', 'panes'] as const);
  const x = stage.subjectX ?? width * 0.42;
  const edge = height * EDGE;
  const cloth = stage.tint ? mix(stage.tint, palette.trim, 0.2) : palette.cloth;
  const tone = mix(paint(cloth), outside.sun, outside.time === 'day' ? 0 : 0.18);
  // Behind words nothing bright begins.
  const room = calm && x > calm.x && x < calm.x + calm.width ? edge - calm.y - calm.height : edge;
  const reach = Math.min(unit * 0.36, room * 0.5, width * 0.4);
  let body = '';
  if (kind === 'disc') body = circle(x, edge - reach * 0.82, reach, fill(tone, 0.75));
  else if (kind === 'arch')
    body = filled(
      tone,
      0.75,
    )`M${x - reach * 0.78} ${edge}V${edge - reach}a${reach * 0.78} ${reach * 0.78} 0 0 1 ${reach * 1.56} 0V${edge}Z`;
  else {
    const side = stage.sunX > x ? 1 : -1;
    const [w, h] = [unit * 0.26, Math.min(unit * 0.5, room * 0.72)];
    let data = '';
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const left = x + side * unit * 0.1 - w + column * w * 1.06;
      const top = edge - h * 1.12 + row * h * 0.5;
      const slant = -side * unit * 0.07;
      data += svg`M${left + slant * (1 - row)} ${top}h${w}l${-slant} ${h * 0.46}h${-w}Z`;
    }
    body = path(data, fill(mix(outside.sun, '#fff3d0', 0.5), 0.42));
  }
  return { name: 'wall-light', picture: svgDocument(width, height, body) };
}

function drawPane(stage: Stage, room: Room): Layer {
  const { width, height, unit, calm, sunX, subjectX } = stage;
  const edge = height * EDGE;
  const wide = Math.min(unit * 0.56, width * 0.5);
  const middle = (sunX + (subjectX ?? sunX)) / 2;
  const x = Math.min(Math.max(middle - wide / 2, width * 0.06), width * 0.94 - wide);
  const hidden = calm && x < calm.x + calm.width + unit * 0.05 && x + wide > calm.x - unit * 0.05;
  const top = Math.max(unit * 0.09, edge - unit * 0.64, hidden ? calm.y + calm.height + unit * 0.06 : 0);
  const box = { x, y: top, width: wide, height: edge - unit * 0.06 - top };
  if (box.height < unit * 0.2) return { name: 'window', picture: svgDocument(width, height, '') };
  const { body, defs } = drawWindow(stage, room, {
    box,
    columns: 2,
    rows: 2,
    curtains: false,
    town: false,
    id: 'w',
  });
  return { name: 'window', picture: svgDocument(width, height, body, defs) };
}
