import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { OperatorError } from '../base/operator-error.ts';
import type { App } from './app.ts';
import { answerClientError } from './client-error.ts';
import { errorResponse } from './error-response.ts';
import { limitConnections } from './limit-connections.ts';

export type ListenOptions = {
  port: number;
  /** Undefined: all interfaces, IPv4 and IPv6. */
  host: string | undefined;
  /** From a request's first byte to its last; slower clients get 408. */
  requestTimeoutMs?: number;
  /** Wraps the app's listener; it passes on what it does not handle itself. */
  wrapListener: (app: RequestListener) => RequestListener;
};

export type Listener = {
  port: number;
  /** Stops accepting, waits for running requests, and closes what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
};

// Signed URLs may carry several texts of 1,000 characters, each up to nine bytes once percent-encoded.
const MAX_HEADER_BYTES = 64 * 1024;
// Longer than the 60 seconds for which proxies keep idle connections: they must close first, or they reuse a dead one.
const KEEP_ALIVE_MS = 65_000;
// With as many headers that do not end, 130 MB.
const MAX_CONNECTIONS = 2000;

/** Serves the app on a port. Throws `OperatorError` when the port or host is unavailable. */
export async function listen(app: App, options: ListenOptions): Promise<Listener> {
  const { port, host, requestTimeoutMs = 30_000 } = options;
  const server = createServer(
    {
      // Node rejects a request without Host without a body; ours, below, has one.
      requireHostHeader: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(requestTimeoutMs, 10_000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
    },
    refuseSeveralHosts(
      options.wrapListener(getRequestListener(app.fetch, { errorHandler: refuseUnreadable })),
    ),
  );
  server.on('clientError', answerClientError);
  limitConnections(server, MAX_CONNECTIONS);
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

// A request line that is valid HTTP but no URL (`OPTIONS *`, a broken Host) never reaches the app.
const refuseUnreadable = (): Response =>
  errorResponse(
    400,
    { error: 'The request URL or the Host header is invalid.', code: 'bad_request' },
    { Connection: 'close' },
  );

/** A proxy in front may have read the other one (RFC 9112, 3.2). */
const refuseSeveralHosts =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length <= 1) return next(request, response);
    const body = JSON.stringify({
      error: 'The request has more than one Host header; send one.',
      code: 'bad_request',
    });
    response
      .writeHead(400, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        Connection: 'close',
      })
      .end(body);
  };

async function close(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node only counts connections between two requests as idle, but browsers open some in advance.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  await closed;
  clearTimeout(cut);
}

function toOperatorError(error: NodeJS.ErrnoException, { port, host }: ListenOptions): Error {
  if (error.code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`,
    );
  if (error.code === 'EACCES')
    return new OperatorError(`Permission denied to listen on port ${port}. Set PORT to a port above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new OperatorError(
      `${host} is not an address of this machine. Set CARDWRIGHT_HOST to one that is, or leave it unset.`,
    );
  return error;
}
