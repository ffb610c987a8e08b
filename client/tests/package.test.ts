import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import published from '../../contract/signing-vectors.json' with { type: 'json' };
import { shareBrowser } from '../../tests/support/open-browser.ts';
import { startScriptedServer } from '../src/http/scripted-server.fixture.ts';
import { CONSUMER, compile } from './support/compile-program.ts';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { shareService } from './support/start-service.ts';

let packed: PackedClient;
beforeAll(() => {
  packed = packClient();
});

/** What a bundler makes of everything that the package exports. */
const bundle = (format: 'esm' | 'iife'): string =>
  buildSync({
    stdin: { contents: "export * from '@cardwright/client'", resolveDir: packed.project },
    bundle: true,
    minify: true,
    format,
    globalName: 'sdk',
    write: false,
  }).outputFiles[0]?.text ?? '';

test('what is generated is what the engine and the contract say', () => {
  const script = join(import.meta.dirname, '../scripts/generate.ts');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

test('the release workflow publishes this package with provenance, for the tag of its version', () => {
  const path = join(import.meta.dirname, '../../.github/workflows/release.yml');
  const workflow = readFileSync(path, 'utf8');
  for (const part of [
    "tags: ['v*']",
    'id-token: write',
    'npm run release -- --dry-run',
    'repository.url="git+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git"',
    '- run: npm publish -w client',
  ])
    expect(workflow).toContain(part);
  expect(workflow).not.toMatch(/secrets\.|pull_request_target/);
});

test('without the development dependencies, the build says that it needs them', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cardwright-build-'));
  try {
    cpSync(join(import.meta.dirname, '../scripts'), join(scratch, 'scripts'), { recursive: true });
    const run = spawnSync(process.execPath, [join(scratch, 'scripts/build.ts')], { encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([1, expect.stringMatching(/^Building .*npm ci.*\n$/)]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
});

describe('the packed package', () => {
  test('has what a user needs and nothing else, and depends on nothing', () => {
    const files = globSync('**/*', { cwd: packed.directory, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const kinds = new Set(
      files.map(({ name }) => name.replace(/^[\w-]+(?=\.d\.ts$)/, '*').replace(/-[A-Z0-9]{8}(?=\.js$)/, '')),
    );
    expect([...kinds].sort()).toEqual([
      '*.d.ts',
      'LICENSE',
      'README.md',
      'THIRD_PARTY_LICENSES.txt',
      'astro.js',
      'chunk.js',
      'cli.js',
      'docusaurus.js',
      'eleventy.js',
      'generators.js',
      'import-template.js',
      'index.js',
      'index.js.map',
      'make-cards.js',
      'next.js',
      'nuxt.js',
      'package.json',
      'receive-webhooks.js',
      'serve-mcp.js',
      'vitepress.js',
      'watch-template.js',
    ]);
    const manifest = JSON.parse(readFileSync(join(packed.directory, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).toMatchObject({
      license: 'MIT',
      files: ['dist'],
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest).not.toHaveProperty('peerDependencies');
    const types = globSync('dist/**/*.d.ts', { cwd: packed.directory }).map((file) =>
      readFileSync(join(packed.directory, file), 'utf8'),
    );
    expect(types.join('')).not.toMatch(/from '(?!\.\.?\/[\w/-]+\.js')/);
  });

  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: packed.directory, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test('is as small as its README says when it is bundled, minified and gzipped', () => {
    const readme = readFileSync(join(packed.directory, 'README.md'), 'utf8');
    const [, kilobytes] = /under (\d+) kB when bundled, minified and gzipped/.exec(readme) ?? [];
    const { length } = gzipSync(bundle('esm'), { level: 9 });
    expect(length).toBeLessThan(Number(kilobytes) * 1000);
    expect(length).toBeGreaterThan(Number(kilobytes) * 800);
  });
});

// What the examples in the comments leave to their reader.
const GIVEN = `
import { Cardwright, CardwrightError, isTemplateName, ogMeta, siteMeta, templateRules, verifyWebhook } from '@cardwright/client';
${['apiKey', 'baseUrl', 'prompt', 'title', 'designMd', 'url', 'id', 'name', 'signedText', 'keyId', 'secret', 'deliveryId'].map((name) => `declare const ${name}: string;`).join('\n')}
declare const cardwright: Cardwright;
declare const request: Request;
declare function publish(url: string | null): Promise<void>;
declare function report(status: string): void;
declare function show(prompt: string, url: string | null): void;
declare function askForMore(): void;
declare function writeFile(path: string, bytes: Uint8Array): Promise<void>;
`;

test('the types find every mistake of a strict project, and every method has an example that is right', () => {
  // Those of plugins are the configurations of sites, which scripts/test-examples.ts builds.
  const files = globSync('dist/**/*.d.ts', { cwd: packed.directory, exclude: ['dist/site-generators/**'] });
  const texts = files.map((file) => readFileSync(join(packed.directory, file), 'utf8'));
  const examples = texts.flatMap((text) =>
    [...text.matchAll(/@example\n([\s\S]*?)\*\//g)].map(([, lines = '']) => lines.replace(/^\s*\* ?/gm, '')),
  );
  expect(examples.length).toBeGreaterThan(25);
  const functions = examples.map((code, place) => `async function example${place}() {\n${code}\n}`);
  const programs = { 'consumer.ts': CONSUMER, 'examples.ts': GIVEN + functions.join('\n') };
  expect(compile(programs, 'nodenext', 'nodenext')).toBe('');
});

const { api_key: apiKey } = published;
const [vector] = published.vectors;
const SIGN = `(async () => {
  const options = { apiKey: '${apiKey}', baseUrl: 'https://a.example', dangerouslyAllowBrowser: true };
  const cardwright = new sdk.Cardwright(options);
  const card = ['og_standard', { title: 'Hello' }, { expiresAt: 1893456000 }];
  const url = cardwright.signUrl(...card);
  return JSON.stringify({
    url,
    sameAsync: (await cardwright.signUrlAsync(...card)) === url,
    valid: cardwright.verifySignature(url).valid,
    changed: cardwright.verifySignature(url.replace('Hello', 'Bye')).valid,
    meta: sdk.ogMeta(url).tags.length,
  });
})()`;
const SIGNED = {
  url: `https://a.example${vector?.url}`,
  sameAsync: true,
  valid: true,
  changed: false,
  meta: 6,
};

describe('without Node', () => {
  test.each([
    ['the two globals that every platform has', { TextEncoder, URL }],
    ['WebCrypto too', { TextEncoder, URL, crypto }],
  ])('it signs and verifies where there is only what JavaScript has, and %s', async (_, globals) => {
    const context = createContext({ ...globals });
    runInContext(bundle('iife'), context);
    expect(JSON.parse(await runInContext(SIGN, context))).toEqual(SIGNED);
    expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe(
      'undefined'.repeat(3),
    );
  });

  test('it works in a page and in a worker of a browser, and makes an image from another origin', {
    tags: 'deep',
  }, async () => {
    const service = await shareService();
    await using site = await startScriptedServer([{ status: 200, headers: { 'content-type': 'text/html' } }]);
    const { apiKey: key } = await service.register();
    const context = await (await shareBrowser()).newContext();
    try {
      const page = await context.newPage();
      await page.goto(site.baseUrl);
      await page.addScriptTag({ content: bundle('iife') });
      expect(JSON.parse(await page.evaluate(SIGN))).toEqual(SIGNED);
      expect(await page.evaluate(IN_WORKER, `${bundle('iife')};${SIGN}.then(postMessage)`)).toBe(
        JSON.stringify(SIGNED),
      );
      expect(await page.evaluate(GENERATE, { apiKey: key, baseUrl: service.baseUrl })).toEqual({
        refused: 'browser_refused',
        type: 'image/png',
        requestId: true,
      });
    } finally {
      await context.close();
    }
  });
});

// Both run in the page.
const IN_WORKER = (script: string): Promise<string> => {
  const page = globalThis as unknown as {
    Worker: new (url: string) => { onmessage: (event: { data: string }) => void };
  };
  const worker = new page.Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
  });
};
const GENERATE = async (options: { apiKey: string; baseUrl: string }) => {
  const { sdk } = globalThis as unknown as { sdk: typeof import('../src/index.ts') };
  let refused: unknown;
  try {
    new sdk.Cardwright(options);
  } catch (error) {
    refused = (error as { code: unknown }).code;
  }
  const cardwright = new sdk.Cardwright({ ...options, dangerouslyAllowBrowser: true });
  const { url } = await cardwright.generate('"Hello from a page"');
  const { type } = await cardwright.download(url);
  const none = await cardwright.get('gen_none').catch((error: unknown) => error);
  return { refused, type, requestId: (none as { requestId?: string }).requestId !== undefined };
};
