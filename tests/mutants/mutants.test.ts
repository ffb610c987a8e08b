import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import caughtBy from './caught-by.json' with { type: 'json' };
import { plant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { pickTests } from './pick-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(MUTANTS)('$name: the fault can be planted', (mutant) => {
  const text = readFileSync(join(ROOT, mutant.file), 'utf8');
  expect(plant(text, mutant)).not.toBe(text);
});

test('a mutant whose text is gone, or stands twice, says so', () => {
  const mutant = { name: 'a fault', file: 'a.ts', find: 'here', replace: 'there' };
  expect(plant('once here', mutant)).toBe('once there');
  expect(() => plant('nowhere to be seen, but here', mutant)).toThrow('2 times in a.ts');
  expect(() => plant('gone', mutant)).toThrow('0 times in a.ts');
});

test('whatever is said to catch one is a test that exists, and each that is said to be caught is one', () => {
  const names = MUTANTS.map(({ name }) => name);
  expect(Object.keys(caughtBy).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(caughtBy).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('each has a name of its own, and every package a dozen at least', () => {
  const names = MUTANTS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const packages = ['contract/', 'engine/src/reader/', 'engine/', 'service/', 'client/', 'studio/'];
  const countOf = (folder: string): number => MUTANTS.filter(({ file }) => file.startsWith(folder)).length;
  expect(packages.filter((folder) => countOf(folder) < 12)).toEqual([]);
});

describe('the tests that a fault may fail', () => {
  test('are the one beside it first, then units, then services, also those that start it as a program', () => {
    const picked = pickTests(ROOT, 'service/src/http/client-address.ts');
    expect(picked[0]).toBe('service/src/http/client-address.test.ts');
    const at = (test: string): number => picked.indexOf(test);
    expect(at('service/tests/api/forwarded-for.test.ts')).toBeGreaterThan(at('tests/architecture.test.ts'));
    // It runs `src/main.ts`.
    expect(picked).toContain('service/tests/socket/start.test.ts');
    expect(picked).not.toContain('engine/src/color/contrast.test.ts');
  });

  test('of what the studio looks like are those in a browser', () => {
    expect(pickTests(ROOT, 'studio/src/styles/controls.css')).toContain('studio/tests/frame.test.ts');
  });

  test('are not the list of faults itself, which no planted one would pass', () => {
    const [{ file = '' } = {}] = MUTANTS;
    expect(pickTests(ROOT, file).filter((test) => test.startsWith('tests/mutants/'))).toEqual([]);
  });
});
