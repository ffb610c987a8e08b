import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, findViolations, readImports, ruleOf } from './architecture.ts';

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
