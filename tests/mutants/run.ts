// Plants small faults in a copy of the checkout and runs the tests that they can affect, until one fails: `npm run test:mutants`, or
// `npm run test:mutants -- WORD...` for those whose name or file has one of the words; `--from WORD` starts at the first that has it.
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { useMemoryForFiles } from '../support/scratch-folder.ts';
import { copyCheckout } from './checkout-copy.ts';
import { type Mutant, plant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { pickTests } from './pick-tests.ts';
import { type Failure, runTests } from './run-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
// Which test is likely to catch each: tried first, else the nearest, and corrected by what did.
const CAUGHT_BY = join(import.meta.dirname, 'caught-by.json');
// Where that does not help, tests are run in growing groups: most faults are caught by one of the first.
const FIRST_GROUP = 4;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const chosen = chooseMutants(values.from, positionals);
const copy = copyCheckout(ROOT);
useMemoryForFiles();
process.once('exit', () => copy.remove());
process.once('SIGINT', () => process.exit(130));
// Tests that fail without any fault can catch none.
const broken = new Map<string, boolean>();

const hinted = withHints(chosen);
await checkHealth(hinted.map(({ hint }) => hint));
const rest = new Set(chosen);
for (const round of toRounds(hinted)) {
  const failed = await withFaults(
    round.map(({ mutant }) => mutant),
    () =>
      runTests(
        copy.folder,
        round.map(({ hint }) => hint),
      ),
  );
  for (const { mutant, hint } of round) {
    const failure = failed.find(({ file }) => file === hint && !broken.get(file));
    if (failure === undefined) continue;
    rest.delete(mutant);
    report(mutant, failure);
  }
}
const survivors: Mutant[] = [];
for (const mutant of rest) {
  const failure = await search(mutant);
  if (failure === undefined) survivors.push(mutant);
  report(mutant, failure);
}
process.stdout.write(`${chosen.length - survivors.length} of ${chosen.length} faults were caught.\n`);
for (const { name, file } of survivors) process.stdout.write(`SURVIVED: ${name} (${file})\n`);
process.exitCode = survivors.length === 0 ? 0 : 1;

function chooseMutants(from: string | undefined, words: readonly string[]): readonly Mutant[] {
  const has = ({ name, file }: Mutant, word: string): boolean => name.includes(word) || file.includes(word);
  const first = from === undefined ? 0 : MUTANTS.findIndex((mutant) => has(mutant, from));
  const found = MUTANTS.slice(first < 0 ? MUTANTS.length : first).filter(
    (mutant) => words.length === 0 || words.some((word) => has(mutant, word)),
  );
  if (found.length === 0) throw new Error('No mutant has these words in its name or file.');
  return found;
}

type Hinted = { mutant: Mutant; hint: string; affected: ReadonlySet<string> };

function withHints(mutants: readonly Mutant[]): Hinted[] {
  const hints = readHints();
  return mutants.flatMap((mutant) => {
    const affected = new Set(pickTests(ROOT, mutant.file));
    const [nearest] = affected;
    const known = hints[mutant.name] ?? '';
    const hint = affected.has(known) ? known : nearest;
    return hint === undefined ? [] : [{ mutant, hint, affected }];
  });
}

/** Faults that are planted together: none can affect the test of another, as far as imports say. */
function toRounds(all: readonly Hinted[]): Hinted[][] {
  const rounds: Hinted[][] = [];
  for (const one of all) {
    const isApart = (other: Hinted): boolean =>
      !one.affected.has(other.hint) && !other.affected.has(one.hint);
    const round = rounds.find((others) => others.every(isApart));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** Runs the tests that a fault can affect, nearest first, until one fails that passes without it. */
async function search(mutant: Mutant): Promise<Failure | undefined> {
  const tests = pickTests(ROOT, mutant.file);
  for (let from = 0, size = FIRST_GROUP; from < tests.length; from += size, size *= 2) {
    const group = tests.slice(from, from + size);
    const failed = await withFaults([mutant], () => runTests(copy.folder, group));
    await checkHealth(failed.map(({ file }) => file));
    const failure = failed.find(({ file }) => !broken.get(file));
    if (failure !== undefined) return failure;
  }
  return undefined;
}

async function checkHealth(files: readonly string[]): Promise<void> {
  const unknown = [...new Set(files)].filter((file) => !broken.has(file));
  if (unknown.length === 0) return;
  const failed = await runTests(copy.folder, unknown);
  for (const file of unknown) broken.set(file, false);
  for (const { file, test } of failed) {
    broken.set(file, true);
    process.stdout.write(`Left out, as it fails without any fault: ${file} > ${test}\n`);
  }
}

async function withFaults<Result>(mutants: readonly Mutant[], act: () => Promise<Result>): Promise<Result> {
  const changed = mutants.map((mutant) => {
    const path = join(copy.folder, mutant.file);
    const text = readFileSync(path, 'utf8');
    return { path, text, planted: plant(text, mutant), times: statSync(path) };
  });
  for (const { path, planted } of changed) writeFileSync(path, planted);
  try {
    return await act();
  } finally {
    for (const { path, text, times } of changed) {
      writeFileSync(path, text);
      utimesSync(path, times.atime, times.mtime);
    }
  }
}

function report({ name, file }: Mutant, failure: Failure | undefined): void {
  if (failure) writeHint(name, failure.file);
  const verdict = failure ? `caught by ${failure.file} > ${failure.test}` : 'SURVIVED';
  process.stdout.write(`${name} (${file}): ${verdict}\n`);
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
