import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptedSigningTexts, parseQueryPairs } from '@cardwright/contract';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const KEY = 'cw_examples2_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0f8e7d6c5';

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

const has = ([file = '', ...args]: string[]): boolean => spawnSync(file, args).status === 0;

describe.each(LANGUAGES)('the $name example', ({ probe, command }) => {
  test.skipIf(!has(probe))('signs an address that the service accepts, with every parameter in it', () => {
    const [file = '', ...args] = command;
    const output = execFileSync(
      file,
      [...args, 'http://localhost:3000', KEY, 'og_standard', '1893456000', ...DATA],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GOCACHE: mkdtempSync(join(tmpdir(), 'go-')), GO111MODULE: 'off' },
      },
    );
    const [, path = '', query = ''] =
      /^http:\/\/localhost:3000(\/i\/og_standard)\?(\S+)\n$/.exec(output) ?? [];
    const pairs = parseQueryPairs(query);
    const [keyId, digest] = pairs.find(({ name }) => name === 'sig')?.value.split('.') ?? [];
    expect(keyId).toBe('examples2');
    const digests = [...acceptedSigningTexts(path, pairs)].map((text) =>
      createHmac('sha256', KEY).update(text).digest('hex'),
    );
    expect(digests).toContain(digest);
    const read = pairs.filter(({ name }) => name !== 'sig').map(({ name, value }) => `${name}=${value}`);
    expect(read.sort()).toEqual([...DATA, 'expires=1893456000'].sort());
  });
});
