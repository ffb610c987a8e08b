import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export type AnswerNote = {
  requestId: string;
  /** The contract's id. Not the path: an image's address is a secret, and so may be what a stranger mistypes. */
  operation: string | undefined;
  method: string | undefined;
  status: number;
  /** By `performance.now()`. */
  startedAt: number;
  client: string;
  account: string | undefined;
  /** Of a card: whether a cache supplied it. */
  cached: boolean | undefined;
};

/** Writes an answer's line into the log and counts it in the metrics. */
export type NoteAnswer = (note: AnswerNote) => void;

export function createNoteAnswer({
  log,
  metrics,
}: {
  log: Logger;
  metrics: Metrics | undefined;
}): NoteAnswer {
  return ({ startedAt, cached, ...line }) => {
    const elapsedMs = performance.now() - startedAt;
    metrics?.answered(line.operation, line.status, elapsedMs / 1000);
    if (cached !== undefined) metrics?.cardDelivered(cached);
    log.info({ ...line, ms: Math.round(elapsedMs) }, 'answered');
  };
}
