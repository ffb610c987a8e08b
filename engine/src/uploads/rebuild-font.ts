// Runs in a process of its own: an untrusted font in a message, the font written anew, or what is wrong with it, in another. A font
// that would stop a parser or the renderer stops this process.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { rebuildOrRefuse } from './font/rebuild-or-refuse.ts';

const CPU_MS = 8000;

/** Ends the process by signal, from another thread: the one that parses is busy. Counts CPU time, not that of a busy machine. */
const LIMIT = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > ${CPU_MS} * 1000) process.kill(process.pid, 'SIGXCPU');
}, 100);`;

new Worker(LIMIT, { eval: true }).unref();
try {
  // Where memory ends, Linux should take this process first.
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // No Linux, or not allowed.
}

process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await rebuildOrRefuse(Buffer.from(bytes)), () => process.exit(0));
});
