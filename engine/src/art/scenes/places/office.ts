import { bookshelf } from '../../subjects/home/bookshelf.ts';
import { desk } from '../../subjects/home/desk.ts';
import { tableLamp } from '../../subjects/home/table-lamp.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { laptop } from '../../subjects/tools/laptop.ts';
import { roomPlace } from '../indoors/furnish.ts';
import { woodColors } from '../indoors/room-palette.ts';
import { frame, wallClock, wallShelf } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

/** A desk by a wide window over the town, shelves, a clock. */
export const office: Place = roomPlace({
  name: 'office',
  floor: 0.78,
  shows: [
    'desk',
    'laptop',
    'computer',
    'window',
    'bookshelf',
    'shelf',
    'houseplant',
    'clock',
    'lamp',
    'desk lamp',
  ],
  furnish: () => ({
    wall: 'plain',
    floor: 'planks',
    windows: [{ width: 0.56, height: 0.4, up: 0.46, columns: 3, rows: 1, town: true }],
    pieces: [
      {
        subject: desk,
        tall: 0.36,
        at: 0.66,
        loose: true,
        surface: 'desk',
        on: [
          { subject: tableLamp, tall: 0.2, at: 0.9, glow: 0.6 },
          { subject: laptop, tall: 0.15, at: 0.62 },
        ],
      },
      { subject: plant, tall: 0.36, at: 0.95 },
      { subject: bookshelf, tall: 0.66, at: 0.08, colors: woodColors, surface: 'shelf' },
    ],
    hung: [wallClock(0.4, 0.54), wallShelf(0.26, 0.5, 0.36, 'books'), frame(0.24, 0.5, 0.15, 0.19, 1)],
  }),
});
