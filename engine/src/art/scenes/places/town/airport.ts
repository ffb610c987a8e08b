import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { departureBoard, terminalFront } from '../../indoors/terminal-front.ts';
import { pendant } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const seatRow = getDrawing('seat-row');
const suitcase = getDrawing('suitcase');
const plant = getDrawing('plant');

const HALLS: readonly RoomPalette[] = [
  {
    wall: '#dfe6ea',
    trim: '#ffffff',
    floor: '#b9c1c6',
    cloth: '#2f5f8a',
    second: '#f2b544',
    accent: '#d9533f',
    wood: '#9aa5ad',
  },
  {
    wall: '#e9e4db',
    trim: '#ffffff',
    floor: '#c2bbb0',
    cloth: '#3f6f66',
    second: '#f0b04a',
    accent: '#2f78b0',
    wood: '#a39a8c',
  },
];

/** Seats before a glass front, an airliner behind it, departures on the wall. */
export const airport: PlaceDrawing = roomPlace({
  floor: 0.76,
  palettes: HALLS,
  furnish: () => ({
    wall: 'plain',
    floor: 'tiles',
    windows: [],
    pieces: [
      { drawing: seatRow, tall: 0.19, at: 0.84, depth: 0.05, loose: true, surface: 'seat' },
      { drawing: seatRow, tall: 0.19, at: 0.1, depth: 0.05, surface: 'seat' },
      { drawing: suitcase, tall: 0.17, at: 0.56, depth: 0.09 },
      { drawing: plant, tall: 0.23, at: 0.99 },
    ],
    hung: [
      terminalFront(0.66, 0.26, 1.1, 0.42),
      departureBoard(0.12, 0.42, 0.34, 0.24),
      pendant(0.5, 0.62, 0.2),
      pendant(0.9, 0.66, 0.2),
    ],
  }),
});
