import { randomText } from '../base/ids.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { lockTable } from './dialect.ts';
import { readFact, writeFact } from './facts.ts';
import type { ObjectFolder } from './object-folder.ts';
import { skipOrphans } from './sweep-orphans.ts';
import { transact } from './transact.ts';

/** The object that says to which database the images beside it belong: its id in the first line, its place in the second. */
export const MARK = 'database-id';

/** Which database this is, among copies of it. */
export type Incarnation = {
  /** Other than that of a copy; undefined where a copy has images of its own, as in a data directory. */
  id: string | undefined;
  /** Where, for people. */
  place: string;
};

type Stores = {
  database: Database;
  incarnation: Incarnation;
  images: Pick<ObjectFolder, 'get' | 'put' | 'list'>;
  /** Where the images are, for people. */
  place: string;
};

const FACT = 'images';
const INCARNATION = 'incarnation';
// Before an id that was chosen, but may not be in the store yet.
const UNWRITTEN = 'new:';
const ID_CHARACTERS = 20;
// What another node puts while it starts belongs to nobody yet.
const SETTLED_MS = 60_000;

/**
 * Notes in both which image store belongs to which database, once, and throws `OperatorError` when these two do not belong
 * together: a node that keeps images elsewhere would answer 503 for those of others, and a service that swept another's
 * images would delete them. Nor do the images of a database belong to a copy of it.
 */
export async function pairStores(stores: Stores): Promise<void> {
  const { database, incarnation, images, place } = stores;
  await database
    .insertInto('facts')
    .values({ name: FACT, value: UNWRITTEN + randomText(ID_CHARACTERS) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transact(database, async (transaction) => {
    // Nodes that start at once take turns.
    await lockTable(transaction, 'facts');
    const value = (await readFact(transaction, FACT)) ?? '';
    await checkIncarnation(transaction, incarnation, place);
    const found = await readMark(images);
    const isNew = value.startsWith(UNWRITTEN);
    const id = isNew ? value.slice(UNWRITTEN.length) : value;
    if (found?.id !== id && !(isNew && found === undefined)) throw isOthers(place, found, incarnation);
    if (!isNew) return;
    if (found === undefined && !(await hasImages(transaction)) && (await isUsed(images)))
      throw isUnknown(place, incarnation);
    await images.put(MARK, toMark(id, incarnation));
    await writeFact(transaction, FACT, id);
  });
}

/** Makes the images those of this database from now on, whatever either said before. */
export async function adoptImages({ database, incarnation, images }: Stores, now: Date): Promise<void> {
  const id = randomText(ID_CHARACTERS);
  await transact(database, async (transaction) => {
    await lockTable(transaction, 'facts');
    await writeFact(transaction, FACT, id);
    await transaction.deleteFrom('facts').where('name', '=', INCARNATION).execute();
    if (incarnation.id !== undefined) await writeFact(transaction, INCARNATION, toFact(incarnation));
    await images.put(MARK, toMark(id, incarnation));
  });
  await skipOrphans(database, now);
}

/** Throws `OperatorError` when the images were adopted by another database since, or this one is a copy. */
export async function checkPaired({ database, incarnation, images, place }: Stores): Promise<void> {
  await checkIncarnation(database, incarnation, place);
  const found = await readMark(images);
  if (found === undefined || found.id !== (await readFact(database, FACT)))
    throw isOthers(place, found, incarnation);
}

/** Notes that the images whose store has the mark `id` belong to this database. */
export const noteImages = (connection: Connection, id: string): Promise<void> =>
  writeFact(connection, FACT, id);

/** Whether an image store was ever noted: a service has started. */
export const hasNotedImages = async (connection: Connection): Promise<boolean> =>
  (await readFact(connection, FACT)) !== undefined;

export const createImagesId = (): string => randomText(ID_CHARACTERS);

async function checkIncarnation(
  connection: Connection,
  incarnation: Incarnation,
  place: string,
): Promise<void> {
  if (incarnation.id === undefined) return;
  const fact = await readFact(connection, INCARNATION);
  if (fact === undefined) return await writeFact(connection, INCARNATION, toFact(incarnation));
  const original = JSON.parse(fact) as Incarnation;
  if (original.id === incarnation.id) return;
  throw new OperatorError(
    `This database (${incarnation.place}) is a copy of another one (${original.place}), and is set up with the images in ${place}. ` +
      'If the other one still uses those, give this one a bucket or CARDWRIGHT_S3_PREFIX of its own, with copies of them. Once the ' +
      'images are its own, or the original is gone for good, as after a restore or an upgrade of the server: npm run admin -- adopt',
  );
}

const toFact = ({ id, place }: Incarnation): string => JSON.stringify({ id, place });

const toMark = (id: string, { place }: Incarnation): Uint8Array =>
  new TextEncoder().encode(`${id}\n${place}\n`);

async function readMark(images: Stores['images']): Promise<{ id: string; owner: string } | undefined> {
  const mark = await images.get(MARK);
  if (mark === undefined) return undefined;
  const [id = '', owner = ''] = new TextDecoder().decode(mark).split('\n');
  return { id, owner };
}

async function hasImages(connection: Connection): Promise<boolean> {
  for (const table of ['generations', 'uploads', 'cards'] as const)
    if ((await connection.selectFrom(table).select('created_at').limit(1).executeTakeFirst()) !== undefined)
      return true;
  return false;
}

async function isUsed(images: Stores['images']): Promise<boolean> {
  const before = Date.now() - SETTLED_MS;
  for await (const { lastModified } of images.list()) if (lastModified.getTime() < before) return true;
  return false;
}

function isOthers(
  place: string,
  found: { owner: string } | undefined,
  { place: database }: Incarnation,
): OperatorError {
  if (found === undefined)
    return new OperatorError(
      `The images of this database (${database}) are kept elsewhere, not in ${place}. All nodes of a database need the same S3 settings ` +
        `(CARDWRIGHT_S3_BUCKET and those below it); images that were moved need the object "${MARK}" beside them. If the images are lost or ` +
        'were restored without it: npm run admin -- adopt',
    );
  const owner = found.owner === '' ? '' : ` (${found.owner})`;
  return new OperatorError(
    `${capitalize(place)} holds the images of another database${owner}, not of this one (${database}). Choose another bucket or ` +
      'CARDWRIGHT_S3_PREFIX for this one, or correct CARDWRIGHT_DATABASE_URL. If the other is gone for good and this one takes its ' +
      'place: npm run admin -- adopt',
  );
}

const isUnknown = (place: string, { place: database }: Incarnation): OperatorError =>
  new OperatorError(
    `${capitalize(place)} holds images, but this database (${database}) is new and knows none of them. Restore the database that they belong ` +
      'to, choose another place for the images of this one, or, if they may be left behind: npm run admin -- adopt',
  );

const capitalize = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
