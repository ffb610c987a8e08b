import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../src/stores/create-test-database.ts';
import type { Api } from './describe-operation.ts';
import { shareService } from './share-service.ts';
import type { TestService } from './test-service.ts';

/** As the admin command does. */
export async function makeOperator(service: TestService, email: string, operator = true): Promise<void> {
  const database = await openTestDatabase(service.dataDirectory);
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ operator: operator ? 1 : 0 })
    .where('email', '=', email)
    .executeTakeFirst();
  await database.destroy();
  if (numUpdatedRows === 0n) throw new Error(`no account ${email}`);
}

/** Registers an account that is an operator, and gives its key. */
export async function registerOperator(service: TestService, email = 'olga@example.com'): Promise<string> {
  const key = await service.register(email);
  await makeOperator(service, email);
  return key;
}

/** Others than operators are refused, and learn nothing. */
export function describeOperatorOnly(api: Api): void {
  describe('403', () => {
    test('for an account that is no operator, or no longer one', async () => {
      await using service = await shareService();
      const operator = await registerOperator(service);
      const refused = await api(service, { key: await service.register() });
      expect([refused.status, refused.body.code]).toEqual([403, 'operator_only']);
      expect((await api(service, { key: operator })).status).toBe(200);
      await makeOperator(service, 'olga@example.com', false);
      expect((await api(service, { key: operator })).status).toBe(403);
    });
  });
}
