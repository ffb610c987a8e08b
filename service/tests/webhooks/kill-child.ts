// A node that commits events and sends them until it is killed, or nothing is left. Argument, as JSON: see `KillOrders`. Every line on
// stdout is the subject of an event that was committed: it may not be lost from then on.
import { writeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSealer } from '../../src/base/sealing.ts';
import { createGuardedRequest } from '../../src/outbound/guarded-request.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { createWebhookOutbox } from '../../src/stores/outbox/webhook-outbox.ts';
import { transact } from '../../src/stores/transact.ts';
import { createSender, type SenderStep } from '../../src/webhooks/create-sender.ts';

export type KillStep = SenderStep | 'before-commit' | 'after-commit';

export type KillOrders = {
  directory: string;
  accountId: string;
  masterKey: string;
  /** When the clock of all nodes began; it is faster than the real one, so that leases and pauses pass. */
  epochMs: number;
  subjects: string[];
  /** It sends itself SIGKILL the `nth` time that it passes `step`. */
  killAt?: { step: KillStep; nth: number };
  /** It does not end by itself. */
  goesOn?: true;
};

const SPEED = 100;
const TIMEOUT_MS = 1_000;

// Its end says that nobody is left to read the promises: the test was ended.
process.stdin.once('end', () => process.exit(1)).resume();
(process.stdin as Socket).unref();

const orders = JSON.parse(process.argv[2] ?? '') as KillOrders;
let passed = 0;
const onStep = (step: KillStep): void => {
  const { killAt } = orders;
  if (step === killAt?.step && ++passed === killAt.nth) process.kill(process.pid, 'SIGKILL');
};

const clock = { now: () => new Date(orders.epochMs + (Date.now() - orders.epochMs) * SPEED) };
const database = await openTestDatabase(orders.directory);
const outbox = createWebhookOutbox();
const request = createGuardedRequest({
  allowedHosts: [],
  trustedHosts: ['127.0.0.1'],
  timeoutMs: TIMEOUT_MS,
});
const sender = createSender({
  database,
  clock,
  outbox,
  request,
  onStep,
  sealer: createSealer(Buffer.from(orders.masterKey, 'hex')),
  log: { info: () => {}, error: (fields) => writeSync(2, `${JSON.stringify(fields)}\n`) },
  settings: { leaseMs: 2 * TIMEOUT_MS * SPEED, pollMs: 100 },
});
sender.start();

for (const subject of orders.subjects) {
  await transact(database, async (transaction) => {
    const event = { accountId: orders.accountId, type: 'generation.completed', subject, now: clock.now() };
    await outbox.add(transaction, event, async () => ({ id: subject }));
    onStep('before-commit');
  });
  onStep('after-commit');
  writeSync(1, `${subject}\n`);
  outbox.wake();
}

const countPending = async (): Promise<number> => {
  const { count } = await database
    .selectFrom('webhook_deliveries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
};
while (orders.goesOn || (await countPending()) > 0) await sleep(20);
await sender.drain();
await request.close();
await database.destroy();
