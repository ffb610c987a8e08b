import { isAbort, type Refusal, toRefusal } from './refusal.ts';
import { noteSignedOut } from './session.ts';

type Attempt = {
  afterMs: number;
  run(cancel: AbortSignal): Promise<void>;
  onError(refusal: Refusal): void;
};

/** Runs after a pause, and again while the trouble passes. The function that it returns ends it, also in the middle. */
export function keepTrying({ afterMs, run, onError }: Attempt): () => void {
  const cancel = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async (): Promise<void> => {
    try {
      await run(cancel.signal);
    } catch (error) {
      if (cancel.signal.aborted || isAbort(error) || noteSignedOut(error)) return;
      const refusal = toRefusal(error);
      onError(refusal);
      if (refusal.retryAfterSeconds !== undefined)
        timer = setTimeout(attempt, refusal.retryAfterSeconds * 1000);
    }
  };
  timer = setTimeout(attempt, afterMs);
  return () => {
    clearTimeout(timer);
    cancel.abort();
  };
}
