import { isAbort, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';

type Attempt<Value> = {
  draw(cancel: AbortSignal): Promise<Value>;
  onDrawn(value: Value): void;
  onRefused(refusal: Refusal): void;
};

export type DrawLatest = {
  /** Asks for a drawing of what is now. One that is on its way is abandoned, or ends before if it may (`soon`). */
  ask(soon?: boolean): void;
  stop(): void;
};

/** One drawing at a time, of the latest; again while the trouble passes. */
export function createDrawLatest<Value>({ draw, onDrawn, onRefused }: Attempt<Value>): DrawLatest {
  let running: AbortController | undefined;
  let isStale = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    clearTimeout(retry);
    const own = new AbortController();
    running = own;
    isStale = false;
    try {
      const value = await draw(own.signal);
      if (!own.signal.aborted) onDrawn(value);
    } catch (error) {
      if (own.signal.aborted || isAbort(error) || noteSignedOut(error)) return;
      const refusal = toRefusal(error);
      onRefused(refusal);
      if (refusal.retryAfterSeconds !== undefined)
        retry = setTimeout(() => void run(), refusal.retryAfterSeconds * 1000);
    } finally {
      if (running === own) {
        running = undefined;
        if (isStale) void run();
      }
    }
  };

  return {
    ask: (soon = false) => {
      if (running && soon) {
        isStale = true;
        return;
      }
      running?.abort();
      void run();
    },
    stop: () => {
      clearTimeout(retry);
      isStale = false;
      running?.abort();
    },
  };
}
