import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

// Beside all packages, or within one of ours that needs another version.
const INSTALLED = /^(?:[^/]+\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/;

/** The folders that `npm ci` with these arguments installs, as paths from the root. */
export function listInstalled(...npmArguments: string[]): string[] {
  // The exit code is about what is missing for other platforms.
  const command = `npm ls ${npmArguments.join(' ')} --all --parseable 2>/dev/null || true`;
  const output = execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
  const folders = output.split('\n').map((path) => relative(root, path));
  return [...new Set(folders)].filter((path) => INSTALLED.test(path));
}

/** Our own packages, which npm installs as links. */
export const isOurs = (folder: string): boolean => folder.startsWith('node_modules/@cardwright/');

/** The Node that comes with the install, in one package for each platform. */
export const isNode = (folder: string): boolean => /^node_modules\/node-linux-/.test(folder);

/** Copies folders of the root to the same places below `target`: as hard links where that works, because they are large. */
export function linkFolders(folders: readonly string[], target: string): void {
  for (const folder of folders) {
    const parent = join(target, dirname(folder));
    mkdirSync(parent, { recursive: true });
    try {
      execFileSync('cp', ['-al', join(root, folder), parent], { stdio: 'ignore' });
    } catch {
      execFileSync('cp', ['-a', join(root, folder), parent]);
    }
  }
}
