import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PackedClient, packClient } from './support/pack-client.ts';
import { type RunningService, shareService } from './support/start-service.ts';

// An agent's side is the official client; the server is the packed command, in a process of its own, or the service.
let service: RunningService;
let packed: PackedClient;
beforeAll(async () => {
  service = await shareService();
  packed = packClient();
  mkdirSync(saveDirectory());
});

const saveDirectory = (): string => join(packed.project, 'saved');

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

const NAMED = { name: 'test', version: '1' };
const createClient = (): Client => new Client(NAMED, { versionNegotiation: { mode: { pin: '2026-07-28' } } });

const toCommand = (env: Record<string, string>) => ({
  command: process.execPath,
  args: [join(packed.directory, 'dist/cli.js'), 'mcp', '--save-to', saveDirectory()],
  env: { CARDWRIGHT_BASE_URL: service.baseUrl, XDG_CONFIG_HOME: packed.project, ...env },
});
const toAddress = (headers: Record<string, string>) =>
  [new URL(`${service.baseUrl}/mcp`), { requestInit: { headers } }] as const;

async function connect(env: Record<string, string> = {}): Promise<Client> {
  const client = createClient();
  await client.connect(new StdioClientTransport(toCommand(env)));
  open.push(client);
  return client;
}

async function connectHttp(headers: Record<string, string>): Promise<Client> {
  const client = createClient();
  await client.connect(new StreamableHTTPClientTransport(...toAddress(headers)));
  open.push(client);
  return client;
}

type Kind = 'stdio' | 'http';

/** An agent with an account of its own. */
async function connectNew(kind: Kind = 'stdio'): Promise<Client> {
  const { apiKey } = await service.register({ allowance: 2 });
  if (kind === 'http') return await connectHttp({ authorization: `Bearer ${apiKey}` });
  return await connect({ CARDWRIGHT_API_KEY: apiKey });
}

const call = async (client: Client, name: string, input: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;

const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>';

/** A brief with its wrong part behind two good blocks. */
const withBlock = (block: object) => ({
  brief: { blocks: [{ role: 'title', text: 'A' }, { role: 'body', text: 'B' }, block] },
});

function pixelsOf({ content }: CallToolResult): [number, number] {
  const [image] = content;
  if (image?.type !== 'image') throw new Error(`no image but ${JSON.stringify(content)}`);
  expect(image.mimeType).toBe('image/png');
  const png = Buffer.from(image.data, 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const COMMON = [
  'draw_brief',
  'generate_image',
  'preview_image',
  'read_prompt',
  'search_catalogue',
  'history',
  'sign_card_url',
  'inspect_page',
  'list_templates',
  'derive_brand_parameters',
  'list_brands',
  'save_brand',
  'list_uploads',
  'usage',
];

describe.each(['stdio', 'http'] as const)('over %s', (kind) => {
  test('an agent sees the tools, each with a description and schemas', async () => {
    const client = await connectNew(kind);
    const { tools } = await client.listTools();
    const expected = kind === 'stdio' ? [...COMMON, 'save_image', 'upload_image'] : COMMON;
    expect(tools.map(({ name }) => name)).toEqual(expected);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(60);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
      expect(annotations?.title).toMatch(/./);
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'cardwright', version: expect.any(String) });
    expect(client.getInstructions()).toContain('generate_image');
  });

  test('it generates an image, which arrives with its URL and warnings, hears progress, and finds it in the history', async () => {
    const client = await connectNew(kind);
    await client.listTools();
    const heard: (string | undefined)[] = [];
    const result = (await client.callTool(
      { name: 'generate_image', arguments: { prompt: '"Hello", oil painting', width: 800, height: 400 } },
      { onprogress: ({ message }) => heard.push(message) },
    )) as CallToolResult;
    expect(pixelsOf(result)).toEqual([800, 400]);
    const [url = ''] = textOf(result).split('\n');
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
    expect(textOf(result)).toMatch(/^Warning: .*oil painting/m);
    expect(result.structuredContent).toMatchObject({
      url,
      width: 800,
      height: 400,
      format: 'png',
      seed: expect.any(Number),
      warnings: [expect.stringContaining('oil painting')],
      warning_details: [{ code: 'not_available', message: expect.any(String), words: ['oil painting'] }],
    });
    expect(heard).toContain('Drawing');
    const { structuredContent } = await call(client, 'history', {});
    const { id, seed } = result.structuredContent as { id: string; seed: number };
    expect(structuredContent).toMatchObject({
      total: 1,
      generations: [{ id, url, seed, prompt: '"Hello", oil painting', status: 'completed' }],
    });
    for (const [filter, total] of [
      [{ q: 'OIL & vinegar' }, 0],
      [{ q: 'OIL', starred: false }, 1],
      [{ starred: true }, 0],
    ] as const)
      expect((await call(client, 'history', filter)).structuredContent).toMatchObject({ total });
  });

  test('a client of an earlier protocol works as before', async () => {
    const { apiKey } = await service.register({ allowance: 2 });
    const client = new OldClient(NAMED);
    open.push(client);
    const transport =
      kind === 'stdio'
        ? new OldStdio(toCommand({ CARDWRIGHT_API_KEY: apiKey }))
        : new OldHttp(...toAddress({ authorization: `Bearer ${apiKey}` }));
    await client.connect(transport as never);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(expect.arrayContaining(COMMON));
    const heard: unknown[] = [];
    const made = await client.callTool(
      { name: 'generate_image', arguments: { prompt: 'A', width: 300, height: 256 } },
      undefined,
      { onprogress: ({ message }) => heard.push(message) },
    );
    expect([made.isError, heard]).toEqual([undefined, expect.arrayContaining(['Drawing'])]);
  });

  test('it saves a brand, and draws and signs in it by its name', async () => {
    const client = await connectNew(kind);
    const design_md = '---\nname: Acme\ncolors: {background: "#0b1020", foreground: "#ffffff"}\n---\n';
    const saved = await call(client, 'save_brand', { name: 'Acme', design_md });
    expect(saved.structuredContent).toMatchObject({ name: 'Acme', revision: 1 });
    const again = await call(client, 'save_brand', { name: 'Acme', design_md, replace: true });
    expect(again.structuredContent).toMatchObject({ name: 'Acme', revision: 2 });
    expect((await call(client, 'list_brands', {})).structuredContent).toMatchObject({
      brands: [{ name: 'Acme', revision: 2 }],
    });
    const drawn = await call(client, 'generate_image', {
      prompt: '"Hi"',
      width: 400,
      height: 300,
      brand: 'acme',
    });
    expect(pixelsOf(drawn)).toEqual([400, 300]);
    const card = {
      template: 'og_brand',
      params: { title: 'Hi', fg: '#eeeeee' },
      brand: 'Acme',
      expires_in: '1h',
    };
    const { url } = (await call(client, 'sign_card_url', card)).structuredContent as { url: string };
    expect(url).toMatch(/\?.*bg=%230b1020.*fg=%23eeeeee/);
    for (const [name, input] of [
      ['generate_image', { prompt: 'x', brand: 'none' }],
      ['sign_card_url', { ...card, brand: 'none' }],
      ['sign_card_url', { ...card, template: 'og_standard' }],
      ['save_brand', { name: 'Acme', design_md }],
    ] as const)
      expect([name, (await call(client, name, input)).isError]).toEqual([name, true]);
  });

  test('each example brief of the description is drawn as it stands, with all of its texts', async () => {
    const client = await connectNew(kind);
    const { tools } = await client.listTools();
    const { description = '' } = tools.find(({ name }) => name === 'draw_brief') ?? {};
    const examples = [...description.matchAll(/^.+?: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json));
    expect(examples).toHaveLength(2);
    for (const brief of examples) {
      const { structuredContent } = await call(client, 'draw_brief', { brief, width: 1200, height: 1200 });
      expect(structuredContent).toMatchObject({ warnings: [], brief, url: expect.any(String) });
    }
  });

  test('it reads a prompt, corrects the brief with names of the catalogue, previews it free and draws it', async () => {
    const client = await connectNew(kind);
    await client.listTools();
    const read = await call(client, 'read_prompt', { prompt: 'Blog header: "Hold fast", dark' });
    const { brief, unused } = read.structuredContent as { brief: object; unused: object[] };
    expect(brief).toMatchObject({ kind: 'article', blocks: [{ role: 'title', text: 'Hold fast' }] });
    expect(unused).toContainEqual({ text: 'dark', start: 26, end: 30, why: 'wish' });

    const found = await call(client, 'search_catalogue', { catalogue: 'illustrations', q: 'bicycle' });
    expect(textOf(found)).toBe('bicycle: bike, cyclist, biker');
    const looks = await call(client, 'search_catalogue', { catalogue: 'looks', limit: 2, offset: 1 });
    expect(textOf(looks)).toMatch(/^\w+\n\w+\n\d+ more: pass offset 3\.$/);
    const nothing = await call(client, 'search_catalogue', { catalogue: 'places', q: 'xyzzy' });
    expect([textOf(nothing), nothing.structuredContent]).toEqual([
      expect.stringMatching(/^Nothing matches/),
      { entries: [], total: 0, hint: expect.stringContaining('`language`') },
    ]);

    const corrected = { ...brief, illustration: 'bicycle', look: 'swiss' };
    const preview = await call(client, 'preview_image', { brief: corrected });
    expect(preview.content[0]).toMatchObject({ type: 'image', mimeType: 'image/jpeg' });
    expect((await call(client, 'usage', {})).structuredContent).toMatchObject({ credits_used: 0 });
    const { seed } = preview.structuredContent as { seed: number };
    const drawn = await call(client, 'draw_brief', { brief: corrected, seed });
    expect(pixelsOf(drawn)).toEqual([1200, 630]);
    expect(drawn.structuredContent).toMatchObject({ brief: corrected, seed });
    expect((await call(client, 'history', {})).structuredContent).toMatchObject({
      generations: [{ prompt: '', brief: corrected }],
    });
  });

  test('it composes an image around a picture of the user', async () => {
    const { apiKey } = await service.register({ allowance: 2 });
    const client =
      kind === 'http'
        ? await connectHttp({ authorization: `Bearer ${apiKey}` })
        : await connect({ CARDWRIGHT_API_KEY: apiKey });
    await fetch(`${service.baseUrl}/api/v1/uploads?name=fair.svg`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'image/svg+xml' },
      body: PICTURE,
    });
    const listed = (await call(client, 'list_uploads', {})).structuredContent;
    expect(listed).toMatchObject({ uploads: [{ name: 'fair.svg', id: expect.any(String) }] });
    const [{ id: upload = '' } = {}] = (listed as { uploads: { id: string }[] }).uploads;
    const prompt = 'Poster: "Summer fair", oil painting';
    const preview = await call(client, 'preview_image', { prompt, image: { upload } });
    expect(preview.content[0]).toMatchObject({ type: 'image' });
    const drawn = await call(client, 'generate_image', {
      prompt,
      image: { upload },
      width: 400,
      height: 400,
    });
    expect(pixelsOf(drawn)).toEqual([400, 400]);
    expect(drawn.structuredContent).toMatchObject({
      brief: { image: { upload }, blocks: [{ role: 'title', text: 'Summer fair' }] },
      warnings: [expect.stringContaining('oil painting')],
    });
    expect((await call(client, 'history', {})).structuredContent).toMatchObject({
      generations: [{ prompt }],
    });
    const { brief } = drawn.structuredContent as { brief: object };
    const again = await call(client, 'preview_image', { brief, image: { upload: 'up_none' } });
    expect(textOf(again)).toMatch(/^`brief\.image\.upload` is no upload of this account/);
  });

  test('it derives a brand, signs a card with it, and sees the card', async () => {
    const client = await connectNew(kind);
    await client.listTools();
    const design_md = '---\nname: Acme\ncolors:\n  background: "#0b1020"\n---\n# Acme\n';
    const { params } = JSON.parse(textOf(await call(client, 'derive_brand_parameters', { design_md })));
    expect(params).toEqual({ bg: '#0b1020' });
    const signed = await call(client, 'sign_card_url', {
      template: 'og_brand',
      params: { ...params, title: `Hold "fast" over ${kind}` },
      expires_in: '30d',
      show: true,
    });
    expect(pixelsOf(signed)).toEqual([1200, 630]);
    const { url, expires_at, html } = signed.structuredContent as Record<string, string>;
    expect(textOf(signed)).toContain(url);
    expect((await fetch(url ?? '')).status).toBe(200);
    const days = (Date.parse(expires_at ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(html).toContain('<meta property="og:image"');
    expect(html).toContain('content="Hold &quot;fast&quot; over ');
    const usage = await call(client, 'usage', {});
    expect(usage.structuredContent).toMatchObject({ plan: 'free', credits_used: 1, credits_remaining: 1 });
    expect(JSON.parse(textOf(usage))).toEqual(usage.structuredContent);
  });

  test('a parameter that the template does not have is told, and the card signed all the same', async () => {
    const client = await connectNew(kind);
    await client.listTools();
    const params = { title: 'Hold fast', descripton: 'A storm' };
    const signed = await call(client, 'sign_card_url', { template: 'og_standard', params, expires_in: '1d' });
    const warning = expect.stringMatching(
      /^og_standard has no parameter descripton.*Did you mean description\?$/,
    );
    expect(signed.structuredContent).toMatchObject({ url: expect.any(String), warnings: [warning] });
    expect(textOf(signed)).toContain('Warning: og_standard has no parameter descripton');
    const right = { template: 'og_standard', params: { title: 'Hold fast' }, expires_in: '1d' };
    expect((await call(client, 'sign_card_url', right)).structuredContent).toMatchObject({ warnings: [] });
  });

  test('the templates it can ask for have parameters with a schema', async () => {
    const client = await connectNew(kind);
    await client.listTools();
    const { structuredContent } = await call(client, 'list_templates', {});
    const { templates } = structuredContent as { templates: Record<string, unknown>[] };
    expect(templates.map(({ name }) => name)).toContain('og_brand');
    expect(templates[0]).toMatchObject({ description: expect.any(String), parameters: { type: 'object' } });
  });

  // One sentence each: which argument, and what would be right.
  describe('a wrong argument', () => {
    let agent: Client;
    beforeAll(async () => {
      agent = await connectNew(kind);
      // Kept for all of them.
      open.splice(0);
    });
    afterAll(() => agent.close());

    test.each([
      ['generate_image', {}, /^`prompt` is required and must be text of 1 to 4,000 characters\.$/],
      [
        'generate_image',
        { prompt: 'A', widht: 800 },
        /^Unknown field `widht`\. Did you mean `width`\? Supported fields: `prompt`, `image`, `width`.*\.$/,
      ],
      [
        'generate_image',
        { prompt: 'A', width: '800' },
        /^`width` must be a whole number from 256 to 2048, not text\.$/,
      ],
      ['generate_image', { prompt: 'A', format: 'webp' }, /^`format` must be one of "png", "jpeg", "jpg"\.$/],
      ['generate_image', { prompt: 'A', template: 'none' }, /^`?template`? must be one of .*og_brand/],
      ['draw_brief', {}, /^`brief` is required and must be an object\.$/],
      ['draw_brief', { brief: '{"blocks":[]}' }, /^`brief` must be an object, not text\.$/],
      ['draw_brief', { kind: 'event', blocks: [] }, /^`brief` is required/],
      ['draw_brief', { brief: { kind: 'party' } }, /^`brief\.kind` must be one of "article", .*"picture"\.$/],
      ['draw_brief', { brief: { title: 'A' } }, /^Unknown field `brief\.title`\. .*`blocks`/],
      ['draw_brief', { brief: { colours: [] } }, /^Unknown field `brief\.colours`\. Did you mean `colors`\?/],
      [
        'draw_brief',
        { brief: { blocks: ['A'] } },
        /^`brief\.blocks\[0\]` must be an object with `role` and `text`, not text\.$/,
      ],
      [
        'draw_brief',
        withBlock({ role: 'headline', text: 'A' }),
        /^`brief\.blocks\[2\]\.role` must be one of "eyebrow", "title", .*"note"\.$/,
      ],
      [
        'draw_brief',
        withBlock({ role: 'date' }),
        /^`brief\.blocks\[2\]\.text` is required and must be text of 1 to 1,000 characters\.$/,
      ],
      [
        'draw_brief',
        withBlock({ role: 'item', text: 'A', value: 5 }),
        /^`brief\.blocks\[2\]\.value` must be text of 1 to 200 characters, not 5\.$/,
      ],
      [
        'draw_brief',
        withBlock({ role: 'item', text: 'A', price: '5' }),
        /^Unknown field `brief\.blocks\[2\]\.price`\. Supported fields: `role`, `text`, `value`/,
      ],
      [
        'draw_brief',
        withBlock({ role: 'body', text: 'a\u0007' }),
        /^`brief\.blocks\[2\]\.text` must not contain control characters/,
      ],
      [
        'draw_brief',
        { brief: { colors: ['#ffffff'] } },
        /^`brief\.colors\[0\]` must be an object with `value`, not text\.$/,
      ],
      [
        'draw_brief',
        { brief: { colors: [{ value: 'red' }] } },
        /^`brief\.colors\[0\]\.value` must be a color such as "#0b1020"\.$/,
      ],
      [
        'draw_brief',
        { brief: { picture: 'a fox' } },
        /^`brief\.picture` must be an object with `text`, not text\.$/,
      ],
      [
        'draw_brief',
        { brief: { format: { width: 1080 } } },
        /^`brief\.format\.height` is required and must be a whole number from 200 to 2048\.$/,
      ],
      [
        'draw_brief',
        { brief: { language: 'English' } },
        /^`brief\.language` must be a language tag such as "en", or with a script such as "zh-Hant"\.$/,
      ],
      [
        'draw_brief',
        { brief: { look: 'swis' } },
        /^`brief\.look` is not one of the looks\. Did you mean `swiss`\? The names are swiss/,
      ],
      [
        'draw_brief',
        { brief: { style: ['bold', 'bould'] } },
        /^`brief\.style\[1\]` is not one of the styles\. Did you mean `bold`\?/,
      ],
      [
        'draw_brief',
        { brief: { illustration: 'bicicle' } },
        /^`brief\.illustration` .* Did you mean `bicycle`\? `search_catalogue` lists the names\.$/,
      ],
      [
        'draw_brief',
        { brief: {}, template: 'og_brand' },
        /^Unknown field `template`\. Supported fields: `brief`/,
      ],
      ['preview_image', {}, /^`prompt` is required and must be text .*, unless a `brief` is sent\.$/],
      ['preview_image', withBlock({ role: 'x', text: 'A' }), /^`brief\.blocks\[2\]\.role` must be one of/],
      ['read_prompt', { prompt: '  ' }, /^`prompt` must contain at least one visible character\.$/],
      [
        'search_catalogue',
        {},
        /^`catalogue` is required and must be one of "looks", "styles", "illustrations"/,
      ],
      ['search_catalogue', { catalogue: 'pictures' }, /^`catalogue` must be one of "looks"/],
      [
        'search_catalogue',
        { catalogue: 'looks', language: 'german' },
        /^`language` must be a language tag such as "de"\.$/,
      ],
      ['history', { starred: 'yes' }, /^`starred` must be true or false, not text\.$/],
      ['history', { limit: 0 }, /^`limit` must be a whole number from 1 to 100, not 0\.$/],
      ['usage', { month: 'May' }, /^Unknown field `month`\./],
      [
        'sign_card_url',
        { template: 'og_none', params: {}, expires_in: '1d' },
        /og_standard, announcement, og_brand, article/,
      ],
      [
        'sign_card_url',
        { template: 'og_brand', expires_in: '1d' },
        /^`params` is required and must be an object\.$/,
      ],
      [
        'sign_card_url',
        { template: 'og_brand', params: { title: 7 }, expires_in: '1d' },
        /^`params\.title` must be text, not 7\.$/,
      ],
      [
        'sign_card_url',
        { template: 'og_brand', params: { bg: 'red' }, expires_in: '1d' },
        /bg`? must be a colou?r/,
      ],
      [
        'sign_card_url',
        { template: 'og_brand', params: {}, expires_in: 'soon' },
        /^`expires_in` must be a duration such as 90s, 15m, 12h or 365d\.$/,
      ],
      [
        'sign_card_url',
        { template: 'og_brand', params: {}, expires_in: '0.1s' },
        /^`expires_in` must be a duration such as/,
      ],
      ['derive_brand_parameters', {}, /^Pass the document either as `design_md` or as `design_url`\.$/],
      ['derive_brand_parameters', { design_url: 'http://x.test/a' }, /design_url/],
    ])('%s with %j is answered by what would be right', async (name, input, expected) => {
      const result = await call(agent, name, input);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(expected);
      expect(textOf(result)).not.toContain('\n');
    });
  });

  test('without credit, the result says so', async () => {
    const client = await connectNew(kind);
    for (const seed of [1, 2]) await call(client, 'generate_image', { prompt: 'A', seed });
    const refused = await call(client, 'generate_image', { prompt: 'A', seed: 3 });
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      expect.stringContaining('Monthly credit limit'),
    ]);
  });

  test('a tool that does not exist is an error of the protocol that names those that do', async () => {
    await expect(call(await connectNew(kind), 'draw', {})).rejects.toThrow(
      /Unknown tool draw.*generate_image/,
    );
  });
});

test('without a key, with a wrong one, or without a service, the answer says what to do', async () => {
  const missing = await call(await connect(), 'usage', {});
  expect([missing.isError, textOf(missing)]).toEqual([true, expect.stringContaining('cardwright login')]);

  const wrong = await call(await connect({ CARDWRIGHT_API_KEY: 'cw_a_b' }), 'usage', {});
  expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringContaining('CARDWRIGHT_API_KEY')]);

  const alone = await connect({ CARDWRIGHT_API_KEY: 'cw_a_b', CARDWRIGHT_BASE_URL: 'http://127.0.0.1:1' });
  const nobody = await call(alone, 'usage', {});
  expect([nobody.isError, textOf(nobody)]).toEqual([true, expect.stringContaining('Cannot reach')]);
});

test('the packed command serves its own version', async () => {
  const { version } = JSON.parse(readFileSync(join(packed.directory, 'package.json'), 'utf8'));
  expect((await connect()).getServerVersion()).toMatchObject({ version });
});

test('every client takes the schemas: no dialect, and no rules for names', async () => {
  const { tools } = await (await connectNew('http')).listTools();
  expect(JSON.stringify(tools)).not.toMatch(/"(?:\$schema|propertyNames)"/);
});

test('what a server says of itself may be kept for an hour, by everybody', async () => {
  const client = await connectNew('http');
  expect(await client.listTools()).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
});

describe('over http', () => {
  test('X-API-Key works, too; no key and a wrong one are refused before anything is answered', async () => {
    const { apiKey } = await service.register({ allowance: 2 });
    const client = await connectHttp({ 'x-api-key': apiKey });
    expect((await call(client, 'usage', {})).structuredContent).toMatchObject({ credits_used: 0 });
    for (const wrong of [{}, { authorization: `Bearer ${apiKey}x` }])
      await expect(connectHttp(wrong)).rejects.toThrow(/HTTP 401/);
  });

  test('the tool that writes files does not exist', async () => {
    const client = await connectNew('http');
    const input = { url: `${service.baseUrl}/images/a.png`, path: 'a.png' };
    await expect(call(client, 'save_image', input)).rejects.toThrow(/Unknown tool/);
  });
});

describe('upload_image', () => {
  test('uploads a picture of the directory, and reads nothing else', async () => {
    rmSync(saveDirectory(), { recursive: true });
    mkdirSync(join(saveDirectory(), 'photos'), { recursive: true });
    writeFileSync(join(saveDirectory(), 'photos/fair.svg'), PICTURE);
    writeFileSync(join(saveDirectory(), 'notes.png'), 'mine');
    writeFileSync(join(packed.project, 'secret.svg'), PICTURE);
    symlinkSync(join(packed.project, 'secret.svg'), join(saveDirectory(), 'link.svg'));
    const client = await connectNew();
    await client.listTools();
    const upload = (path: string) => call(client, 'upload_image', { path });
    const { structuredContent } = await upload('photos/fair.svg');
    expect(structuredContent).toMatchObject({ id: expect.stringMatching(/^up_/), width: expect.any(Number) });
    expect((await call(client, 'list_uploads', {})).structuredContent).toMatchObject({
      uploads: [{ ...(structuredContent as object), name: 'fair.svg' }],
    });
    for (const [path, problem] of [
      ['../secret.svg', /must be inside .*--save-to/],
      [join(packed.project, 'secret.svg'), /must be inside/],
      ['link.svg', /must be inside/],
      ['photos', /is none/],
      ['none.png', /does not exist/],
      ['a\0.png', /must be inside/],
      ['notes.png', /must be a PNG, JPEG, WebP or SVG/],
    ] as const) {
      const refused = await upload(path);
      expect([path, refused.isError, textOf(refused)]).toEqual([path, true, expect.stringMatching(problem)]);
    }
    rmSync(join(packed.project, 'secret.svg'));
    expect((await call(client, 'list_uploads', {})).structuredContent).toMatchObject({ count: 1 });
  });
});

describe('save_image', () => {
  /** An agent with an image, and an empty directory. */
  async function prepare() {
    rmSync(saveDirectory(), { recursive: true });
    mkdirSync(join(saveDirectory(), 'og'), { recursive: true });
    const client = await connectNew();
    const made = await call(client, 'generate_image', { prompt: 'A', width: 300, height: 256 });
    const { url = '' } = made.structuredContent as { url: string };
    const save = (input: object) => call(client, 'save_image', { url, ...input });
    return { client, url, save };
  }

  test('saves an image, and replaces a file only when it is told to', async () => {
    const { client, url, save } = await prepare();
    await client.listTools();
    const { structuredContent } = await save({ path: 'og/launch.png' });
    const { path, bytes } = structuredContent as { path: string; bytes: number };
    expect(path).toBe(join(saveDirectory(), 'og/launch.png'));
    const saved = readFileSync(path);
    expect(saved.equals(Buffer.from(await (await fetch(url)).arrayBuffer()))).toBe(true);
    expect(bytes).toBe(saved.length);

    writeFileSync(path, 'mine');
    const refused = await save({ path: 'og/launch.png' });
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      expect.stringMatching(/exists already.*`overwrite`/),
    ]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(
      (await save({ path: join(saveDirectory(), 'og/launch.png'), overwrite: true })).isError,
    ).toBeUndefined();
    expect(readFileSync(path).equals(saved)).toBe(true);
  });

  test('writes nowhere else: not above, not through links, not into directories, and no other kind of file', async () => {
    const { save } = await prepare();
    const outside = join(packed.project, 'outside');
    mkdirSync(outside, { recursive: true });
    writeFileSync(join(outside, 'victim.png'), 'mine');
    symlinkSync(outside, join(saveDirectory(), 'link'));
    symlinkSync(join(outside, 'victim.png'), join(saveDirectory(), 'link.png'));
    symlinkSync(join(outside, 'new.png'), join(saveDirectory(), 'dangling.png'));
    mkdirSync(join(saveDirectory(), 'folder.png'));
    const before = readdirSync(packed.project).sort();
    const refusals: [path: string, problem: RegExp][] = [
      ['../a.png', /must be inside .*--save-to/],
      ['og/../../a.png', /must be inside/],
      [join(packed.project, 'a.png'), /must be inside/],
      [`${saveDirectory()}-other/a.png`, /must be inside/],
      ['/etc/a.png', /must be inside/],
      ['link/a.png', /must be inside/],
      ['link/victim.png', /must be inside/],
      ['link.png', /is not a file/],
      ['dangling.png', /is not a file/],
      ['folder.png', /is not a file/],
      ['missing/a.png', /does not exist/],
      ['.bashrc', /ends in \.png, \.jpg or \.jpeg/],
      ['a.sh', /ends in \.png/],
      ['a.png\0.sh', /ends in \.png/],
      ['a\0.png', /ends in \.png/],
      ['a.jpg', /must end in \.png: the image is image\/png/],
      ['', /ends in \.png/],
    ];
    for (const [path, problem] of refusals) {
      const result = await save({ path, overwrite: true });
      expect([path, result.isError, textOf(result)]).toEqual([path, true, expect.stringMatching(problem)]);
    }
    expect(readFileSync(join(outside, 'victim.png'), 'utf8')).toBe('mine');
    expect(readdirSync(outside)).toEqual(['victim.png']);
    expect(readdirSync(packed.project).sort()).toEqual(before);
    expect(readdirSync(saveDirectory()).sort()).toEqual([
      'dangling.png',
      'folder.png',
      'link',
      'link.png',
      'og',
    ]);
  });

  test('downloads only images', async () => {
    const { save } = await prepare();
    for (const url of ['file:///etc/passwd', `${service.baseUrl}/api/v1/health`, 'images/a.png', '']) {
      const result = await save({ url, path: 'a.png' });
      expect([url, textOf(result)]).toEqual([
        url,
        expect.stringMatching(/^`url` must be the URL of an image/),
      ]);
    }
    const gone = await save({ url: `${service.baseUrl}/images/none.png`, path: 'a.png' });
    expect([gone.isError, textOf(gone)]).toEqual([true, expect.stringContaining('not found')]);
    expect(readdirSync(saveDirectory())).toEqual(['og']);
  });
});
