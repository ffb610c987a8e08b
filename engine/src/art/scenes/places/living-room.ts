import { armchair } from '../../subjects/home/armchair.ts';
import { bookshelf } from '../../subjects/home/bookshelf.ts';
import { fireplace } from '../../subjects/home/fireplace.ts';
import { floorLamp } from '../../subjects/home/floor-lamp.ts';
import { sofa } from '../../subjects/home/sofa.ts';
import { table } from '../../subjects/home/table.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { roomPlace } from '../indoors/furnish.ts';
import { clothColors, woodColors } from '../indoors/room-palette.ts';
import { frame } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

/** A sofa under a curtained window, a lamp, books; a fire where the wall has room for one. */
export const livingRoom: Place = roomPlace({
  name: 'living-room',
  floor: 0.77,
  shows: [
    'sofa',
    'couch',
    'floor lamp',
    'rug',
    'carpet',
    'curtain',
    'window',
    'bookshelf',
    'houseplant',
    'picture frame',
  ],
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['plain', 'plain', 'panels', 'stripes'] as const),
    floor: 'planks',
    windows: [{ width: 0.4, height: 0.44, up: 0.34, curtains: true }],
    pieces: [
      { subject: sofa, tall: 0.31, at: 0.66, colors: clothColors, loose: true, surface: 'sofa' },
      { subject: table, tall: 0.19, at: 0.46, colors: woodColors, loose: true, depth: 0.1, surface: 'table' },
      { subject: floorLamp, tall: 0.6, at: 0.94, loose: true, glow: { at: [0.5, 0.2], reach: 0.7 } },
      { subject: plant, tall: 0.3, at: 0.44 },
      { subject: bookshelf, tall: 0.62, at: 0.06, colors: woodColors, surface: 'shelf' },
      {
        subject: fireplace,
        tall: 0.44,
        at: 0.22,
        glow: { at: [0.5, 0.75], reach: 0.5, always: true },
        surface: 'mantelpiece',
      },
      { subject: armchair, tall: 0.38, at: 0.3, colors: clothColors },
    ],
    hung: [frame(0.36, 0.52, 0.17, 0.22, 0), frame(0.24, 0.55, 0.13, 0.16, 1)],
    rug: true,
  }),
});
