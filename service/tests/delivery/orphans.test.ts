import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { writeFact } from '../../src/stores/facts.ts';
import { startDeliveryService } from './support/delivery-service.ts';

const HOUR_MS = 3600_000;

const listCards = (dataDirectory: string): string[] =>
  readdirSync(join(dataDirectory, 'cards'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );

test('a card that a crash left between its bytes and its row is found by the next start, and others are not', async () => {
  await using first = await startDeliveryService();
  const { dataDirectory } = first;
  const key = await first.register();
  const sign = (title: string) => signTarget(key, '/i/og_standard', smallCard(title));
  await first.client.get(sign('kept'));
  const [kept = ''] = listCards(dataDirectory);
  await first.client.get(sign('stray'));
  const stray = listCards(dataDirectory).find((name) => name !== kept) ?? '';
  await first.stop();

  // As a power cut just before the commit leaves it.
  const database = await openTestDatabase(dataDirectory);
  try {
    await database.deleteFrom('cards').where('object', '=', stray).execute();
    await writeFact(database, 'swept-cards', new Date(Date.now() - HOUR_MS).toISOString());

    const clock = { now: () => new Date(Date.now() + 2 * HOUR_MS) };
    await using next = await startDeliveryService({ CARDWRIGHT_DATA_DIR: dataDirectory }, { clock });
    await expect
      .poll(() => database.selectFrom('erased_objects').select('object').execute())
      .toEqual([{ object: stray }]);
    const again = await next.client.get(sign('kept'));
    expect([again.status, again.headers['x-cached'], next.renders()]).toEqual([200, 'true', 0]);
  } finally {
    await database.destroy();
  }
});
