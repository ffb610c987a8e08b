import type { LayoutWish } from '../../../brief/design-request.ts';
import type { Box } from '../../../geometry.ts';
import { costOf, listWindows, overlap, shownPart, subjectIn, toPhotoBox } from '../../../photo/crop.ts';
import type { Photo, Window } from '../../../photo/photo.ts';
import type { Frame } from '../../frame.ts';
import { growBox } from '../../grow-box.ts';
import { isWide, toInside } from '../../split-canvas.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where words stand on a picture that fills the card, and the window that makes it quiet there. */
export type QuietPlace = {
  side: Side;
  words: Box;
  window: Window;
  cost: number;
  /** How restless the picture is under the words: 0 for sky, about 1 for leaves. */
  unrest: number;
};

// Shares of the box inside the margins that the words have on each side.
const ACROSS = { landscape: 0.5, banner: 0.5, square: 0.56, portrait: 0.7 } as const;
const DOWN = { landscape: 0.56, banner: 0.6, square: 0.46, portrait: 0.44 } as const;
// Costs: of words on the subject, of restless pixels under words, of a side that is read later.
const ON_SUBJECT = 6;
const ON_FIGURE = 2.5;
const RESTLESS = 1.2;
// Words may also stand in a part of their box, which costs them size.
const PARTS = [
  [1, 0],
  [0.8, 0.1],
] as const;
const LATER: Readonly<Record<Side, number>> = { left: 0, bottom: 0.03, top: 0.05, right: 0.06 };
// Where the subject stands when the words are on a side, in shares of the card.
const AT: Readonly<Record<Side, { x: number; y: number }>> = {
  left: { x: 0.73, y: 0.5 },
  right: { x: 0.27, y: 0.5 },
  top: { x: 0.5, y: 0.72 },
  bottom: { x: 0.5, y: 0.3 },
};
// Between words and subject, in shares of the type unit.
const AIR = 0.025;

/** The sides that words may stand on: those asked for, or all that the shape has room for. */
function listSides(frame: Frame, wishes: readonly LayoutWish[]): Side[] {
  const sides: Side[] = isWide(frame)
    ? frame.shape === 'banner'
      ? ['left', 'right']
      : ['left', 'right', 'bottom', 'top']
    : ['bottom', 'top'];
  const asked = wishes.filter((wish): wish is Side => wish !== 'center');
  const kept = sides.filter((side) => asked.includes(side));
  return kept.length > 0 ? kept : asked.length > 0 && isWide(frame) ? ['left', 'right'] : sides;
}

export function toWordsBox(frame: Frame, side: Side, share = 1): Box {
  const inside = toInside(frame);
  const width = inside.width * Math.min(0.62, ACROSS[frame.shape] * share);
  const height = inside.height * Math.min(0.7, DOWN[frame.shape] * share);
  switch (side) {
    case 'left':
      return { ...inside, width };
    case 'right':
      return { ...inside, x: inside.x + inside.width - width, width };
    case 'top':
      return { ...inside, height };
    case 'bottom':
      return { ...inside, y: inside.y + inside.height - height, height };
  }
}

/** The quietest place on each side for the words on a picture that fills the card, and how to cut the picture for it; best first. */
export function listQuietPlaces(
  photo: Photo,
  frame: Frame,
  wishes: readonly LayoutWish[] = [],
  share = 1,
): QuietPlace[] {
  const canvas = { x: 0, y: 0, width: frame.width, height: frame.height };
  const windows = listWindows(photo, canvas, Object.values(AT));
  const shown = windows.map((window) => ({
    window,
    subject: subjectIn(photo, window, canvas),
    figure: photo.figure && shownPart(photo.figure, window, canvas),
  }));
  const places: QuietPlace[] = [];
  for (const side of listSides(frame, wishes)) {
    let best: QuietPlace | undefined;
    const cuts = windows.map((window) => costOf(photo, canvas, window, AT[side]));
    for (const [part, narrow] of PARTS) {
      const words = toWordsBox(frame, side, share * part);
      const kept = growBox(words, frame.unit * AIR);
      const later = LATER[frame.rtl && isWide(frame) ? mirrored(side) : side] + narrow;
      for (const [index, { window, subject, figure }] of shown.entries()) {
        const cut = cuts[index] as number;
        // What is left to count only adds to it.
        if (best && cut + later >= best.cost) continue;
        const seen = toPhotoBox(words, window, canvas);
        const unrest = photo.map.unrest.mean({
          x: seen.x / photo.width,
          y: seen.y / photo.height,
          width: seen.width / photo.width,
          height: seen.height / photo.height,
        });
        const cost =
          cut +
          shareUnder(kept, subject) * ON_SUBJECT +
          shareUnder(kept, figure) * ON_FIGURE +
          unrest * RESTLESS +
          later;
        if (!best || cost < best.cost - 1e-9) best = { side, words, window, cost, unrest };
      }
    }
    if (best) places.push(best);
  }
  return places.sort((a, b) => a.cost - b.cost);
}

const shareUnder = (words: Box, thing: Box | undefined): number =>
  thing ? overlap(thing, words) / (thing.width * thing.height) : 0;

const mirrored = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);
