import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import published from '../../../contract/signing-vectors.json' with { type: 'json' };
import { hashApiKey } from '../../src/base/sealing.ts';
import { openDataDirectory } from '../../src/stores/data-directory.ts';
import { openStores } from '../../src/wiring/open-stores.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';

const KEY_ID = published.api_key.split('_')[1] ?? '';
let service: DeliveryService;

beforeAll(async () => {
  service = await startDeliveryService();
  await service.register();
  await plantKey();
});
afterAll(() => service[Symbol.asyncDispose]());

/** Gives the account the key of the vectors, as if it had been made here. */
async function plantKey(): Promise<void> {
  const { database, sealer } = await openStores(openDataDirectory(service.dataDirectory), {});
  const { id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const secret = hashApiKey(published.api_key);
  await database
    .insertInto('api_keys')
    .values({
      id: KEY_ID,
      account_id: id,
      name: 'vectors',
      lookup: sealer.lookup(secret),
      sealed_secret: sealer.seal(KEY_ID, secret),
      created_at: new Date().toISOString(),
      last_used_at: null,
      revoked_at: null,
      scope: 'full',
      permanent_urls: 0,
      rotated_at: null,
      expires_at: null,
    })
    .execute();
  await database.destroy();
}

test('contract/signing-vectors.json is what its script writes', () => {
  const script = join(import.meta.dirname, '../../../scripts/signing-vectors.ts');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

describe.each(published.vectors)('$name', ({ path, parameters, canonical, signature, url, accepted }) => {
  test('opens as published, and with a signature over each accepted text', async () => {
    expect(createHmac('sha256', published.api_key).update(canonical).digest('hex')).toBe(signature);
    expect((await service.client.get(url)).status).toBe(200);
    const query = canonical.slice(path.length + 1);
    for (const one of accepted) {
      expect(createHmac('sha256', published.api_key).update(one.text).digest('hex')).toBe(one.signature);
      const signed = `${path}?${query}&sig=${KEY_ID}.${one.signature}`;
      expect((await service.client.get(signed)).status, one.text).toBe(200);
    }
  });

  test('signed with the standard library, by its own serializer, sorted, opens too', async () => {
    const sorted = new URLSearchParams(Object.entries(parameters as Record<string, string>));
    sorted.sort();
    const digest = createHmac('sha256', published.api_key).update(`${path}?${sorted}`).digest('hex');
    sorted.append('sig', `${KEY_ID}.${digest}`);
    expect((await service.client.get(`${path}?${sorted}`)).status).toBe(200);
  });
});
