import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, test } from 'vitest';
import {
  call,
  closeLater,
  connect,
  connectHttp,
  connectNew,
  NAMED,
  packed,
  service,
  setUpAgents,
  textOf,
  toCommand,
} from './support/mcp-agents.ts';

setUpAgents();

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
});

test('a client of an earlier protocol works as before', async () => {
  const { apiKey } = await service.register({ allowance: 2 });
  const client = new OldClient(NAMED);
  closeLater(client);
  await client.connect(new OldStdio(toCommand({ CARDWRIGHT_API_KEY: apiKey })) as never);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(expect.arrayContaining(COMMON));
  const heard: unknown[] = [];
  const made = await client.callTool(
    { name: 'generate_image', arguments: { prompt: 'A', width: 300, height: 256 } },
    undefined,
    { onprogress: ({ message }) => heard.push(message) },
  );
  expect([made.isError, heard]).toEqual([undefined, expect.arrayContaining(['Drawing'])]);
});

test('without a key, with a wrong one, or without a service, the answer says what to do', {
  tags: 'deep',
}, async () => {
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

// The tools are the same over both: what they are told and answer is tested over one.
describe('a tool', () => {
  test('it generates an image, which arrives with its URL and warnings, hears progress, and finds it in the history', async () => {
    const client = await connectNew('http');
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

  test('it reads a prompt, corrects the brief with names of the catalogue, previews it free and draws it', async () => {
    const client = await connectNew('http');
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

  test('it derives a brand, signs a card with it, and sees the card', async () => {
    const client = await connectNew('http');
    await client.listTools();
    const design_md = '---\nname: Acme\ncolors:\n  background: "#0b1020"\n---\n# Acme\n';
    const { params } = JSON.parse(textOf(await call(client, 'derive_brand_parameters', { design_md })));
    expect(params).toEqual({ bg: '#0b1020' });
    const signed = await call(client, 'sign_card_url', {
      template: 'og_brand',
      params: { ...params, title: 'Hold "fast" in a storm' },
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
    expect(html).toContain('content="Hold &quot;fast&quot; in a ');
    const usage = await call(client, 'usage', {});
    expect(usage.structuredContent).toMatchObject({ plan: 'free', credits_used: 1, credits_remaining: 1 });
    expect(JSON.parse(textOf(usage))).toEqual(usage.structuredContent);
  });

  test('a parameter that the template does not have is told, and the card signed all the same', async () => {
    const client = await connectNew('http');
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

  test('it saves a brand, and draws and signs in it by its name', async () => {
    const client = await connectNew('http');
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
    const client = await connectNew('http');
    const { tools } = await client.listTools();
    const { description = '' } = tools.find(({ name }) => name === 'draw_brief') ?? {};
    const examples = [...description.matchAll(/^.+?: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json));
    expect(examples).toHaveLength(2);
    for (const brief of examples) {
      const { structuredContent } = await call(client, 'draw_brief', { brief, width: 1200, height: 1200 });
      expect(structuredContent).toMatchObject({ warnings: [], brief, url: expect.any(String) });
    }
  });
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
