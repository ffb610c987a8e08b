import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Studio, studioTest } from './support/open-studio.ts';

// Make, Brand and Keys have theirs in their own files.

/** Where something is typed, and what then asks the service for something. */
const SCREENS = {
  cards: { path: 'cards#announcement', label: 'Badge', ask: async () => {} },
  many: { path: 'many', label: 'Or paste it', ask: async () => {} },
  sites: {
    path: 'sites',
    label: 'Host',
    ask: (page: Page) => page.getByRole('button', { name: 'Add the site' }).click(),
  },
  check: {
    path: 'check',
    label: 'URL of a page, an image or a signed card',
    ask: (page: Page) => page.keyboard.press('Enter'),
  },
} as const;

const TYPED = 'title\nexample.com';
const toLine = (path: string): string => (path === 'many' ? TYPED : 'example.com');

async function openScreen({ page, open }: Studio, screen: { path: string; label: string }) {
  await open(screen.path);
  const field = page.getByLabel(screen.label, { exact: true });
  await field.waitFor();
  return field;
}

describe.each(Object.entries(SCREENS))('what is typed in %s is not lost', (_, screen) => {
  studioTest.deep('by a session that ends meanwhile', async (studio) => {
    const { page, createKey, endSession } = studio;
    const key = await createKey();
    const field = await openScreen(studio, screen);
    await endSession(async () => {
      await field.fill(toLine(screen.path));
      await screen.ask(page);
    });
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await field.waitFor();
    expect(await field.inputValue()).toBe(toLine(screen.path));
  });

  studioTest('by a reload, nor by another tab', async (studio) => {
    const { page } = studio;
    const field = await openScreen(studio, screen);
    await field.fill(toLine(screen.path));
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(toLine(screen.path));
    const second = await page.context().newPage();
    await second.goto(page.url());
    const other = second.getByLabel(screen.label, { exact: true });
    await expect.poll(() => other.inputValue()).toBe(toLine(screen.path));
    await other.fill('another.example');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(toLine(screen.path));
  });
});

studioTest('on a slow network, an answer that comes late never replaces a newer one', async (studio) => {
  const { page } = studio;
  const field = await openScreen(studio, SCREENS.cards);
  const picture = page.getByAltText(/^Preview of the card/);
  await picture.waitFor();
  const held = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  await page.route(/preview\?.*badge=Slow(&|$)/, async (route) => {
    seen.resolve();
    await held.promise;
    await route.continue().catch(() => {});
  });
  await field.fill('Slow');
  await seen.promise;
  const drawn = page.waitForResponse((response) => response.url().includes('badge=Quick') && response.ok());
  await field.fill('Quick');
  await drawn;
  await expect.poll(() => page.locator('.picture').getAttribute('aria-busy')).toBe('false');
  const source = await picture.getAttribute('src');
  held.resolve();
  await page.unroute(/preview\?.*badge=Slow(&|$)/);
  // A request and its answer later, the picture is the same.
  await page.evaluate(`fetch('/studio/api/v1/users/me').then((response) => response.text())`);
  expect(await picture.getAttribute('src')).toBe(source);
  expect(await field.inputValue()).toBe('Quick');
});
