import { createGate } from '@cardwright/engine/gate';
import type { Clock } from '../base/clock.ts';
import type { Fault } from './model-fault.ts';
import type { Painter } from './painter.ts';

const FAULTS_TO_OPEN = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/**
 * A painter that is asked `concurrency` times at once, and not at all for a while after five faults in a row or one that only the
 * operator can mend: 30 seconds, doubled up to ten minutes, until one painting succeeds. Meanwhile the last fault is the answer.
 */
export function guardPainter(
  painter: Painter,
  { concurrency, clock, onFault }: { concurrency: number; clock: Clock; onFault(fault: Fault): void },
): Painter {
  const gate = createGate(concurrency);
  let faults = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let open: { until: number; fault: Fault } | undefined;

  const findPause = (): Fault | undefined => {
    const leftMs = open === undefined ? 0 : open.until - clock.now().getTime();
    if (open === undefined || leftMs <= 0) return undefined;
    return open.fault.kind === 'unavailable' ? { ...open.fault, retryAfterMs: leftMs } : open.fault;
  };

  const noteFault = (fault: Fault): void => {
    onFault(fault);
    faults += 1;
    if (faults < FAULTS_TO_OPEN && fault.kind !== 'misconfigured') return;
    open = { until: clock.now().getTime() + pauseMs, fault };
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  };

  return {
    ...painter,
    paint: (order, signal) =>
      gate.run(async () => {
        const paused = findPause();
        if (paused !== undefined) return paused;
        const outcome = await painter.paint(order, signal);
        // Who refuses is well.
        if (outcome.kind === 'painted' || outcome.kind === 'refused') {
          faults = 0;
          pauseMs = FIRST_PAUSE_MS;
          open = undefined;
        } else noteFault(outcome);
        return outcome;
      }, signal),
  };
}
