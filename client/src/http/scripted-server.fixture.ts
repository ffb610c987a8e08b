import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer, or `hang` for none at all, or `drop` for a connection that breaks. */
export type Scripted = { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'drop';

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A server that gives the answers of its script one after the other, the last one for good. */
export async function startScriptedServer(
  script: readonly Scripted[],
): Promise<{ baseUrl: string; received: Received[] } & AsyncDisposable> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const answer = script[Math.min(received.length, script.length - 1)] ?? 'hang';
    received.push({ method, url, headers, body });
    if (answer === 'drop') response.destroy();
    else if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end(answer.body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
