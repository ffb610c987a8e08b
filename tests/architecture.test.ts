import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ALLOWED,
  findCrowdedFolders,
  findViolations,
  listRemembering,
  listSources,
  MOST_SIBLINGS,
  REMEMBERING,
  readImports,
  ruleOf,
  toFileGraph,
  toFolderGraph,
} from './architecture.ts';
import { findCircle, toGraph } from './find-circle.ts';

const root = join(import.meta.dirname, '..');

test('imports go down only: every import in the tree is one that its folder may make', () => {
  expect(findViolations(readImports(root))).toEqual([]);
});

test('the check sees the tree: every rule but the empty ones stands for files that exist', () => {
  const imports = readImports(root);
  const seen = new Set(imports.map(({ file }) => ruleOf(file)));
  const rulesWithImports = Object.keys(ALLOWED).filter((rule) => (ALLOWED[rule] ?? []).length > 0);
  expect(rulesWithImports.filter((rule) => !seen.has(rule) && rule !== 'service/src/outbound')).toEqual([]);
  expect(imports.length).toBeGreaterThan(200);
});

test('a planted violation is found, as a type, as a re-export and as a dynamic import', () => {
  const planted = mkdtempSync(join(tmpdir(), 'architecture-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(planted, file, '..'), { recursive: true });
    writeFileSync(join(planted, file), text);
  };
  write('engine/src/brief/a.ts', "import type { X } from '../render/canvas.ts';\n");
  write('engine/src/color/b.ts', "export {\n  y,\n} from '@cardwright/contract';\n");
  write('service/src/base/c.ts', "const z = await import('../http/app.ts');\n");
  write('engine/src/art/e.ts', "import type { Node } from '@takumi-rs/core';\n");
  write('service/src/http/d.ts', "import { fine } from '../base/ids.ts';\n");
  expect(
    findViolations(readImports(planted))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    'engine/src/art/e.ts',
    'engine/src/brief/a.ts',
    'engine/src/color/b.ts',
    'service/src/base/c.ts',
  ]);
  rmSync(planted, { recursive: true });
});

test('the table itself has no circle: no folder may import one that may import it', () => {
  expect(findCircle(toFolderGraph())).toBeUndefined();
});

test('a circle planted in the table is found', () => {
  const planted = { ...ALLOWED, 'engine/src/art': ['engine/src/photo'] };
  expect(findCircle(toFolderGraph(planted))?.toSorted()).toEqual(['engine/src/art', 'engine/src/photo']);
  // The root of a package imports everything in it, so that nothing may import the root.
  const upwards = { ...ALLOWED, 'engine/src/color': ['engine/src/compose.ts'] };
  expect(findCircle(toFolderGraph(upwards))?.toSorted()).toEqual(['engine/src', 'engine/src/color']);
});

test('no files import each other in a circle, type imports included', () => {
  expect(findCircle(toFileGraph(readImports(root)))).toBeUndefined();
});

test('no module remembers what it found out about an object, but those that are known', () => {
  expect(listRemembering(root)).toEqual(REMEMBERING);
});

test('of planted circles the shortest one is named', () => {
  const planted = [
    { file: 'engine/src/color/contrast.ts', target: 'engine/src/color/oklch.ts' },
    { file: 'engine/src/color/oklch.ts', target: 'engine/src/color/contrast.ts' },
  ];
  const circle = findCircle(toFileGraph([...readImports(root), ...planted]));
  expect(circle?.toSorted()).toEqual(['engine/src/color/contrast.ts', 'engine/src/color/oklch.ts']);
  const edges = ['ab', 'bc', 'ca', 'cd', 'dc', 'ex', 'xe'].map(
    (pair) => [pair[0] ?? '', pair[1] ?? ''] as const,
  );
  expect(findCircle(toGraph(edges.slice(0, 3)))).toEqual(['a', 'b', 'c']);
  expect(findCircle(toGraph(edges.slice(0, 5)))).toHaveLength(2);
  expect(findCircle(toGraph(edges.slice(1, 4)))).toBeUndefined();
  expect(findCircle(toGraph([['a', 'a']]))).toEqual(['a']);
});

test('no folder has more source files beside each other than can be looked through', () => {
  expect(findCrowdedFolders(listSources(root))).toEqual({});
});

test('a crowded folder is found, and its number told', () => {
  const crowd = Array.from({ length: MOST_SIBLINGS + 1 }, (_, at) => `engine/src/art/crowded/file-${at}.ts`);
  expect(findCrowdedFolders([...listSources(root), ...crowd])).toEqual({
    'engine/src/art/crowded': MOST_SIBLINGS + 1,
  });
  expect(findCrowdedFolders(crowd.slice(1))).toEqual({});
});
