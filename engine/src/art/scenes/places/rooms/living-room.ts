import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { clothColors, woodColors } from '../../indoors/room-palette.ts';
import { frame } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const armchair = getDrawing('armchair');
const bookshelf = getDrawing('bookshelf');
const fireplace = getDrawing('fireplace');
const floorLamp = getDrawing('floor-lamp');
const sofa = getDrawing('sofa');
const table = getDrawing('table');
const plant = getDrawing('plant');

/** A sofa under a curtained window, a lamp, books; a fire where the wall has room for one. */
export const livingRoom: PlaceDrawing = roomPlace({
  floor: 0.77,
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['plain', 'plain', 'panels', 'stripes'] as const),
    floor: 'planks',
    windows: [{ width: 0.4, height: 0.44, up: 0.34, curtains: true }],
    pieces: [
      { drawing: sofa, tall: 0.31, at: 0.66, colors: clothColors, loose: true, surface: 'sofa' },
      { drawing: table, tall: 0.19, at: 0.46, colors: woodColors, loose: true, depth: 0.1, surface: 'table' },
      { drawing: floorLamp, tall: 0.6, at: 0.94, loose: true, glow: { at: [0.5, 0.2], reach: 0.7 } },
      { drawing: plant, tall: 0.3, at: 0.44 },
      { drawing: bookshelf, tall: 0.62, at: 0.06, colors: woodColors, surface: 'shelf' },
      {
        drawing: fireplace,
        tall: 0.44,
        at: 0.22,
        glow: { at: [0.5, 0.75], reach: 0.5, always: true },
        surface: 'mantelpiece',
      },
      { drawing: armchair, tall: 0.38, at: 0.3, colors: clothColors },
    ],
    hung: [frame(0.36, 0.52, 0.17, 0.22, 0), frame(0.24, 0.55, 0.13, 0.16, 1)],
    rug: true,
  }),
});
