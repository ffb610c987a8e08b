import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const engine = join(import.meta.dirname, '..');
const readme = readFileSync(join(engine, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

// Inside the package, so that `@cardwright/engine` is found as it is for any other package of the workspace.
const folder = mkdtempSync(join(engine, 'tests/readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the examples of the README run as they stand, and each writes its image', async () => {
  copyFileSync(join(engine, 'prompts/fernweh.DESIGN.md'), join(folder, 'DESIGN.md'));
  writeFileSync(join(folder, 'readme.ts'), blocks.join('\n'));
  execFileSync(process.execPath, ['readme.ts'], { cwd: folder });
  for (const name of ['prompt.png', 'template.png', 'brand.png']) {
    const { format, width, height } = await sharp(join(folder, name)).metadata();
    expect([name, format, width, height]).toEqual([name, 'png', 1200, 630]);
  }
});

test('the first image takes ten lines at most', () => {
  expect(blocks[0]?.trim().split('\n').length).toBeLessThanOrEqual(10);
});
