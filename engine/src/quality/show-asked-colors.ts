import type { DesignRequest } from '../brief/design-request.ts';
import { hueDistance, type Oklch, toOklch } from '../color/oklch.ts';
import type { Composition, PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';
import type { Pixels } from '../render/pixels.ts';
import { contrastBehind, neededContrast } from './check-contrast.ts';
import { sample } from './describe-colors.ts';
import { toLineBoxes } from './line-boxes.ts';

// Share of the short side that a stripe is high.
const HEIGHT = 0.034;
// How far a tone may differ and still be the color itself.
const SAME = { l: 0.1, c: 0.07, h: 18 } as const;
const GREY = 0.03;
// Beside each other, cream and a pale pink are two colors.
const SAME_PALE = 0.05;
// A smaller share of a card is not noticed.
const SEEN = 0.008;
// About this share of a line of type is ink.
const LETTER_INK = 0.2;

/**
 * Shows the colors that were asked for where a look has no use for them: letters take theirs wherever it can be read, others are
 * printed as stripes along an edge that is free of words. Undefined where all are seen. `art` is what lies below the type.
 */
export function showAskedColors(
  request: DesignRequest,
  composition: Composition,
  art: Pixels,
): Composition | undefined {
  const { pictured, photographed } = composition;
  if (request.kind === 'picture' || pictured || photographed) return undefined;
  const { ink } = request;
  const share = shareOf(composition, art);
  const lettered =
    ink !== undefined && share(ink) < SEEN
      ? { ...composition, texts: composition.texts.map((placed) => writeIn(ink, placed, art)) }
      : composition;
  const missing = Object.keys(request.colorWords ?? {}).filter(
    (color) => color !== ink && share(color) < SEEN,
  );
  const shown = printStripes(lettered, missing);
  return shown === composition ? undefined : shown;
}

function writeIn(ink: string, placed: PlacedText, art: Pixels): PlacedText {
  if (placed.role === 'decoration' || contrastBehind(placed, ink, art) < neededContrast(placed))
    return placed;
  return { ...placed, color: ink };
}

function printStripes(composition: Composition, colors: readonly string[]): Composition {
  const { width, height, texts, art } = composition;
  if (colors.length === 0) return composition;
  const thick = Math.max(2, Math.round(Math.min(width, height) * HEIGHT));
  const depth = thick * colors.length;
  const words = texts.flatMap(toLineBoxes);
  const top = [height - depth, 0].find((y) =>
    words.every(({ bounds }) => bounds.y + bounds.height <= y || bounds.y >= y + depth),
  );
  if (top === undefined) return composition;
  const stripes = colors.map((color, at) =>
    toStripe({ x: 0, y: top + at * thick, width, height: thick }, color),
  );
  return { ...composition, art: [...art, ...stripes] };
}

const toStripe = ({ x, y, width, height }: Box, backgroundColor: string): Composition['art'][number] => ({
  type: 'container',
  style: { position: 'absolute', left: x, top: y, width, height, backgroundColor },
});

/** The share of a card that is of a color, in its art and its letters. */
function shareOf({ texts, width, height }: Composition, art: Pixels): (color: string) => number {
  const tones = sample(art);
  const letters = texts.map((placed) => ({ tone: toOklch(placed.color), area: inkArea(placed) }));
  return (color) => {
    const asked = toOklch(color);
    const fields = tones.filter((tone) => isSame(tone, asked)).length / tones.length;
    const written = letters.reduce((sum, { tone, area }) => sum + (isSame(tone, asked) ? area : 0), 0);
    return fields + written / (width * height);
  };
}

const inkArea = ({ fitted }: PlacedText): number => fitted.width * fitted.height * LETTER_INK;

function isSame(tone: Oklch, asked: Oklch): boolean {
  const lighter = Math.abs(tone.l - asked.l);
  if (lighter > SAME.l) return false;
  const apart = Math.abs(tone.c - asked.c);
  return Math.min(tone.c, asked.c) < GREY
    ? apart < GREY && lighter < SAME_PALE
    : apart <= SAME.c && hueDistance(tone.h, asked.h) <= SAME.h;
}
