import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { clothColors, type RoomPalette } from '../../indoors/room-palette.ts';
import { frame } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bench = getDrawing('padded-bench');
const plinth = getDrawing('plinth');
const vase = getDrawing('vase');
const plant = getDrawing('plant');

const GALLERIES: readonly RoomPalette[] = [
  {
    wall: '#efece6',
    trim: '#ffffff',
    floor: '#b9956c',
    cloth: '#2f5f7f',
    second: '#e8b14f',
    accent: '#d4553f',
    wood: '#3f3a38',
  },
  {
    wall: '#7d2f3a',
    trim: '#f0e2cf',
    floor: '#96694a',
    cloth: '#3f6670',
    second: '#e6bd6c',
    accent: '#d88a5f',
    wood: '#b98f4a',
  },
  {
    wall: '#3f5f66',
    trim: '#f0eadc',
    floor: '#a27a55',
    cloth: '#c9663f',
    second: '#f0d09a',
    accent: '#e09a4a',
    wood: '#b98f4a',
  },
  {
    wall: '#d8dcd2',
    trim: '#ffffff',
    floor: '#a98a68',
    cloth: '#c05a3f',
    second: '#f2dcae',
    accent: '#2f6f68',
    wood: '#4a403a',
  },
];
const stone = ({ trim, second, accent }: RoomPalette) => ({
  main: trim,
  second,
  accent,
  ink: '#4a4a50',
  light: '#ffffff',
});

/** Pictures on a calm wall, a vase on its plinth, a bench to look from. */
export const museum: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: GALLERIES,
  furnish: () => ({
    wall: 'plain',
    floor: 'planks',
    windows: [],
    pieces: [
      {
        drawing: plinth,
        tall: 0.3,
        at: 0.9,
        colors: stone,
        surface: 'plinth',
        on: [{ drawing: vase, tall: 0.26, at: 0.5 }],
      },
      { drawing: plinth, tall: 0.3, at: 0.12, colors: stone, surface: 'plinth' },
      {
        drawing: bench,
        tall: 0.13,
        at: 0.56,
        colors: clothColors,
        depth: 0.1,
        loose: true,
        surface: 'bench',
      },
      { drawing: plant, tall: 0.4, at: 0.02 },
    ],
    hung: [
      { ...frame(0.58, 0.34, 0.56, 0.38, 0), glow: { at: [0.5, -0.1], reach: 0.55 } },
      { ...frame(0.2, 0.38, 0.26, 0.34, 1), glow: { at: [0.5, -0.1], reach: 0.4 } },
      frame(0.92, 0.44, 0.24, 0.28, 2),
      frame(0.04, 0.44, 0.24, 0.28, 1),
    ],
  }),
});
