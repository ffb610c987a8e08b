import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { call } from '../api/support/call.ts';
import { validateResponse } from '../api/support/validate-response.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';
import { readPngSize } from './support/png.ts';

const ON = { CARDWRIGHT_FALLBACK_CARD: 'neutral' };
const EXPIRED = '1700000000';

const addressOf = (key: string, data: Record<string, string>, expires?: string, path = '/i/og_standard') => {
  const target = signTarget(key, path, data, expires);
  return `${target.path}?${target.query}`;
};

async function get(service: DeliveryService, address: string, headers: Record<string, string> = {}) {
  const response = await service.app.request(address, { headers });
  await validateResponse('/i/{template}', 'GET', response);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    error: response.headers.get('x-cardwright-error'),
    cache: response.headers.get('cache-control'),
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

let service: DeliveryService;
beforeAll(async () => {
  service = await startDeliveryService(ON);
});
afterAll(() => service[Symbol.asyncDispose]());

describe('a card that is refused is a neutral picture with the status of the refusal, and is never kept', () => {
  const card = (status: number, error: string) => ({ status, error, type: 'image/png', cache: 'no-store' });

  test('expired: 403, without charge', async () => {
    const key = await service.register('ada@example.com');
    const answered = await get(service, addressOf(key, { title: 'x' }, EXPIRED));
    expect(answered).toMatchObject(card(403, 'signature_expired'));
    expect(readPngSize(answered.bytes)).toMatchObject({ width: 1200, height: 630 });
    expect(Number(answered.headers.get('content-length'))).toBe(answered.bytes.length);
    expect(answered.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answered.headers.get('etag')).toBe(null);
    expect(await service.creditsUsed(key)).toBe(0);
  });

  test('a revoked key: 403', async () => {
    const key = await service.register('eve@example.com');
    const address = addressOf(key, smallCard('x'));
    expect((await get(service, address)).status).toBe(200);
    // The account is erased, with all its keys.
    await call(service, key, 'DELETE', '/api/v1/users/me', { confirm: 'eve@example.com' });
    expect(await get(service, address)).toMatchObject(card(403, 'signature_invalid'));
  });

  test('no credit left: 402; a card that is cached is still served', async () => {
    await using service = await startDeliveryService({ ...ON, CARDWRIGHT_FREE_ALLOWANCE: '1' });
    const key = await service.register();
    const paid = addressOf(key, smallCard('paid'));
    expect((await get(service, paid)).status).toBe(200);
    expect(await get(service, addressOf(key, smallCard('new')))).toMatchObject(
      card(402, 'credit_limit_reached'),
    );
    expect((await get(service, paid)).status).toBe(200);
  });

  test('a render that takes too long, or fails', async () => {
    const beforeRender = async ({ values }: { values: Readonly<Record<string, string>> }) => {
      if (values.title === 'slow') await new Promise(() => {});
      if (values.title === 'broken') throw new Error('no luck');
    };
    await using service = await startDeliveryService(
      { ...ON, CARDWRIGHT_CARD_DEADLINE_MS: '2000' },
      { beforeRender: beforeRender as never },
    );
    const key = await service.register();
    // So that a busy machine has it: it takes no longer than a card either.
    await expect.poll(async () => (await get(service, addressOf(key, {}, EXPIRED))).type).toBe('image/png');
    const slow = await get(service, addressOf(key, smallCard('slow')));
    expect(slow).toMatchObject(card(503, 'render_timeout'));
    expect(Number(slow.headers.get('retry-after'))).toBeGreaterThan(0);
    const broken = await service.app.request(addressOf(key, smallCard('broken')));
    expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'image/png']);
    expect(await service.creditsUsed(key)).toBe(0);
  });
});

test('it is rendered once for each of a few shapes, in the format that the URL asks for', async () => {
  await using service = await startDeliveryService(ON);
  const sizeOf = async (width: string, height: string) =>
    readPngSize((await get(service, `/i/og_brand?width=${width}&height=${height}`)).bytes);
  const landscape = { width: 1200, height: 630 };
  expect(await sizeOf('1200', '627')).toMatchObject(landscape);
  expect(await sizeOf('4096', '1')).toMatchObject(landscape);
  expect(await sizeOf('-1', 'x')).toMatchObject(landscape);
  expect(await sizeOf('500', '510')).toMatchObject({ width: 1080, height: 1080 });
  expect(await sizeOf('1e9', '1e12')).toMatchObject({ width: 1080, height: 1920 });
  expect(service.renders()).toBe(3);
  expect((await get(service, '/i/og_brand?format=jpeg')).type).toBe('image/jpeg');
  expect((await get(service, '/i/og_brand.jpg')).type).toBe('image/jpeg');
  expect(service.renders()).toBe(4);
});

describe('JSON stays', () => {
  test('for who asks for it', async () => {
    const accept = { accept: 'application/json, text/plain, */*' };
    const answered = await get(service, '/i/og_standard', accept);
    expect([answered.status, answered.type]).toEqual([403, 'application/json']);
  });

  test('for a parameter that is wrong', async () => {
    const key = await service.register('bob@example.com');
    const answered = await get(service, addressOf(key, { theme: 'pink' }));
    expect([answered.status, answered.type]).toEqual([400, 'application/json']);
  });

  test('by default', async () => {
    await using service = await startDeliveryService();
    const answered = await get(service, '/i/og_standard');
    expect([answered.status, answered.type, answered.error]).toEqual([403, 'application/json', null]);
  });
});

describe('an account has a fallback card of its own', () => {
  const OWN = { mode: 'card', template: 'og_brand', params: { title: 'Acme', bg: '#0b1020', fg: '#ffffff' } };

  async function choose(service: DeliveryService, key: string, body: object): Promise<void> {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const path = '/api/v1/dashboard/fallback-card';
    const response = await service.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
  }

  test('for its URLs, also where the service has none; other accounts have what the service has', async () => {
    await using service = await startDeliveryService();
    const key = await service.register();
    await choose(service, key, OWN);
    const card = { status: 403, type: 'image/png', cache: 'no-store', error: 'signature_expired' };
    const first = await get(service, addressOf(key, { title: 'x' }, EXPIRED));
    const second = await get(service, addressOf(key, { title: 'y' }, EXPIRED));
    expect([first, second]).toMatchObject([card, card]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(service.renders()).toBe(1);
    const square = { title: 'x', width: '600', height: '600', format: 'jpeg' };
    expect(await get(service, addressOf(key, square, EXPIRED))).toMatchObject({
      ...card,
      type: 'image/jpeg',
    });
    const other = await service.register('eve@example.com');
    expect((await get(service, addressOf(other, { title: 'x' }, EXPIRED))).type).toBe('application/json');
    expect(await service.creditsUsed(key)).toBe(0);
  });

  test('for a revoked key, and without credits; a change counts at once', async () => {
    await using service = await startDeliveryService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
    const key = await service.register();
    await choose(service, key, OWN);
    const json = { 'x-api-key': key, 'content-type': 'application/json' };
    const path = '/api/v1/dashboard/keys';
    const made = await service.app.request(path, { method: 'POST', headers: json, body: '{"name":"web"}' });
    const { id, key: web } = (await made.json()) as { id: string; key: string };
    const address = addressOf(web, smallCard('x'));
    const unpaid = await get(service, address);
    expect(unpaid).toMatchObject({ status: 402, type: 'image/png', cache: 'no-store' });
    await service.app.request(`${path}/${id}`, { method: 'DELETE', headers: json });
    const revoked = await get(service, address);
    expect(revoked).toMatchObject({ status: 403, type: 'image/png', error: 'signature_invalid' });
    expect(revoked.bytes.equals(unpaid.bytes)).toBe(true);
    await choose(service, key, { mode: 'neutral' });
    const neutral = await get(service, address);
    expect(neutral.type).toBe('image/png');
    expect(neutral.bytes.equals(unpaid.bytes)).toBe(false);
    await choose(service, key, { mode: 'off' });
    expect((await get(service, address)).type).toBe('application/json');
  });

  test('that gives way to the neutral one when it cannot be rendered, and off beats the service', async () => {
    const beforeRender = async ({ values }: { values: Readonly<Record<string, string>> }) => {
      if (values.title === 'Acme') throw new Error('no luck');
    };
    await using service = await startDeliveryService(ON, { beforeRender: beforeRender as never });
    const key = await service.register();
    await choose(service, key, OWN);
    const address = addressOf(key, { title: 'x' }, EXPIRED);
    expect(await get(service, address)).toMatchObject({ status: 403, type: 'image/png' });
    await choose(service, key, { mode: 'off' });
    expect((await get(service, address)).type).toBe('application/json');
  });
});
