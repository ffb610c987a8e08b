import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

/** A test that failed: its file, and its name or what kept the file from being run. */
export type Failure = { file: string; test: string };

export type TestRunner = {
  /** Runs test files, and returns the first failure of each that has one. */
  run(files: readonly string[]): Promise<Failure[]>;
  /** Must be called when files were changed. */
  forget(paths: readonly string[]): void;
  close(): Promise<void>;
};

/** Vitest on a checkout, started once for many runs: a start costs more than most test files. */
export async function openTestRunner(root: string): Promise<TestRunner> {
  // Tests read files from where they are started.
  process.chdir(root);
  const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
  await vitest.standalone();
  return {
    run: async (files) => {
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
    },
    forget: (paths) => {
      for (const path of paths) vitest.invalidateFile(path);
    },
    close: () => vitest.close(),
  };
}

function describeFailure(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message;
}
