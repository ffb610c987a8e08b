import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { on } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Operation, type OperationId, operations } from '@cardwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { OutboundRefusedError } from '../../src/outbound/outbound-url.ts';
import { generate } from './support/generate.ts';
import { makeOperator } from './support/operators.ts';
import { createTestService, type OwnService } from './support/test-service.ts';
import { picture } from './support/uploads.ts';
import { validateResponse } from './support/validate-response.ts';

// The commands of the reference page, as a reader copies them out of it: a shell says what it would give curl, and the service gets that.

let service: OwnService;
let page: string;
let shell: ChildProcessByStdio<Writable, Readable, null>;
/** What the reader has put into the shell's variables. */
const variables: Record<string, string> = {};

beforeAll(async () => {
  service = await createTestService(
    {},
    {
      // The test asks no host of the internet.
      guardedRequest: async () => {
        throw new OutboundRefusedError('could not be fetched');
      },
    },
  );
  page = await (await service.app.request('/docs')).text();
  // A variable that nobody has set ends it.
  shell = spawn('sh', ['-u'], { stdio: ['pipe', 'pipe', 'inherit'], env: CHILD_ENVIRONMENT });
  shell.stdin.write(`curl() { printf '%s\\0' "$@"; printf '\\1'; }\n`);
});
afterAll(async () => {
  shell.kill();
  await service[Symbol.asyncDispose]();
});

/** The command in the operation's section of the page. */
function commandOf(id: OperationId): string {
  const anchor = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const section =
    page.split('<section class="operation" ').find((part) => part.startsWith(`id="${anchor}"`)) ?? '';
  const [, command = ''] = /<h3>Example<\/h3>\s*<pre[^>]*><code>([\s\S]*?)<\/code>/.exec(section) ?? [];
  return command
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** The words with which the shell would start curl. */
async function wordsOf(command: string): Promise<string[]> {
  const set = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`);
  shell.stdin.write(`${set.join('')}${command}\n`);
  let said = '';
  for await (const [data] of on(shell.stdout, 'data', { close: ['end'] })) {
    said += data;
    if (said.endsWith('\x01')) break;
  }
  return said.split('\0').slice(0, -1);
}

/** What is answered to a command, held against the description; its JSON, if it is any. */
async function run(id: OperationId): Promise<{ status: number; body: Record<string, unknown> }> {
  const { path, method, bodyExample }: Operation = operations[id];
  const words = await wordsOf(commandOf(id));
  const headers = new Headers();
  const sent: { method?: string; body?: string | Buffer<ArrayBuffer> } = {};
  let address = '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') sent.method = words.shift() ?? '';
    else if (word === '-H') headers.append(...((words.shift() ?? '').split(': ') as [string, string]));
    else if (word === '-d') sent.body = words.shift() ?? '';
    else if (word === '--data-binary')
      sent.body = readFileSync(join(service.dataDirectory, (words.shift() ?? '').slice(1)));
    else address = word;
  }
  if (typeof sent.body === 'string') expect(JSON.parse(sent.body)).toEqual(bodyExample);
  const target = address.slice(service.baseUrl().length);
  // curl says POST by itself when it has data.
  const answered = await service.app.request(target, {
    method: sent.body === undefined ? 'GET' : 'POST',
    headers,
    ...sent,
  });
  await validateResponse(path, method, answered);
  const isJson = answered.headers.get('content-type') === 'application/json';
  return {
    status: answered.status,
    body: isJson ? ((await answered.json()) as Record<string, unknown>) : {},
  };
}

async function findNewestKey(): Promise<void> {
  const { body } = await run('listKeys');
  variables.ID = (body.keys as { id: string }[]).at(-1)?.id ?? '';
}

function sign(id: OperationId): void {
  const key = variables.KEY ?? '';
  const signature = createHmac('sha256', key)
    .update(toSigned(commandOf(id)))
    .digest('hex');
  variables.SIG = `${key.split('_')[1]}.${signature}`;
}

type Step = {
  id: OperationId;
  status?: number;
  /** What the reader puts into the shell's variables before. */
  set?: Record<string, string>;
  prepare?: () => Promise<void>;
};

/** Those that need something first; what one of them makes, the next ones find. */
const FIRST: Step[] = [
  { id: 'registerUser' },
  {
    id: 'getGeneration',
    prepare: async () => {
      const { id, image_url: image } = await generate(service, variables.KEY ?? '', { prompt: 'a card' });
      variables.ID = id;
      variables.FILE = image?.split('/').at(-1) ?? '';
    },
  },
  { id: 'getGenerationDesign' },
  { id: 'starGeneration' },
  { id: 'unstarGeneration' },
  { id: 'listCatalogue', set: { KIND: 'illustrations' } },
  {
    id: 'getThumbnail',
    prepare: async () => {
      const { body } = await run('listCatalogue');
      variables.NAME = (body.entries as { name: string }[])[0]?.name ?? '';
    },
  },
  {
    id: 'getCard',
    set: { TEMPLATE: 'og_standard', EXPIRES: '1999999999' },
    prepare: async () => sign('getCard'),
  },
  {
    id: 'getCardFile',
    set: { CARD: 'og_standard.pdf' },
    prepare: async () => sign('getCardFile'),
  },
  { id: 'getModel', set: { MODEL: 'cardwright' } },
  { id: 'previewCard', set: { NAME: 'og_standard' } },
  { id: 'putTemplate', set: { NAME: 'launch' } },
  { id: 'getTemplate' },
  { id: 'getTemplateDefinition' },
  { id: 'listTemplateVersions' },
  { id: 'putTemplateDraft' },
  { id: 'getTemplateDraft' },
  { id: 'deleteTemplateDraft' },
  { id: 'deleteTemplate' },
  { id: 'listAccounts', prepare: () => makeOperator(service, 'ada@example.com') },
  { id: 'createBrand', set: { NAME: 'Acme' } },
  { id: 'getBrand' },
  { id: 'replaceBrand' },
  {
    id: 'createUpload',
    status: 201,
    prepare: async () => writeFileSync(join(service.dataDirectory, 'file.png'), await picture('#205080')),
  },
  {
    id: 'getUpload',
    prepare: async () => {
      const { body } = await run('listUploads');
      variables.ID = (body.uploads as { id: string }[])[0]?.id ?? '';
    },
  },
  { id: 'getUploadContent' },
  { id: 'deleteUpload' },
  { id: 'createSite', set: { HOST: 'example.com', SITE: 'example.com', PAGE_PATH: 'blog/post' } },
  { id: 'getSite' },
  { id: 'updateSite' },
  // The reader has not put the token there yet.
  { id: 'verifySite', status: 400 },
  { id: 'getSiteCard', status: 404 },
  { id: 'deleteSite' },
  { id: 'createKey' },
  { id: 'updateKey', prepare: findNewestKey },
  { id: 'rotateKey', prepare: findNewestKey },
  { id: 'revokeKey', prepare: findNewestKey },
  {
    id: 'updateMember',
    prepare: async () => {
      variables.ID = ((await run('inviteMember')).body as { id: string }).id;
    },
  },
  { id: 'createMemberLink' },
  { id: 'removeMember' },
  { id: 'createWebhook' },
  {
    id: 'getWebhook',
    prepare: async () => {
      const { body } = await run('listWebhooks');
      variables.ID = (body.webhooks as { id: string }[])[0]?.id ?? '';
    },
  },
  { id: 'updateWebhook' },
  { id: 'rotateWebhookSecret' },
  { id: 'testWebhook' },
  {
    id: 'resendWebhookDelivery',
    prepare: async () => {
      const { body } = await run('listWebhookDeliveries');
      variables.DELIVERY = (body.deliveries as { id: string }[])[0]?.id ?? '';
    },
  },
  { id: 'listWebhookDeliveries' },
  { id: 'deleteWebhook' },
  // No host is allowed on a fresh machine.
  { id: 'inspectPage', status: 400 },
  // The example's key is not the reader's.
  { id: 'signCardUrl', status: 404 },
  // A reader cannot sign for the provider.
  { id: 'receiveWebhook', status: 400 },
];
const LAST: Step[] = [
  {
    id: 'deleteGeneration',
    prepare: async () => {
      variables.ID = (await generate(service, variables.KEY ?? '', { prompt: 'a card' })).id;
    },
  },
  { id: 'deleteBrand', set: { NAME: 'Acme' } },
  { id: 'eraseAccount' },
];

const special = [...FIRST, ...LAST].map(({ id }) => id);
const others = (Object.keys(operations) as OperationId[]).filter((id) => !special.includes(id));
const steps = [...FIRST, ...others.map((id): Step => ({ id })), ...LAST];

const goodStatusOf = (id: OperationId): number => {
  const { responses }: Operation = operations[id];
  return Math.min(...Object.keys(responses).map(Number));
};

/** Path and query of a card's command, less the signature, with the variables in their places. */
function toSigned(command: string): string {
  const [, target = ''] = /(\/[if]\/[^"\s]+)/.exec(command) ?? [];
  const filled = target.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  const [path = '', query = ''] = filled.split('?');
  const pairs = query.split('&').filter((pair) => !pair.startsWith('sig='));
  return `${path}?${pairs.sort().join('&')}`;
}

test.each(steps)('the example of $id', async ({ id, status, set, prepare }) => {
  Object.assign(variables, set);
  await prepare?.();
  const answered = await run(id);
  expect(answered.status).toBe(status ?? goodStatusOf(id));
  if (id === 'registerUser') variables.KEY = String(answered.body.api_key);
});
