import type { PlaceDrawing } from '../stage.ts';
import { cave } from './cave.ts';
import { coast } from './coast.ts';
import { forest } from './forest.ts';
import { river } from './river.ts';
import { stageHall } from './stage-hall.ts';
import { waterfall } from './waterfall.ts';

/** Places whose form is made by chance, or around who stands there: their files say what is known of them, and which of these draws them. */
export const GENERATORS = {
  cave,
  coast,
  forest,
  river,
  'stage-hall': stageHall,
  waterfall,
} as const satisfies Readonly<Record<string, PlaceDrawing>>;

export type GeneratorName = keyof typeof GENERATORS;
