export type Size = { width: number; height: number };

const STEP = 16;
// What OpenAI's models take; smaller pictures are blurred on a card in any case, and larger ones cost more than they show.
const PIXELS = { least: 655_360, most: 3_600_000 };
const STEEPEST = 3;

/**
 * The size to ask a painter for: of its own sizes the nearest in shape, else the card's, in steps of 16 pixels and of about `most`
 * pixels at most.
 */
export function fitSize({ width, height }: Size, sizes?: readonly Size[], most: number = PIXELS.most): Size {
  const skew = (size: Size): number => Math.abs(Math.log((size.width * height) / (size.height * width)));
  const lack = (size: Size): number => Math.max(0, width * height - size.width * size.height);
  const [own] = sizes?.toSorted((a, b) => skew(a) - skew(b) || lack(a) - lack(b)) ?? [];
  if (own) return own;
  const ratio = Math.min(STEEPEST, Math.max(1 / STEEPEST, width / height));
  const pixels = Math.min(most, Math.max(PIXELS.least, width * height));
  const high = Math.sqrt(pixels / ratio);
  const steps = { width: Math.ceil((high * ratio) / STEP), height: Math.ceil(high / STEP) };
  // Rounding up must not pass the steepest shape.
  const longest = (other: number): number => other * STEEPEST;
  return {
    width: Math.min(steps.width, longest(steps.height)) * STEP,
    height: Math.min(steps.height, longest(steps.width)) * STEP,
  };
}

/** Of ratios such as `16:9`, the nearest in shape. */
export function fitRatio({ width, height }: Size, ratios: readonly string[]): string {
  const skew = (ratio: string): number => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((across * height) / (down * width)));
  };
  return ratios.toSorted((a, b) => skew(a) - skew(b))[0] ?? '1:1';
}
