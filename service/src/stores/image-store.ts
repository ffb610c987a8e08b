import { createHash, randomUUID } from 'node:crypto';
import { Disk } from 'flydrive';
import { DurableFsDriver } from './durable-fs-driver.ts';

type ImageExtension = 'png' | 'jpeg';

export interface ImageStore {
  /**
   * Keeps the bytes and gives their object name, `ab/<sha256>.png`. They are safe when this returns, and the
   * same bytes have the same name, so a repeated put is harmless. Throws for no bytes: that is no image.
   */
  put(bytes: Uint8Array, extension: ImageExtension): Promise<string>;
  /** Undefined when there is no such object. Throws for a name that leaves the store (`../`). */
  get(objectName: string): Promise<Uint8Array | undefined>;
  /** Names of objects that were last put before an instant; anything else in the store is not named. */
  listBefore(instant: Date): AsyncIterable<string>;
  /** Gone afterwards, also when it never was. */
  delete(objectName: string): Promise<void>;
  /** Writes, reads and deletes a small object; throws when any of it fails. */
  check(): Promise<void>;
}

// What `put` makes.
const OBJECT_NAME = /^[\da-f]{2}\/[\da-f]{64}\.(?:png|jpeg)$/;

/**
 * Images in a folder of this machine, made when absent. Its one writer removes what a crash left half written; anybody else
 * who opens it beside that writer is not `exclusive`.
 */
export async function openDiskImageStore(
  root: string,
  { exclusive } = { exclusive: true },
): Promise<ImageStore> {
  const driver = new DurableFsDriver(root);
  if (exclusive) await driver.prepare();
  return createImageStore(new Disk(driver));
}

/** Images on any flydrive disk whose `put` is all or nothing. */
function createImageStore(disk: Disk): ImageStore {
  return {
    put: async (bytes, extension) => {
      if (bytes.length === 0) throw new Error('an image without bytes');
      const hash = createHash('sha256').update(bytes).digest('hex');
      const objectName = `${hash.slice(0, 2)}/${hash}.${extension}`;
      await disk.put(objectName, bytes);
      return objectName;
    },
    get: async (objectName) =>
      (await disk.exists(objectName)) ? await disk.getBytes(objectName) : undefined,
    listBefore: (instant) => listBefore(disk, instant),
    delete: (objectName) => disk.delete(objectName),
    check: async () => {
      const probe = `probe/${randomUUID()}`;
      const written = new TextEncoder().encode(probe);
      await disk.put(probe, written);
      const read = await disk.getBytes(probe);
      await disk.delete(probe);
      if (Buffer.compare(read, written) !== 0) throw new Error('the image store gave other bytes back');
    },
  };
}

async function* listBefore(disk: Disk, instant: Date): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) {
      if (!object.isFile || !OBJECT_NAME.test(object.key)) continue;
      // It may be deleted while the list is read.
      const found = await disk.getMetaData(object.key).catch(() => undefined);
      if (found && found.lastModified < instant) yield object.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
