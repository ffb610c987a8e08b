import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../accounts/types.ts';
import { randomText } from '../base/ids.ts';
import type { Connection } from '../stores/connection.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { type ImageStore, openDiskImageStore } from '../stores/image-store.ts';
import { createGenerations } from './create-generations.ts';
import type { Log } from './draw.ts';
import type { GenerationEvents } from './generation-events.ts';
import { NO_IMAGES } from './image-source.ts';
import { createPaintEngine, type PaintEngine } from './paint-engine.fixture.ts';
import type { GenerationSettings } from './settings.ts';
import type { OnStep } from './step.ts';
import type { Generations, SubmitInput } from './types.ts';

/** A clock that only a test moves. */
export type TestClock = { now(): Date; advance(ms: number): void; set(instant: string): void };

export function createTestClock(instant = '2026-11-15T12:00:00.000Z'): TestClock {
  let now = Date.parse(instant);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
    set: (next) => {
      now = Date.parse(next);
    },
  };
}

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

export async function addAccount(connection: Connection, plan: 'free' | 'pro' = 'free'): Promise<Caller> {
  const accountId = `usr_${randomText(20)}`;
  await connection
    .insertInto('accounts')
    .values({ id: accountId, email: `${accountId}@example.org`, plan, created_at: new Date().toISOString() })
    .execute();
  return { accountId, plan, keyId: 'key' };
}

export const promptOf = (prompt: string, more: Partial<SubmitInput> = {}): SubmitInput => ({
  prompt,
  templateId: 'default',
  format: 'png',
  width: 256,
  height: 256,
  ...more,
});

export type TestBench = {
  database: Database;
  images: ImageStore;
  clock: TestClock;
  caller: Caller;
  generations: Generations;
  /** Another service on the same database and images, as after a restart. */
  restart(options?: BenchOptions): Generations;
  /** The disk loses everything. */
  removeImages(): Promise<void>;
  /** An empty disk in its place. */
  replaceDisk(): Promise<void>;
  close(): Promise<void>;
};

type BenchOptions = {
  settings?: Partial<GenerationSettings>;
  engine?: Partial<PaintEngine>;
  onStep?: OnStep;
  events?: GenerationEvents;
};

/** The real thing on a fresh database in memory and a fresh folder, with a painted engine and a clock that stands. */
export async function createTestBench(options: BenchOptions = {}): Promise<TestBench> {
  const root = mkdtempSync(join(tmpdir(), 'generations-'));
  const database = await createTestDatabase();
  const images = await openDiskImageStore(root);
  const clock = createTestClock();
  const started: Generations[] = [];
  const restart = ({ settings, engine, onStep, events }: BenchOptions = options): Generations => {
    const generations = createGenerations({
      database,
      images,
      clock,
      log: quietLog,
      engine: { ...createPaintEngine(), ...engine },
      resolveDesign: async () => ({ warnings: [] }),
      imageSource: NO_IMAGES,
      settings: { pollMs: 60_000, ...settings },
      random: () => 0.5,
      ...(onStep === undefined ? {} : { onStep }),
      ...(events && { events }),
    });
    started.push(generations);
    return generations;
  };
  return {
    database,
    images,
    clock,
    restart,
    caller: await addAccount(database),
    generations: restart(),
    removeImages: () => rm(root, { recursive: true }),
    replaceDisk: async () => {
      await openDiskImageStore(root);
    },
    close: async () => {
      await Promise.all(started.map((generations) => generations.drain()));
      await database.destroy();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export type Balance = { used: number; entries: number; live: number };

/** What the account has paid, counted in three independent ways that must agree. */
export async function readBalance(connection: Connection, accountId: string): Promise<Balance> {
  const periods = await connection
    .selectFrom('usage_periods')
    .select('used')
    .where('account_id', '=', accountId)
    .execute();
  const entries = await connection
    .selectFrom('credit_entries')
    .select(['kind', 'amount'])
    .where('account_id', '=', accountId)
    .execute();
  const rows = await connection
    .selectFrom('generations')
    .select(['status', 'credits_used', 'painter'])
    .where('account_id', '=', accountId)
    .execute();
  const agrees = ({ status, painter, credits_used: credits }: (typeof rows)[number]): boolean => {
    if (status === 'failed') return credits === 0;
    // What was drawn costs one; what may still be painted, and what was, may cost more.
    return status === 'completed' && painter === null ? credits === 1 : credits >= 1;
  };
  if (!rows.every(agrees)) throw new Error('a row’s own credits disagree with its status');
  return {
    used: periods.reduce((sum, { used }) => sum + used, 0),
    entries: entries.reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0),
    live: rows.reduce((sum, { credits_used: credits }) => sum + credits, 0),
  };
}
