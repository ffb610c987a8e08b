import { systemClock } from '../base/clock.ts';
import type { Config } from '../settings/config.ts';
import { findDataDirectory, lockDataDirectory, openDataDirectory } from '../stores/data-directory.ts';
import type { Database } from '../stores/database.ts';
import { IS_KEPT } from '../stores/is-kept.ts';
import type { ObjectFolder } from '../stores/object-folder.ts';
import { adoptImages } from '../stores/pair-stores.ts';
import { readIncarnation } from '../stores/read-incarnation.ts';
import { openImageFolders } from '../wiring/open-image-stores.ts';
import { openStores } from '../wiring/open-stores.ts';
import type { Command, Output } from './command.ts';

const SAMPLE = 50;

export const ADOPT_COMMAND: Command = {
  words: 'adopt',
  summary: 'Make the configured images those of the configured database, such as after a restore',
  options: [],
  runWithoutInstallation: adopt,
};

async function adopt(config: Config): Promise<Output> {
  const { databaseUrl, dataDirectory, s3Bucket } = config;
  const directory =
    databaseUrl === undefined ? findDataDirectory(dataDirectory) : openDataDirectory(dataDirectory);
  await using opening = new AsyncDisposableStack();
  if (databaseUrl === undefined || s3Bucket === undefined) {
    const lock = lockDataDirectory(directory);
    opening.defer(() => lock.release());
  }
  const { database } = await openStores(directory, config);
  opening.defer(() => database.destroy());
  const { images, place, close } = await openImageFolders(directory, config);
  opening.defer(close);
  const incarnation = await readIncarnation(database, directory, { isBucket: s3Bucket !== undefined });
  await adoptImages({ database, incarnation, images, place }, systemClock.now());
  const { looked, found } = await lookForImages(database, images);
  const note =
    `The images in ${place} are now those of this database (${incarnation.place}); any other database is refused there. ` +
    (looked === 0
      ? 'The database knows no image yet.'
      : `Of its ${looked} latest images, ${found} ${found === 1 ? 'is' : 'are'} there.`);
  return {
    note,
    data: { database: incarnation.place, images: place, looked, found },
    failed: found < looked,
  };
}

/** How many of the images that the database knows are there: few are where it adopts the wrong ones. */
async function lookForImages(
  database: Database,
  images: Pick<ObjectFolder, 'get'>,
): Promise<{ looked: number; found: number }> {
  const rows = await database
    .selectFrom('generations')
    .select((eb) => eb.ref('image_object').$notNull().as('object'))
    .where('image_object', 'is not', null)
    .where(IS_KEPT)
    .orderBy('sequence', 'desc')
    .limit(SAMPLE)
    .execute();
  let found = 0;
  for (const { object } of rows) if ((await images.get(object)) !== undefined) found += 1;
  return { looked: rows.length, found };
}
