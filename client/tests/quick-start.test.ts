import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packClient } from './support/pack-client.ts';
import { type RunningService, startService } from './support/start-service.ts';

// The quick start of the project's README, as a newcomer copies it, against a service that was just started.
const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

let service: RunningService;
let folder: string;
beforeEach(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await service[Symbol.asyncDispose]();
});

/** The first block of code under a heading, with the address of this test's service. */
function blockUnder(heading: string): string {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [, code = ''] = /```\w+\n([\s\S]*?)```/.exec(section.split('\n## ')[0] ?? '') ?? [];
  return code
    .replaceAll('http://localhost:3000', service.baseUrl)
    .replaceAll('localhost:3000', service.baseUrl);
}

async function expectCards(printed: string): Promise<void> {
  const png = readFileSync(join(folder, 'card.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const signed = await fetch(printed.trim());
  expect([signed.status, signed.headers.get('content-type')]).toEqual([200, 'image/png']);
}

test('with curl', async () => {
  // The script of the second block is named from the root of the project.
  const script = `${blockUnder('First image')}\n${blockUnder('First signed URL').replace('examples/', `${root}/examples/`)}`;
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { cwd: folder });
  await expectCards(stdout);
});

test('with the SDK', async () => {
  using packed = packClient();
  writeFileSync(join(packed.project, 'package.json'), '{"type":"module"}');
  const program = join(packed.project, 'quick-start.ts');
  writeFileSync(program, blockUnder('From your code'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder });
  await expectCards(stdout);
});
