import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { patientMs } from '../../../../tests/support/machine-speed.ts';
import { paint } from '../../../src/generations/paint-engine.fixture.ts';
import { createGuardedFetch, type GuardedFetch } from '../../../src/outbound/guarded-fetch.ts';
import { createPixelBomb } from './png.ts';

export type LogoHost = AsyncDisposable & {
  /** The real door, in front of a real TLS server that stands for assets.test. */
  guardedFetch: GuardedFetch;
  /** Paths that were asked for. */
  seen: string[];
};

const folder = join(import.meta.dirname, '../../outbound');
const cert = readFileSync(join(folder, 'assets.cert.pem'), 'utf8');
const key = readFileSync(join(folder, 'assets.key.pem'), 'utf8');
const toLoopback: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

/** A host of logos, good ones and all that a stranger may put in their place. */
export async function startLogoHost(): Promise<LogoHost> {
  const logo = Buffer.from(paint({ prompt: 'logo', width: 64, height: 64 }));
  const svg = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  const send =
    (body: string | Uint8Array, type = 'image/png'): RequestListener =>
    (_, res) =>
      res.writeHead(200, { 'content-type': type }).end(body);
  const redirect =
    (location: string): RequestListener =>
    (_, res) =>
      res.writeHead(302, { location }).end();
  const routes: Record<string, RequestListener> = {
    '/good.png': send(logo),
    '/good.svg': send(svg('<circle cx="4" cy="4" r="4" fill="red"/>'), 'image/svg+xml'),
    '/moved.png': redirect('/good.png'),
    '/page.png': send('<!doctype html><h1>Not found</h1>'),
    '/cut.png': send(logo.subarray(0, 60)),
    '/bomb.png': send(createPixelBomb()),
    '/large.png': send(Buffer.concat([logo, Buffer.alloc(200_000)])),
    '/script.svg': send(svg('<script>alert(1)</script>'), 'image/svg+xml'),
    '/gone.png': (_, res) => res.writeHead(404).end(),
    '/to-loopback.png': redirect('https://127.0.0.1/good.png'),
    '/silent.png': () => {},
  };
  const seen: string[] = [];
  const server = createServer({ cert, key }, (req, res) => {
    seen.push(req.url ?? '');
    (routes[req.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const limits = { maxBytes: 100_000, timeoutMs: patientMs(10_000) };
  const openDoor = (timeoutMs: number) =>
    createGuardedFetch(
      { ...limits, timeoutMs, allowedHosts: ['assets.test', '*.assets.test'] },
      { lookup: toLoopback, ca: cert, port },
    );
  // A short time-out where that is what is tested; elsewhere one that a busy machine does not meet.
  const doors = { patient: openDoor(limits.timeoutMs), hasty: openDoor(500) };
  return {
    guardedFetch: (url) => (/\/silent\.png$/.test(url) ? doors.hasty(url) : doors.patient(url)),
    seen,
    async [Symbol.asyncDispose]() {
      await doors.patient.close();
      await doors.hasty.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
