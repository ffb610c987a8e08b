import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Paths in backticks and link targets of a page that lead to no file: relative to the root, or to the page's package. */
function findDeadPaths(page: string, text: string): string[] {
  const [, packageName = ''] = /^docs\/architecture\/(\w+)\.md$/.exec(page) ?? [];
  const isHere = (path: string): boolean =>
    [ROOT, join(ROOT, packageName)].some((base) => existsSync(join(base, path)));
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+|[\w-]+\.(?:ts|json|tsv|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('@'));
  // A bare file name stands for a file that the same page has named with its folder.
  const named = new Set(quoted.filter((path) => path.includes('/')).map((path) => path.split('/').at(-1)));
  const dead = quoted.filter((path) =>
    path.includes('/') ? !isHere(path) : !named.has(path) && globIsEmpty(packageName, path),
  );
  return [...dead, ...findDeadLinks(page, text)];
}

const findDeadLinks = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(ROOT, dirname(page), path)));

const globIsEmpty = (packageName: string, name: string): boolean =>
  globSync(`${packageName || '{contract,engine,service,client,studio}'}/{,src/**/,data/**/}${name}`, {
    cwd: ROOT,
  }).length === 0;

test.each(globSync('docs/architecture{.md,/*.md}', { cwd: ROOT }))(
  '%s names no file that is not there',
  (page) => {
    expect(findDeadPaths(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([]);
  },
);

test('no link of another page leads nowhere', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    ...globSync(
      [
        'docs/*.md',
        'docs/{contributing,decisions}/*.md',
        '{client,engine,examples,bench,integrations,integrations/*}/README.md',
      ],
      { cwd: ROOT },
    ),
  ];
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => findDeadLinks(page, readFileSync(join(ROOT, page), 'utf8')))).toEqual([]);
});

test('the README can be read at once, and the changelog begins with a screen', () => {
  const count = (page: string): number => readFileSync(join(ROOT, page), 'utf8').split(/\s+/).length;
  expect(count('README.md')).toBeLessThanOrEqual(1800);
  expect(count('CHANGELOG.md')).toBeLessThanOrEqual(500);
});

test('there is a page for every package', () => {
  const pages = globSync('docs/architecture/*.md', { cwd: ROOT }).map((page) =>
    page.replace(/^.*\/(\w+)\.md$/, '$1'),
  );
  expect(pages.sort()).toEqual(['client', 'contract', 'engine', 'service', 'studio']);
});

test('a file that is gone is found, in backticks and behind a link', () => {
  const text = 'See `src/gone.ts`, `src/index.ts`, `nowhere.ts` and [this](../gone.md).';
  expect(findDeadPaths('docs/architecture/engine.md', text)).toEqual([
    'src/gone.ts',
    'nowhere.ts',
    '../gone.md',
  ]);
});

test('every page and package states the same oldest Node', () => {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  for (const manifest of ['package.json', 'client/package.json'])
    expect([manifest, JSON.parse(read(manifest)).engines.node]).toEqual([manifest, '^20.19.0 || >=22.12.0']);
  for (const page of ['README.md', 'client/README.md', 'docs/operating.md']) {
    const stated = read(page).match(/Node 2[0-3]\b[^,;.]*(?:\.\d[^,;.]*)*/g) ?? [];
    expect(stated.length).toBeGreaterThan(0);
    for (const words of stated)
      expect([page, words]).toEqual([page, expect.stringMatching(/^Node 22\.12\+ or 20\.19\+/)]);
  }
});
