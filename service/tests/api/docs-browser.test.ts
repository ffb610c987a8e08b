import { operations } from '@cardwright/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareBrowser } from '../../../tests/support/open-browser.ts';
import { createTestService, type OwnService } from './support/test-service.ts';

// The reference as a reader has it, in a real browser that knows this service and nothing else of the world.

let service: OwnService;
// To open it costs more than all that is asked of it, so one goes from test to test.
let reader: Reader;
let page: Page;
let troubles: string[];
beforeAll(async () => {
  service = await createTestService();
  await service.start();
  reader = await openDocs(390);
  ({ page, troubles } = reader);
});
afterAll(async () => {
  await reader[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

type Reader = AsyncDisposable & {
  page: Page;
  /** Requests to anywhere but the service, and what the page complained about. */
  troubles: string[];
};

async function openDocs(width: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Reader> {
  const context = await (await shareBrowser()).newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(service.baseUrl()) && !request.url().startsWith('blob:'))
      troubles.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 4'))
      troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${service.baseUrl()}/docs`);
  return { page, troubles, [Symbol.asyncDispose]: () => context.close() };
}

/** Pixels that run off the side of the page. */
const overflowOf = (page: Page): Promise<number> =>
  page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);

/** Opens an example, fills it as `fill` says, sends it, and gives the text of the answer. */
async function tryOut(page: Page, anchor: string, fill: Record<string, string> = {}): Promise<string> {
  const section = page.locator(`#${anchor}`);
  const send = section.getByRole('button', { name: 'Send' });
  if (!(await send.isVisible())) await section.getByText('Try it', { exact: true }).click();
  for (const [label, value] of Object.entries(fill)) await section.getByLabel(label).fill(value);
  await send.click();
  const answer = section.locator('.tried');
  await expect.poll(() => answer.innerText()).toMatch(/^\d{3} /);
  return await answer.innerText();
}

/** The operation's answer has an image, and the browser could draw it. */
async function expectPicture(page: Page, anchor: string): Promise<void> {
  const image = page.locator(`#${anchor} .tried img`).first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((drawn) => drawn.naturalWidth)).toBeGreaterThan(0);
}

/** Opens the fields of an object or a list in a section. */
const unfold = (page: Page, anchor: string, name: string): Promise<void> =>
  page.locator(`#${anchor} summary`, { hasText: `Fields of ${name}` }).click();

test('on a phone and a wide screen, it is drawn whole, its fields unfold, nothing runs off the side or is asked of another host', async () => {
  // On a phone, the text comes before the list of operations, which is one tap away.
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Infinity;
  expect(await topOf('h1')).toBeLessThan(150);
  await page.getByRole('link', { name: 'All operations' }).click();
  await expect.poll(() => topOf('#operations')).toBeLessThan(150);

  expect(await page.locator('section.operation').count()).toBe(Object.keys(operations).length);
  const codes = page.locator('#introduction tr', { hasText: 'no_drawing' });
  expect(await codes.locator('td').count()).toBe(2);

  const text = page.locator('#create-generation').getByText('Appears exactly as written.').last();
  expect(await text.isVisible()).toBe(false);
  await unfold(page, 'create-generation', 'brief');
  await unfold(page, 'create-generation', 'blocks');
  expect(await text.isVisible()).toBe(true);
  const read = page.locator('#create-brief');
  await read.locator('summary', { hasText: '200' }).click();
  await unfold(page, 'create-brief', 'unused');
  expect(await read.getByText('addressed to the service').isVisible()).toBe(true);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
  }
  expect(troubles).toEqual([]);
});

test('the examples work with the key of the reader, who needs no other tool', async () => {
  expect(await tryOut(page, 'get-dashboard')).toMatch(/^401 [\s\S]*API key required/);
  const body = JSON.stringify({ email: 'reader@example.com' });
  const registered = await tryOut(page, 'register-user', { Body: body });
  expect(registered).toMatch(/^201 /);
  // The first key that the page sees is its key from then on, also after a reload.
  const [, key = ''] = /"api_key": "([^"]+)"/.exec(registered) ?? [];
  expect(await page.getByLabel('Your API key').inputValue()).toBe(key);
  await page.reload();

  const generated = await tryOut(page, 'create-generation', { Prefer: 'wait=20' });
  expect(generated).toMatch(/^202 /);
  expect(await overflowOf(page)).toBe(0);
  await expectPicture(page, 'create-generation');
  expect(await page.locator('#create-generation .tried a').getAttribute('href')).toContain('/images/');
  const [, file = ''] = /\/images\/([\w.]+)"/.exec(generated) ?? [];
  expect(await tryOut(page, 'get-image', { file })).toMatch(/^200 /);
  await expectPicture(page, 'get-image');
  expect(await tryOut(page, 'get-dashboard')).toContain('"credits_used": 1');

  expect(await tryOut(page, 'create-images')).toMatch(/^200 /);
  await expectPicture(page, 'create-images');
  expect(await tryOut(page, 'create-preview')).toMatch(/^200 /);
  await expectPicture(page, 'create-preview');
  expect(troubles).toEqual([]);
});

test('an image that takes longer than the service waits is shown when it is finished', {
  tags: 'deep',
}, async () => {
  await page.getByLabel('Your API key').fill(await service.register('patient@example.com'));
  await tryOut(page, 'create-generation', { Prefer: 'respond-async' });
  await expectPicture(page, 'create-generation');
  const answer = page.locator('#create-generation .tried');
  await expect.poll(() => answer.innerText()).toMatch(/^200 [\s\S]*"status": "completed"/);
});

test('a card is signed and shown with the parameters of its template', async () => {
  await page.getByLabel('Your API key').fill(await service.register('signer@example.com'));
  const card = page.locator('#get-card');
  await card.getByText('Try it', { exact: true }).click();
  await card.getByLabel('template').selectOption('announcement');
  expect(await card.locator('.names').innerText()).toContain('badge');
  await card.getByLabel('Parameters').fill('title=Tea at four = five\ncta=Join\nwidth=400\nheight=300');
  await card.getByRole('button', { name: 'Send' }).click();
  await expectPicture(page, 'get-card');
  const link = new URL((await card.locator('.tried a').getAttribute('href')) ?? '');
  expect([link.pathname, link.searchParams.get('title')]).toEqual(['/i/announcement', 'Tea at four = five']);
  expect((await fetch(link)).status).toBe(200);
  await card.getByLabel('Parameters').fill('width=99999');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => card.locator('.tried').innerText()).toMatch(/^400 [\s\S]*"parameter": ".*width"/);
  expect(troubles).toEqual([]);
});

test('where no script runs, nothing stands there that would need it', { tags: 'deep' }, async () => {
  await using plain = await openDocs(1280, { javaScriptEnabled: false });
  expect(await plain.page.getByText('Try it', { exact: true }).first().isVisible()).toBe(false);
  expect(await plain.page.locator('#api-key').isVisible()).toBe(false);
  expect(await plain.page.locator('#create-generation pre').first().isVisible()).toBe(true);
});
