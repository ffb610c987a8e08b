import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paint } from '../../service/src/generations/paint-engine.fixture.ts';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

const CARD = paint({ prompt: 'card', width: 1200, height: 630 });
const HOSTILE = '<img src=x onerror=alert(1)>';
const PAGES = {
  '/post': `<title>Tea</title>
    <meta property="og:title" content="Tea &lt;img src=x onerror=alert(1)&gt;">
    <meta property="og:image" content="https://assets.test/card.png">`,
  '/bare': '<title>Bare</title>',
};

const addressOf = (page: Page) => page.getByLabel('URL of a page, an image or a signed card');

async function openCheck({ page, open, show, host }: Studio): Promise<void> {
  host.routes['/card.png'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(CARD);
  for (const [path, html] of Object.entries(PAGES)) show(path, html);
  await open('check');
  await addressOf(page).waitFor();
}

async function check(page: Page, url: string): Promise<void> {
  await addressOf(page).fill(url);
  await page.keyboard.press('Enter');
}

studioTest(
  'a page: what every platform shows of it, what to mend, and its tags, all as text',
  async (studio) => {
    const { page } = studio;
    await openCheck(studio);
    await check(page, 'assets.test/post');
    await page.getByRole('heading', { name: 'What to fix' }).waitFor();
    await page.getByText('X and Discord show a small thumbnail.').waitFor();
    expect(await page.locator('.unfurl').count()).toBe(10);
    // Facebook's is drawn with the picture, which came with the answer.
    await expect
      .poll(() =>
        page
          .locator('.post.facebook img')
          .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBe(600);
    expect(await page.locator('.post.facebook .post-title').textContent()).toBe(`Tea ${HOSTILE}`);
    expect(await page.locator('.read-pairs').getByText(HOSTILE).count()).toBe(1);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  },
);

studioTest(
  'a host that is not allowed is refused at the field, which keeps what was typed',
  async (studio) => {
    const { page } = studio;
    await openCheck(studio);
    await check(page, 'https://example.com/post');
    await page.locator('#checked-url-error').filter({ hasText: 'must be on an allowed host' }).waitFor();
    await page.reload();
    await expect.poll(() => addressOf(page).inputValue()).toBe('https://example.com/post');
  },
);

studioTest(
  "a card's address: why it is refused, with the place marked, and when it is valid",
  async (studio) => {
    const { page, service } = studio;
    await openCheck(studio);
    const key = await studio.createKey();
    await check(
      page,
      `${service.baseUrl()}/i/og_standard?title=Tea&expires=1999999999&sig=${key.split('_')[1]}.00`,
    );
    await page.locator('.verdict').filter({ hasText: '64 lowercase hex digits' }).waitFor();
    expect(await page.locator('.read-pairs .blamed th').textContent()).toBe('sig');
    await page.getByRole('heading', { name: 'The text to sign with the whole key' }).waitFor();
  },
);

studioTest.deep('every state is accessible', async (studio) => {
  const { page, service } = studio;
  await openCheck(studio);
  await checkState(studio, 'empty');
  await check(page, 'https://assets.test/post');
  await page.getByRole('heading', { name: 'What to fix' }).waitFor();
  await checkState(studio, 'page');
  await check(page, 'https://assets.test/bare');
  await page.getByText('The page names no image.').waitFor();
  await checkState(studio, 'without a picture');
  await check(page, 'https://example.com/');
  await page.locator('#checked-url-error').filter({ hasText: 'allowed' }).waitFor();
  await checkState(studio, 'refused');
  await check(page, `${service.baseUrl()}/i/og_standard?title=Tea&expires=1999999999`);
  await page.locator('.verdict').waitFor();
  await checkState(studio, 'explained');
});
