import { mix } from '../../../color/oklch.ts';
import { circle, fill, linearGradient, num, path, rect, svgDocument } from '../../svg.ts';
import { drawLamps, type Glow } from '../indoors/lights.ts';
import { createRoom, type Room } from '../indoors/room.ts';
import { toRoomLight } from '../indoors/room-light.ts';
import type { RoomPalette } from '../indoors/room-palette.ts';
import { drawWindow } from '../indoors/window.ts';
import type { Layer, Place, Scene, Stage } from '../stage.ts';

const EDGE = 0.75;
const FRONT = 0.915;

// A wall with a colour of its own, and a table that answers it.
const TABLES: readonly RoomPalette[] = [
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

/** A table's edge before a quiet wall, for small things by themselves. */
export const stillLife: Place = {
  name: 'still-life',
  horizon: EDGE,
  shows: ['table', 'tabletop', 'wooden table', 'surface', 'window'],
  holds: ['table', 'ground'],
  indoors: (outside, random) => toRoomLight(outside, TABLES, random),
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit } = stage;
  const room = createRoom(stage, TABLES, EDGE);
  const [edge, front] = [height * EDGE, height * FRONT];
  const groundY = edge + (front - edge) * 0.5;
  const windowed =
    room.lamps > 0 || room.outside.weather !== 'clear' || stage.random.fork('kind').next() < 0.3;
  const glows: Glow[] = [{ at: [stage.subjectX ?? width * 0.4, height * 0.34], reach: unit * 0.95 }];
  return {
    back: [
      drawBackground(stage, room),
      windowed ? drawPane(stage, room) : drawWallLight(stage, room),
      drawTable(stage, room, edge, front),
      drawLamps(stage, room, glows),
    ],
    front: [],
    groundY: () => groundY,
    surfaces: [{ name: 'table', from: width * 0.06, to: width * 0.94, y: groundY }],
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
    body = path(
      `M${num(x - reach * 0.78)} ${num(edge)}V${num(edge - reach)}a${num(reach * 0.78)} ${num(reach * 0.78)} 0 0 1 ${num(reach * 1.56)} 0V${num(edge)}Z`,
      fill(tone, 0.75),
    );
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
      data += `M${num(left + slant * (1 - row))} ${num(top)}h${num(w)}l${num(-slant)} ${num(h * 0.46)}h${num(-w)}Z`;
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

function drawTable(
  { width, height, unit, random }: Stage,
  { paint, palette, dark }: Room,
  edge: number,
  front: number,
): Layer {
  const top = paint(palette.floor);
  const grain = random.fork('grain');
  let lines = '';
  for (let i = 0; i < 9; i++) {
    const k = grain.next();
    const x = grain.range(-0.1, 0.9) * width;
    lines += `M${num(x)} ${num(edge + (front - edge) * (0.12 + 0.8 * k))}h${num(unit * grain.range(0.1, 0.34) * (0.6 + k))}`;
  }
  const defs = linearGradient(
    'top',
    [0, edge],
    [0, front],
    [
      [0, mix(top, '#ffffff', 0.16), 1],
      [1, top, 1],
    ],
  );
  const body =
    rect(0, edge - unit * 0.02, width, unit * 0.02, fill(dark, 0.08)) +
    rect(0, edge, width, front - edge, 'fill="url(#top)"') +
    path(
      lines,
      `stroke="${dark}" stroke-opacity="0.12" stroke-width="${num(Math.max(1, unit * 0.004))}" stroke-linecap="round" fill="none"`,
    ) +
    rect(0, front, width, height - front, fill(mix(top, dark, 0.32))) +
    rect(0, front, width, unit * 0.007, fill(mix(top, '#ffffff', 0.3))) +
    rect(0, front + unit * 0.035, width, unit * 0.006, fill(dark, 0.22));
  return { name: 'table', picture: svgDocument(width, height, body, defs) };
}
