import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestService, type OwnService } from '../api/support/test-service.ts';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { startLogoHost } from '../delivery/support/logo-host.ts';
import { runMain } from '../socket/run-main.ts';
import { type CollectedSpan, type Collector, startCollector } from './support/collector.ts';
import { EMAIL, PROMPT, useEverything } from './support/use-everything.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

const traceTo = ({ url }: Collector) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });

/** The only span of that name. */
function spanOf({ spans }: Collector, name: string): CollectedSpan {
  const [span, ...more] = spans.filter((one) => one.name === name);
  if (span === undefined || more.length > 0)
    throw new Error(`not one ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return span;
}

const generate = (service: OwnService, key: string, headers: Record<string, string> = {}) =>
  service.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', prefer: 'wait=10', ...headers },
    body: JSON.stringify({ prompt: PROMPT, width: 300, height: 256 }),
  });

test("a generation's story: the caller's trace, the request, its job, the drawing with its steps, the storing", async () => {
  await using collector = await startCollector();
  await using service = await createTestService(traceTo(collector));
  const answered = await generate(service, await service.register(), {
    traceparent,
    'x-request-id': 'mine-12345678',
  });
  const { id } = (await answered.json()) as { id: string };
  await service.stop();

  const request = spanOf(collector, 'POST /api/v1/generate');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/generate',
    'http.response.status_code': 202,
    'cardwright.operation': 'createGeneration',
    'cardwright.request_id': 'mine-12345678',
  });
  const job = spanOf(collector, 'draw generation');
  expect(job).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
  expect(job.attributes).toMatchObject({
    'cardwright.generation': id,
    'cardwright.attempt': 1,
    'cardwright.width': 300,
  });
  const compose = spanOf(collector, 'compose');
  expect(compose).toMatchObject({ traceId: TRACE, parentSpanId: job.spanId });
  for (const step of ['brief', 'layout', 'art', 'checks', 'type', 'encode'])
    expect(compose.attributes).toHaveProperty([`cardwright.${step}_ms`]);
  expect(spanOf(collector, 'store image').parentSpanId).toBe(job.spanId);
  for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
});

test('a job that another request woke is a part of the request that submitted it', async () => {
  await using collector = await startCollector();
  let refusals = 1;
  await using service = await createTestService(traceTo(collector), {
    onStep: (step) => {
      // The first attempt fails, and what comes next wakes the queue.
      if (step === 'composed' && refusals-- > 0) throw new Error(PROMPT);
    },
  });
  const key = await service.register();
  await generate(service, key, { traceparent });
  await generate(service, key);
  await service.stop();
  const jobs = collector.spans.filter(({ name }) => name === 'draw generation');
  const [failed, ...others] = jobs.sort((a, b) => Number(b.status.code) - Number(a.status.code));
  expect(failed?.attributes).toMatchObject({ 'error.type': 'Error' });
  expect(failed?.traceId).toBe(TRACE);
  const ofOne = others.filter(({ traceId }) => traceId === TRACE);
  expect([ofOne.length, others.length]).toEqual([1, 2]);
  expect(ofOne[0]?.attributes['cardwright.generation']).toBe(failed?.attributes['cardwright.generation']);
});

test('a traceparent that is none begins a trace of its own', async () => {
  const wrong = [
    'nonsense',
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `ff-${TRACE}-${CALLER}-01`,
    `${traceparent}-more`,
    '',
  ];
  await using collector = await startCollector();
  await using service = await createTestService(traceTo(collector));
  for (const header of wrong)
    expect((await service.app.request('/health', { headers: { traceparent: header } })).status).toBe(200);
  await service.stop();
  const spans = collector.spans.filter(({ name }) => name === 'GET /health');
  expect(spans.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(wrong.map(() => ''));
  expect(spans.map(({ traceId }) => traceId)).not.toContain(TRACE);
});

test('a card: drawn with its logo fetched, then out of memory, each a request of its own', async () => {
  await using collector = await startCollector();
  await using host = await startLogoHost();
  await using service = await createTestService(
    { ...traceTo(collector), CARDWRIGHT_ASSET_HOSTS: 'assets.test' },
    { guardedFetch: host.guardedFetch },
  );
  await service.start();
  const apiKey = await service.register();
  const values = { title: PROMPT, logo: 'https://assets.test/good.png' };
  const { path, query } = signTarget(apiKey, '/i/og_brand', values);
  const url = `${service.baseUrl()}${path}?${query}`;
  for (let times = 0; times < 2; times++)
    expect((await fetch(url, { headers: { traceparent } })).status).toBe(200);
  await service.stop();

  const requests = collector.spans.filter(({ name }) => name === 'GET /i/{template}');
  expect(requests.map(({ attributes }) => attributes['cardwright.cached'])).toEqual([false, true]);
  expect(requests.map(({ traceId }) => traceId)).toEqual([TRACE, TRACE]);
  const render = spanOf(collector, 'render card');
  expect(render.parentSpanId).toBe(requests[0]?.spanId);
  expect(render.attributes).toMatchObject({ 'cardwright.template': 'og_brand', 'cardwright.width': 1200 });
  const logo = spanOf(collector, 'fetch');
  expect(logo.parentSpanId).toBe(render.spanId);
  expect(logo.attributes).toMatchObject({ 'server.address': 'assets.test' });
  expect(collector.text).not.toContain('good.png');
});

test('the questions to the payment provider, and which of them failed', async () => {
  await using collector = await startCollector();
  await using bench = await createStripeService(traceTo(collector));
  const key = await bench.service.register(EMAIL);
  await bench.post('portal', key);
  bench.stripe.fault = 'server-error';
  expect((await bench.post('checkout', key)).status).toBe(503);
  await bench.service.stop();
  expect(spanOf(collector, 'payment openPortal').parentSpanId).toBe(
    spanOf(collector, 'POST /api/v1/billing/portal').spanId,
  );
  const failed = spanOf(collector, 'payment listSubscriptions');
  expect([failed.status.code, failed.attributes['error.type']]).toEqual([2, 'ServiceError']);
  expect(spanOf(collector, 'POST /api/v1/billing/checkout').status.code).toBe(2);
});

test('no span has a key, a prompt, an address, or who somebody is', async () => {
  await using collector = await startCollector();
  await using service = await createTestService(traceTo(collector));
  const secrets = await useEverything(service);
  await service.app.request(`/nowhere/${PROMPT}?token=${PROMPT}`);
  await service.stop();
  expect(collector.spans.length).toBeGreaterThan(50);
  for (const secret of secrets) expect(collector.text).not.toContain(secret);
});

test.each(['failing', 'silent'] as const)(
  'a collector that is %s hurts neither requests nor the exit',
  async (mood) => {
    await using collector = await startCollector(mood);
    const directory = mkdtempSync(join(tmpdir(), 'cardwright-tracing-'));
    const main = await runMain({
      CARDWRIGHT_DATA_DIR: directory,
      CARDWRIGHT_LOG_LEVEL: 'warn',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      ...traceTo(collector),
    });
    for (let times = 0; times < 20; times++) expect((await fetch(`${main.baseUrl}/health`)).status).toBe(200);
    if (mood === 'failing') await expect.poll(() => main.output()).toContain('exporting traces failed');
    main.child.kill('SIGTERM');
    expect(await main.exited).toEqual({ code: 0, signal: null });
    expect(main.output().split('exporting traces failed').length).toBeLessThanOrEqual(2);
    rmSync(directory, { recursive: true, force: true });
  },
);

test.each([
  ['always_on', 1],
  ['always_off', 0],
])('the environment that OpenTelemetry knows is obeyed: %s', { tags: 'deep' }, async (sampler, seen) => {
  await using collector = await startCollector();
  const directory = mkdtempSync(join(tmpdir(), 'cardwright-tracing-'));
  const main = await runMain({
    CARDWRIGHT_DATA_DIR: directory,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9/not-this-one',
    OTEL_SERVICE_NAME: 'cards',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_TRACES_SAMPLER: sampler,
  });
  expect((await fetch(`${main.baseUrl}/health`)).status).toBe(200);
  main.child.kill('SIGTERM');
  expect((await main.exited).code).toBe(0);
  expect(collector.spans.length).toBe(seen);
  if (seen > 0)
    expect(collector.resource).toMatchObject({
      'service.name': 'cards',
      'deployment.environment.name': 'test',
    });
  rmSync(directory, { recursive: true, force: true });
});
