import type { Brief, UnusedReason } from './brief.ts';
import type { Warning } from './warning.ts';

/** A stretch of a prompt that is not set; `start` and `end` are UTF-16 offsets into the prompt as sent. */
export type Unused = { text: string; start: number; end: number; why: UnusedReason };

/** What a reader understood of a prompt. */
export type ReadPrompt = {
  brief: Brief;
  unused: Unused[];
  /** What was asked for and cannot be done. */
  warnings: Warning[];
};

export type ReadOptions = { signal?: AbortSignal };

/** Turns prompts into briefs. Never rejects a prompt, whatever is in it. */
export interface Reader {
  /** Shown to users: `built-in`. */
  name: string;
  read(prompt: string, options?: ReadOptions): Promise<ReadPrompt>;
}
