import type { DesignRequest } from '../brief/design-request.ts';
import { rateMotif } from '../direction/choose-motif.ts';
import type { Composition } from '../layout/composition.ts';
import type { Pixels } from '../render/pixels.ts';
import { measurePicture, type PictureMeasures } from './measure-picture.ts';
import { measureAlignment, measureRag, measureTitleSize } from './measure-type.ts';

/** How good a card without faults is; each 0 (poor) to 1 (good). */
export type Measures = PictureMeasures & {
  titleSize: number;
  rag: number;
  alignment: number;
  /** Contrast of the worst text beyond the required one; twice as much is 1. */
  contrastReserve: number;
  /** How well the picture shows what the prompt is about. */
  coverage: number;
};

// What matters at first sight: the subject, then readability, then finish.
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
/** A card that no other can surpass. */
export const PERFECT: Measures = {
  whiteSpace: 1,
  balance: 1,
  readability: 1,
  colors: 1,
  titleSize: 1,
  rag: 1,
  alignment: 1,
  contrastReserve: 1,
  coverage: 1,
};
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

export type Measured = {
  composition: Composition;
  art: Pixels;
  request: DesignRequest;
  /** Name of the motif or subject that was to be drawn. */
  motif: string;
  /** Lowest of all texts' contrast divided by the required one, 1 or more. */
  reserve: number;
};

/** Measures a card that passed the gate. */
export function measure({ composition, art, request, motif, reserve }: Measured): Measures {
  return {
    ...measureLayout({ composition, request, motif }),
    ...measurePicture(composition, art, request.colors),
    contrastReserve: Math.min(1, Math.max(0, reserve - 1)),
  };
}

/** What needs no pixels; every other measure is as good as it can be. */
export const measureLayout = ({
  composition,
  request,
  motif,
}: Pick<Measured, 'composition' | 'request' | 'motif'>): Measures => ({
  ...PERFECT,
  titleSize: measureTitleSize(composition),
  rag: measureRag(composition),
  alignment: measureAlignment(composition),
  coverage: rateCoverage(composition, request, motif),
});

const WITHOUT_FIGURE = 0.85;

function rateCoverage(
  { depicts, family, images, subject }: Composition,
  request: DesignRequest,
  motif: string,
): number {
  if (depicts) return 1;
  // A family without a figure is as good a card, unless a figure was asked for.
  if (family && !subject) return request.illustration?.length ? 0.3 : WITHOUT_FIGURE;
  // A calm arrangement leaves out its picture, and so what the picture shows.
  const drawn = subject !== undefined || (images.length > 0 && !motif.startsWith('subject:'));
  return drawn ? rateMotif(request, motif) : Math.min(0.3, rateMotif(request, motif));
}

/** Combines the measures into one score, 0..1. */
export function toScore(measures: Measures): number {
  const names = Object.keys(WEIGHTS) as (keyof Measures)[];
  return names.reduce((sum, name) => sum + measures[name] * WEIGHTS[name], 0) / TOTAL;
}
