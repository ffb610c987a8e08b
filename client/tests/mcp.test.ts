import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { type RunningService, startService } from './support/start-service.ts';

// An agent's side is the official client; the server is the packed command, in a process of its own.
let service: RunningService;
let packed: PackedClient;
beforeAll(async () => {
  service = await startService({ CARDWRIGHT_FREE_ALLOWANCE: '2' });
  packed = packClient();
});
afterAll(async () => {
  packed[Symbol.dispose]();
  await service[Symbol.asyncDispose]();
});

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function connect(env: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const given = { CARDWRIGHT_BASE_URL: service.baseUrl, XDG_CONFIG_HOME: packed.project, ...env };
  const args = [join(packed.directory, 'dist/cli.js'), 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: given }));
  open.push(client);
  return client;
}

/** An agent with an account of its own. */
async function connectNew(): Promise<Client> {
  const { apiKey } = await service.register();
  return await connect({ CARDWRIGHT_API_KEY: apiKey });
}

const call = async (client: Client, name: string, input: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;

const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

function pixelsOf({ content }: CallToolResult): [number, number] {
  const [image] = content;
  if (image?.type !== 'image') throw new Error(`no image but ${JSON.stringify(content)}`);
  expect(image.mimeType).toBe('image/png');
  const png = Buffer.from(image.data, 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('an agent sees five tools, each with a description and a schema that closes', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'generate_image',
    'sign_card_url',
    'list_templates',
    'derive_brand_parameters',
    'usage',
  ]);
  for (const { description, inputSchema, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(60);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations?.title).toMatch(/./);
  }
  const { version } = JSON.parse(readFileSync(join(packed.directory, 'package.json'), 'utf8'));
  expect(client.getServerVersion()).toMatchObject({ name: 'cardwright', version });
  expect(client.getInstructions()).toContain('generate_image');
});

test('it makes an image, which comes as a picture with its address and warnings, and hears how far it is', async () => {
  const client = await connectNew();
  const heard: (string | undefined)[] = [];
  const result = (await client.callTool(
    { name: 'generate_image', arguments: { prompt: '"Hello", oil painting', width: 800, height: 400 } },
    undefined,
    { onprogress: ({ message }) => heard.push(message) },
  )) as CallToolResult;
  expect(pixelsOf(result)).toEqual([800, 400]);
  const [url = ''] = textOf(result).split('\n');
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  expect(textOf(result)).toMatch(/^Warning: .*oil painting/m);
  expect(heard).toContain('Drawing');
});

test('it derives a brand, signs a card with it, and sees the card', async () => {
  const client = await connectNew();
  const design_md = '---\nname: Acme\ncolors:\n  background: "#0b1020"\n---\n# Acme\n';
  const { params } = JSON.parse(textOf(await call(client, 'derive_brand_parameters', { design_md })));
  expect(params).toEqual({ bg: '#0b1020' });
  const signed = await call(client, 'sign_card_url', {
    template: 'og_brand',
    params: { ...params, title: 'Hold fast' },
    expires_in: '30d',
    show: true,
  });
  expect(pixelsOf(signed)).toEqual([1200, 630]);
  const [url = ''] = textOf(signed).split('\n');
  expect((await fetch(url)).status).toBe(200);
  expect(textOf(signed)).toContain('<meta property="og:image"');
  const usage = JSON.parse(textOf(await call(client, 'usage', {})));
  expect(usage).toMatchObject({ plan: 'free', creditsUsed: 1, creditsRemaining: 1 });
});

test('the templates it can ask for have parameters with a schema', async () => {
  const listed = JSON.parse(textOf(await call(await connectNew(), 'list_templates', {})));
  const [first] = listed;
  expect(listed.map(({ name }: { name: string }) => name)).toContain('og_brand');
  expect(first).toMatchObject({ description: expect.any(String), parameters: { type: 'object' } });
});

test.each([
  ['generate_image', {}, /prompt/],
  ['generate_image', { prompt: 'A', colour: 'red' }, /additional properties.*\n.*takes: prompt, width/],
  ['generate_image', { prompt: 'A', template: 'none' }, /^template must be one of .*og_brand/],
  [
    'sign_card_url',
    { template: 'og_none', params: {}, expires_in: '1d' },
    /^template must be .*allowed values.*\n.*og_standard \| announcement/,
  ],
  ['sign_card_url', { template: 'og_brand', params: { bg: 'red' }, expires_in: '1d' }, /bg must be a colour/],
  ['sign_card_url', { template: 'og_brand', params: {}, expires_in: 'soon' }, /pattern/],
  ['derive_brand_parameters', {}, /design_md.*design_url/],
])('%s with %j is answered by what would be right', async (name, input, expected) => {
  const result = await call(await connectNew(), name, input);
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(expected);
});

test('without a key, with a wrong one, without credit or without a service, the answer says what to do', async () => {
  const missing = await call(await connect(), 'usage', {});
  expect([missing.isError, textOf(missing)]).toEqual([true, expect.stringContaining('cardwright login')]);

  const wrong = await call(await connect({ CARDWRIGHT_API_KEY: 'cw_a_b' }), 'usage', {});
  expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringContaining('CARDWRIGHT_API_KEY')]);

  const poor = await connectNew();
  for (const seed of [1, 2]) await call(poor, 'generate_image', { prompt: 'A', seed });
  const refused = await call(poor, 'generate_image', { prompt: 'A', seed: 3 });
  expect([refused.isError, textOf(refused)]).toEqual([
    true,
    expect.stringContaining('credits of this month'),
  ]);

  const alone = await connect({ CARDWRIGHT_API_KEY: 'cw_a_b', CARDWRIGHT_BASE_URL: 'http://127.0.0.1:1' });
  const nobody = await call(alone, 'usage', {});
  expect([nobody.isError, textOf(nobody)]).toEqual([true, expect.stringContaining('cannot be reached')]);
});

test('a tool that does not exist is an error of the protocol that names those that do', async () => {
  await expect(call(await connect(), 'draw', {})).rejects.toThrow(/no tool draw.*generate_image/);
});
