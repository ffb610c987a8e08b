import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { shareBrowser } from '../../tests/support/open-browser.ts';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const openAccount = async ({ page, open }: Studio): Promise<void> => {
  await open('account');
  await page.getByRole('heading', { name: 'Plan' }).waitFor();
};

/** Another browser that is signed in to the account. */
async function signInElsewhere(studio: Studio) {
  const { page, service } = studio;
  const key = await studio.createKey('laptop');
  const context = await (await shareBrowser()).newContext();
  const other = await context.newPage();
  await other.goto(`${service.baseUrl()}/studio`);
  await other.getByLabel('API key').fill(key);
  await other.keyboard.press('Enter');
  await other.getByText('credits left').waitFor();
  await page.bringToFront();
  return { other, [Symbol.asyncDispose]: () => context.close() };
}

describe('the plan', () => {
  studioTest('is changed on the pages of the payment provider, which come back here', async (studio) => {
    const { page } = studio;
    await openAccount(studio);
    await page.getByText('with 100 credits a month').waitFor();
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.waitForURL('**/sandbox/**');
    await page
      .getByRole('button', { name: /pay|subscribe/i })
      .first()
      .click();
    await page.waitForURL('**/studio/account');
    await expect
      .poll(async () => {
        await page.reload();
        await page.locator('.figure').waitFor();
        return await page.locator('.figure').textContent();
      })
      .toBe('Pro');
    await page.getByRole('button', { name: 'Payments and subscription' }).click();
    await page.waitForURL('**/sandbox/**');
  });
});

describe('the browsers that are signed in', () => {
  studioTest('are listed, and all others are signed out by one button', async (studio) => {
    const { page, service } = studio;
    await using elsewhere = await signInElsewhere(studio);
    await openAccount(studio);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    await page.getByText('the key “laptop”').waitFor();
    expect(await page.getByText('this one').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Sign out all others' }).isDisabled()).toBe(true);
    await elsewhere.other.goto(`${service.baseUrl()}/studio/account`);
    await elsewhere.other.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});

describe('a browser that is signed in', () => {
  studioTest.deep('is signed out by its own button, and the focus stays near', async (studio) => {
    const { page, service } = studio;
    await using elsewhere = await signInElsewhere(studio);
    await using third = await signInElsewhere(studio);
    await openAccount(studio);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3);
    const signOut = page.getByRole('button', { name: /^Sign out Chrome/ });
    expect(await signOut.count()).toBe(2);
    await signOut.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    const said = page.getByText(/^Chrome.* is signed out\.$/);
    expect(await said.evaluate((element) => element.matches(':focus'))).toBe(true);
    const stillSignedIn = await Promise.all(
      [page, elsewhere.other, third.other].map(async (one) =>
        (await one.request.get(`${service.baseUrl()}/studio/api/v1/users/me`)).ok(),
      ),
    );
    // Latest sign-in first.
    expect(stillSignedIn).toEqual([true, true, false]);
  });

  studioTest.deep('that was signed out meanwhile is said to be, and leaves the list', async (studio) => {
    const { page, service } = studio;
    await using elsewhere = await signInElsewhere(studio);
    await openAccount(studio);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
    await elsewhere.other.request.delete(`${service.baseUrl()}/studio/session`, {
      headers: { origin: service.baseUrl() },
    });
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await page.getByText('This browser is not signed in any more.').waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  });
});

describe('the data', () => {
  studioTest('is exported as a file', async (studio) => {
    const { page, createKey } = studio;
    await createKey();
    await openAccount(studio);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(['account', 'key', 'change']);
    expect(download.suggestedFilename()).toBe('cardwright-export.jsonl');
  });

  studioTest(
    'is erased by whoever types the email address and has just signed in',
    async (studio) => {
      const { page, service, accountId, email, count } = studio;
      await studio.createKey();
      await openAccount(studio);
      studio.pass(3600_000);
      await page.getByRole('button', { name: 'Erase the account' }).click();
      const address = page.getByLabel('Type your email address');
      await address.fill('eve@example.com');
      await page.getByRole('button', { name: 'Erase everything' }).click();
      const proof = page.getByLabel('API key or sign-in link');
      // A whole link, as the operator's command prints it.
      await proof.fill(`${service.baseUrl()}/studio/sign-in#${await service.sessions.createLink(accountId)}`);
      await page.keyboard.press('Enter');
      await page.locator('#confirm-error').filter({ hasText: "account's email address" }).waitFor();
      expect(await address.inputValue()).toBe('eve@example.com');
      expect((await count()).api_keys).toBe(1);
      await address.fill(email);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await count()).toMatchObject({ api_keys: 0, sessions: 0 });
    },
    { alone: {} },
  );
});

studioTest.deep('all of it works with the keyboard alone', async (studio) => {
  const { email, page, exists } = studio;
  await using _ = await signInElsewhere(studio);
  await openAccount(studio);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await tabTo(page, '.panel-head .button');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await tabTo(page, '.actions button:has-text("Erase")');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await tabTo(page, '#confirm');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await exists()).toBe(false);
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page } = studio;
  await using _ = await signInElsewhere(studio);
  await openAccount(studio);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).waitFor();
  await page.locator('.figure').waitFor();
  await checkState(studio, 'account');
  await page.request.post(`${studio.service.baseUrl()}/studio/api/v1/uploads?name=fair.svg`, {
    headers: { origin: studio.service.baseUrl(), 'content-type': 'image/svg+xml' },
    data: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>',
  });
  await page.getByRole('button', { name: 'Show or delete uploads' }).click();
  await page.getByText('fair.svg').waitFor();
  await checkState(studio, 'uploads');
  await page.getByRole('button', { name: 'Delete fair.svg' }).click();
  await checkState(studio, 'deleting an upload');
  await page.getByRole('button', { name: 'Delete the file' }).click();
  await page.getByText('0 files of').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase the account' }).click();
  await checkState(studio, 'erasing');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.locator('#confirm-error:not([hidden])').waitFor();
  await checkState(studio, 'refused');
});
