import { plant } from '../../subjects/plants/plant.ts';
import { flask } from '../../subjects/tools/flask.ts';
import { microscope } from '../../subjects/tools/microscope.ts';
import { counter, testTubes } from '../indoors/fittings.ts';
import { roomPlace } from '../indoors/furnish.ts';
import type { RoomPalette } from '../indoors/room-palette.ts';
import { pendant, wallClock, wallShelf } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

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

/** White benches with a microscope, flasks and tubes of coloured liquid, jars on the wall. */
export const laboratory: Place = roomPlace({
  name: 'laboratory',
  floor: 0.78,
  shows: ['laboratory', 'lab', 'microscope', 'flask', 'test tube', 'beaker', 'shelf', 'window', 'bench'],
  palettes: LABS,
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.4, height: 0.34, up: 0.44, columns: 3, rows: 1 }],
    pieces: [
      {
        subject: counter,
        tall: 0.32,
        at: 0.74,
        colors: bench,
        loose: true,
        surface: 'bench',
        on: [
          { subject: testTubes, tall: 0.1, at: 0.14 },
          { subject: microscope, tall: 0.17, at: 0.84 },
          { subject: flask, tall: 0.11, at: 0.34 },
        ],
      },
      {
        subject: counter,
        tall: 0.32,
        at: 0.06,
        colors: bench,
        on: [
          { subject: flask, tall: 0.12, at: 0.6 },
          { subject: testTubes, tall: 0.1, at: 0.86 },
        ],
      },
      { subject: plant, tall: 0.28, at: 0.99 },
    ],
    hung: [
      wallShelf(0.16, 0.56, 0.44, 'jars'),
      wallClock(0.42, 0.58),
      pendant(0.5, 0.7, 0.15),
      pendant(0.86, 0.7, 0.15),
    ],
  }),
});
