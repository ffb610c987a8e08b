import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../../tests/support/at-exit.ts';

const client = join(import.meta.dirname, '../..');

export type PackedClient = {
  /** As npm would publish it. */
  tarball: string;
  /** A project in which the tarball is installed, and nothing else. */
  project: string;
  /** The installed package. */
  directory: string;
};

let packed: PackedClient | undefined;

/** The client as a user has it; one for all tests of this process, which ends with it. */
export function packClient(): PackedClient {
  packed ??= pack();
  return packed;
}

/** Builds and packs it away from the tree, and installs it. */
function pack(): PackedClient {
  const scratch = mkdtempSync(join(tmpdir(), 'cardwright-pack-'));
  const staged = join(scratch, 'staged');
  const project = join(scratch, 'project');
  for (const folder of [staged, project]) mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE']) cpSync(join(client, file), join(staged, file));
  execFileSync(process.execPath, [join(client, 'scripts/build.ts'), join(staged, 'dist')]);
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', scratch], {
    cwd: staged,
    stdio: 'pipe',
  });
  const tarball = join(scratch, readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '');
  atExit(() => rmSync(scratch, { recursive: true, force: true }));
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: project,
    stdio: 'pipe',
  });
  return {
    tarball,
    project,
    directory: join(project, 'node_modules/@cardwright/client'),
  };
}
