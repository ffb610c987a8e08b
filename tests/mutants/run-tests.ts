import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

type TestFile = {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string }[];
};

/** A test that failed: its file, and its name or what kept the file from being run. */
export type Failure = { file: string; test: string };

/** Runs test files of a checkout until a test fails, and returns what failed by then. */
export async function runTests(root: string, files: readonly string[]): Promise<Failure[]> {
  const report = join(root, 'node_modules/.cache/mutants.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const said = await new Promise<string>((resolve) => {
    const settings = { cwd: root, maxBuffer: 1 << 28 };
    execFile(process.execPath, [vitest, ...options, ...files], settings, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  let results: TestFile[];
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    throw new Error(`The tests did not run:\n${said}`);
  }
  return results.flatMap((result) => {
    const test = describeFailure(result);
    return test === '' ? [] : [{ file: relative(root, result.name), test }];
  });
}

// A file that has not begun when another fails counts as failed, too: without a failed test or a word about it.
const describeFailure = ({ message, assertionResults }: TestFile): string =>
  assertionResults.find(({ status }) => status === 'failed')?.fullName ?? message;
