import { refrigerator } from '../../subjects/home/refrigerator.ts';
import { stove } from '../../subjects/home/stove.ts';
import { teapot } from '../../subjects/home/teapot.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { counter } from '../indoors/fittings.ts';
import { roomPlace } from '../indoors/furnish.ts';
import type { RoomPalette } from '../indoors/room-palette.ts';
import { pendant, wallShelf } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

const painted = ({ cloth, second, wood, trim }: RoomPalette) => ({
  main: cloth,
  second,
  accent: wood,
  ink: '#33292c',
  light: trim,
});

/** A tiled wall, a counter under the window, stove and fridge, a lamp over it all. */
export const kitchen: Place = roomPlace({
  name: 'kitchen',
  floor: 0.8,
  shows: ['stove', 'oven', 'fridge', 'refrigerator', 'counter', 'window', 'shelf', 'cupboard', 'kettle'],
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.36, height: 0.36, up: 0.5 }],
    pieces: [
      {
        subject: counter,
        tall: 0.4,
        at: 0.66,
        colors: painted,
        loose: true,
        surface: 'counter',
        on: [
          { subject: teapot, tall: 0.11, at: 0.08 },
          { subject: plant, tall: 0.17, at: 0.96 },
        ],
      },
      { subject: stove, tall: 0.46, at: 0.3, loose: true },
      { subject: refrigerator, tall: 0.74, at: 0.04 },
    ],
    hung: [
      pendant(0.44, 0.6, 0.19),
      wallShelf(0.24, 0.58, 0.42, 'jars'),
      wallShelf(0.92, 0.62, 0.34, 'jars'),
    ],
  }),
});
