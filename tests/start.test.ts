import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { getStage, isIgnored, listSources } from './deploy/dockerfile.ts';

const root = join(import.meta.dirname, '..');

// Everything that Node loads before the service can listen, which is what its start and its idle memory consist of.
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import('./service/src/service.ts');
  await import('./engine/src/index.ts');
  console.log(JSON.stringify(loaded));`;

let loaded: string[];
beforeAll(() => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  const urls: string[] = JSON.parse(output);
  loaded = urls.filter((url) => url.startsWith('file:')).map((url) => relative(root, fileURLToPath(url)));
});

test('the start loads nothing that only a prompt, a fetch, a payment, metrics or traces need', () => {
  expect(loaded).toContain('engine/src/create-engine.ts');
  // By what is read, not by files, which may be cut smaller.
  const sources = loaded.filter((path) => path.startsWith('engine/src/'));
  expect(sources.reduce((bytes, path) => bytes + statSync(join(root, path)).size, 0)).toBeLessThan(640_000);
  const needless =
    /^engine\/src\/(?:art\/(?:drawings|people|scenes)|compose|prompt-cards|reader\/(?:tagger|scene)|stage)\b|\bnode_modules\/(?:stripe|undici|prom-client|@opentelemetry)\//;
  expect(loaded.filter((path) => needless.test(path))).toEqual([]);
});

test('what it loads is in a production install, and what is ours is in the image', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const isInstalled = (path: string): boolean => {
    const [folder = ''] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    const found = packages[folder];
    return found !== undefined && !found.dev && !found.devOptional;
  };
  const sources = listSources([getStage('service')]);
  const isCopied = (path: string): boolean =>
    !isIgnored(path) && sources.some((source) => path === source || path.startsWith(`${source}/`));
  const isThere = (path: string): boolean =>
    path.includes('node_modules/') ? isInstalled(path) : isCopied(path);
  expect(loaded.filter((path) => !isThere(path))).toEqual([]);
  // Both look where they should.
  expect([isThere('node_modules/vitest/dist/index.js'), isThere('client/src/index.ts')]).toEqual([
    false,
    false,
  ]);
  expect(loaded.some((path) => path.startsWith('node_modules/'))).toBe(true);
});
