import { getDrawing } from '../../../drawings/drawings.ts';
import { menuBoard } from '../../indoors/boards.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { counterColors, type RoomPalette, woodColors } from '../../indoors/room-palette.ts';
import { pendant } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bistroTable = getDrawing('bistro-table');
const counter = getDrawing('counter');
const coffeeCup = getDrawing('coffee-cup');
const croissant = getDrawing('croissant');
const chair = getDrawing('chair');
const plant = getDrawing('plant');

const CAFES: readonly RoomPalette[] = [
  {
    wall: '#b96f52',
    trim: '#f7ead5',
    floor: '#8e6244',
    cloth: '#3f6f68',
    second: '#efc377',
    accent: '#e0a23f',
    wood: '#7d4f33',
  },
  {
    wall: '#e9d8bd',
    trim: '#fff8ea',
    floor: '#a97a54',
    cloth: '#2f6f6a',
    second: '#f0c987',
    accent: '#c9573f',
    wood: '#8f5d3a',
  },
  {
    wall: '#5d7f84',
    trim: '#f3ead8',
    floor: '#9b6f4c',
    cloth: '#c9663f',
    second: '#f1cf94',
    accent: '#f0b24a',
    wood: '#80542f',
  },
  {
    wall: '#d9a58e',
    trim: '#fff3e6',
    floor: '#99694a',
    cloth: '#44617f',
    second: '#f6dcb4',
    accent: '#3f7f74',
    wood: '#83532f',
  },
];
const marble = ({ wood, trim }: RoomPalette) => ({
  main: wood,
  second: wood,
  accent: trim,
  ink: '#33282a',
  light: '#ffffff',
});

/** Small tables at a wide window on the street, lamps over the counter. */
export const cafe: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: CAFES,
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['bricks', 'plain', 'panels'] as const),
    floor: 'planks',
    windows: [{ width: 0.62, height: 0.46, up: 0.36, columns: 3, rows: 1, town: true }],
    pieces: [
      {
        drawing: bistroTable,
        tall: 0.29,
        at: 0.66,
        colors: marble,
        loose: true,
        depth: 0.09,
        surface: 'table',
        on: [{ drawing: coffeeCup, tall: 0.085, at: 0.9 }],
      },
      { drawing: chair, tall: 0.38, at: 0.82, colors: woodColors, loose: true, depth: 0.06 },
      { drawing: chair, tall: 0.38, at: 0.5, colors: woodColors, loose: true, depth: 0.06 },
      {
        drawing: counter,
        tall: 0.4,
        at: 0.12,
        colors: counterColors,
        surface: 'counter',
        on: [
          { drawing: croissant, tall: 0.075, at: 0.1 },
          { drawing: coffeeCup, tall: 0.085, at: 0.28 },
        ],
      },
      { drawing: plant, tall: 0.36, at: 0.97 },
    ],
    hung: [
      pendant(0.3, 0.58, 0.16),
      pendant(0.14, 0.62, 0.16),
      pendant(0.95, 0.58, 0.16),
      menuBoard(0.2, 0.46, 0.34, 0.25),
    ],
  }),
});
