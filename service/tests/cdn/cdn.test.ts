import { expect, test } from 'vitest';
import { accountTag, imageTag, keyTag, templateTag } from '../../src/base/cache-tags.ts';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { generate } from '../api/support/generate.ts';
import { shareService } from '../api/support/share-service.ts';
import type { TestService } from '../api/support/test-service.ts';

// Nobody listens: what is to be purged stays noted.
const toSettings = (name: string) => ({
  CARDWRIGHT_CDN: name,
  CARDWRIGHT_CDN_PURGE_URL: 'http://127.0.0.1:9/purge',
  CARDWRIGHT_CDN_TOKEN: 'a-token-of-the-cdn',
});

const call = async (service: TestService, key: string, method: string, path: string, body?: unknown) => {
  const response = await service.app.request(`/api/v1${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([method, path, response.status < 300]).toEqual([method, path, true]);
  return (await response.json()) as { id: string };
};

const getCard = async (service: TestService, key: string, path: string, expires?: string) => {
  const target = signTarget(key, path, smallCard('Tea'), expires);
  const response = await service.app.request(`${target.path}?${target.query}`);
  expect(response.status).toBe(200);
  return response.headers;
};

const countPurges = async (service: TestService, tag: string) => {
  const database = await openTestDatabase(service.dataDirectory);
  try {
    return (await database.selectFrom('purges').select('id').where('tag', '=', tag).execute()).length;
  } finally {
    await database.destroy();
  }
};

const OWN = {
  parameters: [{ type: 'text', name: 'title', example: 'Tea' }],
  root: {
    type: 'box',
    style: { backgroundColor: '#102040', padding: 60 },
    children: [{ type: 'text', text: '{title}', size: 80, minSize: 20, maxLines: 3, color: '#ffffff' }],
  },
};

test('answers name their account, key and template, and a change of these is noted for the CDN', async () => {
  await using service = await shareService(toSettings('cloudflare'));
  const key = await service.register();
  const { id: accountId } = await call(service, key, 'GET', '/users/me');
  const keyId = key.split('_')[1] ?? '';

  const card = await getCard(service, key, '/i/og_standard');
  expect(card.get('cache-tag')?.split(',')).toEqual([accountTag(accountId), keyTag(keyId)]);
  expect(card.get('cache-control')).toBe('public, max-age=86400');
  expect(card.get('cdn-cache-control')).toBe('public, max-age=86400, stale-while-revalidate=3600');
  const soon = await getCard(service, key, '/i/og_standard', String(Math.floor(Date.now() / 1000) + 600));
  expect(soon.get('cdn-cache-control')).not.toContain('stale');

  const { id, url } = await generate(service, key, { prompt: 'Tea' });
  const token = /(\w+)\.png$/.exec(url ?? '')?.[1] ?? '';
  const image = await service.app.request(new URL(url ?? '').pathname);
  expect(image.headers.get('cache-tag')?.split(',')).toEqual([accountTag(accountId), imageTag(token)]);
  await call(service, key, 'DELETE', `/generate/${id}`);
  expect(await countPurges(service, imageTag(token))).toBe(1);

  await call(service, key, 'PUT', '/templates/launch', OWN);
  const own = await getCard(service, key, '/i/launch');
  const ownTag = templateTag(accountId, 'launch');
  expect(own.get('cache-tag')?.split(',')).toContain(ownTag);
  expect(await countPurges(service, ownTag)).toBe(0);
  await call(service, key, 'DELETE', '/templates/launch');
  expect(await countPurges(service, ownTag)).toBe(2);

  const { id: second } = await call(service, key, 'POST', '/dashboard/keys', { name: 'second' });
  const { id: third } = await call(service, key, 'POST', '/dashboard/keys', { name: 'third' });
  await call(service, key, 'DELETE', `/dashboard/keys/${second}`);
  await call(service, key, 'POST', `/dashboard/keys/${third}/rotate`, { grace_seconds: 60 });
  for (const revoked of [second, third]) expect(await countPurges(service, keyTag(revoked))).toBe(2);
  expect(await countPurges(service, keyTag(keyId))).toBe(0);

  await call(service, key, 'DELETE', '/users/me', { confirm: 'ada@example.com' });
  expect(await countPurges(service, accountTag(accountId))).toBe(2);
});

test("Fastly's headers are its own", async () => {
  await using service = await shareService(toSettings('fastly'));
  const headers = await getCard(service, await service.register(), '/i/og_standard');
  expect(headers.get('surrogate-key')).toMatch(/^account-\w{20} key-\w{20}$/);
  expect(headers.get('surrogate-control')).toBe('max-age=86400, stale-while-revalidate=3600');
  expect([headers.get('cache-tag'), headers.get('cdn-cache-control')]).toEqual([null, null]);
});

test('without a CDN, answers say nothing to one', async () => {
  await using service = await shareService();
  const headers = await getCard(service, await service.register(), '/i/og_standard');
  for (const name of ['cache-tag', 'surrogate-key', 'cdn-cache-control', 'surrogate-control'])
    expect([name, headers.get(name)]).toEqual([name, null]);
});
