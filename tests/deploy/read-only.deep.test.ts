import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, runMain } from '../../service/tests/socket/run-main.ts';
import { buildStage, FINAL, list, readCommand, readEnvironment } from './dockerfile.ts';

// The image cannot be built without Docker, but its files can be: the service runs from them as the image runs it, as another
// user, and on a file system that is mounted read-only where this machine allows that.

const isRoot = process.getuid?.() === 0;
const [user = 0, group = 0] = list(FINAL, 'USER')[0]?.split(':').map(Number) ?? [];
const mountReadOnly = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"';

let scratch: string;
let app: string;
let node: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'cardwright-deploy-'));
  chmodSync(scratch, 0o755);
  app = join(scratch, 'app');
  buildStage('service', app);
  // Where the other user can reach it.
  node = join(scratch, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    copyFileSync(process.execPath, node);
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const canMount = isRoot && spawnSync('unshare', ['-m', 'sh', '-c', mountReadOnly, tmpdir()]).status === 0;

/** A command of the image, in its working directory: as its user if we may choose one, and read-only if we may mount. */
function inImage([program = '', ...words]: string[]): string[] {
  const command = [program === 'node' ? node : program, ...words];
  const asUser = isRoot
    ? ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--no-new-privs', '--', ...command]
    : command;
  const script = `${canMount ? `${mountReadOnly} && ` : ''}cd "$0" && exec "$@"`;
  const shell = ['sh', '-c', script, app, ...asUser];
  return canMount ? ['unshare', '-m', ...shell] : shell;
}

/** An empty folder of the image's user. */
function makeDataDirectory(name: string): string {
  const directory = join(scratch, name);
  mkdirSync(directory, { mode: 0o700 });
  if (isRoot) chownSync(directory, user, group);
  return directory;
}

async function call<Body>(url: string, key = '', body?: object): Promise<Body> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', prefer: 'wait=60', ...(key && { 'x-api-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return JSON.parse(text) as Body;
}

async function expectPng(url: string): Promise<void> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
}

/** Everything that may need a file: an account, a prompt, a design document, a signed card, the pages. */
async function useAll({ baseUrl }: Running): Promise<void> {
  const api = `${baseUrl}/api/v1`;
  const { api_key: key } = await call<{ api_key: string }>(`${api}/users`, '', { email: 'ada@example.com' });
  for (const prompt of [
    'a red fox in a misty forest, 400x400',
    'Opening night, 8 pm, 東京, terminal style',
  ]) {
    const drawn = await call<{ status: string; image_url: string }>(`${api}/generate`, key, {
      prompt,
      design_md: '---\ncolors:\n  primary: "#0b1020"\n---\n# Acme\n',
    });
    expect(drawn.status).toBe('completed');
    await expectPng(drawn.image_url);
  }
  const { url } = await call<{ url: string }>(`${api}/sign`, key, {
    template: 'og_brand',
    params: { title: 'Hello' },
    key_id: key.split('_')[1],
    expires_in: 3600,
  });
  await expectPng(url);
  for (const page of ['/', '/docs', '/studio', '/readyz', '/api/v1/openapi.json'])
    expect([page, (await fetch(baseUrl + page)).status]).toEqual([page, 200]);
}

test('its files cannot be written as the image runs them', () => {
  const write = inImage(['sh', '-c', 'touch service/new']);
  const { status, stderr } = spawnSync(write[0] ?? '', write.slice(1), { encoding: 'utf8' });
  if (isRoot) expect([status, stderr]).toEqual([1, expect.stringMatching(/Read-only|Permission denied/)]);
});

test('it starts, is healthy, draws, takes commands and stops, with a read-only code directory', async () => {
  const environment = { ...readEnvironment(), PORT: '0', CARDWRIGHT_DATA_DIR: makeDataDirectory('data') };
  const main = await runMain(environment, inImage(readCommand('CMD')));
  try {
    expect(main.baseUrl, main.output()).not.toBe('');
    const check = inImage(readCommand('HEALTHCHECK'));
    const probe = (port: string) =>
      spawnSync(check[0] ?? '', check.slice(1), { env: { PATH: process.env.PATH, PORT: port } }).status;
    expect(probe(new URL(main.baseUrl).port)).toBe(0);
    expect(probe('1')).toBe(1);
    await useAll(main);
    const admin = inImage(['node', 'service/src/admin/admin.ts', 'users', 'list', '--json']);
    const listed = execFileSync(admin[0] ?? '', admin.slice(1), {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
    });
    expect(listed).toContain('ada@example.com');
  } finally {
    main.child.kill('SIGTERM');
  }
  expect(await main.exited).toEqual({ code: 0, signal: null });
});

test('it writes nothing into its code directory where it could', async () => {
  const takeStock = () =>
    (readdirSync(app, { recursive: true }) as string[])
      .map((path) => {
        const { size, mtimeMs } = lstatSync(join(app, path));
        return `${path} ${size} ${mtimeMs}`;
      })
      .sort();
  const before = takeStock();
  // In the code directory, as `npm start` has it, where a relative path would end up.
  const main = await runMain(
    {
      ...readEnvironment(),
      PORT: '0',
      CARDWRIGHT_DATA_DIR: join(scratch, 'own-data'),
      NODE_COMPILE_CACHE: join(scratch, 'compiled'),
    },
    ['sh', '-c', 'cd "$0" && exec "$@"', app, node, ...readCommand('CMD').slice(1)],
  );
  try {
    await useAll(main);
  } finally {
    main.child.kill('SIGTERM');
    await main.exited;
  }
  expect(takeStock()).toEqual(before);
  // The comparison sees a new file.
  writeFileSync(join(app, 'service/src/new'), '');
  expect(takeStock()).not.toEqual(before);
});
