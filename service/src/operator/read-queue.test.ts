import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { isPostgres } from '../stores/dialect.ts';
import { selectQueue } from './read-queue.ts';

test('SQLite reads the generations of jobs alone', async () => {
  const database = await createTestDatabase();
  try {
    if (isPostgres(database)) return;
    const { sql, parameters } = selectQueue(database).compile();
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SCAN jobs/),
      expect.stringMatching(/^SEARCH generations USING .*\(id=\?\)/),
    ]);
  } finally {
    await database.destroy();
  }
});
