import { expect, test } from 'vitest';
import { withOwn } from '../base/with-own.fixture.ts';
import { createGenerations } from './create-generations.ts';
import { NO_IMAGES } from './image-source.ts';
import { createPaintEngine } from './paint-engine.fixture.ts';
import { createTestBench, promptOf, quietLog } from './test-bench.fixture.ts';

test('a look at the whole queue serves many claims', async () => {
  const bench = await createTestBench();
  const ids: string[] = [];
  for (let card = 0; card < 40; card += 1)
    ids.push((await bench.generations.submit(bench.caller, promptOf(`card ${card}`))).id);
  let looks = 0;
  const selectFrom = (...tables: unknown[]): unknown => {
    if (tables[0] === 'jobs') looks += 1;
    return Reflect.apply(bench.database.selectFrom, bench.database, tables);
  };
  const generations = createGenerations({
    database: withOwn(bench.database, { selectFrom: selectFrom as never }),
    images: bench.images,
    clock: bench.clock,
    log: quietLog,
    engine: createPaintEngine(),
    resolveDesign: async () => ({ warnings: [] }),
    imageSource: NO_IMAGES,
    settings: { pollMs: 60_000, concurrency: 8 },
  });
  generations.start();
  for (const id of ids) await generations.waitFor(id, 60_000);
  await generations.drain();
  await bench.close();
  expect(looks).toBeLessThan(ids.length);
});
