import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../accounts/audit-entries.ts';
import type { SigningKey } from '../accounts/types.ts';
import { createDeliveryBench, type DeliveryBench, signTarget } from './delivery-bench.fixture.ts';
import { createSignedUrlReader, type SignedUrlReader } from './signed-url-reader.ts';

const noPages = { parse: () => undefined, resolve: () => Promise.reject(new Error('no page')) };

let bench: DeliveryBench;
let parsed: number;
let addresses: SignedUrlReader;

beforeEach(async () => {
  bench = await createDeliveryBench();
  parsed = 0;
  const { engine, accounts, clock } = bench;
  addresses = createSignedUrlReader({
    accounts,
    clock,
    pages: noPages,
    engine: {
      ...engine,
      parseCard: (request) => {
        parsed += 1;
        return engine.parseCard(request);
      },
    },
  });
});
afterEach(() => bench.close());

describe('a known address', () => {
  test('is not parsed again and says the same', async () => {
    const { apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
    const first = await addresses.read(target);
    expect(await addresses.read({ ...target })).toEqual(first);
    expect(parsed).toBe(1);
  });

  test('in another transport is another text for the same card', async () => {
    const { apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'a b' });
    const first = await addresses.read(target);
    const rewritten = await addresses.read({ ...target, query: target.query.replaceAll('%20', '+') });
    expect(rewritten.card.key).toBe(first.card.key);
    expect(parsed).toBe(2);
  });

  test('is refused from the moment its key is revoked', async () => {
    const { apiKey, accountId, keyId } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
    await addresses.read(target);
    await bench.accounts.revokeKey(accountId, keyId, { confirmed: true }, OPERATOR);
    await expect(addresses.read(target)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'signature_invalid',
    });
  });

  test('is refused from the moment its account is disabled, or its key rotated without a grace', async () => {
    const { apiKey, accountId, keyId } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
    await addresses.read(target);
    await bench.accounts.setDisabled(accountId, true);
    await expect(addresses.read(target)).rejects.toMatchObject({
      message: expect.stringContaining('disabled'),
    });
    await bench.accounts.setDisabled(accountId, false);
    await addresses.read(target);
    await bench.accounts.rotateKey(accountId, keyId, 0, OPERATOR);
    await expect(addresses.read(target)).rejects.toMatchObject({
      message: expect.stringContaining('rotated'),
    });
  });

  test('is refused within 5 seconds of a revocation by another process', async () => {
    const { apiKey, keyId } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
    await addresses.read(target);
    await bench.database
      .updateTable('api_keys')
      .set({ revoked_at: bench.clock.now().toISOString() })
      .where('id', '=', keyId)
      .execute();
    bench.clock.advance(5000);
    await expect(addresses.read(target)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('is refused from the second on that it names, and told why', async () => {
    const { apiKey } = await bench.register();
    const end = bench.clock.now().getTime() / 1000 + 60;
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' }, String(end));
    await addresses.read(target);
    bench.clock.advance(59_999);
    await expect(addresses.read(target)).resolves.toBeDefined();
    bench.clock.advance(1);
    await expect(addresses.read(target)).rejects.toMatchObject({ code: 'signature_expired' });
  });

  test('causes no work in the database while its key is remembered', async () => {
    const { apiKey } = await bench.register();
    const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
    await addresses.read(target);
    await bench.close();
    await expect(addresses.read(target)).resolves.toBeDefined();
    bench = await createDeliveryBench();
  });
});

test('the signature is judged before the parameters', async () => {
  const { apiKey } = await bench.register();
  const { path, query } = signTarget(apiKey, '/i/nowhere', { width: '0' });
  await expect(addresses.read({ path, query })).rejects.toMatchObject({
    kind: 'invalid',
    parameter: 'template',
  });
  const forged = { path, query: query.replace('width=0', 'width=1') };
  await expect(addresses.read(forged)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a refused address is judged anew each time: its key may come, or its time be right elsewhere', async () => {
  const { apiKey, accountId } = await bench.register();
  const keys = new Map<string, SigningKey>();
  const reader = createSignedUrlReader({
    accounts: { findSigningKey: async (keyId) => keys.get(keyId) },
    clock: bench.clock,
    pages: noPages,
    engine: bench.engine,
  });
  const target = signTarget(apiKey, '/i/og_standard', { title: 'x' });
  await expect(reader.read(target)).rejects.toMatchObject({ kind: 'forbidden' });
  const keyId = apiKey.split('_')[1] ?? '';
  const key = await bench.accounts.findSigningKey(keyId);
  if (key) keys.set(keyId, key);
  expect((await reader.read(target)).key.accountId).toBe(accountId);
});

test('addresses are forgotten, the oldest first, before they fill the memory', async () => {
  const { apiKey } = await bench.register();
  let reads = 0;
  const reader = createSignedUrlReader({
    accounts: bench.accounts,
    clock: bench.clock,
    pages: noPages,
    memoryBytes: 20_000,
    engine: {
      ...bench.engine,
      parseCard: (request) => {
        reads += 1;
        return bench.engine.parseCard(request);
      },
    },
  });
  const targets = Array.from({ length: 50 }, (_, at) =>
    signTarget(apiKey, '/i/og_standard', { title: `${at}`, more: 'x'.repeat(500) }),
  );
  for (const target of targets) await reader.read(target);
  expect(reads).toBe(50);
  for (const target of targets.slice(-3)) await reader.read(target);
  expect(reads).toBe(50);
  for (const target of targets.slice(0, 3)) await reader.read(target);
  expect(reads).toBe(53);
});
