import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

// Inside the root, so that a rename never crosses a file system; no object name starts with a dot.
const INCOMING = '.incoming';

/**
 * flydrive's disk driver with a `put` that is all or nothing and survives a power cut: the bytes are written
 * and synced under another name, renamed, and the folders that changed are synced: the root only with what is new in it, as
 * every sync also delays those of the database.
 */
export class DurableFsDriver extends FSDriver {
  readonly #root: string;
  /** Folders that the root is known to keep. */
  readonly #kept = new Set<string>();

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  /** Makes the folders and removes what a crash left half written. The root belongs to one process. */
  async prepare(): Promise<void> {
    await rm(join(this.#root, INCOMING), { recursive: true, force: true });
    await mkdir(join(this.#root, INCOMING), { recursive: true });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const temporary = join(this.#root, INCOMING, randomUUID());
    const target = join(this.#root, key);
    const folder = dirname(target);
    try {
      await writeSynced(temporary, contents);
      const made = await mkdir(folder, { recursive: true });
      if (made !== undefined) this.#kept.delete(folder);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(folder);
    // The target's own folder may be new, made by this put or by another one a moment ago.
    if (this.#kept.has(folder)) return;
    await syncFolder(this.#root);
    this.#kept.add(folder);
  }
}

async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
