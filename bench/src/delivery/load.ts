import { connect, type Socket } from 'node:net';

/** Milliseconds of each request, and how long all took. */
export type Load = { times: number[]; seconds: number };

const HEAD_END = '\r\n\r\n';

/**
 * Asks for one address again and again on connections that stay open. Reads no more of an answer than where it ends, so
 * that the client costs as little as it can beside the server. Throws for any status but 200.
 */
export async function load(
  address: string,
  { requests, connections }: { requests: number; connections: number },
): Promise<Load> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const times: number[] = [];
  let sent = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      const next = createReader(socket);
      while (sent++ < requests) {
        const began = performance.now();
        socket.write(request);
        await next();
        times.push(performance.now() - began);
      }
      socket.destroy();
    }),
  );
  return { times, seconds: (performance.now() - start) / 1000 };
}

/** Resolves when a whole answer has come. */
function createReader(socket: Socket): () => Promise<void> {
  let left = 0;
  let head = '';
  let done = Promise.withResolvers<void>();
  socket.on('error', (error) => done.reject(error));
  socket.on('data', (chunk) => {
    if (left > 0) left -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200 ')) return done.reject(new Error(head.slice(0, end)));
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1]);
      left = end + HEAD_END.length + length - head.length;
      head = '';
    }
    if (left === 0) done.resolve();
  });
  return async () => {
    done = Promise.withResolvers<void>();
    await done.promise;
  };
}
