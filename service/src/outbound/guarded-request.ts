import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isTrustedUrl, OutboundRefusedError, parseOutboundUrl } from './outbound-url.ts';

export type DoorOptions = {
  /** Exact host names, `*.example.com`, or `*` for all. */
  allowedHosts: readonly string[];
  /** For the whole chain: look-up, redirects, headers, body. */
  timeoutMs: number;
  /** The setting that allows hosts, for the refusal. */
  setting?: string;
  /** Hosts of the operator's own: asked at any address and port, and over http. */
  trustedHosts?: readonly string[];
  maxRedirects?: number;
  /** To one host at a time. Default: 8. */
  connections?: number;
};

export type OutboundRequest = {
  method?: 'GET' | 'HEAD' | 'POST';
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** What comes after that is not read. */
  maxBytes: number;
  /** Default: true. */
  followsRedirects?: boolean;
  signal?: AbortSignal;
  /** In place of the door's own. */
  allowedHosts?: readonly string[];
};

export type OutboundResponse = {
  status: number;
  /** After redirects. */
  url: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether there was more than `maxBytes`. */
  isCut: boolean;
};

/** Asks a user's URL with protection against SSRF. Throws `OutboundRefusedError`. */
export type GuardedRequest = (url: string, request: OutboundRequest) => Promise<OutboundResponse>;

/** For tests, which use a server of their own. */
export type Connect = { lookup?: LookupFunction; ca?: string; port?: number };

/** Names this service to servers in between, one of which may be itself (RFC 8586). */
export const LOOP_HEADER = { 'cdn-loop': 'cardwright' } as const;

const MAX_REDIRECTS = 2;
const CONNECTIONS = 8;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The SSRF-guarded door, the only way to other hosts. */
export function createGuardedRequest(
  options: DoorOptions,
  connect: Connect = {},
): GuardedRequest & { close(): Promise<void> } {
  const {
    allowedHosts,
    timeoutMs,
    setting,
    trustedHosts = [],
    maxRedirects = MAX_REDIRECTS,
    connections = CONNECTIONS,
  } = options;
  // Many services never fetch anything, so the library is loaded with the first request.
  const openClient = async () => {
    const { Agent, request } = await import('undici');
    const limits = { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    const dispatcher = new Agent({
      ...limits,
      connect: { lookup: connect.lookup ?? publicLookup, ...(connect.ca ? { ca: connect.ca } : {}) },
    });
    return { dispatcher, trusted: new Agent(limits), request };
  };
  let client: ReturnType<typeof openClient> | undefined;

  const guardedRequest: GuardedRequest = async (text, asked) => {
    client ??= openClient();
    const opened = await client;
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = asked.signal ? AbortSignal.any([limit, asked.signal]) : limit;
    try {
      return await follow(opened, text, { ...asked, signal }, maxRedirects);
    } catch (error) {
      if (error instanceof OutboundRefusedError) throw error;
      const reason = limit.aborted ? `did not respond within ${timeoutMs} ms` : 'could not be fetched';
      throw new OutboundRefusedError(reason, { cause: error });
    }
  };

  async function follow(
    client: Awaited<ReturnType<typeof openClient>>,
    text: string,
    asked: OutboundRequest & { signal: AbortSignal },
    redirectsLeft: number,
  ): Promise<OutboundResponse> {
    const url = parseOutboundUrl(text, asked.allowedHosts ?? allowedHosts, setting, trustedHosts);
    const target = new URL(url);
    if (connect.port !== undefined) target.port = String(connect.port);
    const { method = 'GET', followsRedirects = true, maxBytes, signal } = asked;
    const { statusCode, headers, body } = await client.request(target, {
      method,
      ...(asked.body !== undefined && { body: asked.body }),
      dispatcher: isTrustedUrl(url, trustedHosts) ? client.trusted : client.dispatcher,
      signal,
      // Nothing to unpack: a decompression bomb cannot pass the byte cap.
      headers: { 'user-agent': 'Cardwright', accept: '*/*', ...asked.headers, 'accept-encoding': 'identity' },
    });
    // Destroying a body that has no listener would end the process.
    body.on('error', () => {});
    if (REDIRECTS.has(statusCode) && followsRedirects) {
      body.destroy();
      const location = headers.location;
      if (redirectsLeft === 0 || typeof location !== 'string' || !URL.canParse(location, url.href)) {
        throw new OutboundRefusedError('redirects too often or to an invalid URL');
      }
      return follow(client, new URL(location, url).href, asked, redirectsLeft - 1);
    }
    return {
      status: statusCode,
      url: url.href,
      headers: toHeaders(headers),
      ...(await readCapped(body, maxBytes)),
    };
  }

  return Object.assign(guardedRequest, {
    close: async () => {
      const opened = await client;
      await Promise.all([opened?.dispatcher.destroy(), opened?.trusted.destroy()]);
    },
  });
}

const toHeaders = (given: Readonly<Record<string, string | string[] | undefined>>): Headers =>
  new Headers(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
    ),
  );

async function readCapped(
  body: AsyncIterable<Buffer> & { destroy(): void },
  maxBytes: number,
): Promise<Pick<OutboundResponse, 'bytes' | 'isCut'>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    body.destroy();
    return { bytes: new Uint8Array(Buffer.concat(chunks)).slice(0, maxBytes), isCut: true };
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), isCut: false };
}

// The socket connects to exactly what was checked here: no second look-up, so no rebinding.
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? new Error(`no address for ${hostname}`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new OutboundRefusedError('resolves to an address that is not public'), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
