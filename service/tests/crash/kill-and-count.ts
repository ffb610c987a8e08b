import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { STEPS, type Step } from '../../src/generations/step.ts';
import type { ChildOrders } from './crash-child.ts';
import { createClients, type Submit } from './crash-clients.ts';
import {
  createDataDirectory,
  expectAllEnded,
  expectNothingLost,
  killChildren,
  runChild,
} from './data-directory.ts';

type Kills = {
  /** At each named step, whenever it was passed so many times. */
  nth: readonly number[];
  /** So many milliseconds after the start. */
  ms: readonly number[];
};

/** Kills a service at these moments, one after the other, on one data directory, and looks each time whether something was lost. */
export async function killAndCount({ nth, ms }: Kills): Promise<void> {
  const directory = await createDataDirectory();
  const ordersFor = (submits: Submit[], more: Partial<ChildOrders> = {}): ChildOrders => ({
    directory: directory.path,
    accountId: directory.accountId,
    // A crash counts as an attempt; here nothing may fail by crashes alone.
    settings: { maxAttempts: 1_000 },
    submits,
    ...more,
  });
  const named = STEPS.flatMap((step) => nth.map((count): [Step, number] => [step, count]));
  const clients = createClients();
  try {
    for (const [step, count] of named) {
      const killAt = { step, nth: count, signal: 'SIGKILL' } as const;
      const end = await runChild(ordersFor(clients.next(8), { killAt }));
      expect([killAt, end.signal]).toEqual([killAt, 'SIGKILL']);
      clients.read(end);
      await expectNothingLost(directory, clients.promised);
    }
    for (const moment of ms) {
      const end = await runChild(ordersFor(clients.next(100)), (child) =>
        setTimeout(() => child.kill('SIGKILL'), moment),
      );
      clients.read(end);
      await expectNothingLost(directory, clients.promised);
    }
    const last = await runChild(ordersFor(clients.next(0)));
    expect(last).toMatchObject({ code: 0, signal: null });
    clients.read(last);
    expect(clients.next(0)).toEqual([]);
    await expectNothingLost(directory, clients.promised);
    await expectAllEnded(directory);
    expect(readdirSync(join(directory.path, 'images', '.incoming'))).toEqual([]);
  } finally {
    await killChildren();
    directory.remove();
  }
}
