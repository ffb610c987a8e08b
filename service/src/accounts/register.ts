import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import { type Database, isUniqueViolation } from '../stores/database.ts';
import { lockTable } from '../stores/dialect.ts';
import type { Plan } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { parseEmail } from './email.ts';
import { createKeyRow } from './keys.ts';
import { hasAccounts } from './read-accounts.ts';
import type { Account } from './types.ts';

/** What an account's first key is called until its owner renames it. */
export const FIRST_KEY_NAME = 'Primary key';

type NewAccount = { email: string; plan: Plan; onlyFirst?: boolean; operator?: boolean };

/** Creates an account with its first key. Throws `invalid` and `conflict`. */
export async function register(
  parts: { database: Database; sealer: Sealer; clock: Clock },
  input: NewAccount,
): Promise<{ account: Account; apiKey: string }> {
  return await transact(parts.database, async (transaction) => {
    const account = await insertAccount(transaction, parts.clock, input);
    const { row, apiKey } = createKeyRow(parts, account.id, { name: FIRST_KEY_NAME });
    await transaction.insertInto('api_keys').values(row).execute();
    return { account, apiKey };
  });
}

/** A new account without keys. Throws `invalid` and `conflict`, also where it must be the first and is not. */
export async function insertAccount(
  transaction: Connection,
  clock: Clock,
  input: NewAccount,
): Promise<Account> {
  const id = createId('usr');
  const email = parseEmail(input.email);
  // Whoever sets the service up runs it.
  const { plan, operator = input.onlyFirst === true } = input;
  const createdAt = clock.now().toISOString();
  if (input.onlyFirst) await refuseAfterFirst(transaction);
  const row = {
    operator: operator ? 1 : 0,
    allowance: null,
    disabled_at: null,
    fallback_card: null,
    closing_at: null,
    created_at: createdAt,
  };
  try {
    await transaction
      .insertInto('accounts')
      .values({ id, email, plan, ...row })
      .execute();
  } catch (cause) {
    // The unique index decides: checking first would let two concurrent requests for one address pass.
    if (!isUniqueViolation(cause)) throw cause;
    throw new ServiceError(
      'conflict',
      'This email address is already registered. Use its API key, or register another address. If the key is lost, the operator can create a new one: npm run admin -- keys create --email ADDRESS.',
      { code: 'email_taken', parameter: 'email', cause },
    );
  }
  return { id, email, plan, allowance: null, disabledAt: null, operator, creditsUsed: 0, createdAt };
}

async function refuseAfterFirst(transaction: Connection): Promise<void> {
  // Two registrations at once would each see none.
  await lockTable(transaction, 'accounts');
  if (!(await hasAccounts(transaction))) return;
  throw new ServiceError(
    'conflict',
    'Registration is closed: this service is in owner mode and already has its account. Use its API key. If you have none, sign in to ' +
      'the studio with the link from `npm run admin -- sign-in-link` and create one, or run `npm run admin -- keys create --email ADDRESS`.',
    { code: 'signup_closed' },
  );
}
