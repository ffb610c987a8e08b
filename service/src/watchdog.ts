import { Worker } from 'node:worker_threads';

/** EX_SOFTWARE of sysexits.h: how the process ends when its main thread is stuck. */
export const UNRESPONSIVE_EXIT_CODE = 70;

export type WatchdogData = {
  /** Counts up while the main thread works. */
  beat: Int32Array;
  /** The ids of the generations being drawn, with blanks between them, in UTF-8. */
  generations: Uint8Array;
  limitMs: number;
  logLevel: string;
};

export type Watchdog = {
  /** Names a generation as being drawn until the returned function is called. */
  watch(generationId: string): () => void;
};

type WatchdogOptions = {
  limitMs: number;
  logLevel: string;
  /** Called when the thread itself fails: nothing watches the process from then on. */
  onError: (error: unknown) => void;
};

const BEATS_PER_LIMIT = 20;
const MAX_ID_BYTES = 4096;
// It needs next to nothing.
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Ends the process with `UNRESPONSIVE_EXIT_CODE` when its main thread does nothing else for `limitMs`, for whoever supervises
 * it to start it again. Nothing on the main thread could: a timer would wait for the same turn as every request.
 */
export function startWatchdog({ limitMs, logLevel, onError }: WatchdogOptions): Watchdog {
  const beat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const generations = new Uint8Array(new SharedArrayBuffer(MAX_ID_BYTES));
  const workerData: WatchdogData = { beat, generations, limitMs, logLevel };
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: RESOURCE_LIMITS,
  });
  worker.unref();
  worker.on('error', onError);
  setInterval(() => Atomics.add(beat, 0, 1), limitMs / BEATS_PER_LIMIT).unref();

  const drawing = new Set<string>();
  const publish = (): void => {
    generations.fill(0);
    new TextEncoder().encodeInto([...drawing].join(' '), generations);
  };
  return {
    watch: (id) => {
      drawing.add(id);
      publish();
      return () => {
        drawing.delete(id);
        publish();
      };
    },
  };
}
