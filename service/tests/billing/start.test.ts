import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/logging.ts';
import { createService } from '../../src/service.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { migrate } from '../../src/stores/migrate.ts';
import { loadEngine } from '../api/support/test-service.ts';
import { STRIPE_SETTINGS } from './support/stripe-service.ts';

const LIVE = { ...STRIPE_SETTINGS, CARDWRIGHT_STRIPE_SECRET_KEY: 'sk_live_abc' };

describe('a mistake in the settings stops the start', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a key alone', { CARDWRIGHT_STRIPE_SECRET_KEY: 'sk_test_abc' }, 'CARDWRIGHT_STRIPE_WEBHOOK_SECRET'],
    ['no price', { ...STRIPE_SETTINGS, CARDWRIGHT_STRIPE_PRO_PRICE: '' }, 'CARDWRIGHT_STRIPE_PRO_PRICE'],
    ['no key', { ...STRIPE_SETTINGS, CARDWRIGHT_STRIPE_SECRET_KEY: '' }, 'CARDWRIGHT_STRIPE_SECRET_KEY'],
    [
      'the key for browsers',
      { ...STRIPE_SETTINGS, CARDWRIGHT_STRIPE_SECRET_KEY: 'pk_test_abc' },
      'must be a value that starts with sk_test_',
    ],
    [
      'the secret and the price exchanged',
      { ...STRIPE_SETTINGS, CARDWRIGHT_STRIPE_WEBHOOK_SECRET: 'price_pro' },
      'must be a value that starts with whsec_',
    ],
    [
      'a live key on localhost',
      { ...LIVE, CARDWRIGHT_BASE_URL: '' },
      'CARDWRIGHT_BASE_URL must be the https URL',
    ],
    ['a live key without https', { ...LIVE, CARDWRIGHT_BASE_URL: 'http://cards.example.com' }, 'https'],
    ['an origin with a path', { CARDWRIGHT_BILLING_RETURN_ORIGINS: 'https://a.example/x' }, 'without a path'],
  ])('%s', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('all of them, or none, are no mistake', () => {
    expect(readConfig({}).stripeSecretKey).toBeUndefined();
    expect(readConfig(LIVE).stripeSecretKey).toBe('sk_live_abc');
    expect(
      readConfig({ CARDWRIGHT_BILLING_RETURN_ORIGINS: 'https://a.example, http://localhost:5173' })
        .billingReturnOrigins,
    ).toEqual(['https://a.example', 'http://localhost:5173']);
  });
});

describe('a change of the provider', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** An account that `provider` says has paid for pro. */
  async function addPayer(provider: string): Promise<void> {
    const database = await openTestDatabase(folder);
    await migrate(database);
    await database
      .insertInto('accounts')
      .values({ id: 'usr_1', email: 'ada@example.com', plan: 'pro', created_at: '2026-11-15T12:00:00.000Z' })
      .execute();
    await database
      .insertInto('billing_customers')
      .values({
        account_id: 'usr_1',
        provider,
        customer_id: 'cus_1',
        entitled: 1,
        ticket: 1,
        applied_ticket: 1,
        created_at: '2026-11-15T12:00:00.000Z',
      })
      .execute();
    await database.destroy();
  }

  async function startAndStop(environment: Record<string, string>): Promise<string> {
    const config: Config = readConfig({
      PORT: '0',
      CARDWRIGHT_DATA_DIR: folder,
      // The database was made without a service, so without a key beside it.
      CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
      ...environment,
    });
    const service = await createService(config, await loadEngine(), { log: createLog('silent') });
    await service.stop();
    const database = await openTestDatabase(folder);
    const { plan } = await database.selectFrom('accounts').select('plan').executeTakeFirstOrThrow();
    await database.destroy();
    return plan;
  }

  test.each([{}, STRIPE_SETTINGS])(
    'stops the start while accounts pay at Stripe with a live key that is not there any more',
    async (environment) => {
      await addPayer('stripe-live');
      await expect(startAndStop(environment)).rejects.toThrow('not the live key');
      expect(await startAndStop(LIVE)).toBe('pro');
    },
  );

  test.each<[string, Record<string, string>]>([
    ['sandbox', STRIPE_SETTINGS],
    ['sandbox', LIVE],
    ['stripe-test', LIVE],
    ['stripe-test', {}],
  ])('ends what was paid with no money: %s', async (provider, environment) => {
    await addPayer(provider);
    expect(await startAndStop(environment)).toBe('free');
  });

  test('leaves what the provider itself says', async () => {
    await addPayer('sandbox');
    expect(await startAndStop({})).toBe('pro');
  });
});
