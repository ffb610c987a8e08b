import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSigningText } from '@cardwright/contract';
import { type Card, createEngine, type Engine } from '@cardwright/engine';
import { LogoError } from '@cardwright/engine/logo';
import { createAccounts } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/types.ts';
import { createSealer } from '../base/sealing.ts';
import { createTestClock, type TestClock } from '../generations/test-bench.fixture.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { type ImageStore, openDiskImageStore } from '../stores/image-store.ts';
import type { Plan } from '../stores/schema.ts';
import { createDelivery, type DeliverySettings } from './create-delivery.ts';
import { createSitePages } from './site-pages.ts';
import type { Delivery, RequestTarget } from './types.ts';

/** Signs as a customer does, with the whole key and nothing of the service but the canonical text. */
export function signTarget(
  apiKey: string,
  path: string,
  data: Readonly<Record<string, string>>,
  expires = '2000000000',
): RequestTarget {
  const pairs = Object.entries({ ...data, expires }).map(([name, value]) => ({ name, value }));
  const text = toSigningText(path, pairs);
  const digest = createHmac('sha256', apiKey).update(text).digest('hex');
  return { path, query: `${text.slice(path.length + 1)}&sig=${apiKey.split('_')[1]}.${digest}` };
}

/** Small, so that a test draws it in a few milliseconds. */
export const smallCard = (title: string): Record<string, string> => ({ title, width: '200', height: '200' });

type RenderCard = Engine['renderCard'];

export type DeliveryBench = {
  database: Database;
  images: ImageStore;
  imagesPath: string;
  clock: TestClock;
  engine: Engine;
  accounts: Accounts;
  delivery: Delivery;
  /** How many cards the engine was asked to draw. */
  renders(): number;
  register(plan?: Plan): Promise<{ accountId: string; keyId: string; apiKey: string }>;
  used(accountId: string): Promise<number>;
  /** Another service on the same database and images, as after a restart. */
  restart(): Delivery;
  close(): Promise<void>;
};

export type DeliveryBenchOptions = {
  settings?: Partial<DeliverySettings>;
  guardedFetch?: GuardedFetch;
  /** Stands in front of the real renderer. */
  beforeRender?: (card: Card) => Promise<void> | void;
};

const noFetch = async (): Promise<never> => {
  throw new LogoError('must not be fetched in this test');
};

/** Signed delivery on a fresh database in memory and a fresh folder, with the real engine and a clock that stands. */
export async function createDeliveryBench(options: DeliveryBenchOptions = {}): Promise<DeliveryBench> {
  const imagesPath = mkdtempSync(join(tmpdir(), 'delivery-'));
  const database = await createTestDatabase();
  const images = await openDiskImageStore(imagesPath);
  const clock = createTestClock();
  const sealer = createSealer(Buffer.alloc(32, 7));
  const accounts = createAccounts({ database, sealer, clock });
  const real = await createEngine();
  let renders = 0;
  const renderCard: RenderCard = async (card, pictures, rendering) => {
    renders += 1;
    await options.beforeRender?.(card);
    return await real.renderCard(card, pictures, rendering);
  };
  const engine = { ...real, renderCard };
  const started: Delivery[] = [];
  const restart = (): Delivery => {
    const delivery = createDelivery({
      database,
      accounts,
      engine,
      images,
      guardedFetch: options.guardedFetch ?? noFetch,
      uploads: { has: async () => false, read: async () => undefined },
      readPage: noFetch,
      pageHosts: [],
      readSitePage: noFetch,
      sitePages: createSitePages({ database, clock }),
      sites: { find: async () => undefined, hostsOf: async () => [] },
      siteHosts: { own: [], development: [] },
      clock,
      settings: {
        allowances: { free: 3, pro: 1000 },
        memoryBytes: 8_000_000,
        storeBytes: 50_000_000,
        deadlineMs: 60_000,
        ...options.settings,
      },
      onFlushError: (error) => {
        throw error;
      },
    });
    started.push(delivery);
    return delivery;
  };
  let addresses = 0;
  return {
    database,
    images,
    imagesPath,
    clock,
    engine,
    accounts,
    delivery: restart(),
    renders: () => renders,
    register: async (plan = 'free') => {
      addresses += 1;
      const { account, apiKey } = await accounts.register({ email: `${addresses}@example.org`, plan });
      return { accountId: account.id, keyId: apiKey.split('_')[1] ?? '', apiKey };
    },
    used: (accountId) => readUsed(database, accountId),
    restart,
    close: async () => {
      for (const delivery of started) await delivery.close();
      await accounts.close();
      await database.destroy();
      rmSync(imagesPath, { recursive: true, force: true });
    },
  };
}

/** Credits used, counted in the periods and in the ledger, which must agree. */
async function readUsed(database: Database, accountId: string): Promise<number> {
  const periods = await database
    .selectFrom('usage_periods')
    .select('used')
    .where('account_id', '=', accountId)
    .execute();
  const entries = await database
    .selectFrom('credit_entries')
    .select(['kind', 'amount'])
    .where('account_id', '=', accountId)
    .execute();
  const used = periods.reduce((sum, period) => sum + period.used, 0);
  const charged = entries.reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
  if (used !== charged) throw new Error(`the periods say ${used} credits, the ledger ${charged}`);
  return used;
}
