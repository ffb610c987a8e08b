import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toRequestSchema } from '../describe-expectation.ts';
import { parseFields } from '../parse-fields.ts';
import { BRIEF_APP, BRIEF_APP_PAGE, BRIEF_APP_URI } from './app/brief-app.ts';
import type { McpApi } from './mcp-api.ts';
import { type Tool, type ToolCall, ToolError } from './tool.ts';
import { listBrands, saveBrand } from './tools/brands.ts';
import { deriveBrandParameters } from './tools/derive-brand-parameters.ts';
import { drawBrief } from './tools/draw-brief.ts';
import { generateImage } from './tools/generate-image.ts';
import { history } from './tools/history.ts';
import { inspectPage } from './tools/inspect-page.ts';
import { listTemplates } from './tools/list-templates.ts';
import { listUploads } from './tools/list-uploads.ts';
import { previewImage } from './tools/preview-image.ts';
import { readPrompt } from './tools/read-prompt.ts';
import { searchCatalogue } from './tools/search-catalogue.ts';
import { signCardUrl } from './tools/sign-card-url.ts';
import { usage } from './tools/usage.ts';

export type McpServerOptions = {
  version: string;
  /** Called for every tool call. May throw, such as for a missing key. */
  connect(): McpApi;
  /** The sentence for an error that `connect` or the API threw; with what to do next, on a line of its own. */
  describeError(error: unknown): string;
  /** Tools that only this transport has. */
  moreTools?: readonly Tool[];
};

const TOOLS = [
  drawBrief,
  generateImage,
  previewImage,
  readPrompt,
  searchCatalogue,
  history,
  signCardUrl,
  inspectPage,
  listTemplates,
  deriveBrandParameters,
  listBrands,
  saveBrand,
  listUploads,
  usage,
];

const INSTRUCTIONS =
  'Cardwright generates link preview images, cards and posters. To decide every text yourself, write a brief and call ' +
  'draw_brief; to draw from the words of a user, call generate_image. Check the result. For the og:image of pages, call sign_card_url: it returns one URL per page, rendered when a crawler loads it.';

// What a server says of itself changes with its version alone, and is the same for every account.
const HOUR_MS = 3_600_000;
const FOR_ALL = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
const CACHE_HINTS = {
  'server/discover': FOR_ALL,
  'tools/list': FOR_ALL,
  'resources/list': FOR_ALL,
  'resources/read': FOR_ALL,
};

/** An MCP server of protocol 2026-07-28 and those before it. Its tools work with the account of `connect`. */
export function createMcpServer({
  version,
  connect,
  describeError,
  moreTools = [],
}: McpServerOptions): Server {
  const tools = [...TOOLS, ...moreTools];
  const server = new Server(
    { name: 'cardwright', title: 'Cardwright', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS, cacheHints: CACHE_HINTS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler('resources/list', () => ({ resources: [BRIEF_APP] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    if (uri !== BRIEF_APP_URI)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown resource ${uri.slice(0, 64)}. The only one is ${BRIEF_APP_URI}.`,
      );
    const { mimeType, _meta } = BRIEF_APP;
    return { contents: [{ uri, mimeType, _meta, text: BRIEF_APP_PAGE }] };
  });
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal, notify } }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown tool ${params.name.slice(0, 64)}. Available tools: ${tools.map(({ name }) => name).join(', ')}.`,
      );
    const progressToken = params._meta?.progressToken;
    let progress = 0;
    const report = (message: string): void => {
      if (progressToken === undefined) return;
      progress += 1;
      const notification = {
        method: 'notifications/progress',
        params: { progressToken, progress, message },
      } as const;
      // A client that no longer listens has closed the connection, which ends the call by itself.
      notify(notification).catch(() => undefined);
    };
    try {
      const parsed = parseFields(tool.input, params.arguments ?? {});
      if (!parsed.ok) return toRefusal(parsed.problem.error);
      return await callTool(tool, { input: parsed.value, api: connect(), signal, report });
    } catch (error) {
      return toRefusal(error instanceof ToolError ? error.message : nameTools(describeError(error)));
    }
  });
  return server;
}

async function callTool(tool: Tool, call: ToolCall<Record<string, unknown>>): Promise<CallToolResult> {
  const { structured, content } = await tool.run(call);
  const checked = tool.output.safeParse(structured);
  if (!checked.success)
    throw new ToolError('The service returned an unexpected response; it may have another version.');
  return {
    structuredContent: checked.data,
    content: content ?? [{ type: 'text', text: JSON.stringify(checked.data, null, 2) }],
  };
}

// A sentence of the API tells which request lists the names; here, a tool does.
const nameTools = (sentence: string): string =>
  sentence.replace(/`GET \/api\/v1\/catalogue\/\w+`/g, '`search_catalogue`');

/** A refusal reaches the agent as the tool's result, so that it can do better. */
const toRefusal = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
});

type ObjectSchema = { type: 'object'; [key: string]: unknown };

const describeTool = ({ name, title, description, input, output, annotations, isShown }: Tool) => ({
  name,
  title,
  description,
  inputSchema: toPlain(toRequestSchema(input)),
  outputSchema: toPlain(z.toJSONSchema(output)),
  annotations: { title, ...annotations },
  ...(isShown && { _meta: { ui: { resourceUri: BRIEF_APP_URI } } }),
});

/**
 * Without what strict clients refuse: a dialect, since they compile the schemas with whatever they know, and rules for the names
 * of properties, which the API checks itself. Held by "every client takes the schemas" in client/tests/mcp.test.ts.
 */
const toPlain = ({ $schema: _, ...schema }: z.core.JSONSchema.BaseSchema): ObjectSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'propertyNames' ? undefined : value)));
