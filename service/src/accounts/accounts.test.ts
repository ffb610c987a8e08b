import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { type Database, openDatabase } from '../stores/database.ts';
import { migrate } from '../stores/migrate.ts';
import { createAccounts } from './accounts.ts';
import { OPERATOR } from './audit-entries.ts';
import { checkMasterKey } from './check-master-key.ts';
import { revokeKey } from './keys.ts';
import type { Accounts } from './types.ts';

const sealer = createSealer(randomBytes(32));
let time: number;
const clock = { now: () => new Date(time) };
let database: Database;
let accounts: Accounts;
beforeEach(async () => {
  time = Date.parse('2026-11-21T05:00:30.000Z');
  database = await createTestDatabase();
  accounts = createAccounts({ database, sealer, clock });
});
afterEach(async () => {
  await accounts.close();
  await database.destroy();
});

const ada = { email: 'ada@example.com', plan: 'free' } as const;

describe('registering', () => {
  test('gives the account and a key that opens the door', async () => {
    const { account, apiKey } = await accounts.register({ email: ' Ada@Example.COM ', plan: 'pro' });
    expect(account).toEqual({
      id: expect.stringMatching(/^usr_/),
      email: 'ada@example.com',
      allowance: null,
      disabledAt: null,
      operator: false,
      plan: 'pro',
      creditsUsed: 0,
      createdAt: '2026-11-21T05:00:30.000Z',
    });
    expect(await accounts.getAccount(account.id)).toEqual(account);
    expect(await accounts.authenticate(apiKey)).toMatchObject({ accountId: account.id, plan: 'pro' });
    expect(await accounts.listKeys(account.id)).toHaveLength(1);
  });

  test('of many requests for one address at once, one wins and leaves one account with one key', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => accounts.register(ada)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'email_taken' });
    }
    expect(await database.selectFrom('api_keys').selectAll().execute()).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('no file of the database holds the key, its secret part, its hash, or what signs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-accounts-'));
    const onDisk = openDatabase({ path: join(folder, 'cardwright.db') });
    try {
      await migrate(onDisk);
      const ours = createAccounts({ database: onDisk, sealer, clock });
      const { apiKey, account } = await ours.register(ada);
      const more = await ours.createKey(account.id, { name: 'More' }, OPERATOR);
      await ours.authenticate(apiKey);
      await ours.close();
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
      const bytes = Buffer.concat(files);
      expect(bytes.includes(ada.email)).toBe(true);
      for (const key of [apiKey, more.apiKey]) {
        const hash = createHash('sha256').update(key).digest();
        const secrets = [key, key.slice(16), hash, hash.toString('hex'), hash.toString('base64')];
        for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
      }
    } finally {
      await onDisk.destroy();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('verifies nothing without the master key: neither a call nor a signature', async () => {
    const { apiKey } = await accounts.register(ada);
    const keyId = apiKey.split('_')[1] ?? '';
    const thief = createAccounts({ database, sealer: createSealer(randomBytes(32)), clock });
    expect(await thief.authenticate(apiKey)).toBeUndefined();
    await expect(thief.findSigningKey(keyId)).rejects.toThrow();
    await thief.close();
  });

  test('another master key is told at the start, the right one and an empty database pass', async () => {
    const other = createSealer(randomBytes(32));
    await checkMasterKey(database, other);
    await accounts.register(ada);
    await checkMasterKey(database, sealer);
    await expect(checkMasterKey(database, other)).rejects.toThrow('master key does not match');
  });
});

describe('authenticating', () => {
  test('a malformed or mistyped key is refused without a look-up', async () => {
    const { apiKey } = await accounts.register(ada);
    // With the table gone, any look-up throws.
    await sql`alter table api_keys rename to gone`.execute(database);
    const last = apiKey.endsWith('a') ? 'b' : 'a';
    for (const key of ['', 'nonsense', apiKey.slice(0, -1), apiKey.slice(0, -1) + last]) {
      expect(await accounts.authenticate(key)).toBeUndefined();
    }
    await expect(accounts.authenticate(apiKey)).rejects.toThrow(/no such table|does not exist/);
    await sql`alter table gone rename to api_keys`.execute(database);
  });

  test('a key that was just used is let in again without the database', async () => {
    const { apiKey, account } = await accounts.register(ada);
    await accounts.authenticate(apiKey);
    await sql`alter table api_keys rename to gone`.execute(database);
    expect(await accounts.authenticate(apiKey)).toMatchObject({ accountId: account.id });
    await sql`alter table gone rename to api_keys`.execute(database);
  });
});

describe('revoking', () => {
  test('takes effect at once here, also for signatures, and says how many keys are left', async () => {
    const { apiKey, account } = await accounts.register(ada);
    const second = await accounts.createKey(account.id, { name: 'Second' }, OPERATOR);
    await accounts.authenticate(apiKey);
    const keyId = (await accounts.authenticate(apiKey))?.keyId ?? '';
    expect(await accounts.findSigningKey(keyId)).toMatchObject({ revoked: false });
    expect(await accounts.revokeKey(account.id, keyId, { confirmed: true }, OPERATOR)).toEqual({
      remaining: 1,
    });
    expect(await accounts.authenticate(apiKey)).toBeUndefined();
    expect(await accounts.findSigningKey(keyId)).toMatchObject({ revoked: true });
    expect(await accounts.listKeys(account.id)).toEqual([second.key]);
    expect(await accounts.revokeKey(account.id, second.key.id, { confirmed: true }, OPERATOR)).toEqual({
      remaining: 0,
    });
  });

  test('takes effect within 5 seconds on a node that knew the key', async () => {
    const other = createAccounts({ database, sealer, clock });
    const { apiKey, account } = await accounts.register(ada);
    const keyId = (await other.authenticate(apiKey))?.keyId ?? '';
    await other.findSigningKey(keyId);
    await accounts.revokeKey(account.id, keyId, { confirmed: true }, OPERATOR);
    time += 5_000;
    expect(await other.authenticate(apiKey)).toBeUndefined();
    expect(await other.findSigningKey(keyId)).toMatchObject({ revoked: true });
    await other.close();
  });

  test('by rotation takes effect within 5 seconds on a node that knew the key, also after a restart', async () => {
    const other = createAccounts({ database, sealer, clock });
    const { apiKey, account } = await accounts.register(ada);
    const keyId = (await other.authenticate(apiKey))?.keyId ?? '';
    const { apiKey: fresh } = await accounts.rotateKey(account.id, keyId, 0, OPERATOR);
    await expect(accounts.authenticate(apiKey)).rejects.toMatchObject({ code: 'key_rotated' });
    time += 5_000;
    await expect(other.authenticate(apiKey)).rejects.toMatchObject({ code: 'key_rotated' });
    expect(await other.authenticate(fresh)).toMatchObject({ accountId: account.id });
    await other.close();
  });

  test("of another account's key, an unknown key or one revoked before looks the same", async () => {
    const { account, apiKey } = await accounts.register(ada);
    const other = await accounts.register({ email: 'bob@example.com', plan: 'free' });
    const keyId = (await accounts.authenticate(other.apiKey))?.keyId ?? '';
    const { key } = await accounts.createKey(account.id, { name: 'Spare' }, OPERATOR);
    await accounts.revokeKey(account.id, key.id, { confirmed: true }, OPERATOR);
    for (const id of [keyId, 'nothing', key.id]) {
      await expect(accounts.revokeKey(account.id, id, { confirmed: true }, OPERATOR)).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Your account has no active key with this id.',
      });
    }
    expect(await accounts.authenticate(apiKey)).toBeDefined();
    expect(await accounts.authenticate(other.apiKey)).toBeDefined();
  });
});

describe('signing keys', () => {
  test('sign as the whole key does, of every active key of the account', async () => {
    const { account, apiKey } = await accounts.register(ada);
    const { key, apiKey: second } = await accounts.createKey(account.id, { name: 'Second' }, OPERATOR);
    for (const [id, whole] of [[apiKey.split('_')[1] ?? '', apiKey] as const, [key.id, second] as const]) {
      const found = await accounts.findSigningKey(id);
      expect(found).toMatchObject({ accountId: account.id, plan: 'free', keyId: id });
      const sign = (secret: string | Buffer) => createHmac('sha256', secret).update('/i/x?a=b').digest('hex');
      expect(sign(found?.secret ?? '')).toBe(sign(whole));
    }
  });

  test('are undefined for an unknown id', async () => {
    expect(await accounts.findSigningKey('nothing')).toBeUndefined();
  });
});

describe('the last use of a key', () => {
  test('is known at once to the minute, and written only by a flush', async () => {
    const { apiKey, account } = await accounts.register(ada);
    expect((await accounts.listKeys(account.id))[0]?.lastUsedAt).toBeNull();
    await accounts.authenticate(apiKey);
    expect((await accounts.listKeys(account.id))[0]?.lastUsedAt).toBe('2026-11-21T05:00:00.000Z');
    const stored = () => database.selectFrom('api_keys').select('last_used_at').executeTakeFirst();
    expect((await stored())?.last_used_at).toBeNull();
    await accounts.flushUsage();
    expect((await stored())?.last_used_at).toBe('2026-11-21T05:00:00.000Z');
  });

  test('follows signed URLs too, and survives the end of the process', async () => {
    const { apiKey, account } = await accounts.register(ada);
    const passing = createAccounts({ database, sealer, clock });
    time += 60_000;
    passing.recordKeyUse((await accounts.listKeys(account.id))[0]?.id ?? '');
    await passing.close();
    expect((await accounts.listKeys(account.id))[0]?.lastUsedAt).toBe('2026-11-21T05:01:00.000Z');
    expect(apiKey).toContain('cw_');
  });

  test('never moves back when another node wrote a later one', async () => {
    const { apiKey, account } = await accounts.register(ada);
    await accounts.authenticate(apiKey);
    await database.updateTable('api_keys').set({ last_used_at: '2026-11-21T06:00:00.000Z' }).execute();
    await accounts.flushUsage();
    expect((await accounts.listKeys(account.id))[0]?.lastUsedAt).toBe('2026-11-21T06:00:00.000Z');
  });

  test('is kept for the next flush when one fails', async () => {
    const { apiKey, account } = await accounts.register(ada);
    await accounts.authenticate(apiKey);
    await sql`alter table api_keys rename to gone`.execute(database);
    await expect(accounts.flushUsage()).rejects.toThrow();
    await sql`alter table gone rename to api_keys`.execute(database);
    await accounts.flushUsage();
    expect((await accounts.listKeys(account.id))[0]?.lastUsedAt).toBe('2026-11-21T05:00:00.000Z');
  });
});

describe('accounts', () => {
  test("a new plan is known to the next call, and in the audit log as the operator's", async () => {
    const { account, apiKey } = await accounts.register(ada);
    await accounts.authenticate(apiKey);
    await accounts.setPlan(account.id, 'pro');
    expect(await accounts.authenticate(apiKey)).toMatchObject({ plan: 'pro' });
    expect((await accounts.getAccount(account.id)).plan).toBe('pro');
    const changes = database.selectFrom('audit_entries').where('action', '=', 'plan.changed');
    expect(await changes.select(['subject', 'detail', 'actor']).execute()).toEqual([
      { subject: account.id, detail: 'pro', actor: 'operator' },
    ]);
  });

  test('credits used are those of all periods together', async () => {
    const { account } = await accounts.register(ada);
    await accounts.register({ email: 'bob@example.com', plan: 'free' });
    for (const [period, used] of [['2026-10', 90] as const, ['2026-11', 7] as const]) {
      await database.insertInto('usage_periods').values({ account_id: account.id, period, used }).execute();
    }
    const listed = await accounts.listAccounts();
    expect(listed.find(({ email }) => email === ada.email)?.creditsUsed).toBe(97);
    expect(listed.find(({ email }) => email !== ada.email)?.creditsUsed).toBe(0);
  });

  test('an unknown id is not found', async () => {
    await expect(accounts.getAccount('usr_none')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(accounts.setPlan('usr_none', 'pro')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await accounts.findAccountByEmail('none@example.com')).toBeUndefined();
  });
});

test('a revocation locks the account before it looks at its keys, so that two at once cannot revoke the last two', async () => {
  const { account, apiKey } = await accounts.register(ada);
  const { key } = await accounts.createKey(account.id, { name: 'second' }, OPERATOR);
  const statements: string[] = [];
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      const [table] = 'from' in node ? (node.from?.froms ?? []) : 'table' in node ? [node.table] : [];
      statements.push(`${node.kind} ${JSON.stringify(table)}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const keyIds = [apiKey.split('_')[1] ?? '', key.id];
  const outcomes = await Promise.allSettled(
    keyIds.map((keyId, at) => {
      // Of one of the two: their statements take turns on some databases.
      const stores = { database: at === 0 ? watched : database, clock };
      return revokeKey(stores, account.id, keyId, { confirmed: false }, OPERATOR);
    }),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts.listKeys(account.id)).toHaveLength(1);
  // SQLite runs one transaction after the other, so this is what other databases depend on.
  const [first = '', second = ''] = statements;
  expect(first).toMatch(/^SelectQueryNode .*"accounts"/);
  expect(second).toMatch(/^SelectQueryNode .*"api_keys"/);
});
