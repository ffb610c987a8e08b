import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A block of code under a heading, with the address of this test's service. */
function blockUnder(heading: string, language = '\\w+'): string {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``);
  const [, code = ''] = fence.exec(section.split('\n## ')[0] ?? '') ?? [];
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
  writeFileSync(program, blockUnder('From your code', 'ts'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder });
  await expectCards(stdout);
});

test('with the command', async () => {
  using packed = packClient();
  const bin = join(packed.project, 'bin');
  mkdirSync(bin);
  symlinkSync(join(packed.directory, 'dist/cli.js'), join(bin, 'cardwright'));
  // What the README installs first is here installed already; the service listens at another port.
  const script = blockUnder('From the command line')
    .split('\n')
    .filter((line) => !line.startsWith('npm '))
    .join('\n');
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], {
    cwd: folder,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      XDG_CONFIG_HOME: folder,
      CARDWRIGHT_BASE_URL: service.baseUrl,
    },
  });
  const [generated = '', signed = ''] = stdout.trim().split('\n');
  expect((await fetch(generated)).headers.get('content-type')).toBe('image/png');
  await expectCards(signed);
});
