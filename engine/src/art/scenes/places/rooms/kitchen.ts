import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { pendant, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const counter = getDrawing('counter');
const refrigerator = getDrawing('refrigerator');
const stove = getDrawing('stove');
const teapot = getDrawing('teapot');
const plant = getDrawing('plant');

const painted = ({ cloth, second, wood, trim }: RoomPalette) => ({
  main: cloth,
  second,
  accent: wood,
  ink: '#33292c',
  light: trim,
});

/** A tiled wall, a counter under the window, stove and fridge, a lamp over it all. */
export const kitchen: PlaceDrawing = roomPlace({
  floor: 0.8,
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.36, height: 0.36, up: 0.5 }],
    pieces: [
      {
        drawing: counter,
        tall: 0.4,
        at: 0.66,
        colors: painted,
        loose: true,
        surface: 'counter',
        on: [
          { drawing: teapot, tall: 0.11, at: 0.08 },
          { drawing: plant, tall: 0.17, at: 0.96 },
        ],
      },
      { drawing: stove, tall: 0.46, at: 0.3, loose: true },
      { drawing: refrigerator, tall: 0.74, at: 0.04 },
    ],
    hung: [
      pendant(0.44, 0.6, 0.19),
      wallShelf(0.24, 0.58, 0.42, 'jars'),
      wallShelf(0.92, 0.62, 0.34, 'jars'),
    ],
  }),
});
