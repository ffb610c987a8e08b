const STEPS = [1, 2, 5] as const;

/** Round numbers from 0 to `most` or just above it, at most `count` of them beside 0. Whole, as what is counted is. */
export function toTicks(most: number, count = 4): number[] {
  const least = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
