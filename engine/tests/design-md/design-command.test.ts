import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// `npm run design -- ...`, as it is typed.

const SCRIPT = join(import.meta.dirname, '../../scripts/design.ts');
const ACME =
  '---\nname: Acme\ncolors:\n  background: "#0b1020"\n  primary: "#ff5533"\n  ink-2: "#fff"\n---\n\n# Acme\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'design-command-'));
  writeFileSync(join(folder, 'DESIGN.md'), ACME);
});
afterAll(() => rmSync(folder, { recursive: true }));

function design(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('lint tells what the linter finds, and ends with 1 for an error alone', () => {
  const good = design(['lint', 'DESIGN.md']);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/0 errors, \d+ warnings, \d+ infos\n$/);
  const bad = design(
    ['lint', '-'],
    '---\nname: Acme\ncolors:\n  primary: linear-gradient(#000, #fff)\n---\n',
  );
  expect([bad.code, bad.out]).toEqual([
    1,
    expect.stringMatching(/error +.*colors\.primary[\s\S]*\b[1-9]\d* errors/),
  ]);
});

test('derive gives parameters, sources, notes and what is unused as JSON, and what is typed wins', () => {
  const { code, out } = design(['derive', 'DESIGN.md', 'title=Six = 6', 'bg=#fff']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    params: { title: 'Six = 6', bg: '#fff', accent: '#ff5533' },
    sources: { title: 'params', bg: 'params', accent: 'colors.primary' },
    notes: [expect.stringContaining('`colors.ink-2`')],
    unused: expect.arrayContaining([{ source: 'colors.background', value: '#0b1020', why: 'overridden' }]),
  });
});

test('what write wrote, derive reads back', () => {
  const fields = { name: 'Fernweh', tagline: 'Go: "far" #1', font: 'serif', colors: { primary: '#f2b950' } };
  const written = design(['write', '-'], JSON.stringify(fields));
  expect(written).toMatchObject({ code: 0, err: '' });
  const { params } = JSON.parse(design(['derive', '-'], written.out).out);
  expect(params).toEqual({ tagline: 'Go: "far" #1', font: 'serif', accent: '#f2b950' });
  expect(design(['write', '-'], JSON.stringify(fields)).out).toBe(written.out);
});

test('coverage counts the documents of a folder', () => {
  const { code, out } = design(['coverage', '.']);
  expect(code).toBe(0);
  expect(out).toMatch(/\| `accent` \| 1 \(100%\) \| 1 \(100%\) \|/);
});

describe('what cannot be done is said in a sentence, without a stack', () => {
  test.each([
    ['no command', [], '', 'Usage:'],
    ['an unknown one', ['delete', 'DESIGN.md'], '', 'Usage:'],
    ['no such file', ['lint', 'none.md'], '', 'none.md cannot be read'],
    ['a document beyond the limits', ['derive', '-'], 'x'.repeat(300_000), 'more than 262,144 bytes'],
    ['a parameter that no card takes', ['derive', 'DESIGN.md', 'bg=blue'], '', 'bg'],
    ['fields that are no JSON', ['write', '-'], '{', 'is no JSON'],
    ['fields without a name', ['write', '-'], '{}', 'must have a name'],
  ])('%s', (_, args, input, said) => {
    const { code, err } = design(args, input);
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(err).not.toMatch(/\n +at /);
  });
});
