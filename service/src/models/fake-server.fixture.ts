import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };
/** Answers one request; `asked` is what came so far, this one included. */
export type Behaviour = (asked: Asked, response: ServerResponse, earlier: number) => void | Promise<void>;

export type FakeServer = AsyncDisposable & {
  /** As `CARDWRIGHT_PAINTER_URL`, with the path that was given. */
  url: string;
  asked: Asked[];
  behave(behaviour: Behaviour): void;
};

/** A server that answers as it is told. */
export async function startFakeServer(behaviour: Behaviour, path = ''): Promise<FakeServer> {
  const asked: Asked[] = [];
  let current = behaviour;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
    };
    asked.push(one);
    response.on('error', () => {});
    await current(one, response, asked.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    asked,
    behave: (next) => {
      current = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
