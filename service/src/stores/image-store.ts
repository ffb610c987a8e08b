import { createHash, randomUUID } from 'node:crypto';
import { randomText } from '../base/ids.ts';
import { openDiskFolder } from './disk-folder.ts';
import { ImagesUnavailableError } from './images-unavailable-error.ts';
import type { ObjectFolder } from './object-folder.ts';

// Uploaded fonts are among them.
type ImageExtension = 'png' | 'jpeg' | 'webp' | 'ttf' | 'otf';

export interface ImageStore {
  /**
   * Keeps the bytes and gives their object name, `ab/<sha256>-<random>.png`, which nothing else ever has: what no row names
   * can be deleted without asking who may be putting the same bytes. They are safe when this returns. Throws for no
   * bytes: that is no image.
   */
  put(bytes: Uint8Array, extension: ImageExtension): Promise<string>;
  /** Undefined when there is no such object. Throws for a name that leaves the store (`../`). */
  get(objectName: string): Promise<Uint8Array | undefined>;
  /** Names of objects that were put before an instant; anything else in the store is not named. */
  listBefore(instant: Date): AsyncIterable<string>;
  /** Gone afterwards, also when it never was. */
  delete(objectName: string): Promise<void>;
  /** Writes, reads and deletes a small object; throws when any of it fails. */
  check(): Promise<void>;
}

// What `put` makes. Names of earlier versions have no random part, and objects of the same bytes shared one.
const OBJECT_NAME = /^[\da-f]{2}\/[\da-f]{64}(?:-\w+)?\.(?:png|jpeg|webp|ttf|otf)$/;
const INSIDE = /^\w+\/[\w-]+\.\w+$/;
const RANDOM_CHARACTERS = 10;

/**
 * Images in a folder of this machine, made when absent. Its one writer removes what a crash left half written; anybody else
 * who opens it beside that writer is not `exclusive`.
 */
export async function openDiskImageStore(
  root: string,
  { exclusive } = { exclusive: true },
): Promise<ImageStore> {
  return createImageStore(await openDiskFolder(root, { exclusive }));
}

/** Images in any folder. All but `check` throw `ImagesUnavailableError` when the folder fails. */
export function createImageStore(folder: ObjectFolder): ImageStore {
  return {
    put: async (bytes, extension) => {
      if (bytes.length === 0) throw new Error('an image without bytes');
      const hash = createHash('sha256').update(bytes).digest('hex');
      const objectName = `${hash.slice(0, 2)}/${hash}-${randomText(RANDOM_CHARACTERS)}.${extension}`;
      await folder.put(objectName, bytes).catch(rethrow);
      return objectName;
    },
    get: async (objectName) => await folder.get(checkName(objectName)).catch(rethrow),
    listBefore: (instant) => listBefore(folder, instant),
    delete: async (objectName) => await folder.delete(checkName(objectName)).catch(rethrow),
    check: async () => {
      const probe = `probe/${randomUUID()}`;
      const written = new TextEncoder().encode(probe);
      await folder.put(probe, written);
      const read = await folder.get(probe);
      await folder.delete(probe);
      if (read === undefined || Buffer.compare(read, written) !== 0)
        throw new Error('the image store gave other bytes back');
    },
  };
}

/** The same for the same bytes: the name of an object without its random part. */
export const toContentTag = (objectName: string): string => objectName.replace(/-\w+\./, '.');

async function* listBefore(folder: ObjectFolder, instant: Date): AsyncGenerator<string> {
  for await (const { key, lastModified } of folder.list())
    if (OBJECT_NAME.test(key) && lastModified < instant) yield key;
}

function checkName(objectName: string): string {
  if (!INSIDE.test(objectName)) throw new Error(`"${objectName}" is no name of an image`);
  return objectName;
}

const rethrow = (cause: unknown): never => {
  throw new ImagesUnavailableError('the image store cannot be used', { cause });
};
