import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageHost, startPageHost } from '../../service/tests/api/support/page-host.ts';
import { openBrowser } from '../../tests/support/open-browser.ts';
import { eventually, findBarriers, openStudio } from './support/open-studio.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const PAGES = {
  '/post': `<title>Tea</title>
    <meta property="og:title" content="Tea &lt;img src=x onerror=alert(1)&gt;">
    <meta property="og:image" content="https://assets.test/card.png">`,
  '/bare': '<title>Bare</title>',
};

let browser: Browser;
let host: PageHost;
beforeAll(async () => {
  browser = await openBrowser();
  host = await startPageHost(PAGES);
});
afterAll(async () => {
  await browser.close();
  await host[Symbol.asyncDispose]();
});

const openCheck = async (environment = { CARDWRIGHT_INSPECT_HOSTS: 'assets.test' }, context = {}) => {
  const { guardedRequest } = host;
  const options = { environment: { CARDWRIGHT_INSPECT_LIMIT: '1000', ...environment }, context };
  const studio = await openStudio(browser, { ...options, guardedRequest });
  await studio.page.goto(`${studio.service.baseUrl()}/studio/check`);
  await addressOf(studio.page).waitFor();
  return studio;
};

const addressOf = (page: Page) => page.getByLabel('Address of a page, an image or a signed card');

async function check(page: Page, url: string): Promise<void> {
  await addressOf(page).fill(url);
  await page.keyboard.press('Enter');
}

test('a page: what every platform shows of it, what to mend, and its tags, all as text', async () => {
  await using studio = await openCheck();
  const { page, troubles, origins, service } = studio;
  await check(page, 'assets.test/post');
  await page.getByRole('heading', { name: 'To mend' }).waitFor();
  await page.getByText('X and Discord show a small thumbnail.').waitFor();
  expect(await page.locator('.unfurl').count()).toBe(10);
  // Facebook's is drawn with the picture, which came with the answer.
  await eventually(() =>
    page
      .locator('.post.facebook img')
      .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBe(600);
  expect(await page.locator('.post.facebook .post-title').textContent()).toBe(`Tea ${HOSTILE}`);
  expect(await page.locator('.pairs').getByText(HOSTILE).count()).toBe(1);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(troubles).toEqual([]);
  expect([...origins]).toEqual([service.baseUrl()]);
});

test('a host that is not allowed is refused at the field, which keeps what was typed', async () => {
  await using studio = await openCheck();
  const { page } = studio;
  await check(page, 'https://example.com/post');
  await page.locator('#checked-url-error').filter({ hasText: 'must be on an allowed host' }).waitFor();
  await page.reload();
  await eventually(() => addressOf(page).inputValue()).toBe('https://example.com/post');
});

test("a card's address: why it is refused, with the place marked, and when it is valid", async () => {
  await using studio = await openCheck();
  const { page, service } = studio;
  const key = await service.register('eve@example.com');
  await check(
    page,
    `${service.baseUrl()}/i/og_standard?title=Tea&expires=1999999999&sig=${key.split('_')[1]}.00`,
  );
  await page.locator('.verdict').filter({ hasText: '64 lowercase hex digits' }).waitFor();
  expect(await page.locator('.pairs .blamed th').textContent()).toBe('sig');
  await page.getByRole('heading', { name: 'The text to sign with the whole key' }).waitFor();
});

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 px wide', { viewport: { width: 320, height: 640 } }],
  ['forced colors', { forcedColors: 'active' }],
  ['right to left', {}],
] as const)('%s', (name, context) => {
  test('axe finds nothing: empty, page, without a picture, refused, explained', async () => {
    await using studio = await openCheck(undefined, context);
    const { page, service, troubles } = studio;
    const look = async (state: string): Promise<void> => {
      if (name === 'right to left') await page.evaluate('document.documentElement.dir = "rtl"');
      expect([state, await findBarriers(page)]).toEqual([state, []]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect([state, overflow]).toEqual([state, 0]);
    };
    await look('empty');
    await check(page, 'https://assets.test/post');
    await page.getByRole('heading', { name: 'To mend' }).waitFor();
    await look('page');
    await check(page, 'https://assets.test/bare');
    await page.getByText('The page names no image.').waitFor();
    await look('without a picture');
    await check(page, 'https://example.com/');
    await page.locator('#checked-url-error').filter({ hasText: 'allowed' }).waitFor();
    await look('refused');
    await check(page, `${service.baseUrl()}/i/og_standard?title=Tea&expires=1999999999`);
    await page.locator('.verdict').waitFor();
    await look('explained');
    expect(troubles).toEqual([]);
  });
});
