import type { ComposeRequest, ImageFormat } from '@cardwright/engine';
import type { Caller } from '../accounts/types.ts';
import type { GenerationStatus, Plan } from '../stores/schema.ts';

export type Generation = {
  id: string;
  accountId: string;
  prompt: string;
  templateId: string;
  status: GenerationStatus;
  /** Path part of the image address (`/images/<token>.png`); null unless completed. */
  imagePath: string | null;
  width: number;
  height: number;
  format: ImageFormat;
  seed: number;
  creditsUsed: number;
  warnings: string[];
  error: string | null;
  createdAt: string;
  completedAt: string | null;
};

export type SubmitInput = {
  /** Trimmed, 1 to 4,000 characters. */
  prompt: string;
  templateId: string;
  /** Absent: the size of the platform that the prompt names, else the operator's default. */
  width?: number;
  height?: number;
  format: ImageFormat;
  /** Absent: derived from the new id, so that two tries of one prompt differ. */
  seed?: number;
  engine?: string;
  designMd?: string;
  idempotencyKey?: string;
};

/** Brand and logo of a design document, and what of it the image does not show, as sentences. */
export type FollowDesign = (
  designMd: string,
) => Promise<Pick<ComposeRequest, 'brand' | 'logo'> & { warnings: readonly string[] }>;

export type Dashboard = {
  plan: Plan;
  planLimit: number;
  creditsUsed: number;
  creditsRemaining: number;
  totalGenerations: number;
  /** `2026-11` */
  currentPeriod: string;
  resetsAt: Date;
};

export type StoredImage = {
  bytes: Uint8Array;
  format: ImageFormat;
  /** Strong, quoted. */
  etag: string;
  lastModified: Date;
};

export interface Generations {
  /**
   * One transaction: credit, row, job. Throws `rate-limited` / `credit_limit_reached` with seconds to the
   * period's end, `unavailable` / `queue_full`, `conflict` / `idempotency_mismatch`.
   */
  submit(caller: Caller, input: SubmitInput): Promise<Generation>;
  /**
   * As `submit`, but `count` images of one prompt that differ by their seeds: all of them are accepted and charged, or
   * none. With an idempotency key the same call gives the same ones.
   */
  submitVariations(caller: Caller, input: Omit<SubmitInput, 'seed'>, count: number): Promise<Generation[]>;
  /** The generation as soon as it is finished, or as it stands after `waitMs`. Throws `not-found` once it is erased. */
  waitFor(id: string, waitMs: number, signal?: AbortSignal): Promise<Generation>;
  /** To be called when an account was erased: whoever waits for one of its generations waits in vain. */
  lookAgain(): void;
  /** Throws `not-found` for another account's as for none. */
  get(accountId: string, id: string): Promise<Generation>;
  /** Newest first. */
  history(
    accountId: string,
    page: { limit: number; offset: number },
  ): Promise<{ generations: Generation[]; total: number }>;
  /** All of an account, newest first, read as they are asked for. */
  readAll(accountId: string): AsyncIterable<Generation>;
  dashboard(accountId: string): Promise<Dashboard>;
  /** Undefined when no completed generation has this token and format. */
  findImage(token: string, format: ImageFormat): Promise<StoredImage | undefined>;
  /** Those that wait or are being drawn, of all accounts. */
  queueDepth(): Promise<number>;
  /** Starts the workers of this process. */
  start(): void;
  /** Stops claiming, lets running renders end, gives unfinished leases back. */
  drain(): Promise<void>;
}
