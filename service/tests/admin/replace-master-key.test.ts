import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { replaceMasterKey } from '../../src/admin/replace-master-key.ts';
import { systemClock } from '../../src/base/clock.ts';
import { type DataDirectory, lockDataDirectory, openDataDirectory } from '../../src/stores/data-directory.ts';
import { openStores } from '../../src/wiring/open-stores.ts';

let directory: DataDirectory;
beforeEach(() => {
  directory = openDataDirectory(mkdtempSync(join(tmpdir(), 'cardwright-master-key-')));
});
afterEach(() => rmSync(directory.path, { recursive: true }));

async function withAccounts<Result>(
  masterKey: Buffer | undefined,
  use: (accounts: ReturnType<typeof createAccounts>) => Promise<Result>,
): Promise<Result> {
  const { database, sealer } = await openStores(directory, { masterKey });
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  try {
    return await use(accounts);
  } finally {
    await accounts.close();
    await database.destroy();
  }
}

const register = (masterKey?: Buffer): Promise<string> =>
  withAccounts(
    masterKey,
    async (accounts) => (await accounts.register({ email: 'ada@example.com', plan: 'free' })).apiKey,
  );

const works = (apiKey: string, masterKey?: Buffer): Promise<boolean> =>
  withAccounts(masterKey, async (accounts) => (await accounts.authenticate(apiKey)) !== undefined);

const now = new Date('2026-11-23T01:00:00.000Z');

test('a new key file takes the place of the old one, which is kept, and every API key works', async () => {
  const apiKey = await register();
  const old = readFileSync(directory.masterKeyPath);
  const { key, keptPath = '' } = await replaceMasterKey(directory, undefined, now);
  expect(key.equals(old)).toBe(false);
  expect(readFileSync(directory.masterKeyPath)).toEqual(key);
  expect(readFileSync(keptPath)).toEqual(old);
  expect(statSync(directory.masterKeyPath).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory.path)).not.toContain('master.key.new');
  expect(await works(apiKey)).toBe(true);
  await expect(works(apiKey, old)).rejects.toThrow('does not match');
});

test('interrupted after the rows were changed, it is completed by the next call', async () => {
  const apiKey = await register();
  const old = join(directory.path, 'copy');
  copyFileSync(directory.masterKeyPath, old);
  const { key } = await replaceMasterKey(directory, undefined, now);
  // As a crash before the last step leaves it.
  copyFileSync(directory.masterKeyPath, directory.nextMasterKeyPath);
  copyFileSync(old, directory.masterKeyPath);
  await expect(works(apiKey)).rejects.toThrow('run it again');
  const again = await replaceMasterKey(directory, undefined, new Date(now.getTime() + 1));
  expect(again.key).toEqual(key);
  expect(await works(apiKey)).toBe(true);
});

test('a configured key is replaced by one that the operator has to set, as often as wanted', async () => {
  const first = randomBytes(32);
  const apiKey = await register(first);
  const second = await replaceMasterKey(directory, first, now);
  expect(second.keptPath).toBe(undefined);
  // The setting was not changed yet: it gives the same key again, and changes nothing.
  expect((await replaceMasterKey(directory, first, now)).key).toEqual(second.key);
  expect(await works(apiKey, second.key)).toBe(true);
  const third = await replaceMasterKey(directory, second.key, now);
  expect(third.key.equals(second.key)).toBe(false);
  expect(await works(apiKey, third.key)).toBe(true);
});

test('nothing changes while the service runs, or with a key that does not fit', async () => {
  const apiKey = await register();
  const lock = lockDataDirectory(directory);
  await expect(replaceMasterKey(directory, undefined, now)).rejects.toThrow('in use by another');
  lock.release();
  await expect(replaceMasterKey(directory, randomBytes(32), now)).rejects.toThrow('does not match');
  expect(await works(apiKey)).toBe(true);
});
