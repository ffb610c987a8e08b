import { expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { hasAccounts } from './read-accounts.ts';
import { insertAccount } from './register.ts';

test('whether there is an account is one row, however many there are: every start asks', async () => {
  await using database = await createTestDatabase();
  expect(await hasAccounts(database)).toBe(false);
  for (const name of ['ada', 'bob', 'eve'])
    await insertAccount(database, systemClock, { email: `${name}@example.com`, plan: 'free' });
  let rows = 0;
  const counted = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  });
  expect([await hasAccounts(counted), rows]).toEqual([true, 1]);
});
