import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createAccounts } from './accounts.ts';
import { fitsMasterKey } from './check-master-key.ts';
import { resealBeside, resealKeys, upgradeLookups } from './reseal-keys.ts';
import { createSessions } from './sessions.ts';

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

test('two nodes whose master keys take the place of each other know all keys and sessions, and then the new one alone does', async () => {
  const [old, young] = [randomBytes(32), randomBytes(32)];
  await resealKeys(database, before, createSealer(old));
  const nodes = [createSealer(old, young), createSealer(young, old)].map((sealer) => {
    const accounts = openAccounts(sealer);
    return {
      accounts,
      sessions: createSessions({ database, sealer, clock: systemClock, accounts, ownerMode: false }),
    };
  });
  const [first, second] = nodes;
  if (first === undefined || second === undefined) throw new Error('no nodes');
  await using _ = first.accounts;
  await using __ = second.accounts;
  const { apiKey: made } = await second.accounts.register({ email: 'cy@example.com', plan: 'free' });
  const token = await first.sessions.openWithKey(apiKeys[0] ?? '', 'Firefox');
  for (const { accounts, sessions } of [...nodes, ...nodes]) {
    for (const apiKey of [...apiKeys, made]) {
      expect(await accounts.authenticate(apiKey)).toMatchObject({ keyId: keyIdOf(apiKey) });
      expect(await accounts.findSigningKey(keyIdOf(apiKey))).toBeDefined();
    }
    expect((await sessions.authenticate(token)).keyId).toBe('session');
    expect(await sessions.list(token)).toHaveLength(1);
  }
  const alone = createSealer(young);
  expect(await fitsMasterKey(database, alone)).toBe(false);
  expect(await resealBeside(database, createSealer(young, old), alone)).toBe(2);
  expect(await resealBeside(database, createSealer(young, old), alone)).toBe(0);
  expect(await fitsMasterKey(database, alone)).toBe(true);
  await using accounts = openAccounts(alone);
  for (const apiKey of [...apiKeys, made])
    expect(await accounts.authenticate(apiKey)).toMatchObject({ keyId: keyIdOf(apiKey) });
});

test.each([
  ['while nobody works', () => resealKeys(database, before, after)],
  ['beside a service', () => resealBeside(database, before, after)],
])('secrets of webhooks are sealed with the new master key, the former one too (%s)', async (_, reseal) => {
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
  await reseal();
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
