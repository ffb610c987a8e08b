import { bathtub } from '../../subjects/home/bathtub.ts';
import { stool } from '../../subjects/home/stool.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { roomPlace } from '../indoors/furnish.ts';
import { frame, pendant, wallShelf } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

/** A tub on feet before a tiled wall. */
export const bathroom: Place = roomPlace({
  name: 'bathroom',
  floor: 0.8,
  shows: ['bathtub', 'bath', 'tub', 'window', 'towel', 'stool', 'bubble'],
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.3, height: 0.34, up: 0.54 }],
    pieces: [
      { subject: bathtub, tall: 0.36, at: 0.66, loose: true, depth: 0.05 },
      { subject: plant, tall: 0.4, at: 0.95 },
      { subject: stool, tall: 0.22, at: 0.1, surface: 'stool' },
    ],
    hung: [wallShelf(0.24, 0.6, 0.34, 'jars'), pendant(0.46, 0.62, 0.16), frame(0.94, 0.56, 0.14, 0.17, 2)],
    rug: true,
  }),
});
