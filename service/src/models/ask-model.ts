import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, ModelFault } from './model-fault.ts';

// Longer is the queue's business.
const MOST_WAIT_MS = 5000;

/** Asks a model within its time, and once more where its server says when. Rejects with the reason of `signal` alone. */
export async function askModel<Outcome extends { kind: string }>(
  ask: (signal: AbortSignal) => Promise<Outcome>,
  { timeoutMs, key }: { timeoutMs: number; key?: string | undefined },
  signal: AbortSignal,
): Promise<Outcome | Fault> {
  const attempt = async (): Promise<Outcome | Fault> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await ask(AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) return { kind: 'unavailable', detail: `took longer than ${timeoutMs} ms` };
      if (error instanceof ModelFault) return withoutKey(error.fault, key);
      throw error;
    }
  };
  const first = await attempt();
  // A server that says when has done nothing yet, so nothing is paid twice.
  const waitMs = 'retryAfterMs' in first ? first.retryAfterMs : undefined;
  if (waitMs === undefined || waitMs > MOST_WAIT_MS) return first;
  await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  return await attempt();
}

/** Some servers repeat the key that they refuse. */
function withoutKey(fault: Fault, key: string | undefined): Fault {
  if (key === undefined) return fault;
  const { detail, said } = fault;
  const clean = (text: string): string =>
    text.replaceAll(key, '***').replaceAll(Buffer.from(key).toString('base64'), '***');
  return { ...fault, detail: clean(detail), ...(said !== undefined && { said: clean(said) }) };
}
