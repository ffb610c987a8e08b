import type { Agent } from 'undici';
import {
  type Connect,
  createGuardedRequest,
  type OutboundRequest,
  type OutboundResponse,
} from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { ModelFault } from './model-fault.ts';

export type Answer = { status: number; headers: Readonly<Record<string, unknown>>; body: Buffer };

export type ServerOptions = {
  baseUrl: string;
  timeoutMs: number;
  /** Further hosts of the same API, which get the key too. */
  apiHosts?: readonly string[] | undefined;
  /** From which pictures are fetched, besides the server itself. */
  imageHosts?: readonly string[];
  /** Of an answer in JSON. */
  maxAnswerBytes?: number;
};

/** Speaks to the server that the operator named, and fetches the pictures that it points to. Throws `ModelFault`. */
export interface ModelClient {
  get(path: string, signal: AbortSignal): Promise<Answer>;
  post(path: string, body: object, signal: AbortSignal): Promise<Answer>;
  /**
   * Asks at an address of an answer, with the key: on the server itself, or, only to read, on one of the `apiHosts` through the
   * guarded door.
   */
  follow(address: string, signal: AbortSignal, method?: 'GET' | 'PUT' | 'POST'): Promise<Answer>;
  /** A picture at an address of an answer: absolute, or relative to the server's. */
  download(address: string, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
// The same in base64, with what stands around it.
const MAX_ANSWER_BYTES = 48 * 1024 * 1024;
const CONNECT_MS = 10_000;
/** Tells a service like this one that it must not ask a model in turn. */
const DEPTH_HEADER = 'X-Cardwright-Depth';

export async function createModelClient(
  { baseUrl, timeoutMs, apiHosts = [], imageHosts = [], maxAnswerBytes = MAX_ANSWER_BYTES }: ServerOptions,
  authorization: Readonly<Record<string, string>>,
  connect: Connect = {},
): Promise<ModelClient> {
  const { Agent: OpenAgent, request } = await import('undici');
  // The signal of a request is the one limit of its time: the library's own ends after five minutes.
  const dispatcher: Agent = new OpenAgent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const guarded = createGuardedRequest(
    { allowedHosts: imageHosts, timeoutMs, setting: 'CARDWRIGHT_PAINTER_IMAGE_HOSTS' },
    connect,
  );

  /** Redirects are not followed: they would take the key elsewhere. */
  const ask = async (
    url: string,
    {
      body,
      method = body ? 'POST' : 'GET',
      maxBytes,
      signal,
    }: { body?: object; method?: 'GET' | 'PUT' | 'POST'; maxBytes: number; signal: AbortSignal },
  ): Promise<Answer> => {
    try {
      const response = await request(url, {
        method,
        dispatcher,
        signal,
        headers: {
          ...authorization,
          'user-agent': 'Cardwright',
          // Nothing to unpack: a decompression bomb cannot pass the byte cap.
          'accept-encoding': 'identity',
          [DEPTH_HEADER]: '1',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      // Destroying a body that has no listener would end the process.
      response.body.on('error', () => {});
      return {
        status: response.statusCode,
        headers: response.headers,
        body: await readCapped(response.body, maxBytes),
      };
    } catch (error) {
      if (error instanceof ModelFault || signal.aborted) throw error;
      throw new ModelFault({ kind: 'unavailable', detail: toDetail(error) }, { cause: error });
    }
  };

  const { origin } = new URL(baseUrl);
  const toUrl = (address: string): URL => {
    const url = URL.parse(address, `${baseUrl}/`);
    if (url === null) throw unusable('answered with an invalid address');
    return url;
  };

  const fetchGuarded = async (url: URL, asked: OutboundRequest): Promise<OutboundResponse> => {
    try {
      const response = await guarded(url.href, asked);
      if (response.isCut) throw tooLarge();
      return response;
    } catch (error) {
      if (!(error instanceof OutboundRefusedError) || asked.signal?.aborted) throw error;
      throw unusable(`the address that it named ${error.message}`, error);
    }
  };

  return {
    get: (path, signal) => ask(baseUrl + path, { maxBytes: maxAnswerBytes, signal }),
    post: (path, body, signal) => ask(baseUrl + path, { body, maxBytes: maxAnswerBytes, signal }),
    follow: async (address, signal, method = 'GET') => {
      const url = toUrl(address);
      if (url.origin === origin) return ask(url.href, { method, maxBytes: maxAnswerBytes, signal });
      if (method !== 'GET') throw unusable('answered with an address on another host');
      const response = await fetchGuarded(url, {
        allowedHosts: apiHosts,
        headers: authorization,
        followsRedirects: false,
        maxBytes: maxAnswerBytes,
        signal,
      });
      const { status, headers, bytes } = response;
      return { status, headers: Object.fromEntries(headers), body: Buffer.from(bytes) };
    },
    download: async (address, signal) => {
      const url = toUrl(address);
      if (url.origin === origin) {
        const { status, body } = await ask(url.href, { maxBytes: MAX_PICTURE_BYTES, signal });
        if (status !== 200) throw unusable(`the picture at its address answered ${status}`);
        return body;
      }
      const { status, bytes } = await fetchGuarded(url, { maxBytes: MAX_PICTURE_BYTES, signal });
      if (status !== 200) throw unusable(`the picture at its address answered ${status}`);
      return bytes;
    },
    close: async () => {
      await Promise.all([dispatcher.destroy(), guarded.close()]);
    },
  };
}

const unusable = (detail: string, cause?: unknown): ModelFault =>
  new ModelFault({ kind: 'unusable', detail }, { cause });

const tooLarge = (): ModelFault => unusable('answered with more bytes than it may');

const toDetail = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return `could not be reached, or ended the connection${code}`;
};

async function readCapped(
  body: AsyncIterable<Buffer> & { destroy(): void },
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    body.destroy();
    throw tooLarge();
  }
  return Buffer.concat(chunks);
}
