import { openTestDatabase } from '../../../src/stores/create-test-database.ts';
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
