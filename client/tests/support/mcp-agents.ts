import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, beforeAll } from 'vitest';
import { type PackedClient, packClient } from './pack-client.ts';
import { type RunningService, shareService } from './start-service.ts';

// An agent's side is the official client; the server is the packed command, in a process of its own, or the service.
export let service: RunningService;
export let packed: PackedClient;

const open: { close(): Promise<void> }[] = [];

/** For each file of tests of agents: their servers are ready before it, and the agents of a test end with it. */
export function setUpAgents(): void {
  beforeAll(async () => {
    service = await shareService();
    packed = packClient();
    mkdirSync(saveDirectory(), { recursive: true });
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.close();
  });
}

/** The one that the command may write to. */
export const saveDirectory = (): string => join(packed.project, 'saved');

/** Ends it with the test. */
export function closeLater<T extends { close(): Promise<void> }>(client: T): T {
  open.push(client);
  return client;
}

/** Lets it outlive the test: for all tests of a group, which end it. */
export function keepOpen<T extends { close(): Promise<void> }>(client: T): T {
  open.splice(open.indexOf(client), 1);
  return client;
}

export const NAMED = { name: 'test', version: '1' };
const createClient = (): Client => new Client(NAMED, { versionNegotiation: { mode: { pin: '2026-07-28' } } });

export const toCommand = (env: Record<string, string>) => ({
  command: process.execPath,
  args: [join(packed.directory, 'dist/cli.js'), 'mcp', '--save-to', saveDirectory()],
  env: { CARDWRIGHT_BASE_URL: service.baseUrl, XDG_CONFIG_HOME: packed.project, ...env },
});
export const toAddress = (headers: Record<string, string>) =>
  [new URL(`${service.baseUrl}/mcp`), { requestInit: { headers } }] as const;

/** An agent of the command. */
export async function connect(env: Record<string, string> = {}): Promise<Client> {
  const client = createClient();
  await client.connect(new StdioClientTransport(toCommand(env)));
  return closeLater(client);
}

/** An agent of the service. */
export async function connectHttp(headers: Record<string, string>): Promise<Client> {
  const client = createClient();
  await client.connect(new StreamableHTTPClientTransport(...toAddress(headers)));
  return closeLater(client);
}

type Kind = 'stdio' | 'http';

/** An agent with an account of its own. */
export async function connectNew(kind: Kind = 'stdio'): Promise<Client> {
  const { apiKey } = await service.register({ allowance: 2 });
  if (kind === 'http') return await connectHttp({ authorization: `Bearer ${apiKey}` });
  return await connect({ CARDWRIGHT_API_KEY: apiKey });
}

export const call = async (
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<CallToolResult> => (await client.callTool({ name, arguments: input })) as CallToolResult;

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>';
