import { expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { createTestService } from '../api/support/test-service.ts';

test('health says 503 first, while new connections and prompts are still served; then the listener closes', async () => {
  await using service = await createTestService({ CARDWRIGHT_DRAIN_DELAY_MS: String(patientMs(700)) });
  await service.start();
  const base = service.baseUrl();
  const key = await service.register();
  const send = async (path: string, init: RequestInit = {}) =>
    (
      await fetch(base + path, {
        ...init,
        headers: { connection: 'close', 'x-api-key': key, ...init.headers },
      })
    ).status;
  const draw = () =>
    send('/api/v1/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"prompt":"a card"}',
    });

  expect(await send('/health')).toBe(200);
  const stopped = service.stop();
  expect(await send('/health')).toBe(503);
  expect(await send('/api/v1/health')).toBe(503);
  expect(await draw()).toBe(202);
  await stopped;
  await expect(send('/health')).rejects.toThrow();
});
