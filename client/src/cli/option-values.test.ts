import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHost } from './host.fixture.ts';
import { parseNumber, parsePairs, parseSize, readJsonObject } from './option-values.ts';

test('a size is two numbers of pixels', () => {
  expect(parseSize('1080x1350')).toEqual({ width: 1080, height: 1350 });
  expect(parseSize(undefined)).toEqual({});
  for (const wrong of ['1080', '1080x', 'x630', '1080*1350', '-1x5', '1080x1350px'])
    expect(() => parseSize(wrong)).toThrow(/^--size must be/);
});

test('a number is whole, and its option is named when it is not', () => {
  expect([parseNumber('--seed', '7'), parseNumber('--seed', undefined)]).toEqual([7, undefined]);
  for (const wrong of ['1.5', '-1', 'x', '1e3', '9'.repeat(16)])
    expect(() => parseNumber('--seed', wrong)).toThrow('--seed must be a whole number.');
});

test('a value may be empty or hold signs of equality; a name may not be missing or come twice', () => {
  expect(parsePairs(['title=a=b', 'site='])).toEqual({ title: 'a=b', site: '' });
  expect(() => parsePairs(['title'])).toThrow('NAME=VALUE');
  expect(() => parsePairs(['=x'])).toThrow('NAME=VALUE');
  expect(() => parsePairs(['title=a', 'title=b'])).toThrow('title is given more than once');
});

test('names that objects have of their own are names like others', () => {
  expect(Object.entries(parsePairs(['__proto__=a', 'constructor=b']))).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});

test('a JSON object comes from a file or the standard input, and nothing else is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-values-'));
  try {
    const path = join(folder, 'a.json');
    writeFileSync(path, `\uFEFF{"a":1}`);
    expect(await readJsonObject(path, createHost())).toEqual({ a: 1 });
    for (const wrong of ['[1]', 'null', '"a"', '{', '']) {
      const host = createHost();
      host.stdin.end(wrong);
      await expect(readJsonObject('-', host)).rejects.toThrow(/^Standard input must be a JSON object/);
    }
    writeFileSync(path, '{"a":1,}');
    await expect(readJsonObject(path, createHost())).rejects.toThrow(/line 1 column 8/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
