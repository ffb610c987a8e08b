import { expect, test } from 'vitest';
import { createSealer } from '../base/sealing.ts';
import { withOwn } from '../base/with-own.fixture.ts';
import { createTestClock } from '../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { createAccounts } from './accounts.ts';
import { createKeyCache } from './key-cache.ts';

test('while the database is away, keys sign for a minute, but not one that was revoked here', async () => {
  await using database = await createTestDatabase();
  const parts = { sealer: createSealer(Buffer.alloc(32, 7)), clock: createTestClock() };
  const accounts = createAccounts({ database, ...parts });
  const [ada = '', eve = ''] = await Promise.all(
    ['ada', 'eve'].map(async (name) => {
      const { apiKey } = await accounts.register({ email: `${name}@example.com`, plan: 'free' });
      return apiKey.split('_')[1];
    }),
  );
  await accounts.close();
  let isAway = false;
  const selectFrom = (...tables: unknown[]): unknown => {
    if (isAway) throw new DatabaseUnavailableError('away', { cause: undefined });
    return Reflect.apply(database.selectFrom, database, tables);
  };
  const keys = createKeyCache({ database: withOwn(database, { selectFrom: selectFrom as never }), ...parts });
  for (const id of [ada, eve]) expect(await keys.findSigningKey(id)).toBeDefined();
  isAway = true;
  keys.invalidate(ada);
  parts.clock.advance(50_000);
  await expect(keys.findSigningKey(ada)).rejects.toThrow(DatabaseUnavailableError);
  expect(await keys.findSigningKey(eve)).toBeDefined();
  parts.clock.advance(20_000);
  await expect(keys.findSigningKey(eve)).rejects.toThrow(DatabaseUnavailableError);
});
