import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Engine } from '@cardwright/engine';
import { createTestClock } from '../../../src/generations/test-bench.fixture.ts';
import { addSite, giveHost } from '../../../src/sites/create-sites.ts';
import { openTestDatabase } from '../../../src/stores/create-test-database.ts';
import { startPageHost } from '../../pages/page-host.ts';
import { call } from './call.ts';
import { createTestService, type TestService } from './test-service.ts';

/** The site of the tests. */
export const HOST = 'assets.test';
export const PROOF = '/.well-known/cardwright.txt';

/** Registers a host for the account of `key` and returns it. Throws when it is refused. */
export async function createSite(
  service: TestService,
  key: string,
  host = HOST,
  more: object = {},
): Promise<string> {
  const response = await call(service, key, 'POST', '/api/v1/sites', { host, ...more });
  if (response.status !== 201) throw new Error(await response.text());
  return host;
}

export const verify = (service: TestService, key: string, host = HOST): Promise<Response> =>
  call(service, key, 'POST', `/api/v1/sites/${host}/verify`);

/** What the account of `key` has to show on a host that it registered. */
export async function tokenOf(service: TestService, key: string, host = HOST): Promise<string> {
  const response = await call(service, key, 'GET', `/api/v1/sites/${host}`);
  return ((await response.json()) as { proof: { token: string } }).proof.token;
}

/** What the operator's command does. */
export async function giveByOperator(service: TestService, email: string): Promise<void> {
  const database = await openTestDatabase(service.dataDirectory);
  try {
    const { id } = await database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const bare = { theme: null, brand: null, look: null, template: null };
    const row = { account_id: id, host: HOST, ...bare, daily_cards: 9, created_at: now.toISOString() };
    await database.transaction().execute(async (transaction) => {
      await addSite(transaction, row);
      await giveHost(transaction, { accountId: id, host: HOST, proof: 'operator', now });
    });
  } finally {
    await database.destroy();
  }
}

export type SiteBench = AsyncDisposable & {
  service: TestService;
  clock: ReturnType<typeof createTestClock>;
  /** Of the site's owner. */
  key: string;
  routes: Record<string, RequestListener>;
  seen: { url: string; headers: IncomingHttpHeaders }[];
};

/** A service and a real TLS server for assets.test, which an account has registered and, unless told otherwise, verified. */
export async function startSite({
  verified = true,
  site = {},
  settings = {},
  engine = {},
}: {
  verified?: boolean;
  site?: object;
  settings?: Record<string, string>;
  engine?: Partial<Engine>;
} = {}): Promise<SiteBench> {
  const host = await startPageHost();
  const clock = createTestClock();
  const service = await createTestService(
    { CARDWRIGHT_CARD_DEADLINE_MS: '60000', CARDWRIGHT_BASE_URL: 'https://cards.test', ...settings },
    { ...host, clock, engine },
  );
  const key = await service.register();
  await createSite(service, key, HOST, site);
  const token = await tokenOf(service, key);
  if (verified) {
    host.routes[PROOF] = (_, res) => res.end(`${token}\n`);
    const response = await verify(service, key);
    if (response.status !== 200) throw new Error(await response.text());
    host.seen.length = 0;
  }
  return {
    service,
    clock,
    key,
    routes: host.routes,
    seen: host.seen,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await host[Symbol.asyncDispose]();
    },
  };
}

export const html =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, res) =>
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

export const redirect =
  (location: string): RequestListener =>
  (_, res) =>
    res.writeHead(302, { location }).end();
