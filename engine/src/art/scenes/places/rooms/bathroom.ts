import { getDrawing } from '../../../drawings/drawings.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { frame, pendant, wallShelf } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bathtub = getDrawing('bathtub');
const stool = getDrawing('stool');
const plant = getDrawing('plant');

/** A tub on feet before a tiled wall. */
export const bathroom: PlaceDrawing = roomPlace({
  floor: 0.8,
  furnish: () => ({
    wall: 'tiles',
    floor: 'tiles',
    windows: [{ width: 0.3, height: 0.34, up: 0.54 }],
    pieces: [
      { drawing: bathtub, tall: 0.36, at: 0.66, loose: true, depth: 0.05 },
      { drawing: plant, tall: 0.4, at: 0.95 },
      { drawing: stool, tall: 0.22, at: 0.1, surface: 'stool' },
    ],
    hung: [wallShelf(0.24, 0.6, 0.34, 'jars'), pendant(0.46, 0.62, 0.16), frame(0.94, 0.56, 0.14, 0.17, 2)],
    rug: true,
  }),
});
