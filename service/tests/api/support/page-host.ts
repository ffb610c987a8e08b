import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { patientMs } from '../../../../tests/support/machine-speed.ts';
import { paint } from '../../../src/generations/paint-engine.fixture.ts';
import { createGuardedRequest, type GuardedRequest } from '../../../src/outbound/guarded-request.ts';

export type PageHost = AsyncDisposable & {
  /** The real door, in front of a real TLS server that stands for assets.test; other hosts are refused. */
  guardedRequest: GuardedRequest;
  seen: { path: string; userAgent: string }[];
};

const folder = join(import.meta.dirname, '../../outbound');
const cert = readFileSync(join(folder, 'assets.cert.pem'), 'utf8');
const key = readFileSync(join(folder, 'assets.key.pem'), 'utf8');
const toLoopback: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

/** A host of pages; each of `pages` is HTML by its path. There is a card at `/card.png`. */
export async function startPageHost(pages: Readonly<Record<string, string>>): Promise<PageHost> {
  const card = Buffer.from(paint({ prompt: 'card', width: 1200, height: 630 }));
  const seen: PageHost['seen'] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const path = request.url ?? '';
    seen.push({ path, userAgent: request.headers['user-agent'] ?? '' });
    const html = pages[path];
    if (path === '/card.png')
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': card.length }).end(card);
    else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'https://localhost/' }).end();
    else if (path === '/endless') {
      response.writeHead(200, { 'content-type': 'text/html' });
      const pour = setInterval(() => response.write(Buffer.alloc(200_000, ' ')), 1);
      response.on('close', () => clearInterval(pour));
    } else if (html !== undefined)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const guardedRequest = createGuardedRequest(
    { allowedHosts: ['assets.test'], timeoutMs: patientMs(10_000), maxRedirects: 3 },
    { lookup: toLoopback, ca: cert, port },
  );
  return {
    guardedRequest,
    seen,
    async [Symbol.asyncDispose]() {
      await guardedRequest.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
