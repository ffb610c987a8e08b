import { type Operation, type OperationId, operations } from '@cardwright/contract';
import type { Logger } from 'pino';
import type { RequestSpan } from '../observability/tracing.ts';
import type { Metrics } from './metrics.ts';

export type AnswerNote = {
  requestId: string;
  /** The contract's id. Not the path: an image's address is a secret, and so may be what a stranger mistypes. */
  operation: OperationId | undefined;
  method: string | undefined;
  status: number;
  /** By `performance.now()`. */
  startedAt: number;
  client: string;
  account: string | undefined;
  /** Of a card: whether a cache supplied it. */
  cached: boolean | undefined;
  span: RequestSpan;
};

/** Writes an answer's line into the log, counts it in the metrics and ends its span. */
export type NoteAnswer = (note: AnswerNote) => void;

export function createNoteAnswer({
  log,
  metrics,
}: {
  log: Logger;
  metrics: Metrics | undefined;
}): NoteAnswer {
  return ({ startedAt, cached, span, ...line }) => {
    const elapsedMs = performance.now() - startedAt;
    metrics?.answered(line.operation, line.status, elapsedMs / 1000);
    if (cached !== undefined) metrics?.cardDelivered(cached);
    const { requestId, operation, method, status } = line;
    span.end({ requestId, operation, route: toRoute(operation), method, status, cached });
    log.info({ ...line, ms: Math.round(elapsedMs) }, 'answered');
  };
}

function toRoute(id: OperationId | undefined): string | undefined {
  const operation: Operation | undefined = id && operations[id];
  return operation?.path;
}
