const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const LONGEST_PAUSE_MS = 24 * HOUR;
// Those that Standard Webhooks 1.0 suggests; the last one repeats.
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  LONGEST_PAUSE_MS,
] as const;

/** How long to wait after so many attempts; `chance` in [0, 1) spreads it by a fifth to either side. */
export function retryPauseMs(attempts: number, chance: number): number {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
  return Math.round(pause * (0.8 + 0.4 * chance));
}
