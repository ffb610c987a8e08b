import { createMcpServer } from '@cardwright/contract/mcp';
import type { ApiCall, Image, McpApi } from '@cardwright/contract/mcp-api';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import type { Caller } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import { toRefusal } from './error-response.ts';
import { readBody } from './read-body.ts';

export type McpEndpointParts = {
  version: string;
  /** Without a trailing slash. */
  baseUrl(): string;
  log: Logger;
  /** Aborted when the service stops accepting work. */
  draining: AbortSignal;
  /** Sends a request to the API of this service, in process. */
  send(request: Request): Promise<Response>;
};

/**
 * Answers one MCP message over streamable HTTP, without a session: each request has a server of its own. Tools call the API with
 * the caller's key, so that its limits, charges and errors apply.
 */
export async function answerMcp(
  parts: McpEndpointParts,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const parsedBody = await readBody(request, undefined, { sender: caller.accountId });
  // Later versions of the protocol have no batches, and one request could ask for thousands of answers.
  if (Array.isArray(parsedBody))
    throw new ServiceError('invalid', 'Send one JSON-RPC message per request, not a batch.', {
      code: 'invalid_json',
    });
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        version: parts.version,
        connect: () => createApi(parts, request, caller),
        describeError: (error) => describeError(error, parts.log),
      }),
    // Our tools never change while a server runs, so that there is nothing to listen to.
    { maxSubscriptions: 0 },
  );
  return await handler.fetch(withAccepted(request), { parsedBody });
}

/** The transport wants both of its types by name; a client that takes anything, or says nothing, takes them too. */
function withAccepted(request: Request): Request {
  const accept = request.headers.get('accept') ?? '*/*';
  if (!/\*\/\*/.test(accept)) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

/** The API in process, as the sender of `request`. */
function createApi({ send, baseUrl, draining }: McpEndpointParts, request: Request, caller: Caller): McpApi {
  const credentials = pick(request.headers, ['authorization', 'x-api-key']);
  const call = async ({ method, path, body, headers, signal }: ApiCall): Promise<Response> => {
    if (draining.aborted)
      throw new ApiRefusal(
        'The service is shutting down; try again in a moment. An image that is being drawn will be in the history.',
      );
    const response = await send(
      new Request(baseUrl() + path, {
        method,
        signal: AbortSignal.any([signal, request.signal]),
        headers: { ...headers, ...credentials, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw await toApiRefusal(response);
    return response;
  };
  const fetchJson: McpApi['request'] = async (asked) => (await call(asked)).json();
  return {
    request: fetchJson,
    requestImage: async (asked) => {
      const response = await call(asked);
      return { ...(await readImage(response)), headers: response.headers };
    },
    sign: async ({ template, params, expiresInSeconds, ...control }, signal) => {
      const body = {
        template,
        params: { ...params, ...control },
        key_id: caller.keyId,
        expires_in: expiresInSeconds,
      };
      const signed = await fetchJson({ method: 'POST', path: '/api/v1/sign', body, signal });
      return signed as { url: string; warnings: string[] };
    },
    download: async (url, signal) => {
      const { pathname, search } = new URL(url);
      const response = await send(new Request(baseUrl() + pathname + search, { signal }));
      if (!response.ok) throw await toApiRefusal(response);
      return await readImage(response);
    },
  };
}

/** A refusal of the API, in a sentence for its user. */
class ApiRefusal extends Error {}

const toApiRefusal = async (response: Response): Promise<ApiRefusal> =>
  new ApiRefusal(((await response.json()) as { error: string }).error);

const readImage = async (response: Response): Promise<Image> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  type: response.headers.get('content-type') ?? '',
});

const NAMES: Readonly<Record<string, string>> = {
  template_id: 'template',
  designMd: 'design_md',
  designUrl: 'design_url',
};

/** The API's sentence, with the names of the tool's inputs. */
const describeError = (error: unknown, log: Logger): string =>
  error instanceof ApiRefusal
    ? error.message.replace(/`(\w+)`/g, (quoted, name: string) =>
        Object.hasOwn(NAMES, name) ? `\`${NAMES[name]}\`` : quoted,
      )
    : toRefusal(error, log).body.error;

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
