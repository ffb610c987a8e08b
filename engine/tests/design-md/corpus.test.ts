import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceSection } from '../../../scripts/replace-section.ts';
import { compareFolder, toReadingsTable } from '../../scripts/design-readings.ts';
import { contrast } from '../../src/color/contrast.ts';
import { deriveParameters } from '../../src/design-md/derive/derive-parameters.ts';
import { readDesignDocument } from '../../src/design-md/read/read-design-document.ts';
import { flattenColor, parseColor } from '../../src/templates/color-parameter.ts';

const FOLDER = join(import.meta.dirname, 'corpus');
const DOCS = join(import.meta.dirname, '../../../docs/contributing/brand-documents.md');
const documents = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const compared = compareFolder(FOLDER);

test('every document has a reading', () => {
  expect(new Set(compared.map(({ document }) => `${document}.md`))).toEqual(new Set(documents));
  expect(documents.length).toBeGreaterThanOrEqual(60);
});

test('at most one in fifty of the derived values is not what a designer reads', () => {
  const derived = compared.filter(({ verdict }) => verdict !== 'none' && verdict !== 'missing');
  const wrong = derived.filter(({ verdict }) => verdict === 'wrong');
  expect(wrong.length / derived.length).toBeLessThanOrEqual(0.02);
  const missing = compared.filter(({ verdict }) => verdict === 'missing');
  expect(missing.length / compared.filter(({ verdict }) => verdict !== 'none').length).toBeLessThan(0.1);
});

test.each(documents)('%s: no pair that nobody can read, and nothing without a source', (name) => {
  const { params, sources } = deriveParameters(readDesignDocument(readFileSync(join(FOLDER, name), 'utf8')));
  expect(Object.keys(sources)).toEqual(Object.keys(params));
  const white = { r: 255, g: 255, b: 255, alpha: 1 };
  const ground = parseColor(params.bg ?? '');
  if (!ground) return;
  const bg = flattenColor(ground, white);
  for (const text of [params.fg, params.muted].map((value) => parseColor(value ?? '')))
    if (text) expect(contrast(flattenColor(text, parseColor(bg) ?? white), bg)).toBeGreaterThanOrEqual(3);
});

test('the table in docs/contributing/brand-documents.md is that of the corpus', () => {
  const docs = readFileSync(DOCS, 'utf8');
  const current = replaceSection(docs, 'readings', toReadingsTable(compared));
  if (process.env.UPDATE_READINGS && current !== undefined) writeFileSync(DOCS, current);
  expect(docs, 'UPDATE_READINGS=1 npx vitest run engine/tests/design-md/corpus.test.ts').toBe(current);
});
