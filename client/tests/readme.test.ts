import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../tests/support/child-environment.ts';
import { parseCommandLine } from '../src/cli/parse-command-line.ts';
import { toCommandLines } from '../src/cli/shell-lines.fixture.ts';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { type RunningService, shareService } from './support/start-service.ts';

// The examples of the README, one after the other as a reader would type them, with the packed package.
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

let service: RunningService;
let packed: PackedClient;
beforeAll(async () => {
  service = await shareService();
  packed = packClient();
});

function toProgram(): string {
  const isImport = (line: string): boolean => line.startsWith('import ');
  const lines = blocks.map((code) => code.split('\n'));
  const [start = [], ...later] = lines.map((block) => block.filter((line) => !isImport(line)).join('\n'));
  const imports = lines.flat().filter(isImport);
  return [...imports, start, ...later.map((code) => `{\n${code}}`)]
    .join('\n')
    .replaceAll('http://localhost:3000', service.baseUrl);
}

test('every example of the README runs as it stands, and prints what it says', async () => {
  const { apiKey } = await service.register();
  writeFileSync(join(packed.project, 'readme.ts'), toProgram());
  const output = execFileSync(process.execPath, ['readme.ts'], {
    cwd: packed.project,
    encoding: 'utf8',
    env: { ...CHILD_ENVIRONMENT, API_KEY: apiKey },
  });
  expect(blocks.length).toBeGreaterThan(5);
  expect(output).toMatch(/^completed \d+$/m);
  expect(output).toContain(`<meta property="og:image" content="${service.baseUrl}/i/og_standard?`);
  expect(output).toMatch(/^400 invalid_parameter width .*256.* \S+$/m);
});

test('the start is three lines', () => {
  expect(blocks[0]?.trim().split('\n')).toHaveLength(3);
});

test('every line of shell can be typed', () => {
  const [, code = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  const lines = code.trim().split('\n').flatMap(toCommandLines);
  expect(lines.length).toBeGreaterThan(5);
  for (const { words } of lines) expect([words, parseCommandLine(words).kind]).toEqual([words, 'run']);
});
