import { expect, test } from 'vitest';
import { createPooledEngine } from '../../src/drawing/create-pooled-engine.ts';
import { call } from '../api/support/call.ts';
import { createTestService } from '../api/support/test-service.ts';
import { killWorkers, LIMITS, SCRIPT, WORKERS } from './kill-workers.ts';

test(
  '6 workers killed under load: nothing is lost, nothing is charged twice, nobody gets an error',
  { tags: 'deep' },
  () => killWorkers(6),
);

test('a prompt that ends two workers fails by itself, refunded, and nobody else notices', async () => {
  const engine = await createPooledEngine({ script: SCRIPT, size: WORKERS, stuckMs: 0 });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => engine.close());
  await using service = await createTestService(LIMITS, { engine });
  const key = await service.register();
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key, prefer: 'wait=60' };
    const init = { method: 'POST', headers, body: JSON.stringify({ ...body, width: 256, height: 256 }) };
    const response = await service.app.request(`/api/v1${path}`, init);
    return { status: response.status, response };
  };
  const killed = post('/generate', { prompt: 'kill' });
  const preview = post('/previews', { prompt: 'kill' });
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, i) => post('/generate', { prompt: `card ${i}` })),
  );
  for (const { response } of others) expect(await response.json()).toMatchObject({ status: 'completed' });
  expect(await (await killed).response.json()).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('The credit was refunded.'),
  });
  expect((await preview).status).toBe(503);
  expect(await (await preview).response.json()).toMatchObject({ code: 'drawing_crashed' });
  const dashboard = await call(service, key, 'GET', '/api/v1/dashboard');
  expect(await dashboard.json()).toMatchObject({ credits_used: 10 });
});
