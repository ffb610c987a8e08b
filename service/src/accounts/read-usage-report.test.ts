import { MOST_USED } from '@cardwright/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { readUsageReport } from './read-usage-report.ts';

const DAY = '2026-11-28';

test('an account that has used very many keys is summed up in turns with others, and those used most are listed', async () => {
  const database = await createTestDatabase();
  const account = { id: 'usr_1', email: 'ada@example.com', plan: 'free', created_at: DAY } as const;
  await database.insertInto('accounts').values(account).execute();
  await sql`
    insert into card_requests (account_id, date, key_id, template, visitor, requests, cached)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 6000)
    select 'usr_1', ${DAY}, 'key' || n, 'og_standard', 'Browsers', n, 1 from numbers`.execute(database);
  let turns = 0;
  let isReading = true;
  const others = async (): Promise<void> => {
    while (isReading) {
      await new Promise(setImmediate);
      turns += 1;
    }
  };
  const serving = others();
  const report = await readUsageReport(database, 'usr_1', { from: DAY, to: DAY });
  isReading = false;
  await serving;
  expect(turns).toBeGreaterThan(6);
  expect(report.days).toMatchObject([{ requests: (6000 * 6001) / 2, cached: 6000 }]);
  expect(report.keys.map(({ requests }) => requests)).toEqual(
    Array.from({ length: MOST_USED }, (_, at) => 6000 - at),
  );
  await database.destroy();
});
