import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { type RunningService, shareService } from './support/start-service.ts';

const lines = (command: string, ...args: string[]): string[] =>
  (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').trim().split('\n');

const nodes = lines('which', '-a', 'node').concat(process.execPath);

// Every one that this machine has; one that is missing is named, so that nobody thinks it was tried.
const RUNTIMES: { name: string; command: string[] }[] = [
  ...[...new Map(nodes.map((node) => [lines(node, '--version')[0], node]))].map(([version, node]) => ({
    name: `Node ${version}`,
    command: [node],
  })),
  { name: 'Bun', command: ['bun', 'run'] },
  { name: 'Deno', command: ['deno', 'run', '--allow-net', '--allow-env', '--allow-read'] },
];

const PROGRAM = `
import { Cardwright, CardwrightError, ogMeta } from '@cardwright/client';
const [apiKey, baseUrl] = (globalThis.Deno?.args ?? process.argv.slice(2));
const cardwright = new Cardwright({ apiKey, baseUrl });
const { url } = await cardwright.generate('"Hello from here"');
const card = cardwright.signUrl('og_standard', { title: 'Hello' }, { expiresIn: '1h' });
const types = [];
for (const address of [url, card]) types.push((await cardwright.download(address)).type);
const late = await cardwright.generate('A', { signal: AbortSignal.abort() }).catch((error) => error.name);
const wrong = await cardwright.get('gen_none').catch((error) => error instanceof CardwrightError && error.code);
const seen = [];
for await (const one of cardwright.history()) seen.push(one.url === url);
console.log(JSON.stringify([types, ogMeta(card).tags.length, late, wrong, seen]));
`;

let service: RunningService;
let packed: PackedClient;
beforeAll(async () => {
  service = await shareService();
  packed = packClient();
  writeFileSync(join(packed.project, 'program.js'), PROGRAM);
});

const NODES = RUNTIMES.filter(({ name }) => name.startsWith('Node'));
const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

describe.each(NODES)('in $name', ({ command: [file = ''] }) => {
  test('the command works as in the others', async () => {
    const { apiKey } = await service.register();
    const env = {
      CARDWRIGHT_API_KEY: apiKey,
      CARDWRIGHT_BASE_URL: service.baseUrl,
      XDG_CONFIG_HOME: packed.project,
    };
    const run = (args: string[], input = ''): string =>
      execFileSync(file, [join(packed.directory, 'dist/cli.js'), ...args], { env, input, encoding: 'utf8' });
    const { version } = JSON.parse(readFileSync(join(packed.directory, 'package.json'), 'utf8'));
    expect(run(['--version'])).toBe(`${version}\n`);
    expect(run(['generate', '"Hello"'])).toMatch(/\.png\n$/);
    const card = run(['sign', 'og_standard', 'title=Hello', '--expires-in', '1h']).trim();
    expect(run(['explain', card])).toMatch(/^Valid until/);
    expect(run(['check', card])).toMatch(/✓ Discord/);
    expect(run(['mcp'], `${JSON.stringify(HELLO)}\n`)).toContain('"serverInfo":{"name":"cardwright"');
  });
});

describe.each(RUNTIMES)('in $name', ({ command: [file = '', ...args] }) => {
  test.skipIf(spawnSync(file, ['--version']).status !== 0)('everything works as in the others', async () => {
    const { apiKey } = await service.register();
    const output = execFileSync(file, [...args, 'program.js', apiKey, service.baseUrl], {
      cwd: packed.project,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([['image/png', 'image/png'], 6, 'AbortError', 'not_found', [true]]);
  });
});
