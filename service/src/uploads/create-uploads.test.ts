import { expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { withOwn } from '../base/with-own.fixture.ts';
import { addAccount } from '../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { createUploads } from './create-uploads.ts';

test('uploads stay known while the database is away, whoever deleted another one', async () => {
  await using database = await createTestDatabase();
  const [{ accountId: ada }, { accountId: eve }] = [await addAccount(database), await addAccount(database)];
  const row = { name: null, type: 'image/png', bytes: 1, details: '{}', created_at: '2026-11-30' } as const;
  for (const account_id of [ada, eve])
    await database
      .insertInto('uploads')
      .values({ ...row, account_id, id: 'up_1', object: `ab/${account_id}.png` })
      .execute();
  let isAway = false;
  const selectFrom = (...tables: unknown[]): unknown => {
    if (isAway) throw new DatabaseUnavailableError('away', { cause: undefined });
    return Reflect.apply(database.selectFrom, database, tables);
  };
  const uploads = createUploads({
    database: withOwn(database, { selectFrom: selectFrom as never }),
    images: {} as never,
    clock: systemClock,
    limits: { count: 10, bytes: 1000, fileBytes: 1000 },
    onDeleted: () => {},
  });
  for (const account of [ada, eve]) expect(await uploads.has(account, 'up_1', 'image')).toBe(true);
  await uploads.delete(eve, 'up_1');
  isAway = true;
  expect(await uploads.has(ada, 'up_1', 'image')).toBe(true);
  await expect(uploads.has(eve, 'up_1', 'image')).rejects.toThrow(DatabaseUnavailableError);
});
