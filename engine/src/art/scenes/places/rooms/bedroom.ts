import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { type RoomPalette, woodColors } from '../../indoors/room-palette.ts';
import { frame } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bed = getDrawing('bed');
const dresser = getDrawing('dresser');
const mirror = getDrawing('mirror');
const tableLamp = getDrawing('table-lamp');
const plant = getDrawing('plant');

const linen = ({ cloth, wood, second, trim }: RoomPalette) => ({
  main: cloth,
  second: wood,
  accent: second,
  ink: '#35303a',
  light: trim,
});

/** A made bed beside its lamp, under a window. */
export const bedroom: PlaceDrawing = roomPlace({
  floor: 0.77,
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['plain', 'stripes', 'panels'] as const),
    floor: 'planks',
    windows: [{ width: 0.36, height: 0.42, up: 0.4, curtains: true }],
    pieces: [
      { drawing: bed, tall: 0.38, at: 0.7, colors: linen, loose: true, depth: 0.05, surface: 'bed' },
      {
        drawing: dresser,
        tall: 0.24,
        at: 0.32,
        colors: woodColors,
        surface: 'nightstand',
        on: [{ drawing: tableLamp, tall: 0.19, at: 0.25, glow: 0.62 }],
        loose: true,
      },
      { drawing: mirror, tall: 0.56, at: 0.1 },
      { drawing: plant, tall: 0.32, at: 0.96 },
    ],
    hung: [frame(0.34, 0.54, 0.15, 0.19, 2), frame(0.2, 0.56, 0.12, 0.15, 1)],
    rug: true,
  }),
});
