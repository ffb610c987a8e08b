import { randomInt } from 'node:crypto';

const seed = Number(process.env.SEARCH_SEED ?? randomInt(2 ** 31));
const numRuns = Number(process.env.SEARCH_RUNS ?? 1000);
let printed = false;

/** What `fc.assert` of a search takes: SEARCH_SEED or a fresh seed, printed once, and SEARCH_RUNS runs. */
export function searchOptions(): { seed: number; numRuns: number } {
  if (!printed) process.stdout.write(`SEARCH_SEED=${seed} SEARCH_RUNS=${numRuns}\n`);
  printed = true;
  return { seed, numRuns };
}
