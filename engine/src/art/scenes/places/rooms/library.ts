import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { clothColors, type RoomPalette, woodColors } from '../../indoors/room-palette.ts';
import type { PlaceDrawing } from '../../stage.ts';

const armchair = getDrawing('armchair');
const bookshelf = getDrawing('bookshelf');
const floorLamp = getDrawing('floor-lamp');
const table = getDrawing('table');
const tableLamp = getDrawing('table-lamp');

const READING_ROOMS: readonly RoomPalette[] = [
  {
    wall: '#3f5a50',
    trim: '#e9dcc0',
    floor: '#8f5f3c',
    cloth: '#a8503c',
    second: '#d9b36c',
    accent: '#c9683f',
    wood: '#7a4c2e',
  },
  {
    wall: '#6b3f3a',
    trim: '#f0dfc6',
    floor: '#94623f',
    cloth: '#41655e',
    second: '#e0bb78',
    accent: '#d08a4a',
    wood: '#74462c',
  },
  {
    wall: '#3d4f6b',
    trim: '#ece2cf',
    floor: '#94653f',
    cloth: '#c27a3f',
    second: '#e6cb94',
    accent: '#b9503f',
    wood: '#80522f',
  },
  {
    wall: '#e6d3b3',
    trim: '#fbf3e2',
    floor: '#a8734a',
    cloth: '#4f6f58',
    second: '#d9a55c',
    accent: '#b4573f',
    wood: '#8a5733',
  },
];

/** Shelves up to the ceiling, an armchair and a lamp to read by. */
export const library: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: READING_ROOMS,
  furnish: () => ({
    wall: 'panels',
    floor: 'planks',
    windows: [{ width: 0.28, height: 0.5, up: 0.36, rows: 3 }],
    pieces: [
      { drawing: bookshelf, tall: 0.7, at: 0.16, colors: woodColors, loose: true, surface: 'shelf' },
      {
        drawing: armchair,
        tall: 0.36,
        at: 0.6,
        colors: clothColors,
        loose: true,
        depth: 0.06,
        surface: 'armchair',
      },
      {
        drawing: floorLamp,
        tall: 0.6,
        at: 0.52,
        loose: true,
        depth: 0.03,
        glow: { at: [0.5, 0.2], reach: 0.75 },
      },
      { drawing: bookshelf, tall: 0.7, at: 0.92, colors: woodColors, loose: true },
      { drawing: bookshelf, tall: 0.7, at: 0.38, colors: woodColors, loose: true },
      { drawing: bookshelf, tall: 0.7, at: 0.04, colors: woodColors, loose: true },
      {
        drawing: table,
        tall: 0.26,
        at: 0.5,
        colors: woodColors,
        surface: 'table',
        on: [{ drawing: tableLamp, tall: 0.17, at: 0.85, glow: 0.5 }],
      },
    ],
    hung: [],
    rug: true,
  }),
});
