import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = { id: string; type: string; timestamp: string; data: Record<string, unknown> };

/** Settings of a service that may send to receivers of this machine. */
export const TO_RECEIVERS = { CARDWRIGHT_WEBHOOK_HOSTS: '127.0.0.1' };

export type Receiver = AsyncDisposable & {
  url: string;
  /** What was sent and verified, in order. */
  received: Received[];
  /** Accepts nothing before it knows the secret. */
  trust(secret: string): void;
};

/** A server that accepts what the library of Standard Webhooks verifies, and responds with 400 to all else. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let webhook: Webhook | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const headers = request.headers as Record<string, string>;
      if (webhook === undefined) throw new Error('the secret is not known');
      const message = webhook.verify(Buffer.concat(chunks).toString(), headers) as Omit<Received, 'id'>;
      received.push({ id: headers['webhook-id'] ?? '', ...message });
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    trust: (secret) => {
      webhook = new Webhook(secret);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
