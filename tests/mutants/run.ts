// Plants one fault after the other in a copy of the checkout and runs the tests that it can affect until one fails: `npm run test:mutants`,
// or `npm run test:mutants -- WORD...` for those whose name or file has one of the words; `--from WORD` starts at the first that does.
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyCheckout } from './checkout-copy.ts';
import { type Mutant, plant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { pickTests } from './pick-tests.ts';
import { type Failure, runTests } from './run-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
// Which test caught each the last time, tried first. Only a hint: it makes the next run short.
const CAUGHT_BY = join(import.meta.dirname, 'caught-by.json');
// Tests are run in growing groups: most faults are caught by one of the first files.
const FIRST_GROUP = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
const has = (mutant: Mutant, word: string): boolean =>
  mutant.name.includes(word) || mutant.file.includes(word);
const { from } = values;
const first = from === undefined ? 0 : MUTANTS.findIndex((mutant) => has(mutant, from));
const chosen = MUTANTS.slice(first < 0 ? MUTANTS.length : first).filter(
  (mutant) => positionals.length === 0 || positionals.some((word) => has(mutant, word)),
);
if (chosen.length === 0) throw new Error('No mutant has these words in its name or file.');

const hints = readHints();
// Tests that fail without any fault can catch none.
const health = new Map<string, boolean>();
const survivors: string[] = [];
const copy = copyCheckout(ROOT);
process.once('exit', () => copy.remove());
process.once('SIGINT', () => process.exit(130));
for (const mutant of chosen) {
  const started = performance.now();
  const catcher = await findCatcher(mutant);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (catcher === undefined) survivors.push(mutant.name);
  else writeHint(mutant.name, catcher.file);
  const verdict = catcher === undefined ? 'SURVIVED' : `caught by ${catcher.file} > ${catcher.test}`;
  process.stdout.write(`${mutant.name} (${mutant.file}): ${verdict} (${seconds} s)\n`);
}
process.stdout.write(
  `${chosen.length - survivors.length} of ${chosen.length} faults were caught.\n${survivors.map((name) => `SURVIVED: ${name}\n`).join('')}`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;

/** A test that fails with the fault, and whose file passes without it. */
async function findCatcher(mutant: Mutant): Promise<Failure | undefined> {
  const picked = pickTests(ROOT, mutant.file);
  const hint = hints[mutant.name] ?? '';
  let left = [...picked.filter((file) => file === hint), ...picked.filter((file) => file !== hint)];
  let size = hint === left[0] ? 1 : FIRST_GROUP;
  while (left.length > 0) {
    const group = left.slice(0, size);
    const failed = await withFault(mutant, () => runTests(copy.folder, group));
    for (const failure of failed) if (await isHealthy(failure.file)) return failure;
    // The run ended at the first failure: what else is in the group has its turn yet.
    const done = failed.length > 0 ? failed.map(({ file }) => file) : group;
    left = left.filter((file) => !done.includes(file));
    size = Math.max(FIRST_GROUP, size * 2);
  }
  return undefined;
}

async function isHealthy(test: string): Promise<boolean> {
  const known = health.get(test);
  if (known !== undefined) return known;
  const passes = (await runTests(copy.folder, [test])).length === 0;
  if (!passes) process.stdout.write(`${test} fails without any fault: it is left out.\n`);
  health.set(test, passes);
  return passes;
}

async function withFault<Result>(mutant: Mutant, act: () => Promise<Result>): Promise<Result> {
  const path = join(copy.folder, mutant.file);
  const text = readFileSync(path, 'utf8');
  const { atime, mtime } = statSync(path);
  writeFileSync(path, plant(text, mutant));
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
    utimesSync(path, atime, mtime);
  }
}

function readHints(): Record<string, string> {
  return JSON.parse(readFileSync(CAUGHT_BY, 'utf8'));
}

/** In the order of the list, and of nothing that is not in it any more. */
function writeHint(name: string, catcher: string): void {
  const known = { ...readHints(), [name]: catcher };
  const kept = MUTANTS.flatMap((mutant) => {
    const test = known[mutant.name];
    return test === undefined ? [] : [[mutant.name, test] as const];
  });
  writeFileSync(CAUGHT_BY, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
