import { getDrawing } from '../../../drawings/drawings.ts';
import { toolBoard } from '../../indoors/boards.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { pendant, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const desk = getDrawing('desk');
const stool = getDrawing('stool');
const box = getDrawing('box');

const SHEDS: readonly RoomPalette[] = [
  {
    wall: '#c9c3b6',
    trim: '#efe9dc',
    floor: '#9a9088',
    cloth: '#3f6f8a',
    second: '#e8ae57',
    accent: '#d4552f',
    wood: '#b07a48',
  },
  {
    wall: '#8fa39a',
    trim: '#efe9da',
    floor: '#8f857b',
    cloth: '#c0603f',
    second: '#f0c878',
    accent: '#e0a23a',
    wood: '#9c6a3f',
  },
  {
    wall: '#b98a63',
    trim: '#f3e6cf',
    floor: '#8a7a6c',
    cloth: '#3f6a66',
    second: '#f0cd8a',
    accent: '#c94a35',
    wood: '#86552f',
  },
];
const bench = ({ wood, second, cloth, trim }: RoomPalette) => ({
  main: wood,
  second: cloth,
  accent: second,
  ink: '#33281f',
  light: trim,
});

/** A bench under a board of tools. */
export const workshop: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: SHEDS,
  furnish: () => ({
    wall: 'bricks',
    floor: 'concrete',
    windows: [{ width: 0.3, height: 0.32, up: 0.5, at: 0.94 }],
    pieces: [
      {
        drawing: desk,
        tall: 0.38,
        at: 0.62,
        colors: bench,
        loose: true,
        surface: 'workbench',
        on: [{ drawing: box, tall: 0.12, at: 0.9 }],
      },
      { drawing: stool, tall: 0.26, at: 0.9, depth: 0.08 },
      { drawing: box, tall: 0.22, at: 0.06, depth: 0.05 },
    ],
    hung: [toolBoard(0.54, 0.44, 0.58, 0.28), pendant(0.8, 0.6, 0.19), wallShelf(0.18, 0.56, 0.36, 'tools')],
  }),
});
