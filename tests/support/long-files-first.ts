import { BaseSequencer, type TestSpecification } from 'vitest/node';

// From the list of the slowest files that a run ends with. What is missing here, or no longer long, costs seconds and breaks nothing.
const LONG = [
  'engine/tests/composer/corpus.test.ts',
  'studio/tests/editor.test.ts',
  'client/tests/mcp.test.ts',
  'service/tests/crash/crash.test.ts',
  'engine/tests/arrangements/sweep.test.ts',
  'studio/tests/make.test.ts',
  'studio/tests/brand.test.ts',
  'studio/tests/cards.test.ts',
  'studio/tests/own-templates.test.ts',
  'engine/tests/templates/promises.test.ts',
  'service/tests/fuzz/fuzz.test.ts',
  'service/tests/drawing/worker-pool.test.ts',
  'service/tests/socket/start.test.ts',
  'service/tests/socket/shutdown.test.ts',
  'service/tests/api/docs-browser.test.ts',
  'service/tests/admin/backup.test.ts',
  'service/tests/drawing/same-bytes.test.ts',
];

/** Starts the long files of a project first: one that is started last keeps one worker busy while the others have nothing left to do. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG.some((file) => moduleId.endsWith(`/${file}`));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
