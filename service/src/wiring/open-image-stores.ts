import type { Config } from '../settings/config.ts';
import { toS3Options } from '../settings/config.ts';
import type { DataDirectory } from '../stores/data-directory.ts';
import type { Database } from '../stores/database.ts';
import { openDiskFolder } from '../stores/disk-folder.ts';
import { createImageStore, type ImageStore } from '../stores/image-store.ts';
import type { ObjectFolder } from '../stores/object-folder.ts';
import { checkPaired, MARK, pairStores } from '../stores/pair-stores.ts';
import { readIncarnation } from '../stores/read-incarnation.ts';
import type { S3Options } from '../stores/s3/open-s3.ts';

export type ImageStores = {
  images: ImageStore;
  cardImages: ImageStore;
  /** Throws `OperatorError` when they are, by now, those of another database. */
  checkPaired(): Promise<void>;
  close(): void;
};

export type ImageFolders = {
  images: ObjectFolder;
  cards: ObjectFolder;
  /** Where, for people. */
  place: string;
  close(): void;
};

/** Where images and cards are kept: in a bucket if one is set, else in the data directory. Throws `OperatorError`. */
export async function openImageStores(
  directory: DataDirectory,
  config: Config,
  database: Database,
): Promise<ImageStores> {
  const { images, cards, place, close } = await openImageFolders(directory, config);
  const isBucket = config.s3Bucket !== undefined;
  try {
    const incarnation = await readIncarnation(database, directory, { isBucket });
    const stores = { database, incarnation, images, place };
    await pairStores(stores);
    return {
      images: isBucket ? withReadingCheck(images) : createImageStore(images),
      cardImages: createImageStore(cards),
      checkPaired: () => checkPaired(stores),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The same folders, whatever belongs to them. */
export async function openImageFolders(directory: DataDirectory, config: Config): Promise<ImageFolders> {
  const options = toS3Options(config);
  if (options === undefined)
    return {
      images: await openDiskFolder(directory.imagesPath, { exclusive: true }),
      cards: await openDiskFolder(directory.cardsPath, { exclusive: true }),
      place: `the folder ${directory.imagesPath}`,
      close: () => {},
    };
  // The SDK is loaded by those alone who use it.
  const { openS3 } = await import('../stores/s3/open-s3.ts');
  return { ...(await openS3(options)), place: toPlace(options) };
}

const toPlace = ({ bucket, prefix }: S3Options): string =>
  `the ${prefix === '' ? '' : `prefix "${prefix}" of the `}bucket "${bucket}"`;

/** Probes ask every few seconds, and a write to a bucket costs ten times what a read costs. */
const withReadingCheck = (folder: ObjectFolder): ImageStore => ({
  ...createImageStore(folder),
  check: async () => {
    if ((await folder.get(MARK)) === undefined)
      throw new Error(`the object "${MARK}" is gone from the bucket`);
  },
});
