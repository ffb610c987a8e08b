import type { WorkerProgram } from './worker-process.ts';

/** Tells `drawing-worker.ts` to load what draws prompts before it says that it is ready. */
export const EAGER = 'eager';

const script = new URL('./drawing-worker.ts', import.meta.url);

// The thread that answers HTTP goes first, then the cards that a crawler waits for.
export const CARD_WORKER: WorkerProgram = { script, niceness: 1 };
export const PROMPT_WORKER: WorkerProgram = { script, arguments: [EAGER], niceness: 4 };
