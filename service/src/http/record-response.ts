import { type Operation, type OperationId, operations } from '@cardwright/contract';
import type { Logger } from 'pino';
import type { RequestSpan } from '../observability/tracing.ts';
import type { Metrics } from './metrics.ts';

export type ResponseRecord = {
  requestId: string;
  /** The contract's id. Not the path: an image's URL is a secret, and a mistyped one may contain one. */
  operation: OperationId | undefined;
  method: string | undefined;
  status: number;
  /** As `performance.now()`. */
  startedAt: number;
  client: string;
  account: string | undefined;
  /** For a card: whether it came from a cache. */
  cached: boolean | undefined;
  span: RequestSpan;
};

/** Logs a response, counts it in the metrics and ends its span. */
export type RecordResponse = (response: ResponseRecord) => void;

export function createResponseRecorder({
  log,
  metrics,
}: {
  log: Logger;
  metrics: Metrics | undefined;
}): RecordResponse {
  return ({ startedAt, cached, span, ...line }) => {
    const elapsedMs = performance.now() - startedAt;
    metrics?.responded(line.operation, line.status, elapsedMs / 1000);
    if (cached !== undefined) metrics?.cardDelivered(cached);
    const { requestId, operation, method, status } = line;
    span.end({ requestId, operation, route: toRoute(operation), method, status, cached });
    log.info({ ...line, ms: Math.round(elapsedMs) }, 'request completed');
  };
}

function toRoute(id: OperationId | undefined): string | undefined {
  const operation: Operation | undefined = id && operations[id];
  return operation?.path;
}
