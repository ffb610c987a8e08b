import { connect, createServer, type Socket } from 'node:net';

/** One connection through a proxy, and what its watcher notes of it. */
export type Connection = { notes: Map<string, string> };

/**
 * Sees every piece of data before it goes on. `reply` is what the server sends. False: it does not go on. Called in the order
 * of the data, and what it does is done before the data moves.
 */
export type Watch = (connection: Connection, data: Buffer, from: 'client' | 'server') => boolean;

/** `cut` ends connections and refuses new ones; `silent` keeps all that is sent until the proxy is open again. */
export type ProxyMode = 'open' | 'cut' | 'silent';

export type FaultProxy = {
  port: number;
  set(mode: ProxyMode): void;
  close(): Promise<void>;
};

/** A TCP proxy between a node and a server, which fails on demand. */
export async function startFaultProxy(
  target: { host: string; port: number },
  watch: Watch,
): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = 'open';
  let kept: (() => void)[] = [];
  const pass = (move: () => void): void => {
    if (mode === 'silent') kept.push(move);
    else move();
  };

  const server = createServer((client) => {
    if (mode === 'cut') return void client.destroy();
    const upstream = connect(target.port, target.host);
    const connection: Connection = { notes: new Map() };
    for (const [socket, other, from] of [
      [client, upstream, 'client'],
      [upstream, client, 'server'],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        pass(() => other.destroy());
      });
      socket.on('end', () => pass(() => other.end()));
      socket.on('data', (data) =>
        pass(() => {
          if (watch(connection, data, from) && !other.destroyed) other.write(data);
        }),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const set = (next: ProxyMode): void => {
    mode = next;
    if (mode === 'cut') {
      kept = [];
      for (const socket of sockets) socket.destroy();
    }
    if (mode !== 'open') return;
    const moves = kept;
    kept = [];
    for (const move of moves) move();
  };
  return {
    port: (server.address() as { port: number }).port,
    set,
    close: async () => {
      set('cut');
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
