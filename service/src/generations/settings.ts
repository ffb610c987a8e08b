import type { Allowances } from '../accounts/allowance.ts';
import type { PaintingPrice } from './painting-price.ts';

export type GenerationSettings = {
  /** Credits in a calendar month (UTC). */
  allowances: Allowances;
  /** Size of an image when neither the request nor the prompt's platform gives one. */
  defaultSize: { width: number; height: number };
  /** Maximum number of unfinished jobs before submits are refused. */
  queueLimit: number;
  /** Renders at a time. */
  concurrency: number;
  /** A render that takes longer is abandoned and retried. */
  renderTimeoutMs: number;
  /** Claims of one job, those that ended in a crash included, before its generation fails. */
  maxAttempts: number;
  /** Time before a silent worker's job is reclaimed. */
  leaseMs: number;
  /** Longest sleep of an idle worker: finds work that another process enqueued. */
  pollMs: number;
  /** How long `drain` lets running renders go on. */
  drainGraceMs: number;
  /** True when no other process works on this database: leases found at start are leftovers of a crash. */
  soleWorker: boolean;
  /** Absent without a model. */
  paintingPrice?: PaintingPrice | undefined;
};

export const DEFAULT_GENERATION_SETTINGS: GenerationSettings = {
  allowances: { free: 100, pro: 1_000 },
  defaultSize: { width: 1200, height: 630 },
  queueLimit: 1_000,
  concurrency: 2,
  renderTimeoutMs: 30_000,
  maxAttempts: 5,
  leaseMs: 30_000,
  pollMs: 5_000,
  drainGraceMs: 10_000,
  soleWorker: true,
};
