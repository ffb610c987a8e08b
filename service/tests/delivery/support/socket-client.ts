import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { RequestTarget } from '../../../src/delivery/types.ts';

export type SocketAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Of an error. */
  body: { error?: string; parameter?: string; code?: string };
};

export type SocketClient = {
  /** The target goes into the request line as it is: no parser rewrites it. */
  get(target: RequestTarget | string, options?: CallOptions): Promise<SocketAnswer>;
  close(): void;
};

type CallOptions = { method?: string; headers?: Record<string, string>; timeoutMs?: number };

/** HTTP over real sockets, as many at a time as are asked for. */
export function createSocketClient(baseUrl: string, agent = new Agent({ keepAlive: true })): SocketClient {
  const { port } = new URL(baseUrl);
  return {
    get: (target, { method = 'GET', headers = {}, timeoutMs = 60_000 } = {}) =>
      new Promise((resolve, reject) => {
        const path = typeof target === 'string' ? target : `${target.path}?${target.query}`;
        const signal = AbortSignal.timeout(timeoutMs);
        const sent = request({ host: '127.0.0.1', port, path, method, headers, agent, signal });
        sent.on('error', reject);
        sent.on('response', (response) => {
          buffer(response).then((bytes) => {
            const isJson = response.headers['content-type'] === 'application/json';
            const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : {};
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body });
          }, reject);
        });
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}
