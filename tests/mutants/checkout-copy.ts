import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Of `node_modules`, what must not be the original's: the packages of this project, and what tests keep there.
const OWN_PACKAGES = '@cardwright';
const NOT_LINKED = [OWN_PACKAGES, '.cache'];

/** A copy of a checkout, changes that are not committed included, that borrows its installed packages; for faults to be planted in. */
export function copyCheckout(root: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-mutants-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  for (const packages of globSync('{,*/}node_modules', { cwd: root })) linkPackages(root, folder, packages);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(root: string, folder: string, packages: string): void {
  mkdirSync(join(folder, packages), { recursive: true });
  for (const name of readdirSync(join(root, packages)).filter((entry) => !NOT_LINKED.includes(entry)))
    symlinkSync(join(root, packages, name), join(folder, packages, name));
  // Relative links, which lead to the packages of the copy.
  const own = join(packages, OWN_PACKAGES);
  if (!existsSync(join(root, own))) return;
  mkdirSync(join(folder, own));
  for (const name of readdirSync(join(root, own)))
    symlinkSync(join('../'.repeat(own.split('/').length), name), join(folder, own, name));
}
