import type { Connection } from '../stores/connection.ts';

export const MOST_TEMPLATES = 100;
// Of all versions and drafts of all templates of an account, as JSON.
const MOST_CHARACTERS = 16_000_000;

/** Whether an account may store so many characters more. */
export async function hasRoom(connection: Connection, accountId: string, more: number): Promise<boolean> {
  let total = more;
  for (const table of ['own_templates', 'template_drafts'] as const) {
    const { characters } = await connection
      .selectFrom(table)
      .select(({ fn }) => fn.sum(fn<number>('length', ['definition'])).as('characters'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    total += Number(characters ?? 0);
  }
  return total <= MOST_CHARACTERS;
}
