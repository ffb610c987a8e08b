import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { createGuardedFetch } from '../../src/outbound/guarded-fetch.ts';

// A real TLS server behind the door: the certificate is for assets.test, signed by itself.
const cert = readFileSync(join(import.meta.dirname, 'assets.cert.pem'), 'utf8');
const key = readFileSync(join(import.meta.dirname, 'assets.key.pem'), 'utf8');
const toLoopback: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

const seen: { url: string; headers: Record<string, unknown> }[] = [];
const routes: Record<string, RequestListener> = {
  '/logo': (_, res) => res.end('pixels'),
  '/one': (_, res) => res.writeHead(302, { location: '/logo' }).end(),
  '/two': (_, res) => res.writeHead(307, { location: 'https://cdn.assets.test/one' }).end(),
  '/three': (_, res) => res.writeHead(301, { location: '/two' }).end(),
  '/to-loopback': (_, res) => res.writeHead(302, { location: 'https://127.0.0.1/logo' }).end(),
  '/to-http': (_, res) => res.writeHead(302, { location: 'http://assets.test/logo' }).end(),
  '/to-stranger': (_, res) => res.writeHead(302, { location: 'https://evil.test/logo' }).end(),
  '/to-nowhere': (_, res) => res.writeHead(302).end(),
  '/missing': (_, res) => res.writeHead(404).end('no'),
  '/large': (_, res) => res.end(Buffer.alloc(5000)),
  '/endless': (_, res) => {
    res.write(Buffer.alloc(3500));
    const pour = setInterval(() => res.write(Buffer.alloc(700)), 5);
    res.on('close', () => clearInterval(pour));
  },
  '/silent': () => {},
  '/stalls': (_, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('half');
  },
  '/breaks': (_, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('half');
    setTimeout(() => res.destroy(), 10);
  },
};
const server = createServer({ cert, key }, (req, res) => {
  seen.push({ url: req.url ?? '', headers: req.headers });
  (routes[req.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(req, res);
});
type Door = ReturnType<typeof createGuardedFetch>;
let guardedFetch: Door;
/** Waits no longer than it must, for what never comes. */
let hastyFetch: Door;
const options = {
  allowedHosts: ['assets.test', '*.assets.test'],
  maxBytes: 4000,
  timeoutMs: patientMs(10_000),
};

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const target = { lookup: toLoopback, ca: cert, port: (server.address() as AddressInfo).port };
  guardedFetch = createGuardedFetch(options, target);
  hastyFetch = createGuardedFetch({ ...options, timeoutMs: 400 }, target);
});
afterAll(async () => {
  await guardedFetch.close();
  await hastyFetch.close();
  server.closeAllConnections();
  server.close();
});

describe('the guarded door', () => {
  test('gives the bytes, asks for them unpacked, and sends nothing that names a user', async () => {
    expect(Buffer.from(await guardedFetch('https://assets.test/logo')).toString()).toBe('pixels');
    expect(seen.at(-1)?.headers).toMatchObject({
      'accept-encoding': 'identity',
      host: expect.stringMatching(/^assets\.test/),
    });
    expect(seen.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('follows two redirects between allowed hosts and refuses the third', async () => {
    expect(Buffer.from(await guardedFetch('https://assets.test/two')).toString()).toBe('pixels');
    await expect(guardedFetch('https://assets.test/three')).rejects.toThrow('redirects too often');
  });

  test.each([
    ['/to-loopback', 'not an IP address'],
    ['/to-http', 'https'],
    ['/to-stranger', 'allowed host'],
    ['/to-nowhere', 'to an invalid URL'],
    ['/missing', 'status 404'],
    ['/large', 'larger than 4,000 bytes'],
    ['/endless', 'larger than 4,000 bytes'],
    ['/breaks', 'could not be fetched'],
  ])('refuses %s', async (path, reason) => {
    await expect(guardedFetch(`https://assets.test${path}`)).rejects.toThrow(reason);
  });

  test.each(['/silent', '/stalls'])('does not wait for %s', async (path) => {
    await expect(hastyFetch(`https://assets.test${path}`)).rejects.toThrow('did not respond within 400 ms');
  });

  test('a certificate for another host is refused', async () => {
    const strict = createGuardedFetch(
      { ...options, allowedHosts: ['other.example'] },
      { lookup: toLoopback, ca: cert, port: (server.address() as AddressInfo).port },
    );
    await expect(strict('https://other.example/logo')).rejects.toThrow('could not be fetched');
    await strict.close();
  });

  test('a name that resolves to a private address is never connected to', async () => {
    const before = seen.length;
    const door = createGuardedFetch(
      { ...options, allowedHosts: ['localhost'] },
      { ca: cert, port: (server.address() as AddressInfo).port },
    );
    await expect(door('https://localhost/logo')).rejects.toThrow('not public');
    expect(seen.length).toBe(before);
    await door.close();
  });
});
