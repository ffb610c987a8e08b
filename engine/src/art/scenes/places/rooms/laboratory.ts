import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { pendant, wallClock, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const counter = getDrawing('counter');
const testTubes = getDrawing('test-tubes');
const plant = getDrawing('plant');
const flask = getDrawing('flask');
const microscope = getDrawing('microscope');

const LABS: readonly RoomPalette[] = [
  {
    wall: '#e3ecef',
    trim: '#ffffff',
    floor: '#a9b8bf',
    cloth: '#3f7f9a',
    second: '#7fd0c4',
    accent: '#4aa3c7',
    wood: '#b8c4ca',
  },
  {
    wall: '#e9ece2',
    trim: '#ffffff',
    floor: '#b0b5a8',
    cloth: '#5f8f7a',
    second: '#f0c95f',
    accent: '#4f9f8a',
    wood: '#bfc4b5',
  },
];
const bench = ({ cloth, trim, second }: RoomPalette) => ({
  main: cloth,
  second: trim,
  accent: '#eef3f5',
  ink: '#25313a',
  light: second,
});

/** White benches with a microscope, flasks and tubes of colored liquid, jars on the wall. */
export const laboratory: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: LABS,
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.4, height: 0.34, up: 0.44, columns: 3, rows: 1 }],
    pieces: [
      {
        drawing: counter,
        tall: 0.32,
        at: 0.74,
        colors: bench,
        loose: true,
        surface: 'bench',
        on: [
          { drawing: testTubes, tall: 0.1, at: 0.14 },
          { drawing: microscope, tall: 0.17, at: 0.84 },
          { drawing: flask, tall: 0.11, at: 0.34 },
        ],
      },
      {
        drawing: counter,
        tall: 0.32,
        at: 0.06,
        colors: bench,
        on: [
          { drawing: flask, tall: 0.12, at: 0.6 },
          { drawing: testTubes, tall: 0.1, at: 0.86 },
        ],
      },
      { drawing: plant, tall: 0.28, at: 0.99 },
    ],
    hung: [
      wallShelf(0.16, 0.56, 0.44, 'jars'),
      wallClock(0.42, 0.58),
      pendant(0.5, 0.7, 0.15),
      pendant(0.86, 0.7, 0.15),
    ],
  }),
});
