import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type ComposeRequest, createEngine, type Engine } from '../../src/index.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const OPENINGS = [
  'Blog header:',
  'Sale:',
  'Podcast:',
  'Quote:',
  'Conference',
  'Announcing',
  'We are hiring',
  '',
];
const SUBJECTS = [
  'The hidden cost of abstractions',
  '20% off winter coats',
  'Ärger mit Umlauten',
  '生成AIセミナー',
  'ملصق القراءة',
  'Как мы переписали биллинг',
  'coffee',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'नमस्ते दुनिया',
];
const WISHES = [
  'dark',
  'light',
  'neon',
  'elegant',
  'minimal',
  'handmade',
  '#ff8800',
  'green and gold',
  'for Instagram',
];
const DETAILS = [
  '12 May 2026',
  'Berlin',
  'with Ada Lovelace',
  '"Register now"',
  '50% off',
  'subtitle "A guide"',
];

const prompts = fc
  .tuple(
    fc.constantFrom(...OPENINGS),
    fc.oneof(
      fc.constantFrom(...SUBJECTS),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
    ),
    fc.boolean(),
    fc.subarray(DETAILS),
    fc.subarray(WISHES, { maxLength: 3 }),
  )
  .map(([opening, subject, quoted, details, wishes]) =>
    [`${opening} ${quoted ? `"${subject}"` : subject}`.trim(), ...details, ...wishes].join(', '),
  );
const axis = fc.integer({ min: 256, max: 1600 });
const requests: fc.Arbitrary<ComposeRequest> = fc.record({
  prompt: prompts,
  width: axis,
  height: axis,
  format: fc.constantFrom('png', 'jpeg'),
  seed: fc.nat(2 ** 31 - 1),
  variation: fc.nat(3),
});

test('any brief at any size with any seed passes the gate', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { quality, bytes } = await engine.compose(request);
      expect(quality.findings).toEqual([]);
      expect(quality.passed).toBe(true);
      expect(bytes.length).toBeGreaterThan(500);
    }),
    { seed: 6, numRuns: 8 },
  );
});

test('another process draws the same bytes, in another order', async () => {
  const sample = fc.sample(requests, { numRuns: 4, seed: 20 });
  const here: string[] = [];
  for (const request of sample)
    here.push(
      createHash('sha256')
        .update((await engine.compose(request)).bytes)
        .digest('hex'),
    );
  const script = `
    import { createHash } from 'node:crypto';
    import { createEngine } from ${JSON.stringify(new URL('../../src/index.ts', import.meta.url).href)};
    const engine = await createEngine();
    const requests = ${JSON.stringify([...sample].reverse())};
    const all = await Promise.all(requests.map(async (request) =>
      createHash('sha256').update((await engine.compose(request)).bytes).digest('hex')));
    console.log(all.join(' '));
    process.exit(0);`;
  const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(there.trim().split(' ').reverse()).toEqual(here);
});
