import { randomInt } from 'node:crypto';
import type { TemplateDefinition } from '@cardwright/contract';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import type { TemplateDraftsTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { hasRoom, MOST_TEMPLATES } from './template-room.ts';
import type { SavedDraft, TemplateDrafts } from './types.ts';

// A draft that was deleted and begun anew has other revisions: whoever still has the former one does not write over it.
const FIRST_REVISIONS = 500_000_000;

/** Drafts of templates in `database`. */
export function createTemplateDrafts({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TemplateDrafts {
  const find: TemplateDrafts['find'] = async (accountId, name) => {
    const row = await findRow(database, accountId, name);
    return row && toDraft(row);
  };
  const list: TemplateDrafts['list'] = async (accountId) => {
    const rows = await database
      .selectFrom('template_drafts')
      .select(['name', 'version', 'revision', 'updated_at'])
      .where('account_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('name')
      .execute();
    return rows.map(toSummary);
  };
  return {
    find,
    list,

    async *readAll(accountId) {
      for (const { name } of await list(accountId)) {
        const draft = await find(accountId, name);
        // Deleted since the list was read.
        if (draft) yield draft;
      }
    },

    put: (accountId, name, { definition, version, revision }) =>
      transact(database, async (transaction) => {
        if ((await lockAccount(transaction, accountId)) === undefined)
          throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
        const former = await findRow(transaction, accountId, name);
        if (revision !== undefined && revision !== (former?.revision ?? 0))
          throw changed(name, former?.revision);
        const text = JSON.stringify(definition);
        if (!former) await refuseBeyond(transaction, accountId);
        if (!(await hasRoom(transaction, accountId, text.length - (former?.definition.length ?? 0))))
          throw invalid('The templates and drafts of an account can take up 16 MB in all; delete one first.');
        const row: TemplateDraftsTable = {
          account_id: accountId,
          name,
          version,
          revision: (former?.revision ?? randomInt(FIRST_REVISIONS)) + 1,
          definition: text,
          updated_at: clock.now().toISOString(),
        };
        await transaction
          .insertInto('template_drafts')
          .values(row)
          .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(row))
          .execute();
        return toDraft(row);
      }),

    async remove(accountId, name) {
      const { numDeletedRows } = await database
        .deleteFrom('template_drafts')
        .where('account_id', '=', accountId)
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

const findRow = (
  connection: Connection,
  accountId: string,
  name: string,
): Promise<TemplateDraftsTable | undefined> =>
  connection
    .selectFrom('template_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();

async function refuseBeyond(connection: Connection, accountId: string): Promise<void> {
  const { count } = await connection
    .selectFrom('template_drafts')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES)
    throw invalid(`An account can have ${MOST_TEMPLATES} drafts of templates; delete one first.`);
}

const toSummary = (row: Omit<TemplateDraftsTable, 'account_id' | 'definition'>) => ({
  name: row.name,
  version: row.version,
  revision: row.revision,
  updatedAt: row.updated_at,
});

const toDraft = (row: TemplateDraftsTable): SavedDraft => ({
  ...toSummary(row),
  definition: JSON.parse(row.definition) as TemplateDefinition,
});

function changed(name: string, revision: number | undefined): ServiceError {
  const message =
    revision === undefined
      ? `There is no draft of "${name}" any more. Send \`revision: 0\` to save yours.`
      : `The draft of "${name}" was saved elsewhere meanwhile, as revision ${revision}. Look at it first, or send \`revision: ${revision}\` to save yours over it.`;
  return new ServiceError('conflict', message, { code: 'draft_changed', parameter: 'revision' });
}

const invalid = (message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter: 'name' });
