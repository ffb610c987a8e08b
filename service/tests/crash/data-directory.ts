import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { paint, readPng } from '../../src/generations/paint-engine.fixture.ts';
import { addAccount, readBalance } from '../../src/generations/test-bench.fixture.ts';
import type { Database } from '../../src/stores/database.ts';
import { toContentTag } from '../../src/stores/image-store.ts';
import { migrate } from '../../src/stores/migrate.ts';
import type { ChildOrders } from './crash-child.ts';
import { databaseOf } from './open-core.ts';

export type DataDirectory = { path: string; accountId: string; remove(): void };

/** A data directory with one pro account. */
export async function createDataDirectory(): Promise<DataDirectory> {
  const path = mkdtempSync(join(tmpdir(), 'crash-'));
  const accountId = await withDatabase(path, async (database) => {
    await migrate(database);
    return (await addAccount(database, 'pro')).accountId;
  });
  return { path, accountId, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export async function withDatabase<T>(path: string, use: (database: Database) => Promise<T>): Promise<T> {
  const database = databaseOf(path);
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

export type ChildEnd = {
  code: number | null;
  signal: string | null;
  accepted: Map<string, string>;
  output: string;
};

const running = new Set<ChildProcess>();

/** Kills what `runChild` started and has not ended: after each test, also one that timed out. */
export async function killChildren(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      return closed;
    }),
  );
}

/** Runs the service in a process of its own to its end; `onReady` gets it as soon as it works. */
export function runChild(
  orders: ChildOrders,
  onReady: (child: ChildProcess) => void = () => {},
): Promise<ChildEnd> {
  const script = join(import.meta.dirname, 'crash-child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
    // Nothing is written to its input: that it ends tells the child that this process is gone.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output === '') onReady(child);
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const accepted = [...output.matchAll(/^accepted (\S+) (\S+)\n/gm)].map(
        (m) => [m[1] ?? '', m[2] ?? ''] as const,
      );
      resolve({ code, signal, accepted: new Map(accepted), output });
    });
  });
}

/** Holds at every moment, also in the middle of a crash. */
export async function expectNothingLost(
  { path, accountId }: DataDirectory,
  promised: Map<string, string>,
): Promise<void> {
  await withDatabase(path, async (database) => {
    const { used, entries, live } = await readBalance(database, accountId);
    expect({ used, entries }).toEqual({ used: live, entries: live });
    const rows = await database.selectFrom('generations').selectAll().execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect([...promised.values()].filter((id) => !ids.has(id))).toEqual([]);
    for (const row of rows.filter(({ status }) => status === 'completed')) {
      const bytes = readFileSync(join(path, 'images', row.image_object ?? ''));
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(basename(toContentTag(row.image_object ?? ''))).toBe(`${hash}.png`);
      expect(readPng(bytes)).toEqual({ width: row.width, height: row.height });
      expect(Buffer.compare(bytes, paint(row))).toBe(0);
    }
  });
}

/** Holds once a service has worked off its queue. */
export async function expectAllEnded({ path }: DataDirectory): Promise<void> {
  await withDatabase(path, async (database) => {
    expect(await database.selectFrom('jobs').selectAll().execute()).toEqual([]);
    const rows = await database.selectFrom('generations').select(['prompt', 'status']).execute();
    const expected = ({ prompt }: { prompt: string }) =>
      /^(doomed|poison|stuck)/.test(prompt) ? 'failed' : 'completed';
    expect(rows.filter((row) => row.status !== expected(row))).toEqual([]);
    const charges = await database
      .selectFrom('credit_entries')
      .select('cause')
      .where('kind', '=', 'charge')
      .execute();
    expect(new Set(charges.map(({ cause }) => cause)).size).toBe(rows.length);
    expect(charges).toHaveLength(rows.length);
    const keys = await database.selectFrom('idempotency_keys').select('generation_id').execute();
    expect(new Set(keys.map((key) => key.generation_id)).size).toBe(rows.length);
  });
}
