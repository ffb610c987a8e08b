import type { Composition } from '../layout/composition.ts';
import type { Canvas, Pixels } from '../render/canvas.ts';
import type { Stopwatch } from '../stopwatch.ts';

export type Drawing = {
  canvas: Pick<Canvas, 'drawArt'>;
  watch: Pick<Stopwatch, 'spentMs'>;
  signal: AbortSignal | undefined;
};

// Seldom enough to cost nothing, often enough to leave time for another card.
const LOOK_EVERY_MS = 50;

/**
 * The art of a composition, or nothing when the image has cost `mostMs` (as the watch counts) before it is drawn.
 * Rejects with the signal's reason when the caller no longer waits.
 */
export async function drawInTime(
  composition: Composition,
  { canvas, watch, signal }: Drawing,
  mostMs: number,
): Promise<Pixels | undefined> {
  const late = new AbortController();
  const timer = setInterval(() => {
    if (watch.spentMs() > mostMs) late.abort();
  }, LOOK_EVERY_MS);
  try {
    return await canvas.drawArt(composition, signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } catch (error) {
    if (late.signal.aborted && !signal?.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(timer);
  }
}
