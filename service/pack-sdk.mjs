// Packs the SDK into `sdk/`, from where the service hands it out, so that a website's build needs no registry. The root's `prepare` runs it
// after every install, so this is plain JavaScript for whatever Node installs.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const root = resolve(here, '..');
const outDirectory = resolve(process.argv[2] ?? join(here, 'sdk'));

if (existsSync(join(root, 'node_modules/typescript'))) pack();
else
  process.stderr.write(
    'The SDK is not packed: that takes the development packages, which this install leaves out.\n',
  );

function pack() {
  rmSync(outDirectory, { recursive: true, force: true });
  mkdirSync(outDirectory, { recursive: true });
  execFileSync('npm', ['pack', '--workspace=client', '--pack-destination', outDirectory], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { version } = JSON.parse(readFileSync(join(root, 'client/package.json'), 'utf8'));
  renameSync(
    join(outDirectory, `cardwright-client-${version}.tgz`),
    join(outDirectory, 'cardwright-client.tgz'),
  );
}
