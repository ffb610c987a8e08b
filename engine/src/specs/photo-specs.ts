import { photoAbove } from './photos/photo-above.ts';
import { photoAside } from './photos/photo-aside.ts';
import { photoCover } from './photos/photo-cover.ts';
import { photoFigure } from './photos/photo-figure.ts';
import { photoFigureCover } from './photos/photo-figure-cover.ts';
import { photoGoal } from './photos/photo-goal.ts';
import { photoHalf } from './photos/photo-half.ts';
import { photoInset } from './photos/photo-inset.ts';
import { photoPoll } from './photos/photo-poll.ts';
import { photoQuote } from './photos/photo-quote.ts';
import { photoRows } from './photos/photo-rows.ts';
import { photoSplit } from './photos/photo-split.ts';
import type { Spec } from './spec.ts';

/** Every composition of cards around a picture of the caller's; a test fails for a file in `photos/` that is not listed here. */
export const photoSpecs: readonly Spec[] = [
  photoAbove,
  photoAside,
  photoCover,
  photoFigure,
  photoFigureCover,
  photoGoal,
  photoHalf,
  photoInset,
  photoPoll,
  photoQuote,
  photoRows,
  photoSplit,
];
