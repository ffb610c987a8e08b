import { createGate } from '@cardwright/engine/gate';
import type { Clock } from '../base/clock.ts';
import type { Fault } from './model-fault.ts';

const FAULTS_TO_OPEN = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

export type GuardOptions = { concurrency: number; clock: Clock; onFault(fault: Fault): void };

/** Asks a model, or answers for it with its last fault. */
export type Guard = <Outcome extends { kind: string }>(
  ask: () => Promise<Outcome | Fault>,
  signal: AbortSignal,
) => Promise<Outcome | Fault>;

/**
 * Has a model asked `concurrency` times at once, and not at all for a while after five faults in a row or one that only the
 * operator can mend: 30 seconds, doubled up to ten minutes, until one question succeeds. Meanwhile the last fault is the answer.
 */
export function createGuard({ concurrency, clock, onFault }: GuardOptions): Guard {
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

  return (ask, signal) =>
    gate.run(async () => {
      const paused = findPause();
      if (paused !== undefined) return paused;
      const outcome = await ask();
      if (isFault(outcome)) noteFault(outcome);
      else {
        faults = 0;
        pauseMs = FIRST_PAUSE_MS;
        open = undefined;
      }
      return outcome;
    }, signal);
}

// Who refuses is well.
const FAULTS: ReadonlySet<string> = new Set<Fault['kind']>(['unavailable', 'misconfigured', 'unusable']);

const isFault = (outcome: { kind: string }): outcome is Fault => FAULTS.has(outcome.kind);
