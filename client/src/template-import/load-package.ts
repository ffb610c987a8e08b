import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usageError } from '../cli/command-error.ts';

/** A package of the author's project. */
export async function loadPackage<Module>(name: string, install: string): Promise<Module> {
  let path: string;
  try {
    path = createRequire(join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    throw usageError(`Reading this file needs ${install}.`, `npm install --save-dev --save-exact ${install}`);
  }
  return await import(pathToFileURL(path).href);
}
