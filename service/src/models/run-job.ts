import { setTimeout as sleep } from 'node:timers/promises';
import { ModelFault } from './model-fault.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 3000;
const FAULTS_TO_GIVE_UP = 5;
const CANCEL_MS = 2000;

export type Job<Result> = {
  /** Undefined while it runs. Throws `ModelFault`: `unavailable` if it could not be asked, else when it ended without a picture. */
  look(signal: AbortSignal): Promise<Result | undefined>;
  /** Where the API can: what nobody waits for is not painted, or at least holds up no other job. */
  cancel?(signal: AbortSignal): Promise<unknown>;
};

/**
 * Looks at a job that was accepted until it ends. It is paid by now, so up to four faults in a row are waited out, and no fault
 * asks for the job to be sent once more. Cancels the job when `signal` aborts or it cannot be reached any more.
 */
export async function runJob<Result>({ look, cancel }: Job<Result>, signal: AbortSignal): Promise<Result> {
  let waitMs = FIRST_WAIT_MS;
  let faults = 0;
  try {
    for (;;) {
      // First of all: a job may take a moment to be known at every address.
      await sleep(waitMs, undefined, { signal });
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5);
      const result = await look(signal).catch((error: unknown) => {
        faults += 1;
        const isPassing = error instanceof ModelFault && error.fault.kind === 'unavailable';
        if (!isPassing || faults >= FAULTS_TO_GIVE_UP) throw error;
        return 'fault' as const;
      });
      if (result !== 'fault') {
        if (result !== undefined) return result;
        faults = 0;
      }
    }
  } catch (error) {
    if (signal.aborted || faults >= FAULTS_TO_GIVE_UP)
      await cancel?.(AbortSignal.timeout(CANCEL_MS)).catch(() => {});
    if (!(error instanceof ModelFault) || error.fault.kind !== 'unavailable') throw error;
    const { retryAfterMs: _, ...fault } = error.fault;
    throw new ModelFault(fault, { cause: error });
  }
}
