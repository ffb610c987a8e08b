import { Disk } from 'flydrive';
import { DurableFsDriver } from './durable-fs-driver.ts';
import type { ObjectFolder } from './object-folder.ts';

/** A folder of this machine; `exclusive` removes what a crash left half written. */
export async function openDiskFolder(
  root: string,
  { exclusive }: { exclusive: boolean },
): Promise<ObjectFolder> {
  const driver = new DurableFsDriver(root);
  if (exclusive) await driver.prepare();
  const disk = new Disk(driver);
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? await disk.getBytes(key) : undefined),
    list: () => list(disk),
    delete: (key) => disk.delete(key),
  };
}

async function* list(disk: Disk): ReturnType<ObjectFolder['list']> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      // It may be deleted while the list is read.
      const found = await disk.getMetaData(object.key).catch(() => undefined);
      if (found) yield { key: object.key, lastModified: found.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
