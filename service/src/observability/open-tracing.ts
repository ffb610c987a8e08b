import type { OtelOptions } from './otel-tracing.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

export type TracingSettings = {
  /** Of any signal; the path `v1/traces` is put after it. */
  otlpEndpoint: string | undefined;
  /** Of traces alone, taken as it is. */
  otlpTracesEndpoint: string | undefined;
  otelServiceName: string;
};

/** Tracing to the configured collector, or none. OpenTelemetry is loaded for the former alone: it takes 0.1 s. */
export async function openTracing(
  { otlpEndpoint, otlpTracesEndpoint, otelServiceName }: TracingSettings,
  options: Pick<OtelOptions, 'version' | 'onExportError'>,
): Promise<Tracing> {
  const url = otlpTracesEndpoint ?? (otlpEndpoint && `${otlpEndpoint.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined) return NO_TRACING;
  const { createOtelTracing } = await import('./otel-tracing.ts');
  return createOtelTracing({ ...options, url, serviceName: otelServiceName });
}
