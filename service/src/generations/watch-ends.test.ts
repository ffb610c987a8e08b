import { afterEach, beforeEach, expect, test } from 'vitest';
import { withOwn } from '../base/with-own.fixture.ts';
import { createCompletionNotifier } from './completion-notifier.ts';
import { createTestBench, promptOf, type TestBench } from './test-bench.fixture.ts';
import { watchEnds } from './watch-ends.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

test('many who wait cost one statement a look, and are woken when theirs has ended', async () => {
  const ids: string[] = [];
  for (let card = 0; card < 20; card += 1)
    ids.push((await bench.generations.submit(bench.caller, promptOf(`card ${card}`))).id);
  let statements = 0;
  const selectFrom = (...tables: unknown[]): unknown => {
    statements += 1;
    return Reflect.apply(bench.database.selectFrom, bench.database, tables);
  };
  const database = withOwn(bench.database, { selectFrom: selectFrom as never });
  const notifier = createCompletionNotifier();
  let looks = 0;
  const listWaiting = () => {
    looks += 1;
    return notifier.listWaiting();
  };
  const signal = new AbortController();
  const waiting = Array.from({ length: 200 }, (_, at) =>
    notifier.wait(ids[at % 20] ?? '', 600_000, signal.signal),
  );
  const stop = watchEnds(database, { ...notifier, listWaiting }, 1);
  await expect.poll(() => statements).toBeGreaterThan(3);
  expect(statements).toBeLessThanOrEqual(looks);
  expect(notifier.listWaiting()).toHaveLength(20);
  bench.generations.start();
  await Promise.all(waiting);
  stop();
  expect(notifier.listWaiting()).toEqual([]);
});
