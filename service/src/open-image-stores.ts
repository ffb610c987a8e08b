import type { Config } from './config.ts';
import { toS3Options } from './config.ts';
import type { DataDirectory } from './stores/data-directory.ts';
import type { Database } from './stores/database.ts';
import { isPostgres } from './stores/dialect.ts';
import { openDiskFolder } from './stores/disk-folder.ts';
import { createImageStore, type ImageStore } from './stores/image-store.ts';
import type { ObjectFolder } from './stores/object-folder.ts';
import { MARK, pairStores } from './stores/pair-stores.ts';

export type ImageStores = { images: ImageStore; cardImages: ImageStore; close(): void };

/** Where images and cards are kept: in a bucket if one is set, else in the data directory. Throws `OperatorError`. */
export async function openImageStores(
  directory: DataDirectory,
  config: Config,
  database: Database,
): Promise<ImageStores> {
  const options = toS3Options(config);
  if (options === undefined) {
    const images = await openDiskFolder(directory.imagesPath, { exclusive: true });
    const cards = await openDiskFolder(directory.cardsPath, { exclusive: true });
    // On SQLite, the lock of the data directory keeps database and images together.
    if (isPostgres(database)) await pairStores(database, images, `the folder ${directory.imagesPath}`);
    return { images: createImageStore(images), cardImages: createImageStore(cards), close: () => {} };
  }
  // The SDK is loaded by those alone who use it.
  const { openS3 } = await import('./stores/s3/open-s3.ts');
  const { images, cards, close } = await openS3(options);
  try {
    await pairStores(database, images, `the bucket "${options.bucket}"`);
  } catch (error) {
    close();
    throw error;
  }
  return { images: withReadingCheck(images), cardImages: createImageStore(cards), close };
}

/** Probes ask every few seconds, and a write to a bucket costs ten times what a read costs. */
const withReadingCheck = (folder: ObjectFolder): ImageStore => ({
  ...createImageStore(folder),
  check: async () => {
    if ((await folder.get(MARK)) === undefined)
      throw new Error(`the object "${MARK}" is gone from the bucket`);
  },
});
