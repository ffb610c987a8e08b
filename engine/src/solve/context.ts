import type { FittedText } from '../assets/fitted-text.ts';
import type { Box } from '../geometry.ts';
import type { Matter } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';
import type { Inks, Sheet } from '../sheets/sheet.ts';
import type { InkMeter } from '../typesetting/ink-meter.ts';
import type { Typesetter } from '../typesetting/typesetter.ts';
import type { Canvas } from './canvas.ts';
import type { Out } from './layout.ts';

export type Tools = { typesetter: Typesetter; inkOf: InkMeter };

export type TextsSet = Map<Part, Map<string, Promise<SetText>>>;

/** What is given up so that no part has to go. */
export type Concession = {
  /** Of the size that what leads would have with all the room, what it keeps at least. */
  lead?: number;
  /** Of the least size of what leads, what stays. */
  band?: number;
  /** Of the least length of fields, what they keep. */
  fields?: number;
  /** Of their size, what all others keep from the start. */
  tight?: number;
  /** The most lines of what explains. */
  lines?: number;
  /** What is left out. */
  without?: Role;
};

/** What the blocks of a region share. */
export type Context = Tools & {
  sheet: Sheet;
  inks: Inks;
  canvas: Canvas;
  matter: Matter;
  /** The region on the canvas. */
  region: Box;
  partsOf(role: Role): Part[];
  /** Share of their size that all but what leads keep where room is short; over 1, by how much all grows where there is room. */
  tight: number;
  /** A flow is set again and again, most of its texts as before. */
  set?: TextsSet;
  /** How many times as large as its specs say what has room may be. */
  grows: number;
  concession?: Concession;
  /** What leads is no larger, px. */
  most?: number;
  /** What explains is no larger, px. */
  said?: number;
  /** Where words stand that an ornament is behind. */
  words?: readonly Box[];
  /** Lines that running text may have besides its own, where they would stay empty. */
  spare?: number;
};

export type Align = 'start' | 'center' | 'end';

/** Something at a size, as high as its ink; `over` and `under` is what sticks out of that. */
export type Block = {
  width: number;
  height: number;
  over: number;
  under: number;
  size: number;
  /** Of what stands at its foot, where that is another. */
  foot?: number;
  /** Parts that end in an ellipsis. */
  cut: Part[];
  place(x: number, y: number, room: number, align: Align, out: Out): void;
};

/** A text at its size, as a block. */
export type SetText = Block & { fitted: FittedText; lines: number };

export const offset = (align: Align, free: number): number =>
  align === 'start' ? 0 : align === 'center' ? free / 2 : free;
