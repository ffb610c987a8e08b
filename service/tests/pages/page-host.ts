import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { paint } from '../../src/generations/paint-engine.fixture.ts';
import { createGuardedFetch } from '../../src/outbound/guarded-fetch.ts';
import { createGuardedRequest } from '../../src/outbound/guarded-request.ts';

const outbound = join(import.meta.dirname, '../outbound');
const cert = readFileSync(join(outbound, 'assets.cert.pem'), 'utf8');
const key = readFileSync(join(outbound, 'assets.key.pem'), 'utf8');
const fixtures = join(import.meta.dirname, 'fixtures');
// A picture of our own.
const PICTURE = readFileSync(join(import.meta.dirname, '../../src/http/pages/pictures/monolith.jpg'));
const toLoopback: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

export const PAGE_NAMES = readdirSync(fixtures).map((file) => file.replace('.page', ''));

/** The real doors in front of a real TLS server that stands for assets.test; routes may be changed while it runs. */
export async function startPageHost(timeoutMs = 10_000) {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  const routes: Record<string, RequestListener> = {
    '/picture.jpg': (_, res) => res.end(PICTURE),
    '/good.png': (_, res) => res.end(paint({ prompt: 'logo', width: 64, height: 64 })),
    '/report-2026_final%20draft.pdf': (_, res) =>
      res.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  };
  for (const name of PAGE_NAMES)
    routes[`/${name}`] = (_, res) =>
      // Without a charset: these pages name their own.
      res.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(join(fixtures, `${name}.page`)));
  const server = createServer({ cert, key }, (req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers });
    (routes[req.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const allowedHosts = ['assets.test', '*.assets.test'];
  const connect = { lookup: toLoopback, ca: cert, port };
  const guardedRequest = createGuardedRequest({ allowedHosts, timeoutMs }, connect);
  const guardedFetch = createGuardedFetch({ allowedHosts, timeoutMs, maxBytes: 100_000 }, connect);
  // Looked up for real: `inside.assets.test` stands for an allowed name whose address is not public.
  const careless = createGuardedRequest({ allowedHosts: ['localhost'], timeoutMs }, { ca: cert, port });
  return {
    routes,
    seen,
    guardedFetch,
    guardedRequest: ((url, request) =>
      URL.parse(url)?.hostname === 'inside.assets.test'
        ? careless(url.replace('inside.assets.test', 'localhost'), request)
        : guardedRequest(url, request)) as typeof guardedRequest,
    async [Symbol.asyncDispose]() {
      await Promise.all([guardedRequest.close(), guardedFetch.close(), careless.close()]);
      server.closeAllConnections();
      server.close();
    },
  };
}
