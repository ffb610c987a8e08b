import { drawFloating } from '../sky/cloud-banks.ts';
import type { Layer, Stage } from '../stage.ts';
import { leadOf } from './draw-things.ts';
import { drawPaperDoors } from './painters/engawa.ts';
import { drawFurrows } from './painters/furrows.ts';
import { drawBenches, drawGlassHouse } from './painters/greenhouse.ts';
import { drawJungleFrame } from './painters/jungle-frame.ts';
import { drawNebula } from './painters/nebula.ts';
import { drawBasin } from './painters/pool.ts';
import { drawCanopy, drawTracks } from './painters/railway.ts';
import { drawRiceTerraces } from './painters/rice-terraces.ts';
import { drawOldTown, drawSuspensionBridge } from './painters/river-city.ts';
import { drawRoad } from './painters/road.ts';
import { drawSoukWalls } from './painters/souk-walls.ts';
import { drawStoneWall } from './painters/stone-wall.ts';
import { drawTownBelow } from './painters/town-below.ts';
import { drawWhiteHouses } from './painters/white-houses.ts';

/** Parts of places that only code can draw. */
export const PAINTERS: Readonly<Record<string, (stage: Stage) => Layer | Layer[]>> = {
  benches: drawBenches,
  'dry-stone-wall': (stage) => drawStoneWall(stage, stage.height * 0.8),
  'floating-clouds': drawFloating,
  furrows: drawFurrows,
  'glass-house': drawGlassHouse,
  'jungle-frame': drawJungleFrame,
  nebula: drawNebula,
  'old-town': (stage) => drawOldTown(stage, stage.height * 0.58),
  'paper-doors': (stage) => drawPaperDoors(stage, leadOf(stage) < stage.width / 2, stage.height * 0.8),
  'platform-canopy': drawCanopy,
  'pool-basin': drawBasin,
  'rail-tracks': drawTracks,
  'rice-terraces': drawRiceTerraces,
  road: drawRoad,
  'souk-walls': (stage) => drawSoukWalls(stage, stage.height * 0.79),
  'suspension-bridge': (stage) => drawSuspensionBridge(stage, stage.height * 0.58),
  'town-below': drawTownBelow,
  'white-houses': drawWhiteHouses,
};
