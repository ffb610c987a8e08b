import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { OperatorError } from '../base/operator-error.ts';
import type { App } from './app.ts';
import { answerClientError } from './client-error.ts';
import { errorResponse } from './error-response.ts';

export type ListenOptions = {
  port: number;
  /** Undefined: every address, both IP versions. */
  host: string | undefined;
  /** From a request's first byte to its last; slower clients get 408. */
  requestTimeoutMs?: number;
  /** Stands before the app and hands on what it does not answer itself. */
  createFront: (app: RequestListener) => RequestListener;
};

export type Listener = {
  port: number;
  /** Stops accepting, lets running requests end, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
};

// Signed addresses may carry several texts of 1,000 characters, nine bytes each once they are encoded.
const MAX_HEADER_BYTES = 64 * 1024;
// Longer than the minute that proxies keep an idle connection: they must close it first, or they use a dead one.
const KEEP_ALIVE_MS = 65_000;

/** Serves the app on a port. Throws `OperatorError` when the port or the address cannot be had. */
export async function listen(app: App, options: ListenOptions): Promise<Listener> {
  const { port, host, requestTimeoutMs = 30_000 } = options;
  const server = createServer(
    {
      // Node's own refusal of a request without Host has no body; ours, below, has.
      requireHostHeader: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(requestTimeoutMs, 10_000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
    },
    options.createFront(getRequestListener(app.fetch, { errorHandler: refuseUnreadable })),
  );
  server.on('clientError', answerClientError);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toOperatorError(error, options)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => close(server, sockets, graceMs),
  };
}

// A request line that is HTTP but no address (`OPTIONS *`, a broken Host) never reaches the app.
const refuseUnreadable = (): Response =>
  errorResponse(
    400,
    { error: 'The address or the Host header of the request is not valid.', code: 'bad_request' },
    { Connection: 'close' },
  );

async function close(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node counts only connections between two requests as idle; browsers open some before the first.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  await closed;
  clearTimeout(cut);
}

function toOperatorError(error: NodeJS.ErrnoException, { port, host }: ListenOptions): Error {
  if (error.code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is in use already. Stop what uses it, or set PORT to another one.`,
    );
  if (error.code === 'EACCES')
    return new OperatorError(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new OperatorError(
      `${host} is no address of this machine. Set CARDWRIGHT_HOST to one that is, or to none.`,
    );
  return error;
}
