import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { AppBridge, type McpUiUpdateModelContextRequest } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareBrowser } from '../../tests/support/open-browser.ts';
import { type RunningService, shareService } from './support/start-service.ts';

// A host as MCP Apps has them: the bridge of the extension's own package, a real browser, and the service behind an official client.

const URI = 'ui://cardwright/brief';
// What a host gives a resource that declares nothing (apps.mdx, "Content Security Policy").
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";
const HOST = `<iframe sandbox="allow-scripts" style="width: 100%; height: 600px; border: 0"></iframe><script>
  addEventListener('message', ({ source, data }) => {
    if (source === document.querySelector('iframe').contentWindow) toHost(data);
  });
</script>`;
const BRIEF = {
  kind: 'event',
  blocks: [
    { role: 'title', text: 'Harbor choir' },
    { role: 'date', text: '12 June' },
  ],
};

let service: RunningService;
const open: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  service = await shareService();
});
afterAll(async () => {
  for (const one of open.reverse()) await one.close();
});

async function connect() {
  const { apiKey, cardwright } = await service.register({ allowance: 3 });
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), { requestInit }));
  open.push(client);
  return { client, cardwright };
}

/** The app in a frame without an origin, with the result of a call of the model. */
async function show(client: Client, name: string, input: Record<string, unknown>) {
  const { contents } = await client.readResource({ uri: URI });
  const [content] = contents;
  if (!content || !('text' in content)) throw new Error('no page');
  const context = await (await shareBrowser()).newContext({ viewport: { width: 800, height: 700 } });
  open.push(context);
  const page = await context.newPage();
  const troubles: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  const html = content.text.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  const told: McpUiUpdateModelContextRequest['params'][] = [];
  const bridge = await openBridge(client, page);
  bridge.onupdatemodelcontext = async (params) => {
    told.push(params);
    return {};
  };
  const heights: number[] = [];
  bridge.onsizechange = ({ height = 0 }) => heights.push(height);
  const ready = Promise.withResolvers<void>();
  bridge.oninitialized = () => ready.resolve();
  await page.setContent(HOST);
  await page.locator('iframe').evaluate((frame, source) => {
    (frame as unknown as { srcdoc: string }).srcdoc = source;
  }, html);
  await ready.promise;
  await bridge.sendToolInput({ arguments: input });
  const result = (await client.callTool({ name, arguments: input })) as CallToolResult;
  await bridge.sendToolResult(result);
  const frame = page.frames().find((one) => one !== page.mainFrame()) as Frame;
  return { frame, page, bridge, result, told, heights, troubles, asked };
}

async function openBridge(client: Client, page: Page): Promise<AppBridge> {
  const transport: Parameters<AppBridge['connect']>[0] = {
    start: async () => {},
    close: async () => {},
    send: async (message) => {
      await page.locator('iframe').evaluate((frame, data) => {
        type Frame = { contentWindow: { postMessage(data: unknown, origin: string): void } };
        (frame as unknown as Frame).contentWindow.postMessage(data, '*');
      }, message);
    },
  };
  await page.exposeFunction('toHost', (message: never) => transport.onmessage?.(message));
  const hostContext = { theme: 'dark', styles: { variables: { '--font-sans': 'serif' } } } as never;
  const bridge = new AppBridge(
    client,
    { name: 'host', version: '1' },
    { serverTools: {}, updateModelContext: {} },
    { hostContext },
  );
  await bridge.connect(transport);
  return bridge;
}

const pictureOf = (frame: Frame): Promise<string | null> => frame.locator('#shown').getAttribute('src');
const status = (frame: Frame) => frame.getByRole('status');
const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 30_000 });

test('the tools that draw name the app, which is a resource of the server', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const shown = tools.filter(({ _meta }) => (_meta?.ui as { resourceUri?: string })?.resourceUri === URI);
  expect(shown.map(({ name }) => name)).toEqual(['draw_brief', 'generate_image', 'preview_image']);
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri: URI, mimeType: 'text/html;profile=mcp-app' }]);
  const { contents } = await client.readResource({ uri: URI });
  expect(contents).toMatchObject([{ uri: URI, mimeType: 'text/html;profile=mcp-app' }]);
  await expect(client.readResource({ uri: 'ui://cardwright/other' })).rejects.toThrow(/Unknown resource/);
});

test('a text is corrected, previewed free, drawn, and the model is told', async () => {
  const { client, cardwright } = await connect();
  const { frame, result, told, heights, troubles, asked } = await show(client, 'draw_brief', {
    brief: BRIEF,
  });
  await poll(() => pictureOf(frame)).toMatch(/^data:image\/png;base64,/);
  const first = await pictureOf(frame);
  expect(await frame.locator('#shown').getAttribute('alt')).toBe('Harbor choir, 12 June');
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');

  await frame.getByLabel('title').fill('Harbor choir sings');
  await frame.getByRole('button', { name: 'Update preview' }).click();
  await poll(() => status(frame).textContent()).toContain('Preview, free');
  expect(await pictureOf(frame)).not.toBe(first);
  expect((await cardwright.usage()).creditsUsed).toBe(1);

  await frame.getByRole('button', { name: 'Draw' }).click();
  await poll(() => told.length).toBe(1);
  const { seed } = result.structuredContent as { seed: number };
  const { generations } = await cardwright.historyPage({ limit: 1 });
  const [latest] = generations;
  const texts = latest?.brief?.blocks.map(({ text }) => text);
  expect([texts, latest?.seed]).toEqual([['Harbor choir sings', '12 June'], seed]);
  expect(told[0]?.structuredContent).toMatchObject({ id: latest?.id, url: latest?.url, seed });
  expect((await cardwright.usage()).creditsUsed).toBe(2);
  expect(heights.at(-1)).toBeGreaterThan(100);
  expect([troubles, asked.filter((url) => !url.startsWith('data:') && !url.startsWith('about:'))]).toEqual([
    [],
    [],
  ]);
});

test('other designs are previewed, and one before is chosen again', { tags: 'deep' }, async () => {
  const { client } = await connect();
  const { frame } = await show(client, 'preview_image', { prompt: 'Poster "Tea at four", 12 June' });
  // The preview of a prompt has no brief: the app has it read.
  await poll(() =>
    frame
      .getByLabel('title')
      .inputValue()
      .catch(() => ''),
  ).toBe('Tea at four');
  const first = await pictureOf(frame);
  await frame.getByRole('button', { name: 'Another design' }).click();
  await poll(() => frame.getByRole('group', { name: 'Designs' }).getByRole('button').count()).toBe(2);
  expect(await pictureOf(frame)).not.toBe(first);
  await frame.getByRole('button', { name: 'Design 1' }).click();
  expect(await pictureOf(frame)).toBe(first);
});

test('what is refused is said, and texts are never read as HTML', async () => {
  const { client } = await connect();
  const title = '<img src=x onerror="document.title=1">';
  const blocks = [{ role: 'title', text: title }];
  const { frame, troubles } = await show(client, 'preview_image', { brief: { blocks } });
  await poll(() =>
    frame
      .getByLabel('title')
      .inputValue()
      .catch(() => ''),
  ).toBe(title);
  await frame.getByLabel('title').fill('<b>'.repeat(400));
  await frame.getByRole('button', { name: 'Update preview' }).click();
  await poll(() => status(frame).textContent()).toMatch(/^`brief\.blocks\[0\]\.text` must have at most /);
  expect(troubles).toEqual([]);
});
