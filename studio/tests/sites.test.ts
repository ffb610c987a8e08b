import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPageHost } from '../../service/tests/pages/page-host.ts';
import { openBrowser } from '../../tests/support/open-browser.ts';
import { describeStates } from './support/describe-states.ts';
import { eventually, openStudio, type Studio } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const HOST = 'assets.test';
const PROOF = '/.well-known/cardwright.txt';

let browser: Browser;
let host: Awaited<ReturnType<typeof startPageHost>>;
beforeAll(async () => {
  browser = await openBrowser();
  host = await startPageHost();
  host.routes['/post'] = (_, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<title>Tea at four</title>');
});
afterAll(async () => {
  await browser.close();
  await host[Symbol.asyncDispose]();
});

/** What a visitor of the host is shown at a path; nothing for undefined. */
const show = (path: string, text: string | undefined): void => {
  if (text === undefined) delete host.routes[path];
  else host.routes[path] = (_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(text);
};

const openSites = async (): Promise<Studio> => {
  show(PROOF, undefined);
  show('/', undefined);
  const { guardedRequest } = host;
  const environment = { CARDWRIGHT_CARD_DEADLINE_MS: '60000', CARDWRIGHT_INSPECT_LIMIT: '1000' };
  const studio = await openStudio(browser, { guardedRequest, environment });
  await studio.page.goto(`${studio.service.baseUrl()}/studio/sites`);
  await studio.page.getByLabel('Host').waitFor();
  return studio;
};

async function add(page: Page, text = HOST): Promise<void> {
  await page.getByLabel('Host').fill(text);
  await page.getByRole('button', { name: 'Add the site' }).click();
}

const lineOf = (page: Page) => page.getByLabel(`Line of the file of ${HOST}`);
const checkNow = (page: Page) => page.getByRole('button', { name: `Check now: ${HOST}` });

test('a host is added, proven by a file, and its tag gives a card, which counts', async () => {
  await using studio = await openSites();
  const { page, service, troubles, origins } = studio;
  await page.getByLabel('New cards a day').fill('7');
  await page.getByLabel('Background').selectOption('dark');
  // As it is pasted from the address bar.
  await add(page, `https://${HOST}/blog?page=2`);
  await page.getByText(`${HOST} is registered.`).waitFor();
  expect(await page.getByLabel('Host').inputValue()).toBe('');
  await checkNow(page).click();
  await page.getByText(`https://${HOST}${PROOF} responded with status 404`).waitFor();
  show(PROOF, `${await lineOf(page).inputValue()}\n`);
  await checkNow(page).click();
  await page.getByText(/^Verified by a file on/).waitFor();
  expect(await page.getByText('of 7 new cards drawn today').textContent()).toBe(
    '0 of 7 new cards drawn today',
  );
  await page.getByLabel('Path of a page').fill('/post');
  const tags = await page.getByLabel(`<head> of ${HOST}`, { exact: true }).inputValue();
  const url = `${service.baseUrl()}/og/${HOST}/post`;
  expect(tags.split('\n')).toEqual([
    `<meta property="og:image" content="${url}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${url}">`,
  ]);
  const card = await service.app.request(new URL(url).pathname);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  await page.reload();
  await eventually(() => page.getByText('of 7 new cards drawn today').textContent()).toMatch(/^1 of 7/);
  expect(troubles).toEqual([]);
  expect([...origins]).toEqual([service.baseUrl()]);
});

test('a host is proven by a tag, and deleted', async () => {
  await using studio = await openSites();
  const { page, service } = studio;
  await add(page);
  await page.getByText('A tag', { exact: true }).click();
  const tag = await page.getByLabel(`Tag for ${HOST}`).inputValue();
  expect(tag).toMatch(/^<meta name="cardwright-site" content="cardwright-site=\w{24}">$/);
  show('/', tag);
  await checkNow(page).click();
  await page.getByText(/^Verified by a tag on/).waitFor();
  expect((await service.app.request(`/og/${HOST}/post`)).status).toBe(200);
  await page.getByRole('button', { name: `Delete ${HOST}` }).click();
  await page.getByRole('button', { name: 'Delete the site' }).click();
  await eventually(() => page.getByRole('heading', { name: HOST }).count()).toBe(0);
});

test('refusals stand at their fields, and what was typed survives a reload', async () => {
  await using studio = await openSites();
  const { page } = studio;
  await add(page, 'two words');
  await eventually(() => page.locator('#site-host-error').textContent()).toMatch(/host/);
  await page.getByLabel('New cards a day').fill('0');
  await add(page);
  await eventually(() => page.locator('#site-budget-error').textContent()).toMatch(/daily_cards/);
  await page.reload();
  await eventually(() => page.getByLabel('Host').inputValue()).toBe(HOST);
  expect(await page.getByLabel('New cards a day').inputValue()).toBe('0');
  await page.getByLabel('New cards a day').fill('5');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: HOST }).waitFor();
  await add(page);
  await eventually(() => page.locator('#site-host-error').textContent()).toContain('already');
});

test('it works by keyboard alone', async () => {
  await using studio = await openSites();
  const { page } = studio;
  await tabTo(page, '#site-host');
  await page.keyboard.type(HOST);
  await page.keyboard.press('Enter');
  await lineOf(page).waitFor();
  show(PROOF, await lineOf(page).inputValue());
  await page.getByRole('heading', { name: 'Sites' }).focus();
  await tabTo(page, '.copy-field .button');
  await page.keyboard.press('Enter');
  await page.getByText(/Copied|Press Ctrl/).waitFor();
  await tabTo(page, '.site-proof .button.primary');
  await page.keyboard.press('Enter');
  await page.getByText(/^Verified by a file on/).waitFor();
  await page.getByRole('heading', { name: 'Sites' }).focus();
  await tabTo(page, `button[aria-label="Delete ${HOST}"]`);
  await page.keyboard.press('Enter');
  await tabTo(page, '.button.danger');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('heading', { name: HOST }).count()).toBe(0);
});

describeStates(
  () => browser,
  ['empty', 'refused', 'file', 'tag', 'not found', 'verified', 'deleting'],
  async ({ page, service }, check) => {
    show(PROOF, undefined);
    show('/', undefined);
    await page.goto(`${service.baseUrl()}/studio/sites`);
    await page.getByLabel('Host').waitFor();
    await check('empty');
    await add(page, 'two words');
    await page.locator('#site-host-error:not([hidden])').waitFor();
    await check('refused');
    await add(page);
    await lineOf(page).waitFor();
    await check('file');
    const token = await lineOf(page).inputValue();
    await page.getByText('A tag', { exact: true }).click();
    await check('tag');
    await checkNow(page).click();
    await page.getByText('The token was not found').waitFor();
    await check('not found');
    show(PROOF, token);
    await checkNow(page).click();
    await page.getByText(/^Verified by a file on/).waitFor();
    await check('verified');
    await page.getByRole('button', { name: `Delete ${HOST}` }).click();
    await check('deleting');
  },
  {
    // Asked when a test opens the studio: the host is there by then.
    get guardedRequest() {
      return host.guardedRequest;
    },
    environment: { CARDWRIGHT_INSPECT_LIMIT: '1000' },
  },
);
