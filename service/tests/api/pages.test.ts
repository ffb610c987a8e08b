import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { operations } from '@cardwright/contract';
import { describe, expect } from 'vitest';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

test('the reference names every operation, its path and its statuses', async ({ service }) => {
  const response = await service.app.request('/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const operation of Object.values(operations)) {
    expect(page).toContain(operation.summary.replaceAll("'", '&#39;'));
    expect(page).toContain(`<code>${operation.path}</code>`);
  }
});

test('every link within the reference has its target, and no id stands twice', async ({ service }) => {
  const page = await (await service.app.request('/docs')).text();
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('no page loads or runs anything from elsewhere', async ({ service }) => {
  for (const path of ['/', '/docs']) {
    const page = await (await service.app.request(path)).text();
    // What the page runs itself; a browser holds it to the page's policy, which allows this service alone.
    const markup = page.replace(/<script>[\s\S]*?<\/script><\/body>/, '');
    expect(markup).not.toMatch(/<script|@import|url\(/i);
    const loaded = [...markup.matchAll(/<(?:link|img)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(([, to]) => to);
    expect(loaded.filter((to) => !/^\/[a-z]/.test(to ?? ''))).toEqual([]);
    expect(markup.match(/<(?:link|img)\b/g)).toHaveLength(loaded.length);
    for (const to of loaded) expect([to, (await service.app.request(to ?? '')).status]).toEqual([to, 200]);
  }
});

test("an operator's address that is no HTML stays text", async () => {
  await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
  const page = await (await service.app.request('/')).text();
  expect(page).toContain('https://cards.example.com/api/v1/users');
  expect(page).toContain('&quot;email&quot;');
});

test('the commands of the first page, pasted one after the other, fetch a PNG', async () => {
  await using service = await createTestService();
  await service.start();
  const page = await (await service.app.request('/')).text();
  const steps = /<ol class="steps">[\s\S]*?<\/ol>/.exec(page)?.[0] ?? '';
  const lines = [...steps.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, line = '']) =>
    line
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
  expect(lines).toHaveLength(3);
  await promisify(execFile)('sh', ['-euc', lines.join('\n')], { cwd: service.dataDirectory });
  const image = readFileSync(`${service.dataDirectory}/card.png`);
  expect(image.subarray(0, 4)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
});

test('the icon of the tab, also where browsers look for it by themselves', async ({ service }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const { status, headers } = await service.app.request(path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
  }
});

describe('a path that does not exist', () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  test('is a page for people', async ({ service }) => {
    const response = await service.app.request('/studi', { headers: { accept } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await response.text()).toContain('<h1>Page not found</h1>');
  });

  test.each(['*/*', 'application/json', 'image/avif,image/webp,*/*', undefined])(
    'is JSON for programs that accept %s',
    async (type) => {
      await using service = await shareService();
      const response = await service.app.request('/studi', {
        headers: type === undefined ? {} : { accept: type },
      });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(response.headers.get('vary')).toBe('Accept');
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});
