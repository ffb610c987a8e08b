import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { buildSync } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import published from '../../contract/signing-vectors.json' with { type: 'json' };
import { openBrowser } from '../../tests/support/open-browser.ts';
import { startScriptedServer } from '../src/http/scripted-server.fixture.ts';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { startService } from './support/start-service.ts';

const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

let packed: PackedClient;
beforeAll(() => {
  packed = packClient();
});
afterAll(() => packed[Symbol.dispose]());

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

/** What the compiler says of a program that uses the installed package, in a strict project. */
function compile(file: string, program: string, module: string, resolution: string): string {
  writeFileSync(join(packed.project, 'package.json'), '{"type":"module"}');
  writeFileSync(join(packed.project, file), program);
  const strict = [
    '--strict',
    '--noEmit',
    '--exactOptionalPropertyTypes',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  ];
  const target = ['--module', module, '--moduleResolution', resolution, '--target', 'es2022'];
  return spawnSync(process.execPath, [tsc, ...strict, ...target, file], {
    cwd: packed.project,
    encoding: 'utf8',
  }).stdout;
}

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
    'npm pkg get version -w client',
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
      'chunk.js',
      'cli.js',
      'import-template.js',
      'index.js',
      'index.js.map',
      'make-cards.js',
      'package.json',
      'serve-mcp.js',
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

  test('passes are-the-types-wrong, as a package of modules', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
    if (!result.types) throw new Error('no types were found');
    // CommonJS gets the module by require, as every Node from 20.19 on allows.
    expect(result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
  });

  test('is as small as its README says when it is bundled, minified and gzipped', () => {
    const readme = readFileSync(join(packed.directory, 'README.md'), 'utf8');
    const [, kilobytes] = /under (\d+) kB when bundled, minified and gzipped/.exec(readme) ?? [];
    const { length } = gzipSync(bundle('esm'), { level: 9 });
    expect(length).toBeLessThan(Number(kilobytes) * 1000);
    expect(length).toBeGreaterThan(Number(kilobytes) * 800);
  });
});

const CONSUMER = `
import { Cardwright, ogMeta, type Generation, type OgParams } from '@cardwright/client';
export const card = (cardwright: Cardwright, title: string, brand: OgParams): string => {
  // @ts-expect-error a misspelt parameter
  cardwright.signUrl('og_standard', { titel: title }, { expiresIn: '1d' });
  // @ts-expect-error a page without its URL
  cardwright.signUrl('page', {}, { expiresIn: '1d' });
  cardwright.signUrl('launch.v2', { anything: title, count: 3 }, { expiresIn: '1d' });
  // @ts-expect-error a unit that does not exist
  cardwright.signUrl('announcement', { title }, { expiresIn: '1w' });
  // @ts-expect-error no expiry
  cardwright.signUrl('announcement', { title }, {});
  // @ts-expect-error no options
  cardwright.signUrl('announcement', { title });
  // @ts-expect-error size without expiry
  cardwright.signUrl('announcement', { title }, { width: 1080, height: 1080 });
  // @ts-expect-error two expiries
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', expiresAt: 'never' });
  // @ts-expect-error an expiry that may be missing
  cardwright.signUrl('announcement', { title }, { expiresIn: undefined });
  // @ts-expect-error a date as text
  cardwright.signUrl('announcement', { title }, { expiresAt: '2030-01-01' });
  // @ts-expect-error a format that signed URLs do not have
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', format: 'webp' });
  // @ts-expect-error an extension that does not exist
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', extension: 'jpeg' });
  // @ts-expect-error a size as text
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', width: '1080' });
  // @ts-expect-error a misspelt option
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', widht: 1080 });
  // @ts-expect-error the async variant needs an expiry as well
  void cardwright.signUrlAsync('announcement', { title }, {});
  // @ts-expect-error a key is required to sign on the server
  void cardwright.signOnServer('announcement', { title }, { expiresIn: '1d' });
  // @ts-expect-error an expiry is required to sign on the server
  void cardwright.signOnServer('announcement', { title }, { keyId: 'k' });
  // @ts-expect-error a role that does not exist
  void cardwright.generate({ blocks: [{ role: 'headline', text: title }] });
  // @ts-expect-error a block without its role
  void cardwright.preview({ blocks: [{ text: title }] });
  // @ts-expect-error a kind that does not exist
  void cardwright.submit({ kind: 'party' });
  // @ts-expect-error a misspelt field of a brief
  void cardwright.preview({ colors: [] });
  // @ts-expect-error a color as text
  void cardwright.preview({ colors: ['#ffffff'] });
  // @ts-expect-error a layout that does not exist
  void cardwright.preview({ layout: ['centre'] });
  // @ts-expect-error a catalogue that does not exist
  void cardwright.catalogue('pictures');
  // @ts-expect-error a fallback card without a template
  void cardwright.account.setFallbackCard({ mode: 'card', params: {} });
  // @ts-expect-error a parameter that the fallback card's template does not have
  void cardwright.account.setFallbackCard({ mode: 'card', template: 'og_standard', params: { badge: title } });
  // @ts-expect-error a misspelt option of a prompt
  void cardwright.generate('A', { heigth: 630 });
  // @ts-expect-error a size as text
  void cardwright.generate('A', { width: '1200' });
  // @ts-expect-error a format that does not exist
  void cardwright.generate('A', { format: 'gif' });
  // @ts-expect-error a scope that does not exist
  void cardwright.keys.create('Website', { scope: 'read' });
  // @ts-expect-error a duration as text
  void cardwright.keys.rotate('k', { graceSeconds: '1h' });
  // @ts-expect-error a client without the URL of its service
  new Cardwright({ apiKey: 'k' });
  // @ts-expect-error a misspelt option of the client
  new Cardwright({ apiKey: 'k', baseUrl: 'https://a.example', timeout: 1 });
  // @ts-expect-error a misspelt tag
  ogMeta(title, { titel: title });
  cardwright.signUrl('announcement', { title }, { expiresAt: 'never' });
  cardwright.signUrl('announcement', { title }, { expiresAt: new Date(0), extension: 'jpg', width: 1080 });
  return ogMeta(cardwright.signUrl('og_brand', { ...brand.params, title }, { expiresIn: '1d' })).html;
};
export async function made(cardwright: Cardwright): Promise<Generation> {
  const { url }: { url: string } = await cardwright.generate('A', { templateId: 'og_brand', seed: 7 });
  for await (const one of cardwright.history()) if (one.url === url) return one;
  throw new Error('none');
}
`;

describe('the types', () => {
  test.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('are complete for a strict project with module %s and resolution %s', (module, resolution) => {
    expect(compile('consumer.ts', CONSUMER, module, resolution)).toBe('');
  });
});

test('a CommonJS program requires the package, with its types', () => {
  const program = `
import sdk = require('@cardwright/client');
const client: sdk.Cardwright = new sdk.Cardwright({ apiKey: '${published.api_key}', baseUrl: 'https://a.example' });
export const url: string = client.signUrl('og_standard', { title: 'A' }, { expiresIn: '1d' });
`;
  expect(compile('consumer.cts', program, 'nodenext', 'nodenext')).toBe('');
  const script = "console.log(typeof require('@cardwright/client').Cardwright)";
  const run = spawnSync(process.execPath, ['-e', script], { cwd: packed.project, encoding: 'utf8' });
  expect([run.stdout, run.stderr]).toEqual(['function\n', '']);
});

test('npx finds the one command of the package', () => {
  const run = spawnSync('npx', ['--no-install', '@cardwright/client', '--version'], {
    cwd: packed.project,
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

// What the examples in the comments leave to their reader.
const GIVEN = `
import { Cardwright, CardwrightError, isTemplateName, ogMeta, templateRules } from '@cardwright/client';
${['apiKey', 'baseUrl', 'prompt', 'title', 'designMd', 'url', 'id', 'name', 'signedText', 'keyId'].map((name) => `declare const ${name}: string;`).join('\n')}
declare const cardwright: Cardwright;
declare function report(status: string): void;
declare function show(prompt: string, url: string | null): void;
declare function askForMore(): void;
declare function writeFile(path: string, bytes: Uint8Array): Promise<void>;
`;

test('every method and function has an example that is right', () => {
  const texts = globSync('dist/**/*.d.ts', { cwd: packed.directory }).map((file) =>
    readFileSync(join(packed.directory, file), 'utf8'),
  );
  const examples = texts.flatMap((text) =>
    [...text.matchAll(/@example\n([\s\S]*?)\*\//g)].map(([, lines = '']) => lines.replace(/^\s*\* ?/gm, '')),
  );
  expect(examples.length).toBeGreaterThan(25);
  const functions = examples.map((code, place) => `async function example${place}() {\n${code}\n}`);
  expect(compile('examples.ts', GIVEN + functions.join('\n'), 'nodenext', 'nodenext')).toBe('');
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

  test('it works in a page and in a worker of a browser, and makes an image from another origin', async () => {
    await using service = await startService();
    await using site = await startScriptedServer([{ status: 200, headers: { 'content-type': 'text/html' } }]);
    const { apiKey: key } = await service.register();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
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
      await browser.close();
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
