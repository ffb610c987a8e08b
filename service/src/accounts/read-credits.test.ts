import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { isPostgres } from '../stores/dialect.ts';
import { selectCredits } from './read-credits.ts';

test('a page of the ledger begins in the index, where the one before ended', async () => {
  const database = await createTestDatabase();
  try {
    if (isPostgres(database)) return;
    const after = { id: 'crd_1', created_at: '2026-11-28T12:00:00.000Z' };
    const { sql, parameters } = selectCredits(database, 'usr_1', after).limit(200).compile();
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SEARCH credit_entries USING INDEX credit_entries_newest (account_id=? AND created_at<?)',
    ]);
  } finally {
    await database.destroy();
  }
});
