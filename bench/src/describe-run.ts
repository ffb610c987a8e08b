import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { nginxVersion } from './delivery/nginx.ts';

const require = createRequire(import.meta.url);
// The engine's own libraries: a peer may have brought another version of the same.
const engineRequire = createRequire(require.resolve('@cardwright/engine'));
const OURS = ['@takumi-rs/core', 'sharp'];
const PEERS = ['@vercel/og', 'satori', '@resvg/resvg-js'];

/** Day, machine and versions in one line; `loadBefore` is what the machine did for others, in busy processes. */
export function describeRun(loadBefore: number): string {
  const versions = [
    `Node ${process.versions.node}`,
    ...OURS.map((name) => versionOf(name, engineRequire)),
    ...PEERS.map((name) => versionOf(name, require)),
    chromiumVersion(),
    `nginx ${nginxVersion() ?? 'not installed'}`,
  ];
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return `${day}, ${machine}, load before the run ${loadBefore.toFixed(1)}; ${versions.join(', ')}.`;
}

function versionOf(name: string, from: NodeJS.Require): string {
  const main = from.resolve(name);
  const folder = `/node_modules/${name}/`;
  const root = main.slice(0, main.lastIndexOf(folder) + folder.length);
  return `${name} ${(JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version}`;
}

function chromiumVersion(): string {
  const { stdout, status } = spawnSync('chromium', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/ built on.*/, '') : versionOf('@sparticuz/chromium', require);
}
