import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipPassThrough } from 'fflate';
import { usageError } from '../command-error.ts';
import { type CardFiles, createDocument } from './card-document.ts';

/** Whether images go into one file, which is written anew each time. */
export const isOneFile = (output: string): boolean => /\.(?:zip|pdf)$/i.test(output);

/** `names` of all files, in their order. */
export function openCardFiles(output: string, names: readonly string[]): CardFiles {
  if (/\.pdf$/i.test(output)) return createDocument(output, names);
  return /\.zip$/i.test(output) ? createArchive(output) : openFolder(output);
}

function openFolder(folder: string): CardFiles {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory())
    throw usageError(`${folder} is a file. For images, -o takes a folder, or a .zip or .pdf file.`);
  mkdirSync(folder, { recursive: true });
  return {
    has: (fileName) => existsSync(join(folder, fileName)),
    save: (fileName, bytes) => {
      // Whole or not at all: half a file would be skipped the next time.
      const part = join(folder, `.${fileName}.part`);
      writeFileSync(part, bytes);
      renameSync(part, join(folder, fileName));
    },
    close: () => {},
  };
}

/** Written as the images come: all of them together might not fit into memory. They are compressed already, so it only stores them. */
function createArchive(path: string): CardFiles {
  const part = `${path}.part`;
  const file = openSync(part, 'w');
  let count = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    writeSync(file, chunk);
  });
  return {
    has: () => false,
    save: (fileName, bytes) => {
      const entry = new ZipPassThrough(fileName);
      zip.add(entry);
      entry.push(bytes, true);
      count += 1;
    },
    close: () => {
      zip.end();
      closeSync(file);
      if (count > 0) renameSync(part, path);
      else rmSync(part);
    },
  };
}
