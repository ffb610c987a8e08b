import { CardwrightError } from '../cardwright-error.ts';
import { pause } from '../http/pause.ts';

export type BatchOptions<Item> = {
  work(item: Item, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
  /** After each item, and before each wait. */
  onProgress?(progress: Progress): void;
};

export type Progress = {
  /** Finished, well or not. */
  done: number;
  total: number;
  /** How long the service asked to wait; undefined while work goes on. */
  waitSeconds: number | undefined;
};

export type BatchResult<Item> = {
  done: readonly Item[];
  /** What the service refused because of the item itself; the others went on. */
  failed: readonly { item: Item; error: CardwrightError }[];
  /** Not begun, or not finished. */
  remaining: readonly Item[];
  /** Why there is a remainder: no credit, no service, cancelled. */
  stoppedBy: unknown;
};

const CONCURRENCY = 4;
// A limit per minute passes; a month's credits do not.
const LONGEST_WAIT_SECONDS = 120;
// Longer than a limit per minute lasts; what goes on after them is no limit.
const MOST_WAITS = 20;

/**
 * Works on a few items at a time, in their order. A refusal that is about the item fails it alone; one that would meet every other too ends
 * the batch, with what is done and what remains: nothing else begins, but what was begun, and may be charged, is finished. Never throws.
 */
export async function runBatch<Item>(
  items: readonly Item[],
  { work, signal, onProgress = () => {} }: BatchOptions<Item>,
): Promise<BatchResult<Item>> {
  const isDone = new Set<Item>();
  const failed: { item: Item; error: CardwrightError }[] = [];
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  let stoppedBy: unknown;
  let next = 0;
  const report = (waitSeconds?: number): void =>
    onProgress({ done: isDone.size + failed.length, total: items.length, waitSeconds });

  const take = async (item: Item): Promise<void> => {
    for (let waits = 0; ; waits++) {
      try {
        await work(item, signal);
        isDone.add(item);
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (isOfItem(error)) {
          failed.push({ item, error });
          return;
        }
        const seconds = toWait(error);
        if (seconds === undefined || waits === MOST_WAITS) throw error;
        report(seconds);
        await pause(seconds * 1000, both);
      }
    }
  };
  const worker = async (): Promise<void> => {
    while (!both.aborted && next < items.length) {
      await take(items[next++] as Item);
      report();
    }
  };

  report();
  const workers = Array.from({ length: CONCURRENCY }, () =>
    worker().catch((error: unknown) => {
      // The first reason; later ones follow from it.
      if (!both.aborted) {
        stoppedBy = error;
        stop.abort();
      }
    }),
  );
  await Promise.all(workers);
  if (signal.aborted) stoppedBy = signal.reason;
  const isFailed = new Set(failed.map(({ item }) => item));
  const remaining = items.filter((item) => !isDone.has(item) && !isFailed.has(item));
  return { done: items.filter((item) => isDone.has(item)), failed, remaining, stoppedBy };
}

const OF_ITEM: readonly number[] = [400, 404, 413, 414, 422];

function isOfItem(error: unknown): error is CardwrightError {
  if (!(error instanceof CardwrightError)) return false;
  const { status, code } = error;
  return status === undefined
    ? code === 'invalid_parameter' || code === 'url_too_long'
    : OF_ITEM.includes(status);
}

function toWait(error: unknown): number | undefined {
  if (!(error instanceof CardwrightError) || error.code === 'credit_limit_reached') return undefined;
  const { status, retryAfterSeconds } = error;
  const isPassing = (status === 429 || status === 503) && retryAfterSeconds !== undefined;
  return isPassing && retryAfterSeconds <= LONGEST_WAIT_SECONDS ? Math.max(1, retryAfterSeconds) : undefined;
}
