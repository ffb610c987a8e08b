import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Connect } from '../outbound/guarded-request.ts';

const asset = (name: string): string =>
  readFileSync(new URL(`../../tests/outbound/${name}`, import.meta.url), 'utf8');

/** An https server with every name under `assets.test`, for what is elsewhere than the API. */
export async function startElsewhere(
  listener: RequestListener,
): Promise<AsyncDisposable & { connect: Connect }> {
  const server = createServer({ cert: asset('assets.cert.pem'), key: asset('assets.key.pem') }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connect: {
      lookup: (_, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      ca: asset('assets.cert.pem'),
      port: (server.address() as AddressInfo).port,
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
