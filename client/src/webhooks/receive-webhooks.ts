import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CardwrightError } from '../cardwright-error.ts';
import { usageError } from '../cli/command-error.ts';
import { verifyWebhook, type WebhookEvent } from './verify-webhook.ts';

export type WebhookReceiver = {
  port: number;
  /** Nothing is accepted before. */
  trust(secret: string): void;
  close(): Promise<void>;
};

// More than any event has.
const MAX_BYTES = 4 * 1024 * 1024;
const BAD_REQUEST = 400;
const NO_CONTENT = 204;

/** Accepts deliveries at any path of a port of this machine that are signed with the secret. */
export async function receiveWebhooks(
  port: number,
  { onEvent, onRefused }: { onEvent(event: WebhookEvent): void; onRefused(reason: string): void },
): Promise<WebhookReceiver> {
  let secret: string | undefined;
  const receive = async (request: IncomingMessage): Promise<number> => {
    try {
      const body = await readBody(request);
      if (secret === undefined) throw new CardwrightError('It came before the secret was known.');
      onEvent(verifyWebhook(body, request.headers, secret));
      return NO_CONTENT;
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error));
      return BAD_REQUEST;
    }
  };
  const server = createServer(async (request, response) => {
    response.writeHead(await receive(request)).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? usageError(`Port ${port} is taken; choose another --port.`) : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    trust: (next) => {
      secret = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new CardwrightError('Its body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
