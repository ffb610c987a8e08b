import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const openKeys = async ({ page, open }: Studio): Promise<void> => {
  await open('keys');
  await page.getByRole('button', { name: 'Create a key' }).waitFor();
};

const statusOf = async ({ service }: Studio, key: string): Promise<number> =>
  (await service.app.request('/api/v1/users/me', { headers: { 'x-api-key': key } })).status;

const namesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('tbody th').allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');

/** The key in the dialog that shows it once, which is then closed. */
async function takeKey(page: Page): Promise<string> {
  const key = await page.getByLabel('API key').inputValue();
  await page.getByLabel('I have saved it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('API key').waitFor({ state: 'detached' });
  return key;
}

async function create(page: Page, name: string, rights: string): Promise<string> {
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(rights).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  return await takeKey(page);
}

describe('a key', () => {
  studioTest('is shown once, with the rights that were chosen', async (studio) => {
    const { page, service } = studio;
    await openKeys(studio);
    await page.getByText('No key yet').waitFor();
    const key = await create(page, 'Own program', 'Everything');
    expect(await statusOf(studio, key)).toBe(200);
    await expect.poll(() => namesOf(page)).toEqual(['Own program']);
    // Nowhere any more: not on the page, in the address, or in the browser's storage.
    const kept = await page.evaluate(
      'document.documentElement.outerHTML + location.href + JSON.stringify([localStorage, sessionStorage, history.state])',
    );
    expect(kept).not.toContain(key);
    await page.reload();
    await page.getByText('Own program').waitFor();
    expect(await page.content()).not.toContain(key);
    const signing = await create(page, 'Website', 'Sign cards only');
    expect(await statusOf(studio, signing)).toBe(401);
    expect(service.logText()).not.toContain(signing);
  });

  studioTest('stays on the screen until somebody says that it is saved', async (studio) => {
    const { page } = studio;
    await openKeys(studio);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Website');
    await page.keyboard.press('Enter');
    await page.getByLabel('API key').waitFor();
    for (let count = 0; count < 3; count++) await page.keyboard.press('Escape');
    await page.getByLabel('API key').waitFor();
    expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await takeKey(page);
  });

  studioTest.deep('is renamed', async (studio) => {
    const { page, createKey } = studio;
    await createKey('Website');
    await openKeys(studio);
    await page.getByRole('button', { name: 'Rename: Website' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Blog');
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOf(page)).toEqual(['Blog']);
  });

  studioTest(
    'is replaced: the old one goes on for the time that was chosen, and says so',
    async (studio) => {
      const { page } = studio;
      const old = await studio.createKey('Website');
      await openKeys(studio);
      await page.getByRole('button', { name: 'Rotate: Website' }).click();
      await page.getByLabel('The old key keeps working').selectOption('For an hour');
      await page.getByRole('button', { name: 'Rotate', exact: true }).click();
      const key = await takeKey(page);
      await expect.poll(() => namesOf(page)).toEqual(['Website', 'Website']);
      await page.getByText(/replaced; ends/).waitFor();
      expect(await page.getByRole('button', { name: 'Rotate: Website', disabled: true }).count()).toBe(1);
      expect([await statusOf(studio, old), await statusOf(studio, key)]).toEqual([200, 200]);
      studio.pass(3601_000);
      expect([await statusOf(studio, old), await statusOf(studio, key)]).toEqual([401, 200]);
    },
    { alone: {} },
  );

  studioTest('is revoked after one has read what stops working, also the last one', async (studio) => {
    const { page, service, createKey } = studio;
    const key = await createKey('Website');
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const signed = await service.app.request('/api/v1/sign', {
      method: 'POST',
      headers,
      body: JSON.stringify({
        template: 'og_standard',
        params: { title: 'x' },
        key_id: key.split('_')[1],
        expires_in: 3600,
      }),
    });
    const { pathname, search } = new URL(((await signed.json()) as { url: string }).url);
    for (let count = 0; count < 2; count++) await service.app.request(pathname + search);
    await openKeys(studio);
    await page.getByRole('button', { name: 'Revoke: Website' }).click();
    await page.getByText('They were requested 2 times in the last 30 days.').waitFor();
    await page.getByText('This is the last key that can call the API.').waitFor();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText('No key yet').waitFor();
    expect((await service.app.request(pathname + search)).status).toBe(403);
  });
});

studioTest.deep('all of it works with the keyboard alone', async (studio) => {
  const { page } = studio;
  await openKeys(studio);
  await tabTo(page, '.page-head .button');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await tabTo(page, '#key-name');
  await page.keyboard.type('Website');
  await page.keyboard.press('Enter');
  await page.getByLabel('API key').waitFor();
  await tabTo(page, 'dialog input[type=checkbox]');
  await page.keyboard.press('Space');
  await tabTo(page, 'dialog .button.primary');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke: Website' }).waitFor();
  await tabTo(page, '[aria-label="Revoke: Website"]');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await tabTo(page, 'dialog .button.danger');
  await page.keyboard.press('Enter');
  await page.getByText('No key yet').waitFor();
});

studioTest('an ended session loses no name that was typed', async (studio) => {
  const { page, createKey, endSession } = studio;
  const key = await createKey('mine');
  await openKeys(studio);
  await page.getByRole('button', { name: 'Create a key' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Website');
  await endSession(() => page.getByRole('button', { name: 'Create', exact: true }).click());
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create a key' }).click();
  expect(await name.inputValue()).toBe('Website');
  // Whoever leaves the dialog is done with it.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create a key' }).click();
  expect(await name.inputValue()).toBe('');
});

studioTest(
  'long after the sign-in, one signs in again, and what was typed is done',
  async (studio) => {
    const { page } = studio;
    const key = await studio.createKey('mine');
    await openKeys(studio);
    studio.pass(3600_000);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Website');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Is it still you?' }).waitFor();
    const proof = page.getByLabel('API key or sign-in link');
    await proof.fill('cw_wrong');
    await page.keyboard.press('Enter');
    await page.locator('#proof-error').filter({ hasText: 'mistyped, unknown or revoked' }).waitFor();
    // Left: the dialog before it is as it was.
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Website');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await proof.fill(key);
    await page.keyboard.press('Enter');
    await page.getByLabel('I have saved it').waitFor();
    await takeKey(page);
    await expect.poll(() => namesOf(page)).toEqual(['mine', 'Website']);
  },
  { alone: {} },
);

studioTest('every state is accessible', async (studio) => {
  const { page, createKey } = studio;
  await openKeys(studio);
  await page.getByText('No key yet').waitFor();
  await checkState(studio, 'no keys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await checkState(studio, 'creating');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.locator('#key-name-error:not([hidden])').waitFor();
  await checkState(studio, 'refused');
  await page.getByLabel('Name', { exact: true }).fill('Website');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByLabel('I have saved it').waitFor();
  await checkState(studio, 'shown once');
  await takeKey(page);
  await createKey('A program of our own with quite a long name');
  await page.reload();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await checkState(studio, 'keys');
  await page.getByRole('button', { name: 'Rotate: Website' }).click();
  await checkState(studio, 'rotating');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Revoke: Website' }).click();
  await checkState(studio, 'revoking');
});
