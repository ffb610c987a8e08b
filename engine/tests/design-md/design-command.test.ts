import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDesign } from '../../scripts/design.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/design.ts', import.meta.url));
const ACME =
  '---\nname: Acme\ncolors:\n  background: "#0b1020"\n  primary: "#ff5533"\n  ink-2: "#fff"\n---\n\n# Acme\n';
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'design-command-'));
  file = join(folder, 'DESIGN.md');
  writeFileSync(file, ACME);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run design -- ...`, as a function of this process. */
async function design(args: readonly string[], input = '') {
  let [out, err] = ['', ''];
  const code = await runDesign(args, {
    stdin: Readable.from([Buffer.from(input)]),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

test('lint tells what the linter finds, and ends with 1 for an error alone', async () => {
  const good = await design(['lint', file]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/0 errors, \d+ warnings, \d+ infos\n$/);
  const bad = await design(
    ['lint', '-'],
    '---\nname: Acme\ncolors:\n  primary: linear-gradient(#000, #fff)\n---\n',
  );
  expect([bad.code, bad.out]).toEqual([
    1,
    expect.stringMatching(/error +.*colors\.primary[\s\S]*\b[1-9]\d* errors/),
  ]);
});

test('derive gives parameters, sources, notes and what is unused as JSON, and what is typed wins', async () => {
  const { code, out } = await design(['derive', file, 'title=Six = 6', 'bg=#fff']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    params: { title: 'Six = 6', bg: '#fff', accent: '#ff5533' },
    sources: { title: 'params', bg: 'params', accent: 'colors.primary' },
    notes: [expect.stringContaining('`colors.ink-2`')],
    unused: expect.arrayContaining([{ source: 'colors.background', value: '#0b1020', why: 'overridden' }]),
  });
});

test('what write wrote, derive reads back', async () => {
  const fields = { name: 'Fernweh', tagline: 'Go: "far" #1', font: 'serif', colors: { primary: '#f2b950' } };
  const written = await design(['write', '-'], JSON.stringify(fields));
  expect(written).toMatchObject({ code: 0, err: '' });
  const { params } = JSON.parse((await design(['derive', '-'], written.out)).out);
  expect(params).toEqual({ tagline: 'Go: "far" #1', font: 'serif', accent: '#f2b950' });
  expect((await design(['write', '-'], JSON.stringify(fields))).out).toBe(written.out);
});

test('coverage counts the documents of a folder', async () => {
  const { code, out } = await design(['coverage', folder]);
  expect(code).toBe(0);
  expect(out).toMatch(/\| `accent` \| 1 \(100%\) \| 1 \(100%\) \|/);
});

describe('what cannot be done is said in a sentence', () => {
  test('by the command, with 1 and without a stack', { tags: 'deep' }, () => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'lint', 'none.md'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^none\.md cannot be read: .*\n$/)]);
  });

  test.each([
    ['a file that is not there', ['lint', 'none.md'], '', 'none.md cannot be read: '],
    ['no command', [], '', 'Usage:'],
    ['an unknown one', ['delete', '-'], '', 'Usage:'],
    ['a document beyond the limits', ['derive', '-'], 'x'.repeat(300_000), 'more than 262,144 bytes'],
    ['a parameter that no card takes', ['derive', '-', 'bg=blue'], ACME, 'bg'],
    ['fields that are no JSON', ['write', '-'], '{', 'is no JSON'],
    ['fields without a name', ['write', '-'], '{}', 'must have a name'],
  ])('%s', async (_, args, input, said) => {
    expect(await design(args, input)).toMatchObject({ code: 1, err: expect.stringContaining(said) });
  });
});
