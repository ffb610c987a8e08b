/** What the process ends with; scripts may rely on it, and help lists it. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  key: 3,
  credit: 4,
  unavailable: 5,
  interrupted: 130,
} as const;

export const EXIT_MEANINGS: readonly (readonly [code: number, meaning: string])[] = [
  [EXIT.done, 'done'],
  [EXIT.failed, 'not done, or the answer is no (explain, design lint, preview)'],
  [EXIT.usage, 'not understood: a command, an option or a value is wrong'],
  [EXIT.key, 'no key, or the service does not know it'],
  [EXIT.credit, 'no credit left this month'],
  [EXIT.unavailable, 'the service cannot be reached or is busy: try again later'],
  [EXIT.interrupted, 'stopped with Ctrl-C'],
];

/** A message for the user, with what to do next and the code to end with. */
export class CommandError extends Error {
  readonly next: string | undefined;
  readonly exitCode: number;

  constructor(message: string, options: { next?: string | undefined; exitCode?: number } = {}) {
    super(message);
    this.name = 'CommandError';
    this.next = options.next;
    this.exitCode = options.exitCode ?? EXIT.failed;
  }
}

export const usageError = (message: string, next?: string): CommandError =>
  new CommandError(message, { next, exitCode: EXIT.usage });

export const INTERRUPTED = new CommandError('Stopped.', { exitCode: EXIT.interrupted });
