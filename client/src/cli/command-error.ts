/** Exit codes. Scripts may rely on them; the help lists them. */
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
  [EXIT.done, 'success'],
  [EXIT.failed, 'failure, or a negative result (explain, design lint, preview)'],
  [EXIT.usage, 'usage error: unknown command, option or invalid value'],
  [EXIT.key, 'API key missing or invalid'],
  [EXIT.credit, 'monthly credit limit reached'],
  [EXIT.unavailable, 'service unreachable or busy; try again later'],
  [EXIT.interrupted, 'interrupted with Ctrl-C'],
];

/** An error for the user, with a hint what to do next and the exit code. */
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
