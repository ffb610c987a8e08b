import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, shareService } from '../../../client/tests/support/start-service.ts';

// n8n itself is 3 GB; this is what it runs workflows with. Its peers are for what these workflows do not have.
const ENGINE = ['n8n-core@2.41.1', 'n8n-workflow@2.41.0'];
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'cardwright-workflow-'));
const load = createRequire(join(folder, 'package.json'));

type Node = { name: string; type: string; parameters: object; onError?: string; webhookId?: string };
type Item = { json: Record<string, unknown>; binary?: Record<string, { mimeType: string; data: string }> };
type Run = {
  status: string;
  data: {
    resultData: {
      error?: { message: string };
      runData: Record<string, { data?: { main: Item[][] } }[]>;
    };
  };
};
// n8n's own types come with the package that is installed here.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;

let core: Any;
let Workflow: Any;
let createRunExecutionData: Any;
let nodeTypes: Any;
let service: RunningService;
let apiKey: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const run = (...words: string[]) => execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: root, stdio: 'pipe' });
  run('install', '--legacy-peer-deps', '--ignore-scripts', ...ENGINE, './n8n-nodes-cardwright-0.1.0.tgz');
  process.env.N8N_USER_FOLDER = folder;
  load('reflect-metadata');
  core = load('n8n-core');
  ({ Workflow, createRunExecutionData } = load('n8n-workflow') as Any);

  // As n8n loads a community package.
  const ours = new core.PackageDirectoryLoader(join(folder, 'node_modules/n8n-nodes-cardwright'));
  await ours.loadAll();
  const start = {
    description: { name: 'start', version: 1, inputs: [], outputs: ['main'], properties: [], defaults: {} },
    execute: async () => [[{ json: { title: 'Tea & "tide"' } }]],
  };
  const types = new Map<string, unknown>([['start', start]]);
  for (const [name, { type }] of Object.entries(ours.nodeTypes as Record<string, { type: unknown }>))
    types.set(name, type);
  nodeTypes = {
    getByName: (name: string) => types.get(name),
    getByNameAndVersion: (name: string) => types.get(name),
  };
  service = await shareService();
  ({ apiKey } = await service.register());
}, 1_200_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What n8n's server gives its engine. */
const toAdditional = (mode: string, more: object = {}) => ({
  executionId: '1',
  hooks: new core.ExecutionLifecycleHooks(mode, '1', { id: '1', name: 'w', nodes: [], connections: {} }),
  credentialsHelper: {
    isCredentialUsableByNode: () => true,
    getDecrypted: async () => ({ baseUrl: service.baseUrl, apiKey }),
  },
  variables: {},
  currentNodeExecutionIndex: 0,
  webhookWaitingBaseUrl: 'http://localhost/waiting',
  formWaitingBaseUrl: 'http://localhost/form',
  setExecutionStatus: () => undefined,
  sendDataToUI: () => undefined,
  ...more,
});

function toWorkflow(...nodes: Node[]) {
  const connections = Object.fromEntries(
    nodes
      .slice(1)
      .map(({ name }, at) => [nodes[at]?.name, { main: [[{ node: name, type: 'main', index: 0 }]] }]),
  );
  return new Workflow({
    id: '1',
    nodes: nodes.map((node) => ({
      id: node.name,
      typeVersion: 1,
      position: [0, 0],
      credentials: { cardwrightApi: { id: '1', name: 'Cardwright' } },
      ...node,
    })),
    connections,
    active: true,
    nodeTypes,
    settings: { executionOrder: 'v1' },
    staticData: {},
  });
}

async function run(...nodes: Node[]): Promise<Run> {
  const workflow = toWorkflow({ name: 'start', type: 'start', parameters: {} }, ...nodes);
  const startNode = workflow.getNode('start');
  return await new core.WorkflowExecute(toAdditional('manual'), 'manual').run({ workflow, startNode });
}
const cardwright = (name: string, parameters: object, onError = 'stopWorkflow'): Node => ({
  name,
  type: 'cardwright',
  parameters,
  onError,
});
const outputOf = ({ data }: Run, name: string, output = 0): Item | undefined =>
  data.resultData.runData[name]?.at(-1)?.data?.main[output]?.[0];

test('a workflow submits a prompt, waits for its image by an expression, and has the file', async () => {
  const prompt = '=Blog header: "{{ $json.title }}"';
  const result = await run(
    cardwright('submit', { operation: 'generate', prompt, wait: false, options: { format: 'jpeg' } }),
    cardwright('wait', { operation: 'wait', generationId: '={{ $json.id }}', download: true }),
  );
  expect(result.status).toBe('success');
  const { json, binary } = outputOf(result, 'wait') ?? {};
  expect(json).toMatchObject({ id: outputOf(result, 'submit')?.json.id, status: 'completed' });
  expect(binary?.data?.mimeType).toBe('image/jpeg');
  expect(Buffer.from(binary?.data?.data ?? '', 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
});

test('it signs a card; what is refused ends it, or goes to the output for errors', async () => {
  const sign = (parameter: object[]) => ({
    operation: 'sign',
    template: 'og_standard',
    parameters: { parameter },
  });
  const title = { name: 'title', value: '={{ $json.title }}' };
  const signed = await run(cardwright('sign', sign([title])));
  expect((await fetch(String(outputOf(signed, 'sign')?.json.url))).status).toBe(200);
  const wrong = sign([title, { name: 'theme', value: 'blue' }]);
  const ended = await run(cardwright('sign', wrong));
  expect([ended.status, ended.data.resultData.error?.message]).toEqual([
    'error',
    expect.stringMatching(/theme/),
  ]);
  const went = await run(cardwright('sign', wrong, 'continueErrorOutput'));
  expect(outputOf(went, 'sign', 1)?.json).toMatchObject({ error: expect.stringMatching(/theme/) });
});

test('a trigger registers its address, and starts a workflow with what the service signed alone', async () => {
  const workflow = toWorkflow({
    name: 'told',
    type: 'cardwrightTrigger',
    parameters: { events: ['generation.completed'] },
    webhookId: 'hook',
  });
  const node = workflow.getNode('told');
  const trigger = nodeTypes.getByName('cardwrightTrigger');
  const [webhookDescription] = trigger.description.webhooks;
  const webhookData = { webhookDescription };
  const told: Run[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    // What n8n's server adds.
    const httpRequest = Object.assign(request, { rawBody: Buffer.concat(chunks) });
    const httpResponse = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
    });
    const additional = toAdditional('webhook', { httpRequest, httpResponse });
    const context = new core.WebhookContext(workflow, node, additional, 'webhook', webhookData, []);
    const answer = await trigger.webhook.call(context);
    if (answer.noWebhookResponse) return;
    const nodeExecutionStack = [{ node, data: { main: answer.workflowData }, source: null }];
    const data = createRunExecutionData({ executionData: { nodeExecutionStack } });
    told.push(await new core.WorkflowExecute(additional, 'webhook', data).processRunExecutionData(workflow));
    response.end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const webhookBaseUrl = `http://localhost:${(server.address() as AddressInfo).port}/webhook`;
  const additional = toAdditional('trigger', { webhookBaseUrl });
  const hooks = new core.HookContext(workflow, node, additional, 'trigger', 'activate', webhookData);
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  expect([await create.call(hooks), await checkExists.call(hooks)]).toEqual([true, true]);

  const made = await run(cardwright('make', { operation: 'generate', prompt: 'Hello' }));
  await expect.poll(() => told.length, { timeout: 60_000 }).toBe(1);
  const [heard] = told;
  expect(heard && outputOf(heard, 'told')?.json).toMatchObject({
    type: 'generation.completed',
    data: { id: outputOf(made, 'make')?.json.id },
  });
  const forged = await fetch(hooks.getNodeWebhookUrl('default'), { method: 'POST', body: '{}' });
  expect([forged.status, told.length]).toEqual([401, 1]);
  expect([await remove.call(hooks), await checkExists.call(hooks)]).toEqual([true, false]);
  server.close();
});
