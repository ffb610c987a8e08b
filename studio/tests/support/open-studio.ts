import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Clock } from '../../../service/src/base/clock.ts';
import type { GuardedRequest } from '../../../service/src/outbound/guarded-request.ts';
import { createTestService, type TestService } from '../../../service/tests/api/support/test-service.ts';
import { patientMs } from '../../../tests/support/machine-speed.ts';

// Of an action in the browser, or of a condition.
const QUIET_MS = 30_000;

/** As `expect.poll`, for as long as a loaded machine may take. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: patientMs(QUIET_MS) });

let built: string | undefined;

/** The studio of these sources in a folder of its own: `dist` may be older. */
export function buildStudio(): string {
  if (built === undefined) {
    built = mkdtempSync(join(tmpdir(), 'cardwright-studio-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs'), built]);
  }
  return built;
}

export type Studio = AsyncDisposable & {
  page: Page;
  service: TestService;
  /** What nobody should see: script errors, and what the policy blocked. */
  troubles: string[];
  /** Origins that the page asked for anything. */
  origins: Set<string>;
};

type StudioOptions = {
  environment?: Record<string, string>;
  context?: BrowserContextOptions;
  /** Of the service. */
  clock?: Clock;
  /** What fetches pages to inspect. */
  guardedRequest?: GuardedRequest;
  /** Sign in with the first link, as ada@example.com. */
  signedIn?: boolean;
};

/** The studio in a browser, on a real service with an empty data directory. */
export async function openStudio(browser: Browser, options: StudioOptions = {}): Promise<Studio> {
  const { environment = {}, context: contextOptions = {}, clock, guardedRequest, signedIn = true } = options;
  const service = await createTestService(
    { CARDWRIGHT_PREVIEW_LIMIT: '100000', ...environment },
    { studioFolder: buildStudio(), ...(clock && { clock }), ...(guardedRequest && { guardedRequest }) },
  );
  await service.start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...contextOptions });
  context.setDefaultTimeout(patientMs(QUIET_MS));
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
  if (signedIn) {
    const link = await service.sessions.createLink(undefined);
    await page.goto(`${service.baseUrl()}/studio/sign-in#${link}`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page.getByLabel('What shall the card say and show?').waitFor();
  }
  return {
    page,
    service,
    troubles,
    origins,
    async [Symbol.asyncDispose]() {
      await context.close();
      await service[Symbol.asyncDispose]();
    },
  };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it is once its transitions have ended, as `rule: element`. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
  return await page.evaluate(`
    axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' | ' + failureSummary)))
  `);
}
