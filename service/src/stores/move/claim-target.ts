import { OperatorError } from '../../base/operator-error.ts';
import type { Database } from '../database.ts';
import { isNewer, migrate } from '../migrate.ts';
import type { ObjectFolder } from '../object-folder.ts';
import { createImagesId, hasNotedImages, MARK } from '../pair-stores.ts';
import type { Installation } from './installation.ts';
import { type MoveNote, readMoveNote, writeMoveNote } from './move-note.ts';
import { MOVED_TABLES } from './moved-tables.ts';
import { countRows } from './table-rows.ts';

/**
 * Makes an empty target, or one that an interrupted move of this source has left, that of this move, with a note in its
 * database and one beside its images. Throws `OperatorError` for any other, which stays as it is.
 */
export async function claimTarget(
  { place: source }: Pick<Installation, 'place'>,
  { database, images, cards, place, imagesPlace }: Installation,
): Promise<MoveNote> {
  const note = (await findNote(database, place)) ?? { imagesId: createImagesId(), source };
  if (note.source !== source)
    throw new OperatorError(
      `${place} has a part of another move, from ${note.source}. Complete that one, or empty the target.`,
    );
  const isMarked = await checkImages({ images, cards, imagesPlace }, note);
  await migrate(database);
  if ((await readMoveNote(database)) === undefined) await writeMoveNote(database, note);
  if (!isMarked) await images.put(MARK, new TextEncoder().encode(note.imagesId));
  return note;
}

/** The note of an interrupted move. Throws when there is none, but something else. */
async function findNote(database: Database, place: string): Promise<MoveNote | undefined> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  if (tables.length === 0) return undefined;
  if (await isNewer(database))
    throw new OperatorError(`A newer version has migrated ${place}. Choose an empty target.`);
  const notEmpty = new OperatorError(`${place} is not empty. Choose an empty target; nothing was changed.`);
  if (!tables.includes('facts')) throw notEmpty;
  const note = await readMoveNote(database);
  if (note !== undefined) return note;
  // Tables without rows may have been made by `npm run admin -- migrate`.
  if (await hasNotedImages(database)) throw notEmpty;
  for (const table of MOVED_TABLES)
    if (!tables.includes(table) || (await countRows(database, table)) > 0) throw notEmpty;
  return undefined;
}

/** Whether the images have the mark of this move. Throws when they are those of something else. */
async function checkImages(
  { images, cards, imagesPlace }: Pick<Installation, 'images' | 'cards' | 'imagesPlace'>,
  { imagesId }: MoveNote,
): Promise<boolean> {
  const mark = await images.get(MARK);
  if (mark !== undefined && new TextDecoder().decode(mark) === imagesId) return true;
  if (mark === undefined && (await isEmpty(images)) && (await isEmpty(cards))) return false;
  throw new OperatorError(`${imagesPlace} already has images. Choose an empty target; nothing was changed.`);
}

async function isEmpty(folder: ObjectFolder): Promise<boolean> {
  for await (const _ of folder.list()) return false;
  return true;
}
