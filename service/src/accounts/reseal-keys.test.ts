import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createAccounts } from './accounts.ts';
import { fitsMasterKey } from './check-master-key.ts';
import { resealKeys, upgradeLookups } from './reseal-keys.ts';

const [before, after] = [createSealer(randomBytes(32)), createSealer(randomBytes(32))];
let database: Database;
let apiKeys: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  await using accounts = openAccounts(before);
  apiKeys = [];
  for (const email of ['ada@example.com', 'bob@example.com'])
    apiKeys.push((await accounts.register({ email, plan: 'free' })).apiKey);
});
afterEach(() => database.destroy());

const openAccounts = (sealer: typeof before) => {
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  return { ...accounts, [Symbol.asyncDispose]: accounts.close };
};

const keyIdOf = (apiKey: string): string => apiKey.split('_')[1] ?? '';

test('keys call and sign with the new master key, and no more with the old one', async () => {
  expect(await resealKeys(database, before, after)).toBe(2);
  await using accounts = openAccounts(after);
  for (const apiKey of apiKeys) {
    expect(await accounts.authenticate(apiKey)).toMatchObject({ keyId: keyIdOf(apiKey) });
    const { secret = '' } = (await accounts.findSigningKey(keyIdOf(apiKey))) ?? {};
    const sign = (key: string | Buffer) => createHmac('sha256', key).update('text').digest('hex');
    expect(sign(secret)).toBe(sign(apiKey));
  }
  expect([await fitsMasterKey(database, before), await fitsMasterKey(database, after)]).toEqual([
    false,
    true,
  ]);
  await using former = openAccounts(before);
  expect(await former.authenticate(apiKeys[0] ?? '')).toBe(undefined);
});

test('secrets of webhooks are sealed with the new master key, the former one too', async () => {
  const { id: account_id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const secrets = ['current', 'former'].map((text) => Buffer.from(text));
  const [current = '', former = ''] = secrets.map((secret) => before.seal('whk_1', secret));
  const times = { healthy_at: '', created_at: '' };
  await database
    .insertInto('webhooks')
    .values({
      ...{ id: 'whk_1', account_id, url: '', events: '[]', ...times },
      sealed_secret: current,
      former_secret: former,
    })
    .execute();
  await resealKeys(database, before, after);
  const row = await database.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
  const opened = [row.sealed_secret, row.former_secret ?? ''].map((sealed) => after.open('whk_1', sealed));
  expect(opened).toEqual(secrets);
});

test('one key that cannot be opened leaves all as they were', async () => {
  const rows = () => database.selectFrom('api_keys').selectAll().orderBy('id').execute();
  const last = (await rows()).at(-1)?.id ?? '';
  await database.updateTable('api_keys').set({ sealed_secret: 'AAAA' }).where('id', '=', last).execute();
  const found = await rows();
  await expect(resealKeys(database, before, after)).rejects.toThrow();
  expect(await rows()).toEqual(found);
});

test('lookups of the first kind are replaced, and only those', async () => {
  const [first = ''] = apiKeys;
  const old = database.updateTable('api_keys').set({ lookup: 'f'.repeat(64) });
  await old.where('id', '=', keyIdOf(first)).execute();
  {
    await using accounts = openAccounts(before);
    expect(await accounts.authenticate(first)).toBe(undefined);
  }
  await upgradeLookups(database, before);
  await using accounts = openAccounts(before);
  for (const apiKey of apiKeys)
    expect(await accounts.authenticate(apiKey)).toMatchObject({ keyId: keyIdOf(apiKey) });
});
