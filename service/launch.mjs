import { spawn } from 'node:child_process';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs the service on the Node that it needs. Plain JavaScript for an old Node: `npm start` finds the right one
// by itself, but a hand-typed `node service/launch.mjs` runs on whatever the machine has.

const NEEDED = 24;
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '..', 'node_modules', '.cache', 'cardwright');

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  module.enableCompileCache(cache);
  await import('./src/main.ts');
} else {
  runBundled(findBundledNode());
}

/** The binary that came with the install; ends the process with a sentence when there is none. */
function findBundledNode() {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`;
    return join(dirname(module.createRequire(import.meta.url).resolve(name)), 'bin', 'node');
  } catch {
    process.stderr.write(
      `Cardwright needs Node ${NEEDED} or later, this is ${process.version}, and the install has no Node for ` +
        `${process.platform}-${process.arch}. Install Node ${NEEDED}, then start again.\n`,
    );
    process.exit(1);
  }
}

function runBundled(node) {
  const child = spawn(node, [join(here, 'src', 'main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache },
  });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  child.on('error', (error) => {
    process.stderr.write(`${node} cannot be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.off(name, forward);
    process.kill(process.pid, signal);
  });
}
