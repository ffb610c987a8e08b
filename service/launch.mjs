import { spawn } from 'node:child_process';
import module from 'node:module';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBundle } from './find-bundle.mjs';

// Runs the service on the Node that it needs, with an allocator that gives memory back. Plain JavaScript for an
// old Node: `npm start` finds the right one by itself, but a hand-typed `node service/launch.mjs` does not.

const NEEDED = 24;
const here = dirname(fileURLToPath(import.meta.url));
const main = findBundle(here) ?? join(here, 'src', 'main.ts');

// Images are drawn by threads in buffers of megabytes. With glibc's defaults each thread keeps an arena of its own
// and such buffers go on its heap: after a burst the process stays at twice the memory. Other systems ignore these.
// Giving every buffer back at once costs a fifth of the time of drawing, so only a small machine or container does it.
const ROOMY_BYTES = 1024 ** 3;
const memory = Math.min(process.constrainedMemory?.() || Infinity, totalmem());
// Bytes: 4 MB hold the pixels of a social card.
const returnedAtOnce = memory < ROOMY_BYTES ? '131072' : '4194304';
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: returnedAtOnce,
  MALLOC_TRIM_THRESHOLD_: returnedAtOnce,
  NODE_COMPILE_CACHE: join(here, '..', 'node_modules', '.cache', 'cardwright'),
  ...process.env,
};
// A young generation of 16 MB doubles the heap under load and saves nothing here; from V8's 1 MB on, a start collects it ten times.
const flags = ['--max-semi-space-size=8', '--min-semi-space-size=4'];

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  runBundled(findBundledNode());
} else {
  // The same process goes on as the service: its number, and so its signals, stay the same.
  process.execve(process.execPath, [process.execPath, ...flags, main], environment);
}

/** The binary that came with the install; ends the process with a sentence when there is none. */
function findBundledNode() {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`;
    return join(dirname(module.createRequire(import.meta.url).resolve(name)), 'bin', 'node');
  } catch {
    process.stderr.write(
      `Cardwright requires Node ${NEEDED} or later, but this is ${process.version}, and no bundled Node is available ` +
        `for ${process.platform}-${process.arch}. Install Node ${NEEDED} and start again.\n`,
    );
    process.exit(1);
  }
}

function runBundled(node) {
  const child = spawn(node, [...flags, main], { stdio: 'inherit', env: environment });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  child.on('error', (error) => {
    process.stderr.write(`Cannot start ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.off(name, forward);
    process.kill(process.pid, signal);
  });
}
