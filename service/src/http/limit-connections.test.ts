import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

const server = createServer(() => {});
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function open(localAddress: string, text: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  const [received] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  socket.write(text);
  if (text.endsWith('\r\n\r\n')) await once(server, 'request');
  return received[0];
}

test('a connection too many ends the oldest of the largest crowd that waits for the rest of a request', async () => {
  limitConnections(server, 4);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stranger = await open('127.0.0.2', 'GET / HTTP/1.1\r\nX: ');
  const asking = await open('127.0.0.1', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [first, second] = [await open('127.0.0.1', 'GET '), await open('127.0.0.1', 'GET ')];
  const third = await open('127.0.0.1', 'GET ');
  const states = () => [stranger, asking, first, second, third].map(({ destroyed }) => destroyed);
  expect(states()).toEqual([false, false, true, false, false]);
  await open('127.0.0.3', 'GET ');
  expect(states()).toEqual([false, false, true, true, false]);
});
