import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMain } from '../service/tests/socket/run-main.ts';
import { isNode, isOurs, linkFolders, listInstalled } from './support/installed-packages.ts';

const root = join(import.meta.dirname, '..');
const WORKSPACES = ['contract', 'engine', 'service', 'studio'];
const MEGABYTE = 1024 * 1024;
// Without the Node that comes with it, which is 190 MB.
// 11 MB of it are esbuild, with which the install builds the studio; 8 MB the client for S3 (decision 0039); 3.5 MB HarfBuzz, which reads
// uploaded fonts; 3 MB the five families that design documents name most.
const BUDGET_MB = 250;

let installed: string[];
let copy: string;

// What a production install has and nothing else: the source, and the packages that it names, as hard links where that works.
beforeAll(() => {
  installed = listInstalled('--omit=dev').filter((path) => !isOurs(path));
  copy = mkdtempSync(join(tmpdir(), 'cardwright-production-'));
  const beside = installed.filter((path) => path.startsWith('node_modules/') && !isNode(path));
  linkFolders([...WORKSPACES, ...beside], copy);
  mkdirSync(join(copy, 'node_modules/@cardwright'), { recursive: true });
  for (const name of WORKSPACES)
    symlinkSync(join('..', '..', name), join(copy, 'node_modules/@cardwright', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a production install serves: an account, an image, the reference', async () => {
  expect(existsSync(join(copy, 'node_modules/vitest'))).toBe(false);
  const launcher = join(copy, 'service/launch.mjs');
  const data = { CARDWRIGHT_DATA_DIR: join(copy, 'data') };
  const main = await runMain(data, [process.execPath, launcher]);
  try {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(main.baseUrl + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', prefer: 'wait=60', ...headers },
      });
    const registered = (await (await post('/api/v1/users', { email: 'ada@example.com' })).json()) as {
      api_key: string;
    };
    const generated = await post(
      '/api/v1/generate',
      { prompt: 'a red fox in a misty forest', width: 400, height: 400 },
      { 'x-api-key': registered.api_key },
    );
    expect(await generated.json()).toMatchObject({ status: 'completed' });
    expect((await fetch(`${main.baseUrl}/docs`)).status).toBe(200);
    expect((await fetch(`${main.baseUrl}/studio`)).status).toBe(200);
  } finally {
    main.child.kill('SIGTERM');
    await main.exited;
  }
});

test(`its packages take up at most ${BUDGET_MB} MB`, () => {
  const sizes = installed
    .filter((folder) => !isNode(folder))
    .map((folder) => {
      const files = globSync('**/*', { cwd: join(root, folder), withFileTypes: true });
      const bytes = files
        .filter((file) => file.isFile())
        .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
      return { folder, megabytes: bytes / MEGABYTE };
    });
  const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const largest = sizes.sort((a, b) => b.megabytes - a.megabytes).slice(0, 10);
  expect(total, JSON.stringify(largest)).toBeLessThan(BUDGET_MB);
  expect(total).toBeGreaterThan(50);
});

// npm is the machine's own here, with the machine's own Node, as a newcomer has them.
const OLD_NODE = ['/usr/bin', '/usr/local/bin'].find((folder) => existsSync(join(folder, 'npm')));

test.skipIf(OLD_NODE === undefined)(
  'the install does not warn about the Node that the service does not run on',
  () => {
    const output = execFileSync('sh', ['-c', 'npm ci --dry-run --offline 2>&1 || true'], {
      cwd: root,
      encoding: 'utf8',
      env: { HOME: process.env.HOME, PATH: `${OLD_NODE}:/bin` },
    });
    expect(output).not.toContain('EBADENGINE');
  },
);
