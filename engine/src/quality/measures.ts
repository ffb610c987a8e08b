import type { Brief } from '../brief/brief.ts';
import { saysOf } from '../direction/choose-motif.ts';
import type { Composition } from '../layout/composition.ts';
import type { Pixels } from '../render/canvas.ts';
import { measurePicture, type PictureMeasures } from './measure-picture.ts';
import { measureAlignment, measureRag, measureTitleSize } from './measure-type.ts';

/** How good a card is that has no fault; each 0 (poor) to 1 (good). */
export type Measures = PictureMeasures & {
  titleSize: number;
  rag: number;
  alignment: number;
  /** What contrast the worst text has beyond the needed one; twice as much is 1. */
  contrastReserve: number;
  /** How much of what the prompt is about the picture says. */
  coverage: number;
};

// What a look at a card decides by: what it is about, then whether it can be read, then its finish.
const WEIGHTS: Readonly<Record<keyof Measures, number>> = {
  coverage: 2,
  colors: 2,
  titleSize: 1.5,
  whiteSpace: 1,
  balance: 1,
  readability: 1,
  rag: 0.8,
  alignment: 0.6,
  contrastReserve: 0.6,
};
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

export type Measured = {
  composition: Composition;
  art: Pixels;
  brief: Brief;
  /** Name of the motif or subject that was to be drawn. */
  motif: string;
  /** Least of all texts' contrast over the needed one, 1 or more. */
  reserve: number;
};

/** Measures a card that passed the gate. */
export function measure({ composition, art, brief, motif, reserve }: Measured): Measures {
  return {
    ...measurePicture(composition, art, brief.colors),
    titleSize: measureTitleSize(composition),
    rag: measureRag(composition),
    alignment: measureAlignment(composition),
    contrastReserve: Math.min(1, Math.max(0, reserve - 1)),
    coverage: rateCoverage(composition, brief, motif),
  };
}

function rateCoverage({ depicts, images, subject }: Composition, brief: Brief, motif: string): number {
  if (depicts) return 1;
  // A calm arrangement leaves its picture out, and with it what the picture says.
  const drawn = subject !== undefined || (images.length > 0 && !motif.startsWith('subject:'));
  return drawn ? saysOf(brief, motif) : Math.min(0.3, saysOf(brief, motif));
}

/** One figure for all measures, 0..1: the better card has the higher one. */
export function toScore(measures: Measures): number {
  const names = Object.keys(WEIGHTS) as (keyof Measures)[];
  return names.reduce((sum, name) => sum + measures[name] * WEIGHTS[name], 0) / TOTAL;
}
