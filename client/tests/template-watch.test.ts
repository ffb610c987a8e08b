import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../tests/support/child-environment.ts';
import { shareBrowser } from '../../tests/support/open-browser.ts';
import { type Going, startCommand } from './support/run-command.ts';
import { type RunningService, shareService } from './support/start-service.ts';

// As an author uses it: the command, the service in a process of its own, a browser, and a file on disk.
const MAIN = join(import.meta.dirname, '../src/cli/main.ts');

let service: RunningService;
let browser: BrowserContext;
let apiKey: string;
beforeAll(async () => {
  service = await shareService();
  ({ apiKey } = await service.register());
  browser = await (await shareBrowser()).newContext();
});
afterAll(async () => {
  await browser.close();
});

let folder: string;
let going: Going | undefined;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-watch-'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await going?.end();
  [child, going] = [undefined, undefined];
  rmSync(folder, { recursive: true });
});

const toEnvironment = () => ({ CARDWRIGHT_API_KEY: apiKey, CARDWRIGHT_BASE_URL: service.baseUrl });

/** Starts the command and gives the URL that it prints. */
async function watch(file: string, ...params: string[]): Promise<string> {
  const started = startCommand(['template', 'watch', join(folder, file), ...params], toEnvironment());
  going = started;
  await expect.poll(() => started.out()).toContain('\n');
  return started.out().trim();
}

/** The same in a process of its own, as a shell starts it. */
async function watchInProcess(file: string): Promise<string> {
  child = spawn(process.execPath, [MAIN, 'template', 'watch', file], {
    cwd: folder,
    env: { ...CHILD_ENVIRONMENT, ...toEnvironment() },
  });
  let printed = '';
  return await new Promise((resolve, reject) => {
    child?.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('\n')) resolve(printed.trim());
    });
    child?.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    child?.on('close', () => reject(new Error(printed)));
  });
}

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const template = (color: string, more: object = {}) =>
  JSON.stringify(
    {
      parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
      root: {
        type: 'box',
        style: { backgroundColor: color, padding: 60 },
        children: [
          { type: 'text', text: '{title}', size: 90, minSize: 20, maxLines: 2, color: '#ffffff', ...more },
        ],
      },
    },
    null,
    2,
  );

/** The color in the last corner of a picture of the page, each channel as 0 or 1. */
const cornerOf = (page: Page, index: number): Promise<string> =>
  page.evaluate(`(() => {
    const image = document.images[${index}];
    if (!image?.complete || image.naturalWidth === 0) return 'none';
    const canvas = Object.assign(document.createElement('canvas'), { width: 9, height: 9 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 9 - image.naturalWidth, 9 - image.naturalHeight);
    const pixel = [...context.getImageData(4, 4, 1, 1).data].slice(0, 3);
    return pixel.map((channel) => (channel > 128 ? '1' : '0')).join('');
  })()`);

test('a template is shown in three shapes, and again with each change of its file', async () => {
  write('launch.json', template('#a00000'));
  const url = await watch('launch.json', 'title=Hold fast');
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (asked) => {
    if (!asked.url().startsWith(url)) problems.push(asked.url());
  });
  await page.goto(url);
  await expect.poll(() => cornerOf(page, 0)).toBe('100');
  const readShapes = () =>
    page.evaluate('[...document.images].map((one) => [one.naturalWidth, one.naturalHeight])');
  await expect.poll(readShapes).toEqual([
    [600, 315],
    [600, 600],
    [338, 600],
  ]);
  // As editors save: a new file in place of the old one.
  write('launch.json.tmp', template('#0000c0'));
  renameSync(join(folder, 'launch.json.tmp'), join(folder, 'launch.json'));
  await expect.poll(() => cornerOf(page, 2)).toBe('001');
  expect(problems).toEqual([]);
  await page.close();
});

test('what is wrong is shown with line and reason, above the last version that could be drawn', async () => {
  write('launch.json', template('#a00000'));
  const page = await browser.newPage();
  await page.goto(await watch('launch.json'));
  await expect.poll(() => cornerOf(page, 0)).toBe('100');
  write('launch.json', template('#0000c0', { minSize: 200 }));
  await expect
    .poll(() => page.textContent('#faults'))
    .toBe('Line 20: `root.children[0].minSize` must not be larger than `size`.');
  expect(await cornerOf(page, 0)).toBe('100');
  write('launch.json', '{\n  "root": {\n    oops\n');
  await expect.poll(() => page.textContent('#faults')).toMatch(/^Line 3: .*JSON/);
  write('launch.json', template('#0000c0', { color: '#0000c8' }));
  await expect.poll(() => page.textContent('#remarks')).toContain('`root.children[0]` has a contrast of 1.');
  expect(await page.textContent('#faults')).toBe('');
  await page.close();
});

test('card.tsx is shown as well, with what is left out', async () => {
  write(
    'card.tsx',
    'export default ({ title }: { title: string }) => (\n  <div tw="flex bg-[#a00000]"><b tw="blurred">{title}</b></div>\n);',
  );
  const page = await browser.newPage();
  await page.goto(await watch('card.tsx', 'title=Hi'));
  const remark = 'Line 2: class blurred: is none of Tailwind or UnoCSS; write it as style.';
  await expect.poll(() => page.textContent('#remarks')).toContain(remark);
  await expect.poll(() => cornerOf(page, 0)).toBe('100');
  await page.close();
});

test('only the URL that was printed opens it, and only by the names of this machine', async () => {
  write('launch.json', template('#a00000'));
  const url = new URL(await watch('launch.json'));
  const statusOf = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: url.port, path, headers, method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  expect(url.hostname).toBe('127.0.0.1');
  expect(await statusOf(url.pathname)).toBe(200);
  expect(await statusOf(url.pathname, { host: `localhost:${url.port}` })).toBe(200);
  expect(await statusOf(url.pathname, { host: 'rebound.example.com' })).toBe(403);
  expect(await statusOf('/')).toBe(403);
  expect(await statusOf(`/${'a'.repeat(22)}/`)).toBe(403);
  expect(await statusOf(`${url.pathname}launch.json`)).toBe(404);
  expect(await statusOf(`${url.pathname}card?index=9`)).toBe(404);
  expect(await statusOf(url.pathname, {}, 'POST')).toBe(405);
});

test('Ctrl-C ends it cleanly while a page is open', { tags: 'deep' }, async () => {
  write('launch.json', template('#a00000'));
  const page = await browser.newPage();
  await page.goto(await watchInProcess('launch.json'));
  await expect.poll(() => cornerOf(page, 0)).toBe('100');
  const ended = new Promise((resolve) => child?.on('close', (...how) => resolve(how)));
  child?.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => page.textContent('#status')).toBe('The command has ended.');
  await page.close();
});
