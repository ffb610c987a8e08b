// Runs the test files that it is started with, and tells the process that started it of each test and each file: run-tests.ts.
import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Report } from './run-tests.ts';

const root = process.cwd();
const tell = (moduleId: string, report: Omit<Report, 'file'>): void => {
  process.send?.({ file: relative(root, moduleId), ...report } satisfies Report);
};

process.once('disconnect', () => process.exit());
const vitest = await createVitest('test', {
  root,
  watch: false,
  // As `npm test` does.
  tagsFilter: ['!deep'],
  reporters: [
    {
      onTestCaseResult: (test) =>
        tell(test.module.moduleId, { test: test.result().state === 'failed' ? test.fullName : undefined }),
      onTestModuleEnd: (module) => tell(module.moduleId, { test: describeFailure(module), isEnded: true }),
    },
  ],
});
await vitest.standalone();
const paths = new Set(process.argv.slice(2).map((file) => join(root, file)));
const found = await vitest.globTestSpecifications([...paths]);
const specifications = found.filter(
  ({ moduleId }, at) => paths.has(moduleId) && found.findIndex((other) => other.moduleId === moduleId) === at,
);
await vitest.runTestSpecifications(specifications);
process.disconnect();

function describeFailure(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName;
  const errors = [module, ...module.children.allSuites()].flatMap((one) => one.errors());
  return errors[0]?.message;
}
