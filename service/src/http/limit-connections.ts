import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps at most `most` connections, none of which is closed while a request is answered: a new one more ends the oldest of the address that has
 * most. Node waits for any number of them, ten seconds for a header, which may take 64 kB of memory.
 */
export function limitConnections(server: Server, most: number): void {
  const byAddress = new Map<string, Set<Socket>>();
  const answered = new Set<Socket>();
  let count = 0;

  const forget = (socket: Socket, address: string): void => {
    const crowd = byAddress.get(address);
    if (!crowd?.delete(socket)) return;
    count -= 1;
    if (crowd.size === 0) byAddress.delete(address);
  };

  const findOldest = (): [Socket, address: string] | undefined => {
    let found: [Socket, string] | undefined;
    let size = 0;
    for (const [address, crowd] of byAddress) {
      if (crowd.size <= size) continue;
      const waiting = [...crowd].find((socket) => !answered.has(socket));
      if (waiting === undefined) continue;
      found = [waiting, address];
      size = crowd.size;
    }
    return found;
  };

  server.on('connection', (socket) => {
    // Its own word is gone once it is closed.
    const address = socket.remoteAddress ?? '';
    const crowd = byAddress.get(address) ?? new Set();
    byAddress.set(address, crowd.add(socket));
    count += 1;
    socket.on('close', () => forget(socket, address));
    const oldest = count > most ? findOldest() : undefined;
    if (oldest === undefined) return;
    forget(...oldest);
    oldest[0].destroy();
  });
  server.on('request', ({ socket }, response) => {
    answered.add(socket);
    response.on('close', () => answered.delete(socket));
  });
}
