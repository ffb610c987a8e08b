import type { Fault } from './model-fault.ts';

/** A painting as it is looked at: small, as a JPEG. */
export type JudgedPainting = {
  jpeg: Uint8Array;
  /** What was to be seen. */
  description: string;
  /** The side that words are set on; null for a picture without any. */
  quiet: 'left' | 'right' | 'top' | 'bottom' | null;
};

/** What is wrong with a painting, in words for the log; nothing where it is right. */
export type Verdict = { kind: 'judged'; faults: readonly string[] };

/** A model that looks at paintings. Never at our type: the composer measures that. */
export interface Judge {
  name: string;
  /** Never rejects but with the reason of `signal`. */
  judge(painting: JudgedPainting, signal: AbortSignal): Promise<Verdict | Fault>;
  close(): Promise<void>;
}
