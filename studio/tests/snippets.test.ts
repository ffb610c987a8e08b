import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DeliveryService,
  startDeliveryService,
} from '../../service/tests/delivery/support/delivery-service.ts';
import files from '../src/screens/cards/snippets/example-files.json' with { type: 'json' };
import { FRAMEWORKS, toFiles } from '../src/screens/cards/snippets/frameworks.ts';
import { LANGUAGES, toProgram } from '../src/screens/cards/snippets/languages.ts';
import type { SignedCard } from '../src/screens/cards/snippets/snippet.ts';

// What the studio shows to be copied, written to a file and run as it is.

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = Object.fromEntries(
  files.map((path) => [path, readFileSync(join(ROOT, 'examples', path), 'utf8')]),
);
const scratch = mkdtempSync(join(tmpdir(), 'snippets-'));

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

const CARD: Omit<SignedCard, 'baseUrl'> = {
  template: 'og_standard',
  params: {
    title: 'Tea & "scones"\nfor \'two\' ~ 100% (half*) + é 日本語 😀 a=b#c',
    description: "back\\slash #{run} $(not) `today` $HOME \\u0041 \\'",
    site: "it's.example.com",
    theme: 'dark',
  },
  page: { title: 'title', description: 'description' },
  options: { width: '1080', height: '1080', format: 'jpeg' },
  expires: '1893456000',
};
const card = (): SignedCard => ({ ...CARD, baseUrl: service.baseUrl() });

const has = ([file = '']: string[]): boolean =>
  spawnSync(file, [file === 'go' ? 'version' : '--version']).status === 0;

// A JVM writes in the locale's encoding, and a bare machine has none.
const environment = () => ({
  ...process.env,
  LC_ALL: 'C.UTF-8',
  GOCACHE: join(scratch, 'go'),
  GO111MODULE: 'off',
  CARDWRIGHT_API_KEY: key,
  CARDWRIGHT_BASE_URL: service.baseUrl(),
});

const run = ([file = '', ...args]: string[], cwd = scratch): string =>
  execFileSync(file === 'node' ? process.execPath : file, args, {
    cwd,
    encoding: 'utf8',
    env: environment(),
  });

async function open(url: string): Promise<string | undefined> {
  expect(url.startsWith(`${service.baseUrl()}/i/og_standard?`)).toBe(true);
  const answer = await service.client.get(url.slice(service.baseUrl().length));
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  return answer.headers.etag;
}

// Those that start at once.
const QUICK = ['JavaScript', 'Python', 'Ruby', 'PHP'];

describe.each(LANGUAGES)('the program in $name', (language) => {
  const tags = QUICK.includes(language.name) ? [] : ['deep'];
  const command = language.command.split(' ');
  test.skipIf(!has(command))('prints an address that opens exactly this card', { tags }, async () => {
    const { path, code } = toProgram(language, card(), TEXTS);
    writeFileSync(join(scratch, path), code);
    const tag = await open(run(command).trim());
    plainTag ??= tag;
    expect(tag).toBe(plainTag);
  });

  test('is the tested example, with values in place of its arguments', () => {
    const { code } = toProgram(language, card(), TEXTS);
    const example = (TEXTS[language.file] ?? '').split('\n');
    const startsWith = (start: string) => (line: string) => line.trimStart().startsWith(start);
    const [from, to] = language.arguments;
    const before = example.slice(0, example.findIndex(startsWith(from))).join('\n');
    const after = example.slice(example.findIndex(startsWith(to), 1) + 1).join('\n');
    expect(code.startsWith(language.rename ? before.replace(...language.rename) : before)).toBe(true);
    expect(
      code.endsWith(language.name === 'JavaScript' ? after.slice(after.indexOf('const pairs')) : after),
    ).toBe(true);
    expect(code).not.toMatch(/argv|ARGV|os\.Args|Usage/);
    for (const value of Object.values(CARD.options)) expect(code).toContain(value);
  });
});

// Frameworks bring their own modules for the environment; here they are two lines.
const HOOKS = `
import { registerHooks } from 'node:module';
const client = ${JSON.stringify(pathToFileURL(join(ROOT, 'client/src/index.ts')).href)};
const virtual = {
  'astro:env/server': 'export const getSecret = (name) => process.env[name];',
  '$env/dynamic/private': 'export const env = process.env;',
};
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@cardwright/client') return { url: client, shortCircuit: true };
    if (specifier in virtual)
      return { url: 'data:text/javascript,' + encodeURIComponent(virtual[specifier]), shortCircuit: true };
    return next(specifier, context);
  },
});
`;

const PAGE = { title: 'Slow software & "why"', description: 'Ten years of one codebase' };

describe.each(FRAMEWORKS)('the files for $name', (framework) => {
  test('sign a card of the page, with its own title and what is fixed of the card', async () => {
    const folder = join(scratch, framework.folder);
    const written = toFiles(framework, card(), TEXTS);
    for (const { path, code } of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'hooks.mjs'), HOOKS);
    const [{ path: signer = '' } = {}] = written;
    const output = signer === 'cards.mjs' ? runScript(framework.folder, folder) : runModule(signer, folder);
    const [, address = ''] =
      /"og:image"[^"]*"([^"]+)"|content=\\?"(http[^"\\]+og_standard[^"\\]+)/.exec(output)?.filter(Boolean) ??
      [];
    const url = new URL(address.replaceAll('&amp;', '&'));
    const { title, description, ...fixed } = { ...CARD.params, ...PAGE };
    for (const [name, value] of Object.entries({ title, description, ...fixed, ...CARD.options }))
      expect([name, url.searchParams.get(name)]).toEqual([name, value]);
    await open(url.href);
  });

  test('are otherwise the tested example', () => {
    const [, ...pages] = toFiles(framework, card(), TEXTS);
    for (const { path, code } of pages) expect(code).toBe(TEXTS[`${framework.folder}/${path}`]);
  });
});

test('the title of a page is the message of a template that has no `title`', () => {
  const quote: SignedCard = {
    ...card(),
    template: 'quote',
    params: { quote: 'Slow is smooth', author: 'Ada', theme: 'dark' },
    page: { title: 'quote', description: undefined },
    options: {},
  };
  const [framework = FRAMEWORKS[0]] = FRAMEWORKS;
  if (framework === undefined) throw new Error('there are frameworks');
  const folder = join(scratch, 'quote');
  const [{ path, code } = { path: '', code: '' }] = toFiles(framework, quote, TEXTS);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'hooks.mjs'), HOOKS);
  const [address = ''] = /http[^"\\]+/.exec(runModule(path, folder)) ?? [];
  const { pathname, searchParams } = new URL(address);
  for (const name of ['expires', 'sig']) searchParams.delete(name);
  expect(pathname).toBe('/i/quote');
  expect(Object.fromEntries(searchParams)).toEqual({ quote: PAGE.title, author: 'Ada', theme: 'dark' });
});

/** What a helper makes of a page, as JSON. */
const runModule = (signer: string, folder: string): string =>
  run(
    [
      'node',
      '--import',
      './hooks.mjs',
      '--input-type=module',
      '--eval',
      `import * as card from './${signer}';
       const made = (card.toTags ?? card.toImage)(${JSON.stringify(PAGE)});
       console.log(JSON.stringify(made.url ? { 'og:image': made.url } : Array.isArray(made)
         ? Object.fromEntries(made.map((tag) => [tag.property ?? tag.name, tag.content])) : made));`,
    ],
    folder,
  );

/** The tags that a script writes before the site is built. */
function runScript(framework: string, folder: string): string {
  const [posts, data] = framework === 'hugo' ? ['content/posts', 'data'] : ['_posts', '_data'];
  mkdirSync(join(folder, posts), { recursive: true });
  const post = `---\ntitle: ${JSON.stringify(PAGE.title)}\ndescription: ${PAGE.description}\n---\nText\n`;
  writeFileSync(join(folder, posts, '2026-11-21-slow.md'), post);
  run(['node', '--import', './hooks.mjs', 'cards.mjs'], folder);
  return readFileSync(join(folder, data, 'cards.json'), 'utf8');
}
