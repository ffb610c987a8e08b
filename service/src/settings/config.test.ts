import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { UNLIMITED } from '../accounts/allowance.ts';
import { ConfigError, loadConfig, readConfig, readEnvFile } from './config.ts';
import { SETTINGS } from './settings.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('reading', () => {
  test('allowances may be unlimited, and are in owner mode where nothing else is set', () => {
    const service = readConfig({ CARDWRIGHT_PRO_ALLOWANCE: 'unlimited' });
    expect(service).toMatchObject({ mode: 'service', freeAllowance: 100, proAllowance: UNLIMITED });
    const owner = readConfig({ CARDWRIGHT_MODE: 'owner', CARDWRIGHT_FREE_ALLOWANCE: '5' });
    expect(owner).toMatchObject({ mode: 'owner', freeAllowance: 5, proAllowance: UNLIMITED });
  });

  test('rate limits are meant for strangers, and generous in owner mode', () => {
    expect(readConfig({})).toMatchObject({ freeGenerateLimit: 60, helperLimit: 300, requestLimit: 3000 });
    expect(readConfig({ CARDWRIGHT_MODE: 'owner', CARDWRIGHT_HELPER_LIMIT: '7' })).toMatchObject({
      freeGenerateLimit: 6000,
      proGenerateLimit: 6000,
      helperLimit: 7,
      requestLimit: 60_000,
      signupLimit: 20,
    });
    expect(() => readConfig({ CARDWRIGHT_FREE_ALLOWANCE: 'endless' })).toThrow(/or unlimited/);
    expect(() => readConfig({ CARDWRIGHT_FREE_ALLOWANCE: '2147483647' })).toThrow(/or unlimited/);
  });

  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: undefined,
      baseUrl: undefined,
      dataDirectory: './data',
      masterKey: undefined,
      freeAllowance: 100,
      proAllowance: 1000,
      defaultWidth: 1200,
      defaultHeight: 630,
      generateWaitMs: 1000,
      signupLimit: 20,
      trustedProxies: [],
      logLevel: 'info',
      assetHosts: undefined,
      cardMemoryMb: 64,
      cardStoreMb: 1024,
      cardDeadlineMs: 10_000,
    });
  });

  test('values become what they mean', () => {
    const key = 'ab'.repeat(32);
    const config = readConfig({
      PORT: ' 8080 ',
      CARDWRIGHT_BASE_URL: 'https://Cards.Example.com/',
      CARDWRIGHT_MASTER_KEY: key,
      CARDWRIGHT_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
      CARDWRIGHT_HOST: '::',
      CARDWRIGHT_ASSET_HOSTS: 'Example.com, *.cdn.example.com',
      PATH: '/bin',
      HOST: 'not ours',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/otlp',
      OTEL_TRACES_SAMPLER: 'for its library',
    });
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'https://cards.example.com',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      host: '::',
      otlpEndpoint: 'http://collector:4318/otlp',
      otelServiceName: 'cardwright',
      assetHosts: ['example.com', '*.cdn.example.com'],
    });
    expect(config.masterKey).toEqual(Buffer.from(key, 'hex'));
  });

  test('a master key may be hex, base64 or URL-safe base64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        for (const encoding of ['hex', 'base64', 'base64url'] as const) {
          const text = Buffer.from(bytes).toString(encoding);
          expect(readConfig({ CARDWRIGHT_MASTER_KEY: text }).masterKey).toEqual(Buffer.from(bytes));
        }
      }),
    );
  });

  test('an empty value is none', () => {
    expect(readConfig({ CARDWRIGHT_SIGNUP_TOKEN: '', PORT: ' ' })).toEqual(readConfig({}));
  });
});

describe('refusing', () => {
  test('hosts in development where the service is public, and those without a port', () => {
    const CARDWRIGHT_DEVELOPMENT_HOSTS = 'localhost:4321';
    expect(readConfig({ CARDWRIGHT_DEVELOPMENT_HOSTS }).developmentHosts).toEqual(['localhost:4321']);
    const isPublic = { CARDWRIGHT_BASE_URL: 'https://cards.example.com', CARDWRIGHT_DEVELOPMENT_HOSTS };
    expect(() => readConfig(isPublic)).toThrow(/is for development/);
    for (const wrong of ['localhost', 'http://localhost:4321', 'localhost:443', '*:80'])
      expect(() => readConfig({ CARDWRIGHT_DEVELOPMENT_HOSTS: wrong })).toThrow(/with a port/);
  });

  test('lists every problem at once, each with what would be right', () => {
    const problems = problemsOf({
      PORT: '70000',
      CARDWRIGHT_FREE_ALLOWANCE: '1e3',
      CARDWRIGHT_LOG_LEVEL: 'loud',
      CARDWRIGHT_DATA_DIRECTORY: './data',
      CARDWRIGHT_SHOE_SIZE: '42',
    });
    expect(problems).toEqual([
      'Unknown setting CARDWRIGHT_DATA_DIRECTORY. Did you mean CARDWRIGHT_DATA_DIR?',
      'Unknown setting CARDWRIGHT_SHOE_SIZE.',
      'PORT must be a whole number from 0 to 65535.',
      'CARDWRIGHT_FREE_ALLOWANCE must be a whole number from 0 to 1000000000, or unlimited.',
      'CARDWRIGHT_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ]);
  });

  test('knows which settings have the prefix and which have not', () => {
    expect(problemsOf({ CARDWRIGHT_PORT: '80' })).toEqual([
      'Unknown setting CARDWRIGHT_PORT. Did you mean PORT?',
    ]);
  });

  test('leaves the key of the command line alone, which may stand in the same shell', () => {
    expect(readConfig({ CARDWRIGHT_API_KEY: 'cw_a_b', PORT: '80' }).port).toBe(80);
  });

  test('never repeats a value, which may be a secret', () => {
    const [problem] = problemsOf({ CARDWRIGHT_MASTER_KEY: 'hunter2' });
    expect(problem).toContain('32 bytes in hex or base64');
    expect(problem).not.toContain('hunter2');
  });

  test.each([
    ['PORT', ['-1', '3000.5', '0x50', '80 80', 'NaN']],
    [
      'CARDWRIGHT_BASE_URL',
      ['cards.example.com', 'ftp://a.b', 'https://a.b/cards', 'https://u:p@a.b', 'https://a.b?x'],
    ],
    [
      'CARDWRIGHT_MASTER_KEY',
      ['ab'.repeat(31), 'ab'.repeat(33), `${'A'.repeat(42)}==`, `${'_'.repeat(42)}+`],
    ],
    [
      'CARDWRIGHT_TRUSTED_PROXIES',
      ['all', '10.0.0.0/33', '::1/129', '10.0.0.1,', '10.0.0.0/8/8', '10.0.0/8'],
    ],
    [
      'CARDWRIGHT_ASSET_HOSTS',
      [
        'localhost',
        '*',
        '*.com',
        'https://a.b',
        'a.b:443',
        '10.0.0.1',
        'a.*.b',
        'a.b, ',
        'a_b.c',
        '-a.b',
        'a..b',
      ],
    ],
    ['CARDWRIGHT_CARD_DEADLINE_MS', ['99', '60001']],
    ['CARDWRIGHT_DEFAULT_WIDTH', ['255', '2049']],
    ['CARDWRIGHT_SIGNUP_TOKEN', ['short', 'with a space in it']],
    ['CARDWRIGHT_HOST', ['http://a', '-a', 'a b']],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ['localhost:4318', 'grpc://a.b', 'http://u:p@a.b', 'http://a.b/?k=v', 'http://a.b/#c'],
    ],
    ['OTEL_SERVICE_NAME', ['cards\ncards', 'é', 'x'.repeat(256)]],
  ])('%s of another kind', (name, values) => {
    for (const value of values) expect(problemsOf({ [name]: value }), value).toHaveLength(1);
  });

  test('a name with one letter wrong is met with the right one', () => {
    const names = Object.values(SETTINGS).map((setting): string => setting.name);
    const ours = names.filter((name) => name.startsWith('CARDWRIGHT_'));
    fc.assert(
      fc.property(fc.constantFrom(...ours), fc.nat(), (name, seed) => {
        const at = 'CARDWRIGHT_'.length + (seed % (name.length - 'CARDWRIGHT_'.length));
        // Another letter in its place could be a mistake in two names.
        const mistyped = `${name.slice(0, at)}${name[at]}${name.slice(at)}`;
        expect(problemsOf({ [mistyped]: '1' })[0]).toContain(`Did you mean ${name}?`);
      }),
    );
  });
});

describe('a .env file', () => {
  test('is read with its quotes and comments; none is no error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-config-'));
    writeFileSync(join(folder, '.env'), '# ours\nPORT=4000\nCARDWRIGHT_DATA_DIR="./my data" # here\n');
    expect(readConfig(readEnvFile(join(folder, '.env')))).toMatchObject({
      port: 4000,
      dataDirectory: './my data',
    });
    expect(readEnvFile(join(folder, 'none'))).toEqual({});
    expect(() => readEnvFile(folder)).toThrow('Cannot read');
    rmSync(folder, { recursive: true });
  });

  test('gives the library of OpenTelemetry what is its, and the environment goes first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-config-'));
    writeFileSync(join(folder, '.env'), 'OTEL_TRACES_SAMPLER=always_off\nOTEL_SERVICE_NAME=file\n');
    const before = process.cwd();
    vi.stubEnv('OTEL_SERVICE_NAME', 'environment');
    vi.stubEnv('OTEL_TRACES_SAMPLER', undefined);
    process.chdir(folder);
    try {
      expect(loadConfig().otelServiceName).toBe('environment');
      expect(process.env.OTEL_TRACES_SAMPLER).toBe('always_off');
    } finally {
      process.chdir(before);
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  });
});
