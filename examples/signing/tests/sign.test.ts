import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseQueryPairs } from '@cardwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DeliveryService,
  startDeliveryService,
} from '../../../service/tests/delivery/support/delivery-service.ts';

const folder = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'signing-'));

// Each language that this machine has signs; one that is missing is named, so that nobody thinks it was tried.
const LANGUAGES: { name: string; probe: string[]; command: string[] }[] = [
  { name: 'JavaScript', probe: [process.execPath, '--version'], command: [process.execPath, 'sign.mjs'] },
  { name: 'Python', probe: ['python3', '--version'], command: ['python3', 'sign.py'] },
  { name: 'PHP', probe: ['php', '--version'], command: ['php', 'sign.php'] },
  { name: 'Ruby', probe: ['ruby', '--version'], command: ['ruby', 'sign.rb'] },
  { name: 'Go', probe: ['go', 'version'], command: ['go', 'run', 'sign.go'] },
  { name: 'Java', probe: ['java', '--version'], command: ['java', 'Sign.java'] },
  { name: 'shell', probe: ['openssl', 'version'], command: ['bash', 'sign.sh'] },
];

const DATA = [
  'title=Tea & "scones" for \'two\' ~ 100% (half*) + é 日本語 😀 a=b#c',
  'title-2=prefix of a name',
  'Z=upper case first',
  'a.b=dot',
  'theme=dark',
  'empty=',
];
const EXPIRES = '1893456000';

const has = ([file = '', ...args]: string[]): boolean => spawnSync(file, args).status === 0;

let service: DeliveryService;
let key: string;
let plainTag: string | undefined;
beforeAll(async () => {
  service = await startDeliveryService();
  key = await service.register();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(scratch, { recursive: true, force: true });
});

function sign([file = '', ...args]: string[], data: string[]): string {
  const output = execFileSync(file, [...args, service.baseUrl(), key, 'og_standard', EXPIRES, ...data], {
    cwd: folder,
    encoding: 'utf8',
    // A JVM reads its arguments in the locale's encoding, and a bare machine has none.
    env: { ...process.env, LC_ALL: 'C.UTF-8', GOCACHE: join(scratch, 'go'), GO111MODULE: 'off' },
  });
  const [, target = ''] = /^http:\/\/localhost:\d+(\/i\/og_standard\?\S+)\n$/.exec(output) ?? [];
  return target;
}

describe.each(LANGUAGES)('the $name example', ({ probe, command }) => {
  test.skipIf(!has(probe))('signs an address that opens the card, with every parameter in it', async () => {
    const target = sign(command, DATA);
    const answer = await service.client.get(target);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(answer.headers['content-type']).toBe('image/png');
    plainTag ??= answer.headers.etag;
    expect(answer.headers.etag).toBe(plainTag);
    const read = parseQueryPairs(target.split('?')[1] ?? '').filter(({ name }) => name !== 'sig');
    expect(read.map(({ name, value }) => `${name}=${value}`).sort()).toEqual(
      [...DATA, `expires=${EXPIRES}`].sort(),
    );
    expect((await service.client.get(target.replace('dark', 'light'))).status).toBe(403);
  });
});

describe.each([...LANGUAGES, { name: 'sh', probe: ['sh', '-c', 'true'], command: ['sh', 'sign.sh'] }])(
  'the $name example without its arguments',
  ({ probe, command: [file = '', ...args] }) => {
    test.skipIf(!has(probe)).each([[[]], [['http://localhost:3000', 'cw_a_b', 'og_standard']]])(
      'prints how to use it, and fails: %j',
      { tags: 'deep' },
      (given) => {
        const options = {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, GOCACHE: join(scratch, 'go') },
        } as const;
        const { status, stdout, stderr } = spawnSync(file, [...args, ...given], options);
        expect([status, stdout]).toEqual([file === 'go' ? 1 : 2, '']);
        expect(stderr).toMatch(
          /^Usage: \S+ .*(?:sign|Sign)\.\w+ BASE_URL API_KEY TEMPLATE EXPIRES name=value \.\.\.\n/,
        );
        expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(file === 'go' ? 2 : 1);
      },
    );
  },
);

test('one card in all languages is one credit', async () => {
  expect(await service.creditsUsed(key)).toBe(1);
});
