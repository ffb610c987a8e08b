import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Look } from './look.ts';
import { getLook, looks } from './looks.ts';

// `scene` draws pictures, `plain` is what remains when nothing else fits: none is
// chosen by weight.
const NOT_CHOSEN = ['plain', 'scene'];

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' && value !== null && 'layout' in value && 'pairings' in value;

test('every look in looks/ is listed', async () => {
  const files = globSync('looks/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.{test,fixture}.ts'] });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const found = modules.flatMap((module) => Object.values(module)).filter(isLook);
  const listed = [...looks, ...NOT_CHOSEN.map(getLook)];
  expect(found.map(({ name }) => name).sort()).toEqual(listed.map(({ name }) => name).sort());
});

test('no two looks have a name or a style in common', () => {
  for (const names of [looks.map(({ name }) => name), looks.flatMap(({ style }) => style ?? [])])
    expect(names).toEqual([...new Set(names)]);
});
