import { connect, type Socket } from 'node:net';

/** A raw connection: what is sent is sent as it is, and everything received is kept. */
export type Talk = {
  socket: Socket;
  send(text: string | Uint8Array): void;
  /** Everything received once the other side has closed. */
  closed(): Promise<string>;
  /** Everything received once it contains `text`. */
  received(text: string): Promise<string>;
};

export function talk(port: number): Talk {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    got += chunk;
  });
  // A reset is one way to be closed on; `closed` tells what came before.
  socket.on('error', () => {});
  const isClosed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return {
    socket,
    send: (text) => socket.write(text),
    closed: async () => {
      await isClosed;
      return got;
    },
    received: async (text) => {
      while (!got.includes(text)) await new Promise((resolve) => socket.once('data', resolve));
      return got;
    },
  };
}

/** The port that a service listens on. */
export const portOf = (service: { baseUrl(): string }): number => Number(new URL(service.baseUrl()).port);
