import { getDrawing } from '../../../drawings/drawings.ts';
import { menuBoard } from '../../indoors/boards.ts';
import { breadShelf } from '../../indoors/bread-shelf.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { counterColors, type RoomPalette } from '../../indoors/room-palette.ts';
import { pendant } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const counter = getDrawing('counter');
const bread = getDrawing('bread');
const cake = getDrawing('cake');
const croissant = getDrawing('croissant');
const pie = getDrawing('pie');

const BAKERIES: readonly RoomPalette[] = [
  {
    wall: '#efdcbd',
    trim: '#fff7e8',
    floor: '#a9794f',
    cloth: '#b9583f',
    second: '#f2c67f',
    accent: '#e0a03c',
    wood: '#8a5a38',
  },
  {
    wall: '#a9c3b8',
    trim: '#f8f0df',
    floor: '#a0744f',
    cloth: '#3f6b62',
    second: '#f3cf95',
    accent: '#d9773f',
    wood: '#85583a',
  },
  {
    wall: '#e6b89c',
    trim: '#fff3e4',
    floor: '#94684a',
    cloth: '#44607a',
    second: '#f6d9a8',
    accent: '#c9553f',
    wood: '#7c4f33',
  },
];

/** Loaves on shelves behind a counter of pastries, a window on the street. */
export const bakery: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: BAKERIES,
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['bricks', 'plain', 'panels'] as const),
    floor: 'tiles',
    windows: [{ width: 0.44, height: 0.42, up: 0.36, columns: 2, rows: 1, town: true }],
    pieces: [
      {
        drawing: counter,
        tall: 0.36,
        at: 0.24,
        colors: counterColors,
        surface: 'counter',
        on: [
          { drawing: croissant, tall: 0.075, at: 0.08 },
          { drawing: bread, tall: 0.1, at: 0.27 },
          { drawing: pie, tall: 0.08, at: 0.72 },
          { drawing: cake, tall: 0.1, at: 0.92 },
        ],
      },
      {
        drawing: counter,
        tall: 0.36,
        at: 0.8,
        colors: counterColors,
        loose: true,
        on: [
          { drawing: bread, tall: 0.1, at: 0.2 },
          { drawing: croissant, tall: 0.075, at: 0.5 },
          { drawing: croissant, tall: 0.075, at: 0.68 },
        ],
      },
    ],
    hung: [
      breadShelf(0.2, 0.47, 0.56, 0.26),
      pendant(0.44, 0.62, 0.16),
      pendant(0.96, 0.62, 0.16),
      menuBoard(0.9, 0.5, 0.28, 0.22),
    ],
  }),
});
