import { zipSync } from 'fflate';
import type { Generation } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { saveFile } from '../../base/save-file.ts';
import { toFileName } from './describe.ts';

export type Downloaded = {
  /** Titles of pictures that could not be fetched. */
  missing: Generation[];
};

/** Saves the pictures as one ZIP. Loaded when it is asked for: nobody else needs the library. They are compressed already, so the archive only stores them. */
export async function downloadAll(
  generations: readonly Generation[],
  onProgress: (done: number) => void,
  cancel: AbortSignal,
): Promise<Downloaded> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  const missing: Generation[] = [];
  for (const [index, generation] of generations.entries()) {
    const bytes = await fetchBytes(generation, cancel);
    if (bytes === undefined) missing.push(generation);
    else files[toFileName(generation)] = bytes;
    onProgress(index + 1);
  }
  if (Object.keys(files).length > 0) {
    saveFile(new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }), toArchiveName());
  }
  return { missing };
}

async function fetchBytes(
  { url }: Generation,
  cancel: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (url === null) return undefined;
  try {
    const response = await fetch(toLocalPath(url), { signal: cancel });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    cancel.throwIfAborted();
    return undefined;
  }
}

const toArchiveName = (): string => `cardwright-${new Date().toISOString().slice(0, 10)}.zip`;
