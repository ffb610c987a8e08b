import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

// All at the same time, since most keep one core busy; with several checkers, the compiler would do part of its work several times.
const CHECKS = [
  'tsc --checkers 1',
  'biome check',
  'knip',
  'tsc -p client',
  'tsc -p studio',
  'npm run --silent lexicon',
];

async function check(command: string): Promise<{ command: string; output: string; passed: boolean }> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const output = await text(child.stdout);
  return { command, output, passed: (await ended) === 0 };
}

const failed = (await Promise.all(CHECKS.map(check))).filter(({ passed }) => !passed);
for (const { command, output } of failed) console.log(`${command} failed:\n${output}`);
process.exitCode = failed.length === 0 ? 0 : 1;
