import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import { templates } from '../../src/templates/templates.ts';

// Caches are keyed by a template's `version`, so whatever changes its pixels must raise it. Pixels are compared rather
// than PNG bytes: a new version of the encoder must not make every cached card be rendered, and charged, again.
const RECORD = new URL('rendered-versions.json', import.meta.url);
const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
const SIZES = [
  { width: 1200, height: 630 },
  { width: 400, height: 400 },
];
const engine = await createEngine();

async function hashExample(name: string, example: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash('sha256');
  for (const theme of ['light', 'dark'])
    for (const size of SIZES) {
      const data = new Map(Object.entries({ ...example, theme }));
      const bytes = await engine.renderCard(
        engine.parseCard({ template: name, data, ...size, format: 'png' }),
      );
      hash.update(await sharp(bytes).raw().toBuffer());
    }
  return hash.digest('hex');
}

test.each(templates)(
  '$name renders what its version $version rendered',
  async ({ name, version, example }) => {
    const key = `${name}@${version}`;
    const hash = await hashExample(name, example);
    // A recorded version is never overwritten.
    if (process.env.UPDATE_GOLDENS === '1' && recorded[key] === undefined) {
      recorded[key] = hash;
      writeFileSync(RECORD, `${JSON.stringify(recorded, null, 2)}\n`);
    }
    expect(
      recorded[key],
      `${key} is not recorded: UPDATE_GOLDENS=1 npx vitest run engine/tests/templates/version.test.ts`,
    ).toBeDefined();
    expect(hash, `${name} renders other pixels than before: raise its version, then record it`).toBe(
      recorded[key],
    );
  },
);
