import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Room } from './room.ts';

export type Wall = 'plain' | 'panels' | 'stripes' | 'tiles' | 'bricks';
export type Floor = 'planks' | 'tiles' | 'carpet' | 'concrete';

/** Wall, skirting and floor: they cover the canvas. */
export function drawShell(stage: Stage, room: Room, wall: Wall, floor: Floor): Layer {
  const { width, height, unit } = stage;
  const { floorY, paint, palette } = room;
  const tone = paint(palette.wall);
  const ground = paint(palette.floor);
  const edge = unit * 0.03;
  const defs =
    linearGradient(
      'wall',
      [0, 0],
      [0, floorY],
      [
        [0, mix(tone, room.dark, 0.1), 1],
        [0.55, tone, 1],
        [1, mix(tone, '#ffffff', 0.06), 1],
      ],
    ) +
    linearGradient(
      'floor',
      [0, floorY],
      [0, height],
      [
        [0, mix(ground, room.dark, 0.2), 1],
        [0.25, ground, 1],
        [1, mix(ground, room.dark, 0.16), 1],
      ],
    );
  const body =
    rect(0, 0, width, floorY + 1, 'fill="url(#wall)"') +
    drawWall(stage, room, wall, tone) +
    rect(0, floorY, width, height - floorY, 'fill="url(#floor)"') +
    drawFloor(stage, room, floor, ground) +
    rect(0, floorY - edge, width, edge, fill(paint(mix(palette.trim, palette.wall, 0.25)))) +
    rect(0, floorY, width, unit * 0.008, fill(room.dark, 0.22));
  return { name: 'shell', picture: svgDocument(width, height, body, defs) };
}

function drawWall(
  { width, unit }: Stage,
  { floorY, paint, palette, dark }: Room,
  wall: Wall,
  tone: string,
): string {
  const line = stroke(mix(tone, dark, 0.16), Math.max(1, unit * 0.003));
  switch (wall) {
    case 'plain':
      return '';
    case 'panels': {
      const top = floorY - unit * 0.3;
      const lower = mix(tone, paint(palette.trim), 0.5);
      let frames = '';
      for (let x = unit * 0.06; x < width; x += unit * 0.34)
        frames += svg`M${x} ${top + unit * 0.055}h${unit * 0.26}v${unit * 0.175}h${-unit * 0.26}Z`;
      return (
        rect(0, top, width, floorY - top, fill(lower)) +
        rect(0, top, width, unit * 0.018, fill(paint(palette.trim))) +
        rect(0, top + unit * 0.018, width, unit * 0.006, fill(dark, 0.14)) +
        path(frames, stroke(mix(lower, dark, 0.13), Math.max(1, unit * 0.004)))
      );
    }
    case 'stripes': {
      let bands = '';
      for (let x = 0; x < width; x += unit * 0.14)
        bands += svg`M${x} 0h${unit * 0.07}V${floorY}h${-unit * 0.07}Z`;
      return path(bands, fill(mix(tone, '#ffffff', 0.5), 0.22));
    }
    case 'tiles': {
      const top = floorY - unit * 0.52;
      const step = unit * 0.065;
      let joints = '';
      for (let y = top; y < floorY; y += step) joints += svg`M0 ${y}H${width}`;
      for (let x = step / 2; x < width; x += step) joints += svg`M${x} ${top}V${floorY}`;
      return (
        rect(0, top, width, floorY - top, fill(mix(tone, paint(palette.trim), 0.7))) +
        path(joints, stroke(mix(tone, dark, 0.12), Math.max(1, unit * 0.003), 0.7))
      );
    }
    case 'bricks': {
      const tall = unit * 0.042;
      let joints = '';
      for (let row = 0, y = floorY; y > 0; row++, y -= tall) {
        joints += svg`M0 ${y}H${width}`;
        const wide = unit * 0.11;
        for (let x = (row % 2) * (wide / 2); x < width; x += wide)
          if ((row * 7 + Math.round(x / wide) * 5) % 9 < 4) joints += svg`M${x} ${y}v${-tall}`;
      }
      return path(joints, line.replace('stroke-linecap="round"', 'stroke-opacity="0.5"'));
    }
  }
}

function drawFloor(
  { width, height, unit }: Stage,
  { floorY, dark }: Room,
  floor: Floor,
  ground: string,
): string {
  const depth = height - floorY;
  const seam = stroke(mix(ground, dark, 0.3), Math.max(1, unit * 0.003), 0.55);
  if (floor === 'carpet') return '';
  if (floor === 'concrete') return path(svg`M0 ${floorY + depth * 0.4}H${width}`, seam);
  // Boards and tiles run towards a point far above: the floor lies down.
  const eye = { x: width / 2, y: floorY - unit * 1.1 };
  const step = unit * (floor === 'tiles' ? 0.2 : 0.17);
  const reach = (height - eye.y) / (floorY - eye.y);
  let data = '';
  const count = Math.ceil(width / step / 2) + 2;
  for (let i = -count; i <= count; i++) {
    const x = eye.x + (i + 0.5) * step;
    data += svg`M${x} ${floorY}L${eye.x + (x - eye.x) * reach} ${height}`;
  }
  if (floor === 'tiles') {
    let rows = '';
    for (const k of [0.16, 0.36, 0.62, 0.94]) rows += svg`M0 ${floorY + depth * k}H${width}`;
    return path(data + rows, seam);
  }
  let ends = '';
  for (let i = -count; i <= count; i++) {
    const k = ((i * 37) % 5) / 5 + 0.12;
    const left = eye.x + (i + 0.5) * step;
    const at = (x: number): number => eye.x + (x - eye.x) * (1 + (reach - 1) * Math.abs(k));
    ends += svg`M${at(left)} ${floorY + depth * Math.abs(k)}L${at(left + step)} ${floorY + depth * Math.abs(k)}`;
  }
  return path(data + ends, seam);
}
