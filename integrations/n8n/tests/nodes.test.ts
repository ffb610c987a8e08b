import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cardwright as Client } from '../../../client/src/index.ts';
import { type RunningService, shareService } from '../../../client/tests/support/start-service.ts';
import type { CardwrightApi } from '../credentials/CardwrightApi.credentials.ts';
import type { ExecuteFunctions, HookFunctions, Item, WebhookFunctions } from '../n8n.ts';
import type { Cardwright } from '../nodes/Cardwright/Cardwright.node.ts';
import type { CardwrightTrigger } from '../nodes/Cardwright/CardwrightTrigger.node.ts';

type Manifest = { n8n: { credentials: string[]; nodes: string[] } };

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'cardwright-n8n-'));
let service: RunningService;
let apiKey: string;
let account: Client;
let action: Cardwright;
let trigger: CardwrightTrigger;
let credentials: CardwrightApi;

/** As n8n does it: a file of the manifest has a class of its name. */
function load(): unknown[] {
  const { n8n } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return [...n8n.credentials, ...n8n.nodes].map((file) => {
    const name = /(\w+)\.(?:node|credentials)\.js$/.exec(file)?.[1] ?? '';
    const loaded = createRequire(import.meta.url)(join(folder, file)) as Record<string, new () => unknown>;
    const Class = loaded[name];
    if (Class === undefined) throw new Error(`${file} has no class ${name}`);
    return new Class();
  });
}

beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'build.ts'), join(folder, 'dist')]);
  [credentials, action, trigger] = load() as [CardwrightApi, Cardwright, CardwrightTrigger];
  service = await shareService();
  ({ apiKey, cardwright: account } = await service.register());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// What n8n hands to a node: classes, whose functions need their `this`.
class Functions {
  readonly helpers = {
    async httpRequest({
      url,
      method,
      headers,
      body,
    }: {
      url: string;
      method: string;
      headers: Record<string, string>;
      body?: unknown;
    }) {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body: body as string }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { body: bytes, headers: Object.fromEntries(response.headers), statusCode: response.status };
    },
    prepareBinaryData: async (bytes: Buffer, fileName: string, mimeType: string) => ({
      fileName,
      mimeType,
      bytes: bytes.length,
    }),
  };
  readonly #credentials = { baseUrl: ` ${service.baseUrl}/`, apiKey: `${apiKey} ` };
  readonly #parameters: Readonly<Record<string, unknown>>;
  readonly #goesOn: boolean;

  constructor(parameters: Readonly<Record<string, unknown>>, goesOn = false) {
    this.#parameters = parameters;
    this.#goesOn = goesOn;
  }

  async getCredentials() {
    return this.#credentials;
  }

  getInputData() {
    return [{}];
  }

  getNodeParameter(name: string, _?: number, fallback?: unknown) {
    return this.#parameters[name] ?? fallback;
  }

  continueOnFail() {
    return this.#goesOn;
  }
}

const execute = async (
  parameters: Readonly<Record<string, unknown>>,
  goesOn?: boolean,
): Promise<Item | undefined> =>
  (await action.execute.call(new Functions(parameters, goesOn) satisfies ExecuteFunctions))[0]?.[0];

test('the node generates an image, and waits for it', async () => {
  const options = { width: 600, height: 400, format: 'jpeg' };
  const done = await execute({
    operation: 'generate',
    prompt: 'Sale: "Half price"',
    options,
    download: true,
  });
  expect(done).toMatchObject({
    json: { status: 'completed', width: 600, height: 400, url: expect.stringContaining(service.baseUrl) },
    binary: {
      data: {
        mimeType: 'image/jpeg',
        fileName: expect.stringMatching(/^\w+\.jpg$/),
        bytes: expect.any(Number),
      },
    },
    pairedItem: { item: 0 },
  });

  const submitted = await execute({ operation: 'generate', prompt: 'Sale: "Half price"', wait: false });
  expect(submitted?.json).not.toHaveProperty('createdAt');
  expect(await execute({ operation: 'wait', generationId: submitted?.json.id })).toMatchObject({
    json: { id: submitted?.json.id, status: 'completed' },
  });
});

test('the node signs URLs of cards, which the service draws', async () => {
  const parameters = {
    parameter: [
      { name: 'title', value: 'Tea & "tide"' },
      { name: 'theme', value: 'dark' },
    ],
  };
  const signed = await execute({
    operation: 'sign',
    template: 'og_standard',
    parameters,
    options: { expiresIn: '30d' },
  });
  const { url, html } = signed?.json ?? {};
  expect(html).toContain('<meta property="og:image:alt" content="Tea &amp; &quot;tide&quot;">');
  const card = await fetch(String(url));
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('what the service refuses ends the workflow with its words, or goes on as an item', async () => {
  const wrong = {
    operation: 'sign',
    template: 'og_standard',
    parameters: { parameter: [{ name: 'theme', value: 'blue' }] },
  };
  await expect(execute(wrong)).rejects.toThrow(/theme/);
  expect(await execute(wrong, true)).toEqual({
    json: { error: expect.stringMatching(/theme/) },
    pairedItem: { item: 0 },
  });
  await expect(execute({ operation: 'wait', generationId: 'gen_none' })).rejects.toThrow(
    expect.objectContaining({ status: 404 }),
  );
});

test('the credentials are those of the service', async () => {
  const { baseURL, url } = credentials.test.request;
  const { Authorization } = credentials.authenticate.properties.headers;
  const fill = (text: string): string =>
    text
      .replace(/^=/, '')
      .replace('{{$credentials.baseUrl}}', service.baseUrl)
      .replace('{{$credentials.apiKey}}', apiKey);
  const response = await fetch(fill(baseURL) + url, { headers: { authorization: fill(Authorization) } });
  expect(response.status).toBe(200);
});

test('the trigger registers itself, starts with what the service signed, and is gone afterwards', async () => {
  const remembered: Record<string, unknown> = {};
  const started: Item[] = [];
  let refused = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const functions: WebhookFunctions = {
      getWorkflowStaticData: () => remembered,
      getRequestObject: () => ({ rawBody: Buffer.concat(chunks), headers: request.headers }),
      getResponseObject: () => ({
        status: (code) => ({
          end: (text) => {
            refused = text;
            response.writeHead(code).end(text);
          },
        }),
      }),
    };
    const result = await trigger.webhook.call(functions);
    if ('noWebhookResponse' in result) return;
    started.push(...result.workflowData.flat());
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  const url = `http://localhost:${port}/webhook/1`;

  class Hooks extends Functions {
    getNodeWebhookUrl() {
      return url;
    }

    getWorkflowStaticData() {
      return remembered;
    }
  }
  const hooks: HookFunctions = new Hooks({ events: ['generation.completed'] });
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  expect(await checkExists.call(hooks)).toBe(false);
  await create.call(hooks);
  // n8n lost what it knew, and the address stays registered once.
  delete remembered.webhookId;
  expect([await checkExists.call(hooks), await create.call(hooks), await checkExists.call(hooks)]).toEqual([
    false,
    true,
    true,
  ]);

  expect((await account.webhooks.list()).map((webhook) => webhook.url)).toEqual([url]);

  const done = await execute({ operation: 'generate', prompt: 'Hello' });
  await expect
    .poll(() => started)
    .toEqual([
      {
        json: {
          type: 'generation.completed',
          id: expect.any(String),
          timestamp: expect.any(String),
          data: expect.objectContaining({ id: done?.json.id }),
        },
      },
    ]);
  const forged = await fetch(url, { method: 'POST', body: '{"type":"generation.completed"}' });
  expect([forged.status, started.length, refused]).toEqual([401, 1, expect.stringMatching(/\w+/)]);

  expect([
    await remove.call(hooks),
    remembered,
    await checkExists.call(hooks),
    await remove.call(hooks),
  ]).toEqual([true, {}, false, true]);
  server.close();
});
