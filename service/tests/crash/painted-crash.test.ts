import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from '../../src/generations/step.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import type { ChildOrders } from './crash-child.ts';
import {
  createDataDirectory,
  type DataDirectory,
  expectAllEnded,
  expectNothingLost,
  killChildren,
  runChild,
  withDatabase,
} from './data-directory.ts';
import { ASKED, PAINTER } from './open-core.ts';

// A painting costs the operator money and the account three credits: whenever the process dies, both pay once.

let directory: DataDirectory;
beforeEach(async () => {
  directory = await createDataDirectory();
});
afterEach(async () => {
  await killChildren();
  directory.remove();
});

const ordersFor = (submits: ChildOrders['submits'], more: Partial<ChildOrders> = {}): ChildOrders => ({
  directory: directory.path,
  accountId: directory.accountId,
  settings: { maxAttempts: 1_000, concurrency: 1 },
  submits,
  ...more,
});

const countAsked = (): number => {
  const file = join(directory.path, ASKED);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
};

const rows = () =>
  withDatabase(directory.path, async (database) => {
    expect((await verifyLedger(database)).faults).toEqual([]);
    return await database.selectFrom('generations').select(['status', 'painter', 'credits_used']).execute();
  });

const NAME = 'killed at %s, the model is asked %d times in all, and three credits stay charged';
const AT_THE_ANSWER = [['painting-stored', 1]] as const;
const AROUND_IT = [
  // The answer is nowhere but in the process that dies.
  ['painted', 2],
  ['before-complete-commit', 1],
] as const;
test.each(AT_THE_ANSWER)(NAME, expectChargedOnce);
test.each(AROUND_IT)(NAME, { tags: 'deep' }, expectChargedOnce);

async function expectChargedOnce(step: Step, asked: number): Promise<void> {
  const submits = [{ prompt: 'a fox', idempotencyKey: 'fox', engine: PAINTER.painter }];
  const killAt = { step, nth: 1, signal: 'SIGKILL' } as const;
  expect(await runChild(ordersFor(submits, { killAt }))).toMatchObject({ signal: 'SIGKILL' });
  await expectNothingLost(directory, new Map());
  expect(await runChild(ordersFor(submits))).toMatchObject({ code: 0 });
  await expectNothingLost(directory, new Map());
  await expectAllEnded(directory);
  expect(await rows()).toEqual([{ status: 'completed', painter: 'model/test', credits_used: 3 }]);
  expect(countAsked()).toBe(asked);
}

test('one that cannot be drawn after its painting gives all credits back, in whatever moment it is killed', async () => {
  const submits = [{ prompt: 'doomed fox', idempotencyKey: 'fox', engine: PAINTER.painter }];
  for (const step of ['painting-stored', 'before-fail-commit'] as const) {
    const killAt = { step, nth: 1, signal: 'SIGKILL' } as const;
    expect(await runChild(ordersFor(submits, { killAt }))).toMatchObject({ signal: 'SIGKILL' });
    await expectNothingLost(directory, new Map());
  }
  expect(await runChild(ordersFor(submits))).toMatchObject({ code: 0 });
  await expectAllEnded(directory);
  expect(await rows()).toEqual([{ status: 'failed', painter: expect.anything(), credits_used: 0 }]);
  expect(countAsked()).toBe(1);
});
