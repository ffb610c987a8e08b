import type { Connection } from '../stores/connection.ts';

export const MOST_TEMPLATES = 100;
// Of all versions and drafts of all templates of an account, as JSON.
const MOST_CHARACTERS = 16_000_000;

/** Whether an account may store so many characters more. */
export async function hasRoom(connection: Connection, accountId: string, more: number): Promise<boolean> {
  const counted = await connection
    .selectFrom('account_counts')
    .select('template_characters')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(counted?.template_characters ?? 0) + more <= MOST_CHARACTERS;
}
