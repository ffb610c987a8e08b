import type { OtherReading } from '@cardwright/engine';
import type { Step } from './chat.ts';
import type { Fault } from './model-fault.ts';

/** What became of a prompt. `detail` is for the log, and never repeats the prompt. */
export type ReadOutcome<Result> =
  | { kind: 'read'; result: Result; step: Step }
  /** It answered, but with no reading of this prompt that holds. */
  | { kind: 'unread'; detail: string; said?: string }
  | Fault;

/** Holds a reading to the prompt: with `problems` it is asked for once more, and without a `result` it cannot be drawn. */
export type Check<Result> = (
  reading: OtherReading,
) => Promise<{ problems: readonly string[]; result?: Result | undefined }>;

export type ReadRequest<Result> = {
  prompt: string;
  /** The names that `style` of a brief may have. */
  styles: readonly string[];
  check: Check<Result>;
};

/** A language model that reads prompts. */
export interface Reader {
  /** As requests and generations name it: the model. */
  name: string;
  /** Of every setting that a reading depends on: a stored one stands for a prompt only under the same one. */
  fingerprint: string;
  /** Rejects with the reason of `signal` alone, or with what `check` throws. */
  read<Result>(request: ReadRequest<Result>, signal: AbortSignal): Promise<ReadOutcome<Result>>;
  close(): Promise<void>;
}
