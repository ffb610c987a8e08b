import { getDrawing } from '../../../drawings/drawings.ts';
import { blackboard } from '../../indoors/boards.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { woodColors } from '../../indoors/room-palette.ts';
import { pendant, wallClock } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const apple = getDrawing('apple');
const bookshelf = getDrawing('bookshelf');
const desk = getDrawing('desk');
const plant = getDrawing('plant');
const book = getDrawing('book');

/** The board, the teacher's desk with an apple, windows at the side. */
export const classroom: PlaceDrawing = roomPlace({
  floor: 0.78,
  furnish: () => ({
    wall: 'panels',
    floor: 'planks',
    windows: [{ width: 0.26, height: 0.46, up: 0.38, rows: 3, at: 0.96 }],
    pieces: [
      {
        drawing: desk,
        tall: 0.31,
        at: 0.62,
        loose: true,
        depth: 0.05,
        surface: 'desk',
        on: [
          { drawing: book, tall: 0.07, at: 0.12 },
          { drawing: apple, tall: 0.06, at: 0.3 },
        ],
      },
      { drawing: bookshelf, tall: 0.44, at: 0.04, colors: woodColors, surface: 'shelf' },
      { drawing: plant, tall: 0.32, at: 0.99 },
    ],
    hung: [
      blackboard(0.46, 0.37, 0.82, 0.35),
      pendant(0.1, 0.58, 0.16),
      pendant(0.74, 0.58, 0.16),
      wallClock(0.2, 0.5),
    ],
  }),
});
