import { expect } from 'vitest';
import { generate } from './support/generate.ts';
import { test } from './support/test.ts';

// What the description says of things with two names, so that clients written for either are right.

test('two names of one thing say the same, and the description tells of both', async ({ service, key }) => {
  const read = async (path: string, headers: Record<string, string> = { 'x-api-key': key }) =>
    (await (await service.app.request(path, { headers })).json()) as Record<string, unknown>;
  const made = await generate(service, key, { prompt: 'one' });
  await generate(service, key, { prompt: 'two' });

  expect(made.url).toBe(made.image_url);
  const kept = await read(`/api/v1/generate/${made.id}`);
  expect([kept.url, kept.image_url]).toEqual([made.url, made.url]);

  expect(await read('/api/v1/dashboard', { authorization: `Bearer ${key}` })).toEqual(
    await read('/api/v1/dashboard'),
  );
  expect(await read('/api/v1/history')).toEqual((await read('/api/v1/dashboard/history')).generations);

  const dashboard = await read('/api/v1/dashboard');
  expect(dashboard.usage).toMatchObject({
    limit: dashboard.plan_limit,
    current_period: dashboard.credits_used,
  });
  const { timestamp: _, ...health } = await read('/health');
  expect(await read('/api/v1/health')).toMatchObject(health);

  const { info } = (await read('/api/v1/openapi.json')) as { info: { description: string } };
  const names = [
    'X-API-Key',
    'image_url',
    'dashboard/history',
    'plan_limit',
    'usage.current_period',
    '/health',
  ];
  for (const name of names) expect(info.description).toContain(name);
});
