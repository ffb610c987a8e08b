import { suitcase } from '../../subjects/home/suitcase.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { seatRow } from '../indoors/fittings.ts';
import { roomPlace } from '../indoors/furnish.ts';
import type { RoomPalette } from '../indoors/room-palette.ts';
import { departureBoard, terminalFront } from '../indoors/terminal-front.ts';
import { pendant } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

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
export const airport: Place = roomPlace({
  name: 'airport',
  floor: 0.76,
  shows: ['airport', 'airplane', 'plane', 'seat', 'window', 'departure board', 'terminal', 'gate'],
  palettes: HALLS,
  furnish: () => ({
    wall: 'plain',
    floor: 'tiles',
    windows: [],
    pieces: [
      { subject: seatRow, tall: 0.19, at: 0.84, depth: 0.05, loose: true, surface: 'seat' },
      { subject: seatRow, tall: 0.19, at: 0.1, depth: 0.05, surface: 'seat' },
      { subject: suitcase, tall: 0.17, at: 0.56, depth: 0.09 },
      { subject: plant, tall: 0.23, at: 0.99 },
    ],
    hung: [
      terminalFront(0.66, 0.26, 1.1, 0.42),
      departureBoard(0.12, 0.42, 0.34, 0.24),
      pendant(0.5, 0.62, 0.2),
      pendant(0.9, 0.66, 0.2),
    ],
  }),
});
