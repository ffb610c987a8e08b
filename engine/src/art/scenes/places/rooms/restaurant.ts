import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { type RoomPalette, woodColors } from '../../indoors/room-palette.ts';
import { frame, pendant, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bistroTable = getDrawing('bistro-table');
const wineBottle = getDrawing('wine-bottle');
const wineGlass = getDrawing('wine-glass');
const candle = getDrawing('candle');
const chair = getDrawing('chair');
const plant = getDrawing('plant');

const DINING: readonly RoomPalette[] = [
  {
    wall: '#7a2f38',
    trim: '#f3e0c4',
    floor: '#6b452f',
    cloth: '#f6efe4',
    second: '#d9a35a',
    accent: '#b5483f',
    wood: '#5f3a26',
  },
  {
    wall: '#2f4f4a',
    trim: '#f0e2c6',
    floor: '#7a5236',
    cloth: '#f6efe4',
    second: '#c9a24c',
    accent: '#a5573f',
    wood: '#6b452d',
  },
  {
    wall: '#e5cfae',
    trim: '#fff6e6',
    floor: '#8f6040',
    cloth: '#ffffff',
    second: '#b5653f',
    accent: '#8f3f3a',
    wood: '#7a4d2f',
  },
];
const linen = ({ wood, cloth, trim }: RoomPalette) => ({
  main: wood,
  second: wood,
  accent: cloth,
  ink: '#33282a',
  light: trim,
});

/** Laid tables with candles and wine, lamps low over them, the town in the window. */
export const restaurant: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: DINING,
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['panels', 'plain', 'bricks'] as const),
    floor: 'planks',
    windows: [{ width: 0.5, height: 0.46, up: 0.34, columns: 2, rows: 2, curtains: true, town: true }],
    pieces: [
      {
        drawing: bistroTable,
        tall: 0.29,
        at: 0.66,
        colors: linen,
        loose: true,
        depth: 0.09,
        surface: 'table',
        on: [
          { drawing: candle, tall: 0.1, at: 0.5, glow: 0.3 },
          { drawing: wineGlass, tall: 0.11, at: 0.84 },
        ],
      },
      { drawing: chair, tall: 0.38, at: 0.83, colors: woodColors, loose: true, depth: 0.06 },
      { drawing: chair, tall: 0.38, at: 0.5, colors: woodColors, loose: true, depth: 0.06 },
      {
        drawing: bistroTable,
        tall: 0.27,
        at: 0.16,
        colors: linen,
        loose: true,
        depth: 0.05,
        on: [
          { drawing: wineBottle, tall: 0.15, at: 0.3 },
          { drawing: candle, tall: 0.09, at: 0.7, glow: 0.26 },
        ],
      },
      { drawing: chair, tall: 0.36, at: 0.03, colors: woodColors, loose: true, depth: 0.03 },
      { drawing: plant, tall: 0.4, at: 0.97 },
    ],
    hung: [
      pendant(0.66, 0.6, 0.2),
      pendant(0.16, 0.6, 0.18),
      frame(0.3, 0.5, 0.16, 0.2, 1),
      wallShelf(0.92, 0.52, 0.24, 'jars'),
      frame(0.06, 0.5, 0.13, 0.17, 0),
    ],
  }),
});
