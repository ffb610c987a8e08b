import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { woodColors } from '../../indoors/room-palette.ts';
import { frame, wallClock, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bookshelf = getDrawing('bookshelf');
const desk = getDrawing('desk');
const tableLamp = getDrawing('table-lamp');
const plant = getDrawing('plant');
const laptop = getDrawing('laptop');

/** A desk by a wide window over the town, shelves, a clock. */
export const office: PlaceDrawing = roomPlace({
  floor: 0.78,
  furnish: () => ({
    wall: 'plain',
    floor: 'planks',
    windows: [{ width: 0.56, height: 0.4, up: 0.46, columns: 3, rows: 1, town: true }],
    pieces: [
      {
        drawing: desk,
        tall: 0.36,
        at: 0.66,
        loose: true,
        surface: 'desk',
        on: [
          { drawing: tableLamp, tall: 0.2, at: 0.9, glow: 0.6 },
          { drawing: laptop, tall: 0.15, at: 0.62 },
        ],
      },
      { drawing: plant, tall: 0.36, at: 0.95 },
      { drawing: bookshelf, tall: 0.66, at: 0.08, colors: woodColors, surface: 'shelf' },
    ],
    hung: [wallClock(0.4, 0.54), wallShelf(0.26, 0.5, 0.36, 'books'), frame(0.24, 0.5, 0.15, 0.19, 1)],
  }),
});
