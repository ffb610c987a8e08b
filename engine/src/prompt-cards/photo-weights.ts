import type { BriefKind } from '../brief/brief.ts';
import { chooseWindow, cutOf } from '../photo/crop.ts';
import type { Photo } from '../photo/photo.ts';
import { quietAt } from './photo-cover.ts';
import type { Side } from './veil.ts';

type Size = { width: number; height: number };

const SAID: readonly BriefKind[] = ['quote', 'testimonial'];
const WIDE = 1.45;
// What `cutOf` says of a picture that nobody would show like that.
const CUT_TO_PIECES = 1.1;

/** How often each composition of a picture is chosen: by how quiet it is where the words would stand, and how whole in its field. */
export function toPhotoWeights(kind: BriefKind, photo: Photo, size: Size): Readonly<Record<string, number>> {
  const wide = size.width / size.height >= WIDE;
  const quiet = (side: Side): number => quietAt(photo, size, side);
  const fit = (share: number): number => {
    const field = wide
      ? { width: size.width * share, height: size.height }
      : { width: size.width, height: size.height * share };
    return Math.max(0.1, 1 - cutOf(photo, chooseWindow(photo, field)) / CUT_TO_PIECES);
  };
  const [bottom, aside, narrow, half] = [quiet('bottom'), wide ? quiet('left') : 0, fit(0.4), fit(0.5)];
  const figures = { 'photo-figure': 5 * narrow, 'photo-figure-cover': 9 * bottom };
  if (SAID.includes(kind)) return { ...figures, 'photo-quote': 6, 'photo-aside': 6 * aside };
  return {
    ...figures,
    'photo-cover': 12 * bottom,
    'photo-aside': 12 * aside,
    'photo-split': 4 * narrow,
    'photo-half': 3 * half,
    'photo-inset': 2.5 * half,
    'photo-above': wide ? 0 : 2 * half,
    'photo-rows': 9,
    'photo-poll': 9,
    'photo-goal': 9,
  };
}
