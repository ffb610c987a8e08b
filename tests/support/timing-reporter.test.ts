import { expect, test } from 'vitest';
import { describeProcessors, describeTimings } from './timing-reporter.ts';

test('the slowest files come first, and folders have the sum of their files', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `engine/src/${at}.test.ts`, seconds: at }));
  const said = describeTimings([...files, { file: 'tests/start.test.ts', seconds: 100 }]).split('\n');
  expect(said[2]).toBe('   100.0 s  tests/start.test.ts');
  expect(said[3]).toBe('    11.0 s  engine/src/11.test.ts');
  expect(said.slice(-2)).toEqual(['   100.0 s  tests/start.test.ts', '    66.0 s  engine/src']);
  expect(said).not.toContain('     2.0 s  engine/src/2.test.ts');
});

test('a processor that waits for work is not busy', () => {
  const said = describeProcessors({ idleMs: 1000, allMs: 5000 }, { idleMs: 3000, allMs: 15_000 });
  expect(said).toBe(' Processors busy for 80% of the time, 8 s');
});
