import { OperatorError } from '../../base/operator-error.ts';
import type { Connection } from '../connection.ts';
import { noteImages } from '../pair-stores.ts';
import { transact } from '../transact.ts';

/** In the target of a move, from its beginning to its end. */
export type MoveNote = {
  /** Of the image store that will belong to the database. */
  imagesId: string;
  /** Where the data comes from, without secrets. */
  source: string;
};

const FACT = 'move';

export async function readMoveNote(connection: Connection): Promise<MoveNote | undefined> {
  const row = await connection
    .selectFrom('facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as MoveNote);
}

export async function writeMoveNote(connection: Connection, note: MoveNote): Promise<void> {
  await connection
    .insertInto('facts')
    .values({ name: FACT, value: JSON.stringify(note) })
    .execute();
}

/** From now on, the target is an installation like any other. */
export async function endMove(connection: Connection, { imagesId }: MoveNote): Promise<void> {
  await transact(connection, async (transaction) => {
    await noteImages(transaction, imagesId);
    await transaction.deleteFrom('facts').where('name', '=', FACT).execute();
  });
}

/** Throws `OperatorError` for the target of a move that is not complete. */
export async function checkMoved(connection: Connection): Promise<void> {
  const note = await readMoveNote(connection);
  if (note === undefined) return;
  throw new OperatorError(
    `The move from ${note.source} to this database is not complete. To complete it, run the same \`npm run admin -- move\` again; ` +
      'until then, keep to the old installation.',
  );
}
