import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { transact } from '../stores/transact.ts';
import { getGeneration } from './read-generations.ts';
import type { Generation } from './types.ts';

/** Stars a generation of the account, or removes its star. Throws `not-found`. */
export async function setStarred(
  database: Database,
  accountId: string,
  id: string,
  starred: boolean,
  now: Date,
): Promise<Generation> {
  return await transact(database, async (transaction) => {
    await lockAccount(transaction, accountId);
    const generation = await getGeneration(transaction, id, accountId);
    if (starred)
      await transaction
        .insertInto('starred_generations')
        .values({ generation_id: id, account_id: accountId, starred_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await transaction.deleteFrom('starred_generations').where('generation_id', '=', id).execute();
    return { ...generation, starred };
  });
}
