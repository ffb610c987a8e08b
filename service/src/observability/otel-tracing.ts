import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  context,
  type Span as OtelSpan,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { CompletedRequest, Span, SpanAttributes, Tracing } from './tracing.ts';

export type OtelOptions = {
  /** Where spans are posted, as OTLP/HTTP with JSON. */
  url: string;
  serviceName: string;
  version: string;
  /** Told once when the collector begins to fail, not of every batch. */
  onExportError(error: Error | undefined): void;
};

// The exit waits for a collector, but not for one that is gone.
const CLOSE_MS = 2_000;
const CAUSES = 10_000;

/**
 * Tracing with OpenTelemetry. What else its specification puts into the environment (`OTEL_TRACES_SAMPLER`,
 * `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*`, ...) the library reads there itself.
 */
export function createOtelTracing(options: OtelOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: options.url });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(
        resourceFromAttributes({ 'service.name': options.serviceName, 'service.version': options.version }),
      ),
    spanProcessors: [new BatchSpanProcessor(reportOnce(exporter, options.onExportError))],
  });
  // For the context that follows asynchronous calls, and the reading of `traceparent`.
  provider.register();
  const tracer = provider.getTracer('cardwright', options.version);
  const causes = new LRUCache<string, Context>(atMost(CAUSES));

  const runSpan = async <Result>(
    parent: Context,
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> => {
    const span = tracer.startSpan(name, { attributes: toDefined(attributes) }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), () =>
        work({
          set: (more) => span.setAttributes(toDefined(more)),
          fail: (error) => fail(span, typeOf(error)),
        }),
      );
    } catch (error) {
      fail(span, typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    startRequest: (header, startedAt) => {
      const parent = propagation.extract(ROOT_CONTEXT, header, {
        get: (carrier, name) => carrier(name),
        keys: () => [],
      });
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, startTime: startedAt }, parent);
      const own = trace.setSpan(parent, span);
      return { run: (work) => context.with(own, work), end: (answer) => endRequest(span, answer) };
    },
    span: (name, attributes, work) => runSpan(context.active(), name, attributes, work),
    linkJob: (id) => causes.set(id, context.active()),
    job: (id, name, attributes, work) => {
      const parent = causes.get(id) ?? ROOT_CONTEXT;
      return runSpan(parent, name, attributes, work);
    },
    close: async () => {
      const late = new AbortController();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(CLOSE_MS, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
    },
  };
}

/** The semantic conventions of OpenTelemetry for HTTP servers, as far as they tell nothing of anybody. */
function endRequest(
  span: OtelSpan,
  { requestId, operation, method, route, status, cached }: CompletedRequest,
): void {
  span.updateName([method, route].filter((part) => part !== undefined).join(' '));
  span.setAttributes(
    toDefined({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'cardwright.operation': operation,
      'cardwright.request_id': requestId,
      'cardwright.cached': cached,
    }),
  );
  if (status >= 500) fail(span, String(status));
  span.end();
}

function fail(span: OtelSpan, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

const typeOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

function reportOnce(exporter: SpanExporter, onExportError: OtelOptions['onExportError']): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && !isFailing) onExportError(result.error);
        isFailing = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const toDefined = (attributes: SpanAttributes): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
    ),
  );
