// `npm run test:cluster`: three nodes, every fault, one seed. With a number, that seed again; with --short, the part that `npm test` runs.
import { loadavg } from 'node:os';
import { runCluster } from './run-cluster.ts';

const seed = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000);
const started = performance.now();
const say = (line: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
};

say(`seed ${seed}`);
const { broken, figures } = await runCluster({ seed, isShort: process.argv.includes('--short'), say });
const rows = [...figures, ['load of the machine at the end', loadavg()[0]?.toFixed(1) ?? '']];
process.stdout.write(
  `\n| seed ${seed} | |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}\n`,
);
for (const sentence of broken) process.stdout.write(`BROKEN: ${sentence}\n`);
process.stdout.write(
  broken.length === 0 ? 'Every promise held.\n' : `Repeat it with: npm run test:cluster -- ${seed}\n`,
);
process.exit(broken.length === 0 ? 0 : 1);
