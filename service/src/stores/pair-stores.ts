import { randomText } from '../base/ids.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { lockTable } from './dialect.ts';
import type { ObjectFolder } from './object-folder.ts';
import { transact } from './transact.ts';

/** The object that says to which database the images beside it belong. */
export const MARK = 'database-id';

const FACT = 'images';
// Before an id that was chosen, but may not be in the store yet.
const UNWRITTEN = 'new:';
const ID_CHARACTERS = 20;

/**
 * Notes in both which image store belongs to which database, once, and throws `OperatorError` when these two do not belong
 * together: a node that keeps images elsewhere would answer 503 for those of others, and a service that swept another's
 * bucket would delete its images.
 */
export async function pairStores(database: Database, images: ObjectFolder, place: string): Promise<void> {
  await database
    .insertInto('facts')
    .values({ name: FACT, value: UNWRITTEN + randomText(ID_CHARACTERS) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transact(database, async (transaction) => {
    // Nodes that start at once take turns.
    await lockTable(transaction, 'facts');
    const { value } = await transaction
      .selectFrom('facts')
      .select('value')
      .where('name', '=', FACT)
      .executeTakeFirstOrThrow();
    const mark = await images.get(MARK);
    const found = mark && new TextDecoder().decode(mark);
    const isNew = value.startsWith(UNWRITTEN);
    const id = isNew ? value.slice(UNWRITTEN.length) : value;
    if (found !== id && !(isNew && found === undefined)) throw refusal(place, found);
    if (!isNew) return;
    await images.put(MARK, new TextEncoder().encode(id));
    await transaction.updateTable('facts').set({ value: id }).where('name', '=', FACT).execute();
  });
}

/** Notes that the images whose store has the mark `id` belong to this database. */
export async function noteImages(connection: Connection, id: string): Promise<void> {
  await connection.insertInto('facts').values({ name: FACT, value: id }).execute();
}

/** Whether an image store was ever noted: a service has started. */
export async function hasNotedImages(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  return row !== undefined;
}

export const createImagesId = (): string => randomText(ID_CHARACTERS);

const refusal = (place: string, found: string | undefined): OperatorError =>
  new OperatorError(
    found === undefined
      ? `The images of this database are kept elsewhere, not in ${place}. All nodes of a database need the same S3 settings ` +
          `(CARDWRIGHT_S3_BUCKET and those below it); images that were moved need the object "${MARK}" beside them.`
      : `${place[0]?.toUpperCase()}${place.slice(1)} holds the images of another database. Choose another bucket or ` +
          'CARDWRIGHT_S3_PREFIX for this one, or correct CARDWRIGHT_DATABASE_URL.',
  );
