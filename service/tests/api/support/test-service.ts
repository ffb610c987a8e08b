import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createEngine, type Engine } from '@cardwright/engine';
import { sql } from 'kysely';
import pino from 'pino';
import type { Clock } from '../../../src/base/clock.ts';
import { createPaintEngine } from '../../../src/generations/paint-engine.fixture.ts';
import { createService, type Service } from '../../../src/service.ts';
import { readConfig } from '../../../src/settings/config.ts';
import {
  beginTestInstallation,
  dropTestDatabase,
  isOnPostgres,
  openTestDatabase,
  toTestSettings,
} from '../../../src/stores/create-test-database.ts';
import type { Database } from '../../../src/stores/database.ts';
import type { Overrides } from '../../../src/wiring/overrides.ts';
import { PATIENT } from '../../socket/run-main.ts';

const TABLES = [
  'accounts',
  'api_keys',
  'sessions',
  'sign_in_links',
  'members',
  'audit_entries',
  'usage_periods',
  'credit_entries',
  'card_requests',
  'generations',
  'starred_generations',
  'brands',
  'uploads',
  'sites',
  'site_pages',
  'webhooks',
  'webhook_deliveries',
  'jobs',
  'idempotency_keys',
  'cards',
  'own_templates',
  'template_drafts',
  'billing_customers',
  'billing_events',
  'sandbox_sessions',
  'sandbox_subscriptions',
  'removed_images',
  'erased_objects',
] as const;

/** What tests ask of a service, whoever started it. */
export type TestService = Pick<Service, 'app' | 'baseUrl' | 'sessions' | 'hasAccounts'> &
  AsyncDisposable & {
    dataDirectory: string;
    /** Everything that was logged so far. */
    logText(): string;
    /** Rows in every table. */
    count(): Promise<Record<string, number>>;
    /** Registers and gives the key. */
    register(email?: string, plan?: 'free' | 'pro'): Promise<string>;
  };

/** What a request has that comes from the machine of the service. */
export const FROM_HERE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

// Never twice the same millisecond: what is listed by its time is in the order in which it was made.
let lastMs = 0;
const distinctClock: Clock = {
  now: () => {
    lastMs = Math.max(Date.now(), lastMs + 1);
    return new Date(lastMs);
  },
};

/** One that a test may start and stop. */
export type OwnService = TestService & Service;

let realEngine: Promise<Engine> | undefined;

/** One a process: its fonts and its reader take longer to load than all the rest of a service. */
export function loadEngine(): Promise<Engine> {
  realEngine ??= createEngine();
  return realEngine;
}

/**
 * The real service on a fresh data directory. Prompts are painted as a plain color unless `engine` says
 * otherwise, which keeps hundreds of tests quick; everything else of the engine is real.
 */
export async function createTestService(
  environment: Record<string, string> = {},
  { engine, ...overrides }: Overrides & { engine?: Partial<Engine> } = {},
): Promise<OwnService> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cardwright-api-'));
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({
    PORT: '0',
    CARDWRIGHT_DATA_DIR: dataDirectory,
    ...(environment.CARDWRIGHT_DATABASE_URL === undefined && (await toTestSettings(dataDirectory))),
    ...PATIENT,
    ...environment,
  });
  if (config.dataDirectory === dataDirectory && config.masterKey === undefined)
    await beginTestInstallation(dataDirectory);
  const { compose, platformSize } = createPaintEngine();
  const mostlyReal = { ...(await loadEngine()), compose, platformSize, ...engine };
  const service = await createService(config, mostlyReal, {
    log: pino({ level: 'trace' }, sink),
    // That of PostgreSQL is one for all processes.
    ...(!isOnPostgres() && { clock: distinctClock }),
    ...overrides,
  });
  return {
    ...service,
    dataDirectory,
    logText: () => lines.join(''),
    count: async () => {
      const database = await openTestDatabase(dataDirectory);
      return await countRows(database).finally(() => database.destroy());
    },
    register: async (email = 'ada@example.com', plan = 'free') => {
      const peer = environment.CARDWRIGHT_MODE === 'owner' ? FROM_HERE : {};
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, plan }),
      };
      const response = await service.app.request('/api/v1/users', request, peer);
      return ((await response.json()) as { api_key: string }).api_key;
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await dropTestDatabase(dataDirectory);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Rows in every table. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.id(table)}`);
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(database);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([table, count]) => [table, Number(count)]));
}
