import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { checkApiKey } from '../../src/base/api-key.ts';
import { systemClock } from '../../src/base/clock.ts';
import { openStores } from '../../src/open-stores.ts';
import { lockDataDirectory, openDataDirectory } from '../../src/stores/data-directory.ts';
import { openDatabase } from '../../src/stores/database.ts';
import { generate } from '../api/support/generate.ts';
import { createTestService } from '../api/support/test-service.ts';

const entry = fileURLToPath(new URL('../../src/admin/admin.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Run = { code: number; stdout: string; stderr: string };

/** The real command line in a process of its own, in `folder` and with its own data directory. */
const admin = (args: string[], environment: Record<string, string> = {}): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, CARDWRIGHT_DATA_DIR: join(folder, 'data'), ...environment };
    execFile(process.execPath, [entry, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

const ada = ['--email', 'ada@example.com'];

describe('on a fresh data directory', () => {
  test('an account is created, its key alone on standard output, and the key opens the door', async () => {
    const { code, stdout, stderr } = await admin(['users', 'create', '--email', 'Ada@Example.com']);
    expect(code).toBe(0);
    expect(stderr).toContain('Created ada@example.com (free)');
    expect(checkApiKey(stdout.trimEnd())).toBe('well-formed');
    const { database, sealer } = await openStores(openDataDirectory(join(folder, 'data')), undefined);
    const accounts = createAccounts({ database, sealer, clock: systemClock });
    expect(await accounts.authenticate(stdout.trimEnd())).toMatchObject({ plan: 'free' });
    await accounts.close();
    await database.destroy();
  });

  test('the list is empty but for its head, and the first command alone says that it started anew', async () => {
    const list = { code: 0, stdout: 'EMAIL  PLAN  CREDITS USED  CREATED  ID\n' };
    const stderr = `Starting a new installation in ${join(folder, 'data')}.\n`;
    expect(await admin(['users', 'list'])).toEqual({ ...list, stderr });
    expect(await admin(['users', 'list'])).toEqual({ ...list, stderr: '' });
  });
});

describe('while the service holds the data directory', () => {
  test('a lost key is replaced, listed and revoked, and the service takes each step', async () => {
    const directory = openDataDirectory(join(folder, 'data'));
    const lock = lockDataDirectory(directory);
    const { database, sealer } = await openStores(directory, undefined);
    const accounts = createAccounts({ database, sealer, clock: systemClock });
    try {
      await accounts.register({ email: 'ada@example.com', plan: 'free' });
      const created = await admin(['keys', 'create', ...ada, '--name', 'New \u001b[31mlaptop']);
      const caller = await accounts.authenticate(created.stdout.trimEnd());
      expect(caller).toBeDefined();

      const listed = await admin(['keys', 'list', ...ada]);
      expect(listed.stdout).toContain('Primary key');
      expect(listed.stdout).toContain('New ?[31mlaptop');
      expect(listed.stdout).not.toContain(created.stdout.trimEnd());

      expect(await admin(['users', 'set-plan', ...ada, '--plan', 'pro'])).toMatchObject({ code: 0 });
      expect((await accounts.findAccountByEmail('ada@example.com'))?.plan).toBe('pro');

      const revoked = await admin(['keys', 'revoke', ...ada, '--id', caller?.keyId ?? '']);
      expect(revoked).toMatchObject({ code: 0, stdout: '' });
      expect(revoked.stderr).toContain('1 left');
      expect(await accounts.listKeys(caller?.accountId ?? '')).toHaveLength(1);
    } finally {
      await accounts.close();
      await database.destroy();
      lock.release();
    }
  });
});

describe('ledger verify', () => {
  test('a ledger that adds up is said to, beside a service at work; one that does not ends with 1', async () => {
    await using service = await createTestService();
    const environment = { CARDWRIGHT_DATA_DIR: service.dataDirectory };
    const key = await service.register();
    const drawing = Array.from({ length: 20 }, (_, i) => generate(service, key, { prompt: `${i}` }));
    for (let i = 0; i < 3; i += 1)
      expect(await admin(['ledger', 'verify'], environment)).toMatchObject({ code: 0, stderr: '' });
    await Promise.all(drawing);
    const { stdout } = await admin(['ledger', 'verify'], environment);
    expect(stdout).toBe('The ledger adds up (entries: 20, balances: 1).\n');

    const database = openDatabase({ path: join(service.dataDirectory, 'cardwright.db') });
    await database.updateTable('usage_periods').set({ used: 19 }).execute();
    await database.destroy();
    const { code, stderr } = await admin(['ledger', 'verify'], environment);
    expect(code).toBe(1);
    expect(stderr).toContain('the counter says 19, the entries say 20');
  });
});

describe('what cannot be done', () => {
  test.each([
    [['keys', 'create', ...ada], 'There is no account with the address ada@example.com'],
    [['users', 'create', '--email', 'nonsense'], 'email must be an e-mail address'],
    [['users', 'create', ...ada, '--plan', 'gold'], '--plan must be free or pro'],
  ])('%j ends with 1 and says why, without a stack', async (args, message) => {
    const { code, stdout, stderr } = await admin(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    [['users', 'destroy'], 'There is no command "users destroy"'],
    [['keys', 'create'], 'keys create needs --email'],
    [['users', 'list', ...ada], 'users list takes no --email'],
    [['users', 'list', '--colour', 'red'], "Unknown option '--colour'"],
    [['keys', 'create', '--email'], '--email'],
  ])('%j ends with 2 and shows the usage', async (args, message) => {
    const { code, stdout, stderr } = await admin(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: ');
  });

  test('an address that is taken', async () => {
    await admin(['users', 'create', ...ada]);
    const { code, stderr } = await admin(['users', 'create', ...ada]);
    expect(code).toBe(1);
    expect(stderr).toContain('registered already');
  });

  test('settings, a data directory or a master key that are wrong', async () => {
    const settings = await admin(['users', 'list'], { CARDWRIGHT_DATA_DRI: 'x', PORT: 'y' });
    expect(settings.code).toBe(1);
    expect(settings.stderr).toContain('CARDWRIGHT_DATA_DIR?');
    expect(settings.stderr).toContain('PORT must be');

    writeFileSync(join(folder, 'file'), '');
    const directory = await admin(['users', 'list'], { CARDWRIGHT_DATA_DIR: 'file' });
    expect(directory.stderr).toContain('a file stands in its place');

    await admin(['users', 'create', ...ada]);
    const masterKey = await admin(['users', 'list'], { CARDWRIGHT_MASTER_KEY: 'ab'.repeat(32) });
    expect(masterKey.code).toBe(1);
    expect(masterKey.stderr).toContain('The master key is not the one');
  });
});

test('help names every command and ends with 0, asked for or not', async () => {
  for (const args of [[], ['--help'], ['keys', 'create', '-h']]) {
    const { code, stdout } = await admin(args);
    expect(code).toBe(0);
    for (const words of [
      'users list',
      'users create',
      'users set-plan',
      'keys create',
      'keys list',
      'keys revoke',
      'ledger verify',
    ]) {
      expect(stdout).toContain(words);
    }
  }
});

test('settings in a .env file of the working directory count, those of the environment more', async () => {
  writeFileSync(join(folder, '.env'), 'CARDWRIGHT_DATA_DIR=file\nCARDWRIGHT_LOG_LEVEL=loud\n');
  const { stderr } = await admin(['users', 'list']);
  expect(stderr).toContain('CARDWRIGHT_LOG_LEVEL must be');
  const fixed = await admin(['users', 'list'], { CARDWRIGHT_LOG_LEVEL: 'warn' });
  expect(fixed).toMatchObject({ code: 0 });
});
