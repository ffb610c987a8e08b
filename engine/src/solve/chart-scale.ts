import type { Box } from '../geometry.ts';
import type { Series } from '../parts/matter.ts';

/** Round numbers between nothing and the largest, at most three. */
function toTicks(low: number, high: number): number[] {
  const span = high - low || 1;
  const rough = span / 2.6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step + 1e-9) * step;
  return Array.from({ length: 4 }, (_, at) => first + at * step).filter((tick) => tick <= high + span * 1e-6);
}

/** Where the numbers of a chart are: from zero, and above its highest a little air. */
export function toScale(
  { values }: Pick<Series, 'values'>,
  box: Box,
): { ticks: number[]; toY(value: number): number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || 1;
  const span = (high - low) * 1.08;
  return {
    ticks: toTicks(low, high),
    toY: (value) => box.y + box.height - ((value - low) / span) * box.height,
  };
}
