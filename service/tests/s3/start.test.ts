import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/settings/config.ts';
import { openS3, type S3Options } from '../../src/stores/s3/open-s3.ts';
import { type S3Server, startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { createTestService } from '../api/support/test-service.ts';
import { MAIN, runMain } from '../socket/run-main.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.remove());

const messageOf = async (change: Partial<S3Options>): Promise<string> => {
  const error = await openS3({ ...server.options(), ...change }).then(
    () => expect.unreachable('it opened'),
    (thrown) => thrown,
  );
  expect(error.name).toBe('OperatorError');
  expect(error.message).not.toContain('wrong-secret');
  return error.message;
};

describe('a start is refused, with a sentence that says what to do', () => {
  test('for a bucket that is not there', async () => {
    expect(await messageOf({ bucket: 'nowhere' })).toMatch(
      /There is no bucket "nowhere" on the S3 server .*: create it, or correct CARDWRIGHT_S3_BUCKET\./,
    );
  });

  test('for a wrong secret, and for an unknown key', async () => {
    const wrong = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong-secret' };
    expect(await messageOf({ credentials: wrong })).toMatch(/do not open the bucket .*SECRET_ACCESS_KEY/);
    const unknown = { accessKeyId: 'NOBODY', secretAccessKey: 'wrong-secret' };
    expect(await messageOf({ credentials: unknown })).toMatch(/do not open the bucket .*ACCESS_KEY_ID/);
  });

  test('without credentials anywhere', async () => {
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('HOME', '/nonexistent');
    try {
      expect(await messageOf({ credentials: undefined })).toMatch(
        /no credentials .* set CARDWRIGHT_S3_ACCESS_KEY_ID and CARDWRIGHT_S3_SECRET_ACCESS_KEY/,
      );
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('for a host that is not there, and for a port where nothing listens', async () => {
    expect(await messageOf({ endpoint: 'http://s3.invalid' })).toMatch(
      /host of the S3 server .* cannot be found: check CARDWRIGHT_S3_ENDPOINT/,
    );
    expect(await messageOf({ endpoint: 'http://127.0.0.1:9' })).toMatch(
      /Cannot use the bucket .*ECONNREFUSED.*CARDWRIGHT_S3_ENDPOINT/,
    );
  });

  test.each([
    [{ CARDWRIGHT_S3_ENDPOINT: 'https://s3.example.com' }, 'To use S3, also set CARDWRIGHT_S3_BUCKET.'],
    [{ CARDWRIGHT_S3_BUCKET: 's3://cards' }, 'CARDWRIGHT_S3_BUCKET must be the name of a bucket'],
    [{ CARDWRIGHT_S3_BUCKET: 'cards', CARDWRIGHT_S3_ENDPOINT: 'htp://s3' }, 'CARDWRIGHT_S3_ENDPOINT must be'],
    [
      { CARDWRIGHT_S3_BUCKET: 'cards', CARDWRIGHT_S3_ENDPOINT: 'https://s3.example.com/cards/' },
      'CARDWRIGHT_S3_ENDPOINT must not include the bucket.',
    ],
    [
      { CARDWRIGHT_S3_BUCKET: 'cards', CARDWRIGHT_S3_ACCESS_KEY_ID: 'abc' },
      'Set both CARDWRIGHT_S3_ACCESS_KEY_ID and CARDWRIGHT_S3_SECRET_ACCESS_KEY, or neither.',
    ],
    [{ CARDWRIGHT_S3_BUCKET: 'cards', CARDWRIGHT_S3_PREFIX: '/a b' }, 'CARDWRIGHT_S3_PREFIX must be a path'],
    [{ CARDWRIGHT_S3_BUKET: 'cards' }, 'Did you mean CARDWRIGHT_S3_BUCKET?'],
  ])('for settings that do not go together: %j', (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
  });

  test('for a bucket that another service keeps its images in', async () => {
    await using _ = await createTestService(server.settings());
    await expect(createTestService(server.settings())).rejects.toThrow(
      /The bucket "cardwright" holds the images of another database \(the .*\), not of this one/,
    );
    const second = { ...server.settings(), CARDWRIGHT_S3_PREFIX: 'second' };
    await using __ = await createTestService(second);
    await expect(createTestService(second)).rejects.toThrow(
      /The prefix "second\/" of the bucket "cardwright" holds/,
    );
  });
});

// Says which of the packages were loaded that only other settings, or pages of other sites, need.
const REPORT = `import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const name = /node_modules\\/(pg|@aws-sdk\\/client-s3|htmlparser2)\\//.exec(url)?.[1];
    if (name) process.stderr.write('loaded ' + name + '\\n');
    return next(url, context);
  } });`;

async function listLoaded(environment: Record<string, string>): Promise<Set<string>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cardwright-loaded-'));
  const preload = `data:text/javascript,${encodeURIComponent(REPORT)}`;
  const main = await runMain({ CARDWRIGHT_DATA_DIR: dataDirectory, ...environment }, [
    process.execPath,
    '--import',
    preload,
    MAIN,
  ]);
  try {
    expect(main.baseUrl, main.output()).not.toBe('');
    return new Set([...main.output().matchAll(/^loaded (.*)$/gm)].map(([, name]) => name ?? ''));
  } finally {
    main.child.kill('SIGTERM');
    await main.exited;
    rmSync(dataDirectory, { recursive: true });
  }
}

test('nothing of S3 and PostgreSQL is loaded without their settings, nor what reads pages before there is one', {
  tags: 'deep',
}, async () => {
  expect(await listLoaded({})).toEqual(new Set());
  const settings = { ...server.settings(), CARDWRIGHT_S3_PREFIX: 'loaded' };
  expect(await listLoaded(settings)).toEqual(new Set(['@aws-sdk/client-s3']));
});
