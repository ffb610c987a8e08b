import { expect, test } from 'vitest';
import { planRelease } from './plan-release.ts';

const SOURCES = {
  versions: { service: '0.2.0', client: '0.2.0' },
  changelog: '# Changelog\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n',
  tag: undefined,
};

test('a release has a tag and the notes of its version alone', () => {
  const plan = { version: '0.2.0', tag: 'v0.2.0', notes: '- New.' };
  expect(planRelease(SOURCES)).toEqual(plan);
  expect(planRelease({ ...SOURCES, tag: 'v0.2.0' })).toEqual(plan);
});

test.each([
  [{ versions: { service: '0.2.0', client: '0.1.0' } }, 'client/package.json has the version 0.1.0'],
  [{ changelog: '# Changelog\n\n## 0.2.0\n\n## 0.1.0\n\n- Old.\n' }, 'no entries below "## 0.2.0"'],
  [{ changelog: '# Changelog\n\n## 0.2.0-rc.1\n\n- New.\n' }, 'no entries below "## 0.2.0"'],
  [{ tag: 'v0.2.1' }, 'The tag is v0.2.1'],
])('%j is in the way', (wrong, problem) => {
  expect(() => planRelease({ ...SOURCES, ...wrong })).toThrow(problem);
});
