import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { startDeliveryService } from './support/delivery-service.ts';

const HOUR_MS = 3600_000;

const listCards = (dataDirectory: string): string[] =>
  readdirSync(join(dataDirectory, 'cards'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );

test('a card that a crash left between its bytes and its row is gone after the next start, and others are not', async () => {
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
  await database.deleteFrom('cards').where('object', '=', stray).execute();
  await database.destroy();
  const old = new Date(Date.now() - HOUR_MS);
  for (const name of [kept, stray]) utimesSync(join(dataDirectory, 'cards', name), old, old);

  await using next = await startDeliveryService({ CARDWRIGHT_DATA_DIR: dataDirectory });
  await vi.waitFor(() => expect(existsSync(join(dataDirectory, 'cards', stray))).toBe(false), 10_000);
  expect(listCards(dataDirectory)).toEqual([kept]);
  const again = await next.client.get(sign('kept'));
  expect([again.status, again.headers['x-cached'], next.renders()]).toEqual([200, 'true', 0]);
  expect((await next.client.get(sign('stray'))).status).toBe(200);
});
