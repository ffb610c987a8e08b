import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { insertAccount } from '../../../service/src/accounts/register.ts';
import { openTestDatabase } from '../../../service/src/stores/create-test-database.ts';
import type { Database } from '../../../service/src/stores/database.ts';
import { createTestService, type TestService } from '../../../service/tests/api/support/test-service.ts';
import { startPageHost } from '../../../service/tests/pages/page-host.ts';
import { atExit } from '../../../tests/support/at-exit.ts';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { shareBrowser } from '../../../tests/support/open-browser.ts';

let built: string | undefined;

/** The studio of these sources in a folder of its own: `dist` may be older. */
export function buildStudio(): string {
  if (built === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-studio-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs'), folder]);
    atExit(() => rmSync(folder, { recursive: true, force: true }));
    built = folder;
  }
  return built;
}

type Host = Awaited<ReturnType<typeof startPageHost>>;

/** A service with the studio. */
type Site = {
  service: TestService;
  database: Database;
  /** Stands for all hosts below `assets.test`. */
  host: Host;
  /** Lets time pass for the service, which must be the test's own (`alone`): others would find themselves in another day. */
  pass(ms: number): void;
};

async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  let passed = 0;
  const host = await startPageHost(patientMs(10_000));
  const service = await createTestService(
    {
      CARDWRIGHT_PREVIEW_LIMIT: '100000',
      CARDWRIGHT_INSPECT_LIMIT: '100000',
      CARDWRIGHT_SIGNUP_LIMIT: '100000',
      CARDWRIGHT_INSPECT_HOSTS: 'assets.test',
      CARDWRIGHT_WEBHOOK_HOSTS: '127.0.0.1',
      ...settings,
    },
    {
      studioFolder: buildStudio(),
      guardedRequest: host.guardedRequest,
      clock: { now: () => new Date(Date.now() + passed) },
    },
  );
  await service.start();
  const database = await openTestDatabase(service.dataDirectory);
  return { service, database, host, pass: (ms) => (passed += ms) };
}

let shared: Promise<Site> | undefined;
let visitors = 0;

/** One for all tests of this process, which ends with it: each test has an account of its own. */
function shareSite(): Promise<Site> {
  shared ??= startSite({ CARDWRIGHT_TRUSTED_PROXIES: '127.0.0.1, ::1' }).then((site) => {
    atExit(() => rmSync(site.service.dataDirectory, { recursive: true, force: true }));
    return site;
  });
  return shared;
}

/** Tables with rows of accounts. */
const COUNTED = ['api_keys', 'brands', 'credit_entries', 'generations', 'sessions', 'uploads'] as const;

export type Studio = Site &
  AsyncDisposable & {
    page: Page;
    /** Of the account that is signed in. */
    accountId: string;
    email: string;
    /** A host of its own, which `show` gives pages. */
    hostName: string;
    /** What a visitor of the host is shown at a path; nothing for undefined. */
    show(path: string, html: string | undefined): void;
    /** What nobody should see: script errors, and what the policy blocked. */
    troubles: string[];
    /** Origins that the page asked for anything. */
    origins: Set<string>;
    /** Opens a screen by its path below `/studio/`. */
    open(path: string): Promise<void>;
    /** A request of the browser's session to the API of the studio. */
    send(method: string, path: string, data?: unknown): Promise<APIResponse>;
    /** A key of the account. */
    createKey(name?: string): Promise<string>;
    /** Ends the session while `act` goes on: whatever the page asks for from here on is refused, however soon it asks. */
    endSession(act: () => Promise<void>): Promise<void>;
    /** What an address of this service responds to a visitor. */
    statusOf(url: string): Promise<number>;
    /** Rows of the account. */
    count(): Promise<Record<(typeof COUNTED)[number], number>>;
    /** Whether the account is there. */
    exists(): Promise<boolean>;
  };

type StudioOptions = {
  context?: BrowserContextOptions;
  /** On a service of its own with these settings, as its first account. */
  alone?: Readonly<Record<string, string>>;
  /** As a new account. */
  signedIn?: boolean;
};

/** The studio in a browser of its own, on a real service. */
export async function openStudio(options: StudioOptions = {}): Promise<Studio> {
  const { context: contextOptions = {}, alone, signedIn = true } = options;
  const site = alone ? await startSite(alone) : await shareSite();
  const { service, database } = site;
  const browser = await shareBrowser();
  visitors += 1;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // An address of their own: from one, 30 may sign in a minute.
    ...(!alone && { extraHTTPHeaders: { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` } }),
    ...contextOptions,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  const origins = new Set<string>();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A refused request is one that the page answers for itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) origins.add(new URL(request.url()).origin);
  });
  const send = async (method: string, path: string, data?: unknown) =>
    await page.request.fetch(`${service.baseUrl()}/studio/${path}`, {
      method,
      headers: { origin: service.baseUrl() },
      ...(data !== undefined && { data }),
    });
  const email = `ada${visitors}@example.com`;
  let accountId = '';
  if (signedIn) {
    const clock = { now: () => new Date() };
    const account = await insertAccount(database, clock, {
      email,
      plan: 'free',
      onlyFirst: alone !== undefined,
    });
    accountId = account.id;
    const link = await service.sessions.createLink(accountId);
    expect((await send('POST', 'session', { link })).status()).toBe(200);
  }
  return {
    ...site,
    pass: (ms) => {
      if (!alone)
        throw new Error('Time passes in a service of its own alone: studioTest(..., { alone: {} }).');
      site.pass(ms);
    },
    page,
    accountId,
    email,
    hostName: `blog${visitors}.assets.test`,
    show: (path, html) => {
      if (html === undefined) delete site.host.routes[path];
      else
        site.host.routes[path] = (_, response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    },
    troubles,
    origins,
    open: async (path) => {
      await page.goto(`${service.baseUrl()}/studio/${path}`.replace(/\/$/, ''));
    },
    send: (method, path, data) => send(method, `api/v1/${path}`, data),
    createKey: async (name = 'for the test') => {
      const created = await send('POST', 'api/v1/dashboard/keys', { name });
      return ((await created.json()) as { key: string }).key;
    },
    endSession: async (act) => {
      const ended = Promise.withResolvers<void>();
      const hold = async (route: Route): Promise<void> => {
        await ended.promise;
        await route.continue().catch(() => {});
      };
      await page.route('**/studio/api/**', hold);
      await act();
      await database.deleteFrom('sessions').where('account_id', '=', accountId).execute();
      ended.resolve();
      await page.unroute('**/studio/api/**', hold);
    },
    statusOf: async (url) => {
      const { pathname, search } = new URL(url, service.baseUrl());
      return (await service.app.request(pathname + search)).status;
    },
    count: async () => {
      const counts = COUNTED.map(async (table) => {
        const { rows } = await database
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('rows'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        return [table, Number(rows)] as const;
      });
      return Object.fromEntries(await Promise.all(counts)) as Record<(typeof COUNTED)[number], number>;
    },
    exists: async () => {
      const account = await database
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return account !== undefined;
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      if (alone === undefined) return;
      await database.destroy();
      await site.host[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

/** A test of the studio: whatever it does, no script fails, no policy is broken and no other origin is asked. */
export const studioTest = Object.assign(createStudioTest([]), { deep: createStudioTest(['deep']) });

/** Tests of one screen, made of `studioTest`, with `deep` ones beside them. */
export const createScreenTest = <Declare extends object>(create: (declare: DeclareStudioTest) => Declare) =>
  Object.assign(create(studioTest), { deep: create(studioTest.deep) });

type DeclareStudioTest = (
  name: string,
  run: (studio: Studio) => Promise<void>,
  options?: StudioOptions,
) => void;

function createStudioTest(tags: readonly string[]): DeclareStudioTest {
  return (name, run, options = {}) =>
    test(name, { tags: [...tags] }, async () => {
      await using studio = await openStudio(options);
      await run(studio);
      expect({ troubles: studio.troubles, origins: [...studio.origins] }).toEqual({
        troubles: [],
        origins: [studio.service.baseUrl()],
      });
    });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';
// Lost where the words of a control are hidden.
const NAMES = [
  'aria-command-name',
  'aria-input-field-name',
  'button-name',
  'label',
  'link-name',
  'select-name',
];
const RULES = {
  all: { runOnly: TAGS },
  contrast: { runOnly: { type: 'rule', values: [CONTRAST] } },
  // No color or structure depends on the width: what is hidden, how large it is, and what has to be scrolled.
  width: { runOnly: { type: 'rule', values: [...NAMES, 'scrollable-region-focusable', 'target-size'] } },
} as const;
export type Rules = keyof typeof RULES;

/** What axe finds wrong on the page as it is, as `rule: element`. */
export async function findBarriers(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
  return await page.evaluate(`
    axe.run(document, { ...${JSON.stringify(RULES[rules])}, resultTypes: ['violations'], preload: false }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' | ' + failureSummary)))
  `);
}
