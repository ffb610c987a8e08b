import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

/** A test that failed: its file, and its name or what kept the file from being run. */
export type Failure = { file: string; test: string };

/** Runs test files of a checkout, and returns the first failure of each that has one. */
export async function runTests(root: string, files: readonly string[]): Promise<Failure[]> {
  // Tests read files from where they are started.
  process.chdir(root);
  // A new one for every run: it remembers what it made of files.
  const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
  try {
    await vitest.standalone();
    const paths = new Set(files.map((file) => join(root, file)));
    const found = await vitest.globTestSpecifications([...paths]);
    const specifications = found.filter(
      ({ moduleId }, at) =>
        paths.has(moduleId) && found.findIndex((other) => other.moduleId === moduleId) === at,
    );
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return testModules.flatMap((module) => {
      const test = describeFailure(module);
      return test === undefined ? [] : [{ file: relative(root, module.moduleId), test }];
    });
  } finally {
    await vitest.close();
  }
}

function describeFailure(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message;
}
