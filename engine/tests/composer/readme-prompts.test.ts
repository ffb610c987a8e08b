import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../../src/index.ts';

const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const [, rows = ''] = /\n\| Describe \|.*\n\|.*\n((?:\|.*\n)+)/.exec(README) ?? [];
// Whole prompts, as opposed to the names of styles and parameters.
const prompts = [...rows.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) =>
  / .* /.test(text) ? [text] : [],
);
const engine = await createEngine();

test('the README shows prompts', () => {
  expect(prompts.length).toBeGreaterThan(4);
});

test.each(prompts)('a prompt of the README is drawn without a warning: %s', async (prompt) => {
  for (const seed of [0])
    expect((await engine.compose({ prompt, seed, width: 600, height: 315, format: 'png' })).warnings).toEqual(
      [],
    );
});
