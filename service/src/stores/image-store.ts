import { createHash, randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '../base/clock.ts';
import { randomText } from '../base/ids.ts';
import { openDiskFolder } from './disk-folder.ts';
import { ImagesUnavailableError } from './images-unavailable-error.ts';
import type { KeyRange, ObjectFolder } from './object-folder.ts';

// Uploaded fonts and files of cards are among them.
type ImageExtension = 'png' | 'jpeg' | 'webp' | 'ttf' | 'otf' | 'pdf' | 'gif';

export interface ImageStore {
  /**
   * Keeps the bytes and gives their object name, `2026112817/<sha256>-<random>.png`, which nothing else ever has: what no row
   * names can be deleted without asking who may be putting the same bytes. They are safe when this returns. Throws for no
   * bytes: that is no image.
   */
  put(bytes: Uint8Array, extension: ImageExtension): Promise<string>;
  /** Undefined when there is no such object. Throws for a name that leaves the store (`../`). */
  get(objectName: string): Promise<Uint8Array | undefined>;
  /**
   * Names of objects that were put from the hour of `from` until the beginning of that of `until`; not of earlier versions, nor anything
   * else in the store.
   */
  listPut(from: Date, until: Date): AsyncIterable<string>;
  /** Gone afterwards, also when it never was. */
  delete(objectName: string): Promise<void>;
  /** Writes, reads and deletes a small object; throws when any of it fails. */
  check(): Promise<void>;
}

// What `put` makes: with the hour, so that what was put lately can be listed without the rest. Names of earlier versions begin with two
// digits of the hash.
const OBJECT_NAME = /^\d{10}\/[\da-f]{64}-\w+\.(?:png|jpeg|webp|ttf|otf|pdf|gif)$/;
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
export function createImageStore(folder: ObjectFolder, clock: Clock = systemClock): ImageStore {
  const toName = (bytes: Uint8Array, extension: ImageExtension): string => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    return `${toHour(clock.now())}/${hash}-${randomText(RANDOM_CHARACTERS)}.${extension}`;
  };
  return {
    put: async (bytes, extension) => {
      if (bytes.length === 0) throw new Error('an image without bytes');
      const objectName = toName(bytes, extension);
      await folder.put(objectName, bytes).catch(rethrow);
      return objectName;
    },
    get: async (objectName) => await folder.get(checkName(objectName)).catch(rethrow),
    listPut: (from, until) => listPut(folder, { after: toHour(from), before: toHour(until) }),
    delete: async (objectName) => await folder.delete(checkName(objectName)).catch(rethrow),
    check: async () => {
      const written = new TextEncoder().encode(randomUUID());
      // Swept like any other if it is left behind.
      const probe = toName(written, 'png');
      await folder.put(probe, written);
      const read = await folder.get(probe);
      await folder.delete(probe);
      if (read === undefined || Buffer.compare(read, written) !== 0)
        throw new Error('the image store gave other bytes back');
    },
  };
}

/** The same for the same bytes: the name of an object without what makes it unique. */
export const toContentTag = (objectName: string): string =>
  objectName.replace(/^.*\//, '').replace(/-\w+\./, '.');

/** Such as `2026112817`, in UTC: the order of texts is that of time. */
const toHour = (instant: Date): string => instant.toISOString().slice(0, 13).replaceAll(/\D/g, '');

async function* listPut(folder: ObjectFolder, range: KeyRange): AsyncGenerator<string> {
  for await (const { key } of folder.list(range)) if (OBJECT_NAME.test(key)) yield key;
}

function checkName(objectName: string): string {
  if (!INSIDE.test(objectName)) throw new Error(`"${objectName}" is no name of an image`);
  return objectName;
}

const rethrow = (cause: unknown): never => {
  throw new ImagesUnavailableError('the image store cannot be used', { cause });
};
