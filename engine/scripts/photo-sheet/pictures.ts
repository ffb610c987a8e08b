import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../src/index.ts';
import { type PictureName, paintOver, paintPicture } from './paint-pictures.ts';

// Scenes of our own, painted over as oils.
const OILS = {
  fox: { prompt: 'a fox in a forest at sunset', width: 1500, height: 1000 },
  lighthouse: { prompt: 'a lighthouse on a cliff in a storm', width: 1000, height: 1400 },
  harbour: { prompt: 'sailing boats in a harbour in the morning', width: 1500, height: 1000 },
  elephant: { prompt: 'an elephant on the savanna at noon', width: 1200, height: 1200 },
} as const;

export type SheetPicture = PictureName | keyof typeof OILS;

const isOil = (name: SheetPicture): name is keyof typeof OILS => name in OILS;

/** A picture of the sheet, kept in a folder because some take half a minute. */
export async function getPicture(name: SheetPicture, folder: string, engine: Engine): Promise<Uint8Array> {
  const file = join(folder, `${name}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  mkdirSync(folder, { recursive: true });
  const drawn = isOil(name)
    ? await paintOver((await engine.compose({ ...OILS[name], format: 'png', seed: 2 })).bytes)
    : await paintPicture(name);
  writeFileSync(file, drawn);
  return drawn;
}
