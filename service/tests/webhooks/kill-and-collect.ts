import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { createSealer } from '../../src/base/sealing.ts';
import { addAccount } from '../../src/generations/test-bench.fixture.ts';
import { dropTestDatabase, isOnPostgres, openTestDatabase } from '../../src/stores/create-test-database.ts';
import { migrate } from '../../src/stores/migrate.ts';
import { createWebhookOutbox } from '../../src/stores/outbox/webhook-outbox.ts';
import { createWebhooks } from '../../src/webhooks/create-webhooks.ts';
import type { KillOrders, KillStep } from './kill-child.ts';

const STEPS: readonly KillStep[] = ['before-commit', 'after-commit', 'claimed', 'sent', 'recorded'];
// So many of a hundred attempts are refused.
const REFUSED_PERCENT = 2;

/** How often each message arrived, by its id, and what it was about. */
type Arrived = Map<string, { subject: string; times: number }>;

/**
 * Commits so many events on one database and kills who commits and sends them, at every step in turn. On PostgreSQL another
 * node sends beside it, and is killed with it. Every event arrives, signed, and each always with the same id.
 */
export async function killAndCollect({ deliveries, kills }: { deliveries: number; kills: number }) {
  const directory = mkdtempSync(join(tmpdir(), 'webhook-kills-'));
  const arrived: Arrived = new Map();
  const masterKey = randomBytes(32);
  const epochMs = Date.now();
  let secret = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const [id = '', time, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      String(request.headers[`webhook-${name}`]),
    );
    // Not `verify`, which compares with the time of this machine.
    const expected = new Webhook(secret).sign(id, new Date(Number(time) * 1000), body);
    if (signature !== expected || Math.random() * 100 < REFUSED_PERCENT) {
      response.writeHead(signature === expected ? 503 : 400).end();
      return;
    }
    const { subject } = arrived.get(id) ?? { subject: JSON.parse(body).data.id as string };
    arrived.set(id, { subject, times: (arrived.get(id)?.times ?? 0) + 1 });
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const database = await openTestDatabase(directory);
  const children = new Set<ChildProcess>();
  try {
    await migrate(database);
    const { accountId } = await addAccount(database);
    const webhooks = createWebhooks({
      database,
      clock: { now: () => new Date(epochMs) },
      sealer: createSealer(masterKey),
      outbox: createWebhookOutbox(),
      parseUrl: (url) => new URL(url),
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    ({ secret } = await webhooks.create(accountId, { url, events: ['generation.completed'] }));

    let lives = 0;
    const promised: string[] = [];
    const live = async (count: number, more: Pick<KillOrders, 'killAt'> = {}) => {
      lives += 1;
      const subjects = Array.from({ length: count }, (_, at) => `gen_${lives}_${at}`);
      const orders = { directory, accountId, masterKey: masterKey.toString('hex'), epochMs };
      const beside = isOnPostgres() ? start(children, { ...orders, subjects: [], goesOn: true }) : undefined;
      const { ended } = start(children, { ...orders, subjects, ...more }, promised);
      const end = await ended;
      beside?.child.kill('SIGKILL');
      await beside?.ended;
      return end;
    };
    const chunk = Math.ceil(deliveries / kills);
    for (let kill = 0; kill < kills; kill += 1) {
      const step = STEPS[kill % STEPS.length] ?? 'sent';
      // Whoever sends alone passes every step so often. Another node may take nearly all: whoever comes to an end is killed earlier the next time.
      let nth = 1 + Math.floor(Math.random() * (isOnPostgres() ? chunk / 10 : chunk / 2));
      let end = await live(chunk, { killAt: { step, nth } });
      for (; end === 0 && nth > 1; end = await live(chunk, { killAt: { step, nth } }))
        nth = Math.ceil(nth / 2);
      expect([step, end]).toEqual([step, 'SIGKILL']);
    }
    const rows = async () => await database.selectFrom('webhook_deliveries').selectAll().execute();
    expect(await live(Math.max(0, deliveries - (await rows()).length))).toBe(0);

    const kept = await rows();
    expect(kept.length).toBeGreaterThanOrEqual(deliveries);
    expect(kept.filter(({ status }) => status !== 'delivered')).toEqual([]);
    const subjects = kept.map(({ subject }) => subject);
    expect(promised.filter((subject) => !subjects.includes(subject))).toEqual([]);
    const told = [...arrived].map(([id, { subject }]) => `${id} ${subject}`);
    expect(told.sort()).toEqual(kept.map(({ id, subject }) => `${id} ${subject}`).sort());
    expect(new Set(subjects).size).toBe(kept.length);
    const times = [...arrived.values()].reduce((sum, one) => sum + one.times, 0);
    return { events: kept.length, repeated: times - kept.length };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    server.closeAllConnections();
    server.close();
    await database.destroy();
    await dropTestDatabase(directory);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** `ended` gives the code or the signal; what the child commits is added to `promised`. */
function start(children: Set<ChildProcess>, orders: KillOrders, promised: string[] = []) {
  const script = join(import.meta.dirname, 'kill-child.ts');
  // Nothing is written to its input: that it ends tells the child that this process is gone.
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    children.delete(child);
    promised.push(...output.split('\n').slice(0, -1));
    return code ?? signal;
  });
  return { child, ended };
}
