import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../lazy.ts';
import type { Drawing } from './drawing.ts';
import type { Tone } from './drawing-row.ts';
import { DRAWINGS_FOLDER } from './drawings.ts';

/** How much of a drawing's outline, holes included, is in each of its colors: percent of its length. */
export type Outline = Partial<Record<Tone, number>>;

/** Measured by `npm run drawings`. */
export const OUTLINES_FILE: string = join(DRAWINGS_FOLDER, 'outlines.json');

const outlines = lazy(
  (): Readonly<Record<string, Outline>> => JSON.parse(readFileSync(OUTLINES_FILE, 'utf8')),
);

/** One that was not measured has its largest surface for an edge. */
export const outlineOf = ({ name }: Drawing): Outline => outlines()[name] ?? { main: 100 };
