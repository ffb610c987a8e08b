import { mix } from '../../../../color/oklch.ts';
import { getDrawing } from '../../../drawings/drawings.ts';
import { fill, lines, num, type Point, path, rect, stroke, stroked, svg } from '../../../svg.ts';
import { type Hung, roomPlace } from '../../indoors/furnish.ts';
import { clothColors, type RoomPalette } from '../../indoors/room-palette.ts';
import { pendant } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const trunk = getDrawing('trunk');
const armchair = getDrawing('armchair');
const rockingHorse = getDrawing('rocking-horse');
const suitcase = getDrawing('suitcase');
const bookStack = getDrawing('book-stack');
const box = getDrawing('box');

const LOFTS: readonly RoomPalette[] = [
  {
    wall: '#b98f66',
    trim: '#f0dfc2',
    floor: '#8f6a49',
    cloth: '#4f6f66',
    second: '#e8b866',
    accent: '#b5533f',
    wood: '#7a5236',
  },
  {
    wall: '#a98a6f',
    trim: '#f3e6d2',
    floor: '#80634a',
    cloth: '#5a5f80',
    second: '#e0b070',
    accent: '#a8503f',
    wood: '#6b4a34',
  },
];

/** The slopes of the roof on both sides of the gable, its beams, and the sky in a skylight. */
const slopes: Hung = {
  width: 0.1,
  height: 0,
  up: 0.74,
  at: 0.5,
  ceiling: true,
  draw(stage, { paint, palette, dark, floorY }) {
    const { width, unit } = stage;
    const sky = (stage.outside ?? stage.light).sky;
    const ridge = width / 2;
    const [reach, eave] = [Math.min(width * 0.5, unit * 0.98), floorY - unit * 0.24];
    const wood = paint(mix(palette.wall, palette.wood, 0.5));
    const beam = paint(mix(palette.wood, '#2b1c12', 0.25));
    const at = (side: number, k: number): Point => [
      ridge + side * (unit * 0.1 + (reach - unit * 0.1) * k),
      eave * k,
    ];
    let [boards, rafters] = ['', ''];
    for (const side of [-1, 1]) {
      boards += lines(
        [at(side, 0), [side < 0 ? 0 : width, 0], [side < 0 ? 0 : width, eave], at(side, 1)],
        true,
      );
      rafters += lines([at(side, 0), at(side, 1)]);
    }
    let joints = '';
    for (const k of [0.2, 0.4, 0.6, 0.8])
      for (const side of [-1, 1])
        joints += svg`M${at(side, k)[0]} ${at(side, k)[1]}H${side < 0 ? 0 : num(width)}`;
    const pane = [
      at(1, 0.26),
      at(1, 0.6),
      [at(1, 0.6)[0] + unit * 0.22, at(1, 0.6)[1]],
      [at(1, 0.26)[0] + unit * 0.22, at(1, 0.26)[1]],
    ] as const;
    return (
      path(boards, fill(wood)) +
      path(joints, stroke(beam, unit * 0.004, 0.4)) +
      path(rafters, stroke(beam, unit * 0.026)) +
      path(
        lines(pane, true),
        svg`${fill(sky[2])} stroke="${paint(palette.trim)}" stroke-width="${unit * 0.016}"`,
      ) +
      stroked(
        paint(palette.trim),
        unit * 0.008,
      )`M${(pane[0][0] + pane[3][0]) / 2} ${pane[0][1]}L${(pane[1][0] + pane[2][0]) / 2} ${pane[1][1]}` +
      rect(0, eave, unit * 0.03, floorY - eave, fill(beam)) +
      rect(width - unit * 0.03, eave, unit * 0.03, floorY - eave, fill(beam)) +
      rect(ridge - reach * 0.36, eave * 0.2, reach * 0.72, unit * 0.022, fill(beam)) +
      rect(ridge - unit * 0.012, 0, unit * 0.024, eave * 0.2, fill(dark, 0.3))
    );
  },
};

/** Under the roof: old trunks, boxes, a rocking horse, light from a window in the gable. */
export const attic: PlaceDrawing = roomPlace({
  floor: 0.79,
  palettes: LOFTS,
  furnish: () => ({
    wall: 'panels',
    floor: 'planks',
    windows: [{ width: 0.26, height: 0.26, up: 0.3, at: 0.5, columns: 2, rows: 2 }],
    pieces: [
      { drawing: trunk, tall: 0.2, at: 0.74, loose: true, surface: 'trunk' },
      { drawing: suitcase, tall: 0.2, at: 0.14 },
      {
        drawing: box,
        tall: 0.17,
        at: 0.93,
        surface: 'box',
        on: [{ drawing: bookStack, tall: 0.08, at: 0.5 }],
      },
      { drawing: rockingHorse, tall: 0.24, at: 0.56, depth: 0.02 },
      { drawing: armchair, tall: 0.3, at: 0.04, colors: clothColors },
    ],
    hung: [slopes, pendant(0.5, 0.5, 0.15)],
  }),
});
