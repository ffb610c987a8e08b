import { apple } from '../../subjects/food/apple.ts';
import { bookshelf } from '../../subjects/home/bookshelf.ts';
import { desk } from '../../subjects/home/desk.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { book } from '../../subjects/tools/book.ts';
import { blackboard } from '../indoors/boards.ts';
import { roomPlace } from '../indoors/furnish.ts';
import { woodColors } from '../indoors/room-palette.ts';
import { pendant, wallClock } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

/** The board, the teacher's desk with an apple, windows at the side. */
export const classroom: Place = roomPlace({
  name: 'classroom',
  floor: 0.78,
  shows: ['blackboard', 'chalkboard', 'desk', 'apple', 'clock', 'bookshelf', 'window', 'school'],
  furnish: () => ({
    wall: 'panels',
    floor: 'planks',
    windows: [{ width: 0.26, height: 0.46, up: 0.38, rows: 3, at: 0.96 }],
    pieces: [
      {
        subject: desk,
        tall: 0.31,
        at: 0.62,
        loose: true,
        depth: 0.05,
        surface: 'desk',
        on: [
          { subject: book, tall: 0.07, at: 0.12 },
          { subject: apple, tall: 0.06, at: 0.3 },
        ],
      },
      { subject: bookshelf, tall: 0.44, at: 0.04, colors: woodColors, surface: 'shelf' },
      { subject: plant, tall: 0.32, at: 0.99 },
    ],
    hung: [
      blackboard(0.46, 0.37, 0.82, 0.35),
      pendant(0.1, 0.58, 0.16),
      pendant(0.74, 0.58, 0.16),
      wallClock(0.2, 0.5),
    ],
  }),
});
