import type { Layer, Stage } from '../stage.ts';
import { drawBasin } from './painters/pool.ts';
import { drawCanopy, drawTracks, drawTrain } from './painters/railway.ts';
import { drawStoneWall } from './painters/stone-wall.ts';
import { drawTownBelow } from './painters/town-below.ts';

/** Parts of places that only code can draw. */
export const PAINTERS: Readonly<Record<string, (stage: Stage) => Layer>> = {
  'dry-stone-wall': (stage) => drawStoneWall(stage, stage.height * 0.8),
  'far-train': drawTrain,
  'platform-canopy': drawCanopy,
  'pool-basin': drawBasin,
  'rail-tracks': drawTracks,
  'town-below': drawTownBelow,
};
