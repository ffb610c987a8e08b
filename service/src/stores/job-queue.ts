import type { Connection } from './connection.ts';

/** The right to work on one job until the lease runs out; `attempts` counts the claims, this one included. */
export type Lease = { jobId: string; generationId: string; attempts: number; token: string };

/** Accounts in the order of their oldest job. */
export type QueueLook = { accountIds: readonly string[]; nextDueAt: Date | undefined };

/**
 * Jobs that survive a crash: a claimed job that is neither completed nor given back is claimable again when
 * its lease has run out. A lease that somebody else holds by then changes nothing (`false`).
 */
export interface JobQueue {
  /**
   * Joins the caller's transaction; call `wake` after its commit. False, with nothing written, when `most` jobs are in the queue, or the
   * account has so many of them that others would soon find no room.
   */
  enqueue(connection: Connection, generationId: string, most?: number): Promise<boolean>;
  /** Tells the listeners of this process that there may be work. */
  wake(): void;
  /** Calls `listener` on every `wake`; the result ends that. */
  onWake(listener: () => void): () => void;
  /** Who has jobs that can be claimed now, and when a job can be claimed next otherwise: undefined for no job. */
  look(): Promise<QueueLook>;
  /**
   * Up to `count` jobs leased to the caller, of the accounts whose turn it is: of each, those due longest. Fewer when others were faster, or
   * an account has no more.
   */
  claim(
    connection: Connection,
    { accountIds }: Pick<QueueLook, 'accountIds'>,
    count: number,
  ): Promise<Lease[]>;
  /** Prolongs the lease to its full length from now. */
  heartbeat(lease: Lease): Promise<boolean>;
  /** Ends the job, well or badly, in the transaction that writes down how. */
  complete(connection: Connection, lease: Lease): Promise<boolean>;
  /** Gives the job back, claimable after about `firstDelayMs`, doubled with every attempt, at most 2 minutes. */
  retryLater(lease: Lease, firstDelayMs: number): Promise<boolean>;
  /** Gives the job back at once, as if it had not been claimed. */
  release(lease: Lease): Promise<boolean>;
  /** Ends every lease: for the start of a process that knows itself alone. The attempts stay counted. */
  releaseAll(): Promise<void>;
  /** Jobs that are waiting or being worked on. */
  depth(connection: Connection): Promise<number>;
}
