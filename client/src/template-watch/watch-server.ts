import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usageError } from '../cli/command-error.ts';
import type { Remark } from './read-template.ts';
import { PAGE_POLICY, toWatchPage } from './watch-page.ts';

/** What the page shows. */
export type Shown = {
  revision: number;
  /** Why the latest version was not drawn. */
  fault?: Remark;
  notes: readonly Remark[];
  cards: readonly { width: number; height: number; shownWidth: number; bytes: Uint8Array; type: string }[];
};

export type WatchServer = { url: string; show(shown: Shown): void; close(): Promise<void> };

const TOKEN_BYTES = 16;
// Not loopback alone: a page of the web could have its host name answer with 127.0.0.1.
const HOST_NAMES = ['127.0.0.1', 'localhost'];

/** Serves the page of one template to this machine, at a path that nobody can guess. */
export async function startWatchServer(file: string, port: number): Promise<WatchServer> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const listeners = new Set<ServerResponse>();
  let latest: Shown | undefined;

  const server = createServer((request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const [, given = '', name = ''] = path.split('/');
    const isOurs = HOST_NAMES.some((host) => request.headers.host === `${host}:${toPort()}`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'no-referrer');
    // Browsers ask for it by themselves.
    if (isOurs && path === '/favicon.ico') return answer(response, 204, '');
    if (!isOurs || !isEqual(given, token))
      return answer(response, 403, 'Open the URL that the command printed.\n');
    if (request.method !== 'GET') return answer(response, 405, 'Only GET is possible here.\n');
    if (name === '' && path.endsWith('/')) return sendPage(response);
    if (name === 'events') return addListener(request, response);
    if (name === 'card') return sendCard(response, new URLSearchParams(query));
    return answer(response, 404, 'There is nothing here.\n');
  });

  const toPort = (): number => (server.address() as AddressInfo | null)?.port ?? 0;

  const sendPage = (response: ServerResponse): void => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(toWatchPage(file));
  };

  const addListener = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    response.write(latest ? toEvent(latest) : ':\n\n');
  };

  const sendCard = (response: ServerResponse, query: URLSearchParams): void => {
    const card = latest?.cards[Number(query.get('index'))];
    if (!card) {
      answer(response, 404, 'There is no such card.\n');
      return;
    }
    response.setHeader('Content-Type', card.type);
    response.end(card.bytes);
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? usageError(`Port ${port} is taken; choose another --port.`) : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${toPort()}/${token}/`,
    show: (shown) => {
      latest = shown;
      for (const listener of listeners) listener.write(toEvent(shown));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const toEvent = ({ cards, ...rest }: Shown): string => {
  const sizes = cards.map(({ width, height, shownWidth }) => ({ width, height, shownWidth }));
  return `data: ${JSON.stringify({ ...rest, cards: sizes })}\n\n`;
};
