import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createTestService } from '../api/support/test-service.ts';
import { startCollector } from './support/collector.ts';

const { cache } = createRequire(import.meta.url);
const isLoaded = (): boolean =>
  Object.keys(cache).some((file) => file.includes('/@opentelemetry/sdk-trace-node/'));

test('OpenTelemetry is loaded where a collector is set, and not before', async () => {
  await using without = await createTestService();
  await without.app.request('/health');
  expect(isLoaded()).toBe(false);
  await using collector = await startCollector();
  await using _ = await createTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(isLoaded()).toBe(true);
});
