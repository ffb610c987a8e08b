import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more tasks run at a time than the gate is wide, and all run', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (size, fates) => {
        const gate = createGate(size);
        let [running, most, finished] = [0, 0, 0];
        const results = await Promise.allSettled(
          fates.map((succeeds) =>
            gate.run(async () => {
              most = Math.max(most, ++running);
              await new Promise(setImmediate);
              running--;
              finished++;
              if (!succeeds) throw new Error('failed');
            }),
          ),
        );
        expect(most).toBe(Math.min(size, fates.length));
        expect(finished).toBe(fates.length);
        expect(results.map(({ status }) => status === 'fulfilled')).toEqual(fates);
      },
    ),
  );
});

test('tasks start in the order in which they came', async () => {
  const gate = createGate(1);
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((n) => gate.run(async () => order.push(n))));
  expect(order).toEqual([1, 2, 3, 4]);
});

test('a task that is aborted while it waits never starts and holds nobody up', async () => {
  const gate = createGate(1);
  const abort = new AbortController();
  let release = (): void => undefined;
  const first = gate.run(() => new Promise<void>((resolve) => (release = resolve)));
  let started = false;
  const second = gate.run(async () => {
    started = true;
  }, abort.signal);
  const third = gate.run(async () => 'third');
  abort.abort(new Error('client left'));
  await expect(second).rejects.toThrow('client left');
  release();
  await first;
  expect(await third).toBe('third');
  expect(started).toBe(false);
});

test('a task whose signal is already aborted is refused', async () => {
  const gate = createGate(1);
  await expect(gate.run(async () => 1, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  expect(await gate.run(async () => 2)).toBe(2);
});
