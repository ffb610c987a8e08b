import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../stores/database.ts';
import { migrate } from '../stores/migrate.ts';
import { selectDeliveries } from './create-webhooks.ts';

test('deliveries with a status are found in an index, however many have another', async () => {
  const database = openDatabase({ path: ':memory:' });
  await migrate(database);
  const { sql, parameters } = selectDeliveries(database, 'whk_1', { limit: 20, status: 'failed' }).compile();
  const { rows } = await database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH .* USING INDEX webhook_deliveries_status \(webhook_id=\? AND status=\?\)/),
  ]);
  await database.destroy();
});
