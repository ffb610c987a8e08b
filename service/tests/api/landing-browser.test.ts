import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shareBrowser } from '../../../tests/support/open-browser.ts';
import { createTestService, type TestService } from './support/test-service.ts';

// The landing page as a visitor has it, in a real browser.

type Visitor = AsyncDisposable & { page: Page; service: TestService; troubles: string[] };

async function openLanding(
  environment: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const service = await createTestService(environment);
  await service.start();
  const context = await (await shareBrowser()).newContext(options);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${service.baseUrl()}/`);
  return {
    page,
    service,
    troubles,
    async [Symbol.asyncDispose]() {
      await context.close();
      await service[Symbol.asyncDispose]();
    },
  };
}

const drawPreview = (page: Page): Promise<void> => page.getByRole('button', { name: /^Draw/ }).click();

async function expectPreview(page: Page): Promise<void> {
  const preview = page.getByAltText('The preview of your prompt');
  await preview.waitFor({ state: 'visible' });
  await expect
    .poll(() => preview.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBe(600);
}

/** Scrolls through the page, so that every picture of it is loaded. */
async function countPictures(page: Page): Promise<number> {
  const pictures = page.locator('.samples img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(600);
  }
  return await pictures.count();
}

const OWNER = { CARDWRIGHT_MODE: 'owner' };

describe.each([1280, 390])('%i pixels wide', (width) => {
  test('the owner draws a preview without a key, from a sample, and copies the command for the image', async () => {
    await using visitor = await openLanding(OWNER, {
      viewport: { width, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page, service, troubles } = visitor;
    expect(await countPictures(page)).toBe(6);
    await page.getByRole('button', { name: /^Use this prompt: an astronaut/ }).click();
    await drawPreview(page);
    await expectPreview(page);
    await page.locator('figure').getByRole('button', { name: 'Copy' }).click();
    await page.locator('figure').getByText('Copied').waitFor();
    const copied: string = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain(`${service.baseUrl()}/api/v1/generate`);
    expect(copied).toMatch(/"prompt":"an astronaut riding a horse on the moon","seed":\d+/);
    const html = page.locator('html');
    expect(await html.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
    expect((await service.count()).generations).toBe(0);
    expect(troubles).toEqual([]);
  });
});

test('with accounts, the box asks for a key once, and the reference has it too', async () => {
  await using visitor = await openLanding({});
  const { page, service } = visitor;
  const field = page.getByLabel('Your API key');
  await field.fill('cw_wrong');
  await drawPreview(page);
  await page.getByText('Invalid API key').waitFor();
  await field.fill(await service.register());
  await drawPreview(page);
  await expectPreview(page);
  await page.reload();
  await drawPreview(page);
  await expectPreview(page);
  await page.goto(`${service.baseUrl()}/docs`);
  expect(await page.locator('#api-key').inputValue()).toMatch(/^cw_/);
});

test('without script, the box is replaced by a sentence, and all else is there', async () => {
  await using visitor = await openLanding(OWNER, { javaScriptEnabled: false });
  const { page } = visitor;
  expect(await page.locator('.prompt-box').isVisible()).toBe(false);
  expect(await page.getByText('Without JavaScript').isVisible()).toBe(true);
  expect(await page.locator('.steps pre').count()).toBe(3);
  expect(await page.locator('.samples img').count()).toBe(6);
});

test("a foreign website cannot use the owner's previews through the owner's browser", async () => {
  await using visitor = await openLanding(OWNER);
  const { page, service } = visitor;
  const foreign = createServer((_, response) => response.end('a page without a policy')).listen(0);
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
  const status = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"prompt":"x"}',
    });
    return response.status;
  }, `${service.baseUrl()}/preview`);
  foreign.close();
  expect(status).toBe(403);
});
