import { expect } from 'vitest';
import { studioTest } from './support/open-studio.ts';

// What is typed is kept in the browser: `src/base/draft.test.ts`.
studioTest.deep('what is typed is not lost by a session that ends meanwhile', async (studio) => {
  const { page, open, createKey, endSession } = studio;
  const key = await createKey();
  await open('sites');
  const field = page.getByLabel('Host', { exact: true });
  await endSession(async () => {
    await field.fill('example.com');
    await page.getByRole('button', { name: 'Add the site' }).click();
  });
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await field.waitFor();
  expect(await field.inputValue()).toBe('example.com');
});

studioTest('on a slow network, an answer that comes late never replaces a newer one', async (studio) => {
  const { page, open } = studio;
  await open('cards#announcement');
  const field = page.getByLabel('Badge', { exact: true });
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
