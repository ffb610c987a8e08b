import type { Database } from '../stores/database.ts';
import type { FallbackCard } from './types.ts';

/** As the database has it. */
export const toFallbackCard = (json: string | null): FallbackCard | undefined =>
  json === null ? undefined : (JSON.parse(json) as FallbackCard);

export async function findFallbackCard(
  database: Database,
  accountId: string,
): Promise<FallbackCard | undefined> {
  const row = await database
    .selectFrom('accounts')
    .select('fallback_card')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return toFallbackCard(row?.fallback_card ?? null);
}
