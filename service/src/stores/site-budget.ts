import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Connection } from './connection.ts';
import type { Schema } from './schema.ts';

const hasCardLeft =
  (day: string) =>
  (eb: ExpressionBuilder<Schema, 'sites'>): ExpressionWrapper<Schema, 'sites', SqlBool> =>
    eb.or([eb('drawn_on', 'is', null), eb('drawn_on', '<>', day), eb('drawn', '<', eb.ref('daily_cards'))]);

/** Counts a new card of a site in the caller's transaction; false when the site has had its cards of the day, or is gone. */
export async function takeSiteCard(
  connection: Connection,
  site: { accountId: string; host: string },
  day: string,
): Promise<boolean> {
  const taken = await connection
    .updateTable('sites')
    .set((eb) => ({
      drawn: eb
        .case()
        .when('drawn_on', '=', day)
        .then(eb('drawn', '+', 1))
        .else(1)
        .end(),
      drawn_on: day,
    }))
    .where('account_id', '=', site.accountId)
    .where('host', '=', site.host)
    .where('verified_at', 'is not', null)
    .where(hasCardLeft(day))
    .returning('drawn')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether `takeSiteCard` would count one more. */
export async function hasSiteCard(
  connection: Connection,
  site: { accountId: string; host: string },
  day: string,
): Promise<boolean> {
  const found = await connection
    .selectFrom('sites')
    .select('host')
    .where('account_id', '=', site.accountId)
    .where('host', '=', site.host)
    .where('verified_at', 'is not', null)
    .where(hasCardLeft(day))
    .executeTakeFirst();
  return found !== undefined;
}
