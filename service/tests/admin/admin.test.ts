import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { checkApiKey } from '../../src/base/api-key.ts';
import { systemClock } from '../../src/base/clock.ts';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { createChain } from '../../src/models/c2pa/certificates.fixture.ts';
import { startChatServer, toAnswer, withContent, without } from '../../src/models/chat-server.fixture.ts';
import { startFakeServer } from '../../src/models/fake-server.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { picture } from '../../src/models/painted-file.fixture.ts';
import { withImages } from '../../src/models/sdapi-server.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { lockDataDirectory, openDataDirectory } from '../../src/stores/data-directory.ts';
import { openStores } from '../../src/wiring/open-stores.ts';
import { call } from '../api/support/call.ts';
import { generate } from '../api/support/generate.ts';
import { shareService } from '../api/support/share-service.ts';
import { test } from '../api/support/test.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';
import { type AdminRun, callAdmin } from './support/call-admin.ts';

const entry = fileURLToPath(new URL('../../src/admin/admin.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-admin-'));
  // What a first start of the service leaves.
  const { database } = await openStores(openDataDirectory(join(folder, 'data')), {});
  await database.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The operator's command, on the data directory in `folder`. */
const admin = (args: string[], environment: Record<string, string> = {}): Promise<AdminRun> =>
  callAdmin(args, { CARDWRIGHT_DATA_DIR: join(folder, 'data'), ...environment });

/** The same in a process of its own, in `folder`. */
const execute = (args: string[], environment: Record<string, string> = {}): Promise<AdminRun> =>
  new Promise((resolve) => {
    const env = { ...CHILD_ENVIRONMENT, CARDWRIGHT_DATA_DIR: join(folder, 'data'), ...environment };
    execFile(process.execPath, [entry, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

const ada = ['--email', 'ada@example.com'];

describe('on an installation without accounts', () => {
  test('an account is created, its key alone on standard output, and the key opens the door', async () => {
    const { code, stdout, stderr } = await execute(['users', 'create', '--email', 'Ada@Example.com']);
    expect(code).toBe(0);
    expect(stderr).toContain('Created ada@example.com (free)');
    expect(checkApiKey(stdout.trimEnd())).toBe('well-formed');
    const { database, sealer } = await openStores(openDataDirectory(join(folder, 'data')), {});
    const accounts = createAccounts({ database, sealer, clock: systemClock });
    expect(await accounts.authenticate(stdout.trimEnd())).toMatchObject({ plan: 'free' });
    await accounts.close();
    await database.destroy();
  });

  test.each([[['users', 'list']], [['users', 'create', ...ada]], [['disk']], [['backup', '/copy']]])(
    '%j makes no installation where a mistyped directory has none',
    async (args) => {
      for (const place of ['dtaa', '.']) {
        const { code, stdout, stderr } = await admin(args, { CARDWRIGHT_DATA_DIR: join(folder, place) });
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
        expect(stderr).toContain(`There is no Cardwright installation in ${join(folder, place)}`);
        expect(stderr).toContain('Set CARDWRIGHT_DATA_DIR');
      }
      expect(readdirSync(folder)).toEqual(['data']);
    },
  );

  test('a master.key that is missing beside the database is not made anew, by the service neither', async () => {
    const path = join(folder, 'data', 'master.key');
    rmSync(path);
    const { code, stderr } = await admin(['users', 'list']);
    expect(code).toBe(1);
    expect(stderr).toContain(`The master key ${path} is missing`);
    expect(stderr).toContain('Restore master.key from a backup');
    await expect(createTestService({ CARDWRIGHT_DATA_DIR: join(folder, 'data') })).rejects.toThrow(
      'is missing',
    );
    expect(existsSync(path)).toBe(false);
  });
});

test('while the service holds the data directory: a lost key is replaced, listed and revoked, and the service takes each step', async () => {
  const directory = openDataDirectory(join(folder, 'data'));
  const lock = lockDataDirectory(directory);
  const { database, sealer } = await openStores(directory, {});
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
    expect(revoked.stderr).toContain('left for API calls: 1');
    expect(await accounts.listKeys(caller?.accountId ?? '')).toHaveLength(1);
  } finally {
    await accounts.close();
    await database.destroy();
    lock.release();
  }
});

test('a sign-in link leads to the port on which the service listens, which the command is not told', async () => {
  const data = { CARDWRIGHT_DATA_DIR: join(folder, 'data') };
  await using service = await createTestService({ ...data, PORT: '0' });
  await service.start();
  expect((await admin(['users', 'create', ...ada])).code).toBe(0);
  const { stdout } = await admin(['sign-in-link', 'ada@example.com']);
  expect(new URL(stdout).origin).toBe(`http://localhost:${service.port()}`);
  const elsewhere = await admin(['sign-in-link', ...ada], {
    CARDWRIGHT_BASE_URL: 'https://cards.example.com',
  });
  expect(elsewhere.stdout).toMatch(/^https:\/\/cards\.example\.com\/studio\/sign-in#/);
});

describe('accounts of a running service', () => {
  const operate = async (service: TestService, ...args: string[]) => {
    const done = await admin([...args, '--json'], { CARDWRIGHT_DATA_DIR: service.dataDirectory });
    expect(done).toMatchObject({ code: 0 });
    return JSON.parse(done.stdout) as Record<string, unknown>;
  };
  /** The answers to a call and to a signed card, once the service has seen that they changed. */
  const answersOf = async (service: TestService, key: string, until: (status: number) => boolean) => {
    for (;;) {
      const called = await call(service, key, 'GET', '/api/v1/dashboard');
      const { path, query } = signTarget(key, '/i/og_standard', { title: 'x' });
      const card = await service.app.request(`${path}?${query}`);
      if (until(called.status) && until(card.status)) return { called, card };
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  test('a disabled account is refused in words that say so, its cards too, and works again when enabled', async () => {
    await using service = await shareService();
    const key = await service.register();
    await answersOf(service, key, (status) => status === 200);
    expect(await operate(service, 'users', 'operator', 'ada@example.com')).toMatchObject({ operator: true });
    expect(await operate(service, 'users', 'operator', 'ada@example.com', '--off')).toMatchObject({
      operator: false,
    });
    expect(await operate(service, 'users', 'disable', 'ada@example.com')).toMatchObject({
      email: 'ada@example.com',
      disabled_at: expect.any(String),
    });
    const { called, card } = await answersOf(service, key, (status) => status !== 200);
    expect([called.status, card.status]).toEqual([401, 403]);
    expect(await called.text()).toContain('is disabled');
    expect(await card.text()).toContain('is disabled');
    expect(await operate(service, 'users', 'enable', 'ada@example.com')).toMatchObject({ disabled_at: null });
    await answersOf(service, key, (status) => status === 200);
  });

  test('one account gets an allowance of its own, and returns to that of its plan', async () => {
    await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
    const key = await service.register();
    const dashboard = async () => {
      const response = await call(service, key, 'GET', '/api/v1/dashboard');
      return (await response.json()) as object;
    };
    for (const [credits, shown] of [
      ['unlimited', { plan_limit: 2_147_483_647, unlimited: true }],
      ['5', { plan_limit: 5, unlimited: false }],
      ['default', { plan_limit: 0, unlimited: false }],
    ] as const) {
      expect(await operate(service, 'users', 'allowance', 'ada@example.com', credits)).toMatchObject({
        allowance: credits,
      });
      expect(await dashboard()).toMatchObject(shown);
    }
  });

  test('a deleted account and its images are gone, after it was confirmed', async ({ service, key }) => {
    await generate(service, key, { prompt: 'one' });
    const environment = { CARDWRIGHT_DATA_DIR: service.dataDirectory };
    const asked = await admin(['users', 'delete', ...ada], environment);
    expect(asked).toMatchObject({ code: 1 });
    expect(asked.stderr).toContain('add --yes');
    expect((await service.count()).accounts).toBe(1);
    expect(await operate(service, 'disk')).toMatchObject({
      images: { files: 1, byAge: { week: { files: 1 } } },
    });
    expect(await operate(service, 'users', 'delete', 'ada@example.com', '--yes')).toMatchObject({
      deleted: true,
    });
    expect(await service.count()).toMatchObject({ accounts: 0, api_keys: 0, generations: 0 });
    expect(await operate(service, 'disk')).toMatchObject({ images: { files: 0 } });
  });

  test('every command that reads has --json, and so has every error', async ({ service }) => {
    await service.register();
    const environment = { CARDWRIGHT_DATA_DIR: service.dataDirectory };
    for (const args of [['users', 'list'], ['keys', 'list', ...ada], ['ledger', 'verify'], ['disk']]) {
      const { stdout } = await admin([...args, '--json'], environment);
      expect(stdout.trimEnd().split('\n')).toHaveLength(1);
      expect(JSON.parse(stdout)).toBeTypeOf('object');
    }
    const failed = await admin(['keys', 'list', 'eve@example.com', '--json'], environment);
    expect(JSON.parse(failed.stderr)).toEqual({ error: expect.stringContaining('eve@example.com') });
    const made = await admin(['keys', 'create', ...ada, '--json'], environment);
    expect(checkApiKey(JSON.parse(made.stdout).api_key)).toBe('well-formed');
  });
});

test('ledger verify: a ledger that adds up is said to, beside a service at work; one that does not ends with 1', async () => {
  await using service = await shareService();
  const environment = { CARDWRIGHT_DATA_DIR: service.dataDirectory };
  const key = await service.register();
  const drawing = Array.from({ length: 20 }, (_, i) => generate(service, key, { prompt: `${i}` }));
  expect(await execute(['ledger', 'verify'], environment)).toMatchObject({ code: 0, stderr: '' });
  await Promise.all(drawing);
  const { stdout } = await admin(['ledger', 'verify'], environment);
  expect(stdout).toBe('The ledger is consistent (entries: 20, balances: 1).\n');

  const database = await openTestDatabase(service.dataDirectory);
  await database.updateTable('usage_periods').set({ used: 19 }).execute();
  await database.destroy();
  const { code, stderr } = await admin(['ledger', 'verify'], environment);
  expect(code).toBe(1);
  expect(stderr).toContain('the counter is 19, but the entries sum to 20');
});

test('a host is given to an account without a proof, and taken from it', async () => {
  await admin(['users', 'create', ...ada]);
  const added = await admin(['sites', 'add', '--host', 'Example.com', ...ada, '--daily-cards', '7']);
  expect([added.code, added.stderr]).toEqual([
    0,
    expect.stringContaining('example.com belongs to ada@example.com'),
  ]);
  const { stdout } = await admin(['sites', 'list', '--json']);
  expect(JSON.parse(stdout)).toMatchObject([
    { host: 'example.com', email: 'ada@example.com', proof: 'operator', daily_cards: 7 },
  ]);
  // Again changes nothing.
  expect((await admin(['sites', 'add', '--host', 'example.com', ...ada])).code).toBe(0);
  for (const [args, reason] of [
    [['--host', 'https://example.com', ...ada], '--host must be a host name alone'],
    [['--host', 'example.com', ...ada, '--daily-cards', '0'], '--daily-cards must be'],
  ] as const) {
    const refused = await admin(['sites', 'add', ...args]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect((await admin(['sites', 'remove', '--host', 'example.com'])).code).toBe(0);
  expect((await admin(['sites', 'remove', '--host', 'example.com'])).stderr).toContain(
    'No account has registered',
  );
});

describe('what cannot be done', () => {
  test.each([
    [['keys', 'create', ...ada], 'No account has the email address ada@example.com'],
    [['users', 'create', '--email', 'nonsense'], '`email` must be an email address'],
    [['users', 'create', ...ada, '--plan', 'gold'], '--plan must be free or pro'],
  ])('%j ends with 1 and says why, without a stack', async (args, message) => {
    const { code, stdout, stderr } = await admin(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    [['users', 'destroy'], 'Unknown command "users destroy"'],
    [['keys', 'create'], 'keys create requires --email'],
    [['users', 'list', ...ada], 'users list has no option --email'],
    [['users', 'list', '--color', 'red'], "Unknown option '--color'"],
    [['keys', 'create', '--email'], '--email'],
    [['disk', 'usage'], 'Unexpected argument "usage"'],
  ])('%j ends with 2 and shows the usage', async (args, message) => {
    const { code, stdout, stderr } = await admin(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: ');
  });

  test('settings, a data directory or a master key that are wrong', async () => {
    const settings = await admin(['users', 'list'], { CARDWRIGHT_DATA_DRI: 'x', PORT: 'y' });
    expect(settings.code).toBe(1);
    expect(settings.stderr).toContain('CARDWRIGHT_DATA_DIR?');
    expect(settings.stderr).toContain('PORT must be');

    writeFileSync(join(folder, 'file'), '');
    const directory = await admin(['users', 'list'], { CARDWRIGHT_DATA_DIR: join(folder, 'file') });
    expect(directory.stderr).toContain('There is no Cardwright installation');

    await admin(['users', 'create', ...ada]);
    const masterKey = await execute(['users', 'list'], { CARDWRIGHT_MASTER_KEY: 'ab'.repeat(32) });
    expect(masterKey.code).toBe(1);
    expect(masterKey.stderr).toContain('The master key does not match');
  });
});

test('the master key is replaced, and the key of an account works on', async () => {
  const { stdout: apiKey } = await admin(['users', 'create', ...ada]);
  const { code, stderr } = await admin(['master-key', 'replace']);
  expect([code, stderr]).toEqual([0, expect.stringContaining('All API keys work')]);
  const { database, sealer } = await openStores(openDataDirectory(join(folder, 'data')), {});
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  expect(await accounts.authenticate(apiKey.trimEnd())).toMatchObject({ plan: 'free' });
  await accounts.close();
  await database.destroy();
  const listed = await admin(['keys', 'list', ...ada]);
  expect(listed.stdout).toMatch(
    /^ID +NAME +SCOPE +CREATED +LAST USED\n\w+ +Primary key +full +2\S+ +2\S+\n$/,
  );
});

test('with CARDWRIGHT_MIGRATE=check, only the command migrates a database', async () => {
  const directory = openDataDirectory(join(folder, 'other'));
  await expect(openStores(directory, { migrate: 'check' })).rejects.toThrow('npm run admin -- migrate');
  const environment = { CARDWRIGHT_DATA_DIR: directory.path, CARDWRIGHT_MIGRATE: 'check' };
  const refused = await admin(['users', 'list'], environment);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not migrated')]);
  expect((await admin(['migrate'], environment)).code).toBe(0);
  expect((await admin(['users', 'list'], environment)).code).toBe(0);
});

test('help names every command and ends with 0, asked for or not', async () => {
  for (const args of [[], ['--help'], ['keys', 'create', '-h']]) {
    const { code, stdout } = await admin(args);
    expect(code).toBe(0);
    for (const words of [
      'migrate',
      'users list',
      'users create',
      'users set-plan',
      'keys create',
      'keys list',
      'keys revoke',
      'ledger verify',
      'users allowance',
      'users disable',
      'users fallback-card',
      'users delete',
      'disk',
      'backup',
      'restore',
      'master-key replace',
      'models check',
    ]) {
      expect(stdout).toContain(words);
    }
  }
});

test('settings in a .env file of the working directory count, those of the environment more', async () => {
  writeFileSync(join(folder, '.env'), 'CARDWRIGHT_DATA_DIR=file\nCARDWRIGHT_LOG_LEVEL=loud\n');
  const { stderr } = await execute(['users', 'list']);
  expect(stderr).toContain('CARDWRIGHT_LOG_LEVEL must be');
  const fixed = await execute(['users', 'list'], { CARDWRIGHT_LOG_LEVEL: 'warn' });
  expect(fixed).toMatchObject({ code: 0 });
});

describe('models check', () => {
  test('without a model, it says what to set', async () => {
    const { code, stderr } = await admin(['models', 'check']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/CARDWRIGHT_PAINTER or CARDWRIGHT_READER_MODEL/),
    ]);
  });

  const settings = (url: string) => ({
    CARDWRIGHT_PAINTER: 'openai',
    CARDWRIGHT_PAINTER_URL: url,
    CARDWRIGHT_PAINTER_KEY: 'secret-of-the-operator',
    CARDWRIGHT_PAINTER_MODEL: 'flux',
  });

  test('it says how paintings are marked, and with whose certificate', async () => {
    await using server = await startImagesServer(withPicture(await picture(512, 512)));
    const plain = await admin(['models', 'check', '--json'], settings(server.url));
    expect(JSON.parse(plain.stdout).marking).toEqual({ marking: 'XMP' });
    const { chain, key } = createChain('P-256');
    const environment = {
      ...settings(server.url),
      CARDWRIGHT_C2PA_CERTIFICATE: chain,
      CARDWRIGHT_C2PA_KEY: key,
    };
    const { code, stdout } = await admin(['models', 'check'], environment);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^MARKING +XMP, C2PA$/m);
    expect(stdout).toMatch(/^CERTIFICATE +Example Press$/m);
    expect(stdout).toMatch(/^VALID UNTIL +\d{4}-\d\d-\d\d$/m);
  });

  test("a refusal is shown with the server's own words, without the key, and ends with 1", async () => {
    const refusal = { code: 'invalid_api_key', message: 'Incorrect key: secret-of-the-operator.' };
    await using server = await startImagesServer(withError(401, refusal));
    const { code, stdout } = await admin(['models', 'check'], settings(server.url));
    expect(code).toBe(1);
    expect(stdout).toContain('answered 401 invalid_api_key');
    expect(stdout).toContain('Incorrect key: ***.');
    expect(stdout).not.toContain('secret-of-the-operator');
  });

  const READING = toAnswer({
    blocks: [
      { role: 'title', text: 'Winter Walk' },
      { role: 'date', text: '12 January' },
      { role: 'time', text: '10 am' },
      { role: 'place', text: 'Mill Lane' },
      { role: 'price', text: 'tickets $15' },
    ],
    unused: [
      { text: 'A poster that says', why: 'request' },
      { text: 'with two dogs running in the snow', why: 'picture' },
    ],
    picture: 'two dogs running in the snow',
  });
  const VERDICT = { lettering: true, watermark: false, subject: true, cut: false, calm: true };

  test('it has one prompt read and the picture judged, and says what came back', async () => {
    const file = await picture(512, 512);
    await using local = await startFakeServer(withImages([file.toString('base64')]));
    await using chat = await startChatServer((asked, response, earlier) => {
      const answer = JSON.stringify(asked.body).includes('image_url') ? VERDICT : READING;
      return without(['json_schema'], withContent(answer))(asked, response, earlier);
    });
    const { code, stdout, stderr } = await admin(['models', 'check', '--json'], {
      CARDWRIGHT_PAINTER: 'sdapi',
      CARDWRIGHT_PAINTER_URL: local.url,
      CARDWRIGHT_READER_MODEL: 'qwen3:8b',
      CARDWRIGHT_READER_URL: chat.url,
      CARDWRIGHT_JUDGE_MODEL: 'qwen3-vl',
    });
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      models: [
        { painter: 'sdapi', outcome: 'painted' },
        {
          reader: 'qwen3:8b',
          url: chat.url,
          outcome: 'read',
          step: 'json_object',
          texts: expect.stringContaining('title “Winter Walk”, date “12 January”'),
          picture: 'two dogs running in the snow',
        },
        { judge: 'qwen3-vl', url: chat.url, outcome: 'judged', faults: 'lettering' },
      ],
    });
  });

  test('a reader alone, whose answer does not hold, is a problem and ends with 1', async () => {
    await using chat = await startChatServer(withContent('A fine poster.'));
    const environment = { CARDWRIGHT_READER_MODEL: 'tiny', CARDWRIGHT_READER_URL: chat.url };
    const { code, stdout } = await admin(['models', 'check'], environment);
    expect(code).toBe(1);
    expect(stdout).toContain('answered twice with no reading that holds');
    expect(stdout).toContain('The answer must be one JSON object');
  });
});
